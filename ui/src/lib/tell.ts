/** The second renderer of a state: what has happened in the deal, in sentences. */

import { HIDDEN, type Action, type Game, type Seat, type State, type View } from "../protocol";
import { sorted } from "./cards";
import type { Translate } from "./fluent";
import { isLast } from "./view";
import { cardName, cardNames, stakeName, who, whoAt } from "./words";

/** Everything that has happened in the deal, in order. A later state of the deal has more lines, and the same first ones. */
export function chronicle(t: Translate, game: Game, state: State): string[] {
  const lines = opening(t, state);
  const { view } = state;
  const count = { played: 0, vitamins: 0 };
  const kontras = new Map<string, number>();
  let talonTold = false;
  const talon = view.shown.find((show) => show.what === "talon");
  const tellTalon = (): void => {
    if (talon && !talonTold) lines.push(t("log-talon", { cards: cardNames(t, game, talon.cards) }));
    talonTold = true;
  };
  for (const [seat, action] of view.log) {
    if (action.type === "take") tellTalon();
    lines.push(told(t, game, state, seat, action, kontras));
    if (action.type === "play") lines.push(...trickTold(t, game, state, count));
  }
  if (["exchange", "announcements"].includes(view.phase)) tellTalon();
  return [...lines, ...closing(t, state)];
}

/** What is new in a state: all its lines, or those that the state before did not have. */
export function news(t: Translate, game: Game, before: State | null, state: State): string[] {
  const now = chronicle(t, game, state);
  if (!before || before.table.deal !== state.table.deal) return now;
  return now.slice(chronicle(t, game, before).length);
}

function opening(t: Translate, state: State): string[] {
  const { table, view } = state;
  const marks = view.carry.marks;
  const lines = [t("log-deal", { number: table.deal, ...whoAt(t, table, table.dealer) })];
  if (marks.compulsory_klop?.[0]) lines.push(t("log-compulsory"));
  if (marks.skis_round?.[0]) lines.push(t("log-skis-round"));
  if (isLast(view.carry)) lines.push(t("log-last-deal"));
  return lines;
}

function closing(t: Translate, state: State): string[] {
  return state.view.shown.flatMap(({ what, seat }) =>
    what === "no_tarok" && seat !== null ? [t("log-no-tarok", who(t, state, seat))] : [],
  );
}

function told(t: Translate, game: Game, state: State, seat: Seat, action: Action, kontras: Map<string, number>): string {
  const by = who(t, state, seat);
  switch (action.type) {
    case "cut":
    case "knock":
    case "pass":
      return t(`log-${action.type}`, by);
    case "pick":
      return t("log-pick", { ...by, packet: action.packet });
    case "place":
      return t("log-place", { ...by, when: action.talon });
    case "bid":
    case "choose":
      return t(`log-${action.type}`, { ...by, contract: t(`contract-${action.contract}`) });
    case "call":
      return t("log-call", { ...by, card: cardName(t, game, action.card) });
    case "take":
      return t("log-take", { ...by, cards: cardNames(t, game, partOf(game, state.view, action.part)) });
    case "lay":
      return action.card === HIDDEN
        ? t("log-lay-hidden", by)
        : t("log-lay", { ...by, card: cardName(t, game, action.card) });
    case "announce":
      return t("log-announce", { ...by, bonus: t(`bonus-${action.bonus}`) });
    case "kontra": {
      const level = (kontras.get(action.what + action.seat) ?? 0) + 1;
      kontras.set(action.what + action.seat, level);
      const stake = stakeName(t, state, action.what, action.seat);
      return t("log-kontra", { ...by, level: t(`kontra-${Math.min(level, 4)}`), stake });
    }
    case "play":
      return t("log-play", { ...by, card: cardName(t, game, action.card) });
  }
}

function trickTold(t: Translate, game: Game, state: State, count: { played: number; vitamins: number }): string[] {
  const { view } = state;
  count.played += 1;
  if (count.played % view.held.length) return [];
  const number = count.played / view.held.length;
  const trick = view.tricks[number - 1];
  if (!trick) return [];
  const vitamin = view.shown.filter((show) => show.what === "vitamin")[number - 1];
  const lines = [t("log-trick", { ...who(t, state, trick.winner), number })];
  if (vitamin) lines.push(t("log-vitamin", { card: cardNames(t, game, vitamin.cards) }));
  const open = view.shown.find((show) => show.what === "hand");
  if (number === 1 && open && open.seat !== null) {
    lines.push(t("log-open-hand", { ...who(t, state, open.seat), cards: cardNames(t, game, sorted(open.cards)) }));
  }
  return lines;
}

/** The cards of one part of the talon as it was turned up. */
export function partOf(game: Game, view: View, part: number): number[] {
  return parts(game, view)[part - 1] ?? [];
}

/** The talon as it was turned up, in the parts of which the declarer takes one. */
export function parts(game: Game, view: View): number[][] {
  const talon = view.shown.find((show) => show.what === "talon")?.cards ?? [];
  const size = game.contracts.find((contract) => contract.id === dealtFor(view))?.talon || talon.length || 1;
  return Array.from({ length: Math.ceil(talon.length / size) }, (_, i) => talon.slice(i * size, (i + 1) * size));
}

/** The contract that the talon was laid out for: a raise to colour valat comes later. */
function dealtFor(view: View): string | null {
  const before = view.log.slice(0, view.log.findIndex(([, action]) => action.type === "take") + 1 || undefined);
  const said = before.findLast(([, action]) => action.type === "choose" || action.type === "bid")?.[1];
  return said && "contract" in said ? said.contract : view.contract;
}
