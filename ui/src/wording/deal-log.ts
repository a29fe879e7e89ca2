/** The second renderer of a state: what has happened in the deal, in sentences. */

import { HIDDEN, type Action, type Game, type Seat, type TableState } from "../protocol";
import { sorted } from "../selectors/card-numbers";
import { inflected, type Translate } from "../i18n/fluent";
import { toldBy } from "./table-facts";
import { foundBy, roundTold } from "./passed-talon";
import { HIGHEST } from "./actions";
import { parts, WHOLE } from "../selectors/talon-parts";
import { holds, isLast, key, phaseOf } from "../selectors/table-view";
import { mark, marks, pieces, spelled, type Piece } from "./card-marks";
import { perhaps, stakeName, who, whoAt } from "./names";

/** Everything that has happened in the deal, in order; a card that may not be looked at any more is no line. */
export const chronicle = (t: Translate, game: Game, state: TableState): string[] =>
  marked(t, game, state)
    .filter(Boolean)
    .map((line) => spelled(t, game, line));

/** The same, with the cards that the lines name, and what else was noted after this number of actions. */
export const pictured = (t: Translate, game: Game, state: TableState, noted?: Asides): Piece[][] =>
  marked(t, game, state, noted).filter(Boolean).map(pieces);

/** What was noted after this number of actions. */
export type Asides = (after: number) => string[];

/**
 * A later state of the deal has more lines, and the same first ones, but for those that are empty then: what may not
 * be looked at any more.
 */
function marked(t: Translate, game: Game, state: TableState, noted: Asides = () => []): string[] {
  const lines = [...opening(t, state), ...noted(0)];
  const { view } = state;
  const count = { played: 0, vitamins: 0 };
  let talonTold = false;
  const talon = view.shown.find((show) => show.what === "talon" && show.cards.length === WHOLE);
  const tellTalon = (): void => {
    if (talon && !talonTold) lines.push(t("log-talon", { cards: marks(t, game, talon.cards) }));
    talonTold = true;
  };
  const found = foundBy(t, game, state)?.told ?? [];
  const round = roundTold(t, state);
  for (const [i, [, action]] of view.log.entries()) {
    if (action.type === "take") tellTalon();
    if (action.type === "bid") lines.push(...found.splice(0));
    const covered =
      action.type === "play" && view.tricks[Math.floor(count.played / view.held.length)]?.cards.length === 0;
    lines.push(
      covered ? "" : (round.instead.get(i) ?? told(t, game, state, i)),
      ...toldBy(t, game, state, i),
      ...(round.after.get(i) ?? []),
    );
    if (action.type === "play") lines.push(...trickTold(t, game, state, count));
    lines.push(...noted(i + 1));
  }
  if (["exchange", "announcements"].includes(view.phase)) tellTalon();
  return [...lines, ...found, ...closing(t, state)];
}

/** What is new in a state: all its lines, or those that the state before did not have. */
export function news(t: Translate, game: Game, before: TableState | null, state: TableState): string[] {
  if (!before || before.table.deal !== state.table.deal) return chronicle(t, game, state);
  return marked(t, game, state)
    .slice(marked(t, game, before).length)
    .filter(Boolean)
    .map((line) => spelled(t, game, line));
}

function opening(t: Translate, state: TableState): string[] {
  const { table, view } = state;
  const marks = view.carry.marks;
  const lines = [t("log-deal", { number: table.deal, ...whoAt(t, table, table.dealer) })];
  for (const [mark, [value = 0, ...others]] of Object.entries(marks)) {
    const words = value && !others.length ? perhaps(t, `log-${mark}`, { value }) : null;
    if (words) lines.push(words);
  }
  if (isLast(view.carry)) lines.push(t("log-last-deal"));
  return lines;
}

function closing(t: Translate, state: TableState): string[] {
  return state.view.shown.flatMap(({ what, seat }) =>
    what === "no_tarok" && seat !== null ? [t("log-no-tarok", who(t, state, seat))] : [],
  );
}

/** What was said or done as the action with this number. */
function told(t: Translate, game: Game, state: TableState, i: number): string {
  const { view } = state;
  const [seat, action] = view.log[i] as [Seat, Action];
  const before = view.log.slice(0, i);
  const by = who(t, state, seat);
  switch (action.type) {
    case "cut":
    case "knock":
      return t(`log-${action.type}`, by);
    case "pass": {
      const said = before.filter(
        ([each, { type }], at) => each === seat && type === "announce" && phaseOf(state, at) === phaseOf(state, i),
      ).length;
      return perhaps(t, `log-pass-${phaseOf(state, i)}`, { ...by, said }) ?? t("log-pass", by);
    }
    case "reject": {
      const left = view.shown.filter((show) => show.what === "talon")[
        before.filter(([, each]) => each.type === "reject").length
      ];
      return t("log-reject", { ...by, cards: marks(t, game, left?.cards ?? []) });
    }
    case "throwin":
    case "oppose":
    case "surrender":
      return t(`log-${action.type}`, by);
    case "method":
      return t("log-method", { ...by, method: t(`method-${action.how}`) });
    case "pick":
      return t("log-pick", { ...by, packet: action.packet });
    case "place":
      return t("log-place", { ...by, when: action.talon });
    case "bid":
      return (
        (holds(view, action, i) ? perhaps(t, "log-hold", by) : null) ??
        t("log-bid", { ...by, contract: inflected(t, `contract-${action.contract}`) })
      );
    case "choose":
      return t("log-choose", { ...by, contract: inflected(t, `contract-${action.contract}`) });
    case "call":
      return t("log-call", {
        ...by,
        card: action.card === HIDDEN ? inflected(t, "card-unnamed") : mark(t, game, action.card),
      });
    case "take": {
      const cards = parts(game, view)[action.part - 1] ?? [];
      return cards.length
        ? t("log-take", { ...by, cards: marks(t, game, cards) })
        : t("log-take-part", { ...by, number: action.part });
    }
    case "lay":
      return action.card === HIDDEN
        ? t("log-lay-hidden", by)
        : t("log-lay", { ...by, card: mark(t, game, action.card) });
    case "announce":
      return t("log-announce", { ...by, bonus: inflected(t, `bonus-${action.bonus}`) });
    case "kontra": {
      const level = before.filter(([, each]) => key(each) === key(action)).length + 1;
      const stake = stakeName(t, state, action.what, action.seat);
      return t("log-kontra", { ...by, level: inflected(t, `kontra-${Math.min(level, HIGHEST)}`), stake });
    }
    case "play":
      return t("log-play", { ...by, card: mark(t, game, action.card) });
  }
}

function trickTold(t: Translate, game: Game, state: TableState, count: { played: number; vitamins: number }): string[] {
  const { view } = state;
  count.played += 1;
  if (count.played % view.held.length) return [];
  const number = count.played / view.held.length;
  const trick = view.tricks[number - 1];
  if (!trick) return [];
  const vitamin = view.shown.filter((show) => show.what === "vitamin")[number - 1];
  const lines = [t("log-trick", { ...who(t, state, trick.winner), number })];
  if (vitamin) lines.push(t("log-vitamin", { card: marks(t, game, vitamin.cards) }));
  const open = view.shown.find((show) => show.what === "hand");
  if (number === 1 && open && open.seat !== null) {
    lines.push(t("log-open-hand", { ...who(t, state, open.seat), cards: marks(t, game, sorted(open.cards)) }));
  }
  return lines;
}
