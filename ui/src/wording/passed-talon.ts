/** The talon passed round: who drew, who took and who passed which card; and what found the first Povinost. */

import type { Card, Fact, Game, Seat, TableState, View } from "../protocol";
import type { Translate } from "../i18n/fluent";
import { mark, marks } from "./card-marks";
import { perhaps, who } from "./names";

/** How many cards are offered one by one. */
const OFFERED = [1, 2];

const offers = ({ facts }: View): Fact[] => facts.filter(({ what }) => what === "took" || what === "passed");

/** Who passes a card first takes it after all, if the next one passes it, too. */
const forced = (all: readonly Fact[], { what, seat, value }: Fact): boolean =>
  what === "took" && all.some((fact) => fact.what === "passed" && fact.seat === seat && fact.value === value);

const told = (t: Translate, state: TableState, all: readonly Fact[], fact: Fact): string =>
  t(`log-${forced(all, fact) ? "must" : fact.what}`, { ...who(t, state, fact.seat), value: fact.value });

/** The declarer has drawn the first cards of the talon: said where the game has words for it. */
function drawn(t: Translate, state: TableState): string | null {
  const { view, table } = state;
  if (table.begun.talon === undefined || view.contract === null || view.declarer === null) return null;
  return perhaps(t, `round-${view.contract}`, who(t, state, view.declarer));
}

/** What is told of the talon, by the numbers of actions: in place of what is said of them otherwise, and after it. */
export interface RoundTold {
  instead: Map<number, string>;
  after: Map<number, string[]>;
}

export function roundTold(t: Translate, state: TableState): RoundTold {
  const { view } = state;
  const { log } = view;
  const instead = new Map<number, string>();
  const after = new Map<number, string[]>();
  const draw = drawn(t, state);
  if (draw === null) return { instead, after };
  let at = (state.table.begun.talon ?? 0) - 1;
  after.set(at, [draw]);
  const next = log[at + 1];
  if (next?.[0] === view.declarer && next[1].type === "pass")
    instead.set((at += 1), t("log-keeps", who(t, state, next[0])));
  const all = offers(view);
  for (const fact of all) {
    const words = told(t, state, all, fact);
    const type = fact.what === "took" ? "take" : "pass";
    const action = forced(all, fact)
      ? -1
      : log.findIndex(([by, each], i) => i > at && by === fact.seat && each.type === type);
    if (action < 0) after.set(at, [...(after.get(at) ?? []), words]);
    else instead.set((at = action), words);
  }
  return { instead, after };
}

/** Cards of the talon that lie together, and what has become of them. */
export interface PassedCards {
  count: number;
  told: string[];
}

export function passedCards(t: Translate, state: TableState): PassedCards[] {
  const { view } = state;
  const draw = drawn(t, state);
  if (draw === null) return [];
  const all = offers(view);
  const each = OFFERED.map((value) => ({
    count: 1,
    told: all.filter((fact) => fact.value === value).map((fact) => told(t, state, all, fact)),
  }));
  const value = offered(view);
  if (value && view.due !== null) each[value - 1]?.told.push(t("round-offered", { ...who(t, state, view.due), value }));
  return [{ count: 4, told: [draw] }, ...each];
}

/** Which card is offered now; 0: none. */
function offered(view: View): number {
  if (view.phase !== "talon" || view.due === view.declarer) return 0;
  const taken = offers(view)
    .filter(({ what }) => what === "took")
    .map(({ value }) => value);
  return OFFERED.find((value) => !taken.includes(value)) ?? 0;
}

/** What happens to the card that is offered, if it is passed: it goes on, or comes back to who passed it first. */
export function passingOn(t: Translate, state: TableState): string {
  const { view } = state;
  const value = offered(view);
  if (!value || view.declarer === null) return "";
  const first = view.facts.find((fact) => fact.what === "passed" && fact.value === value);
  const next: Seat = first?.seat ?? (view.declarer + view.held.length - 1) % view.held.length;
  const unseen = seenCard(view) === null ? [t("round-unseen")] : [];
  return [...unseen, t(first ? "round-back" : "round-on", who(t, state, next))].join(" ");
}

/** The card that is offered, where the player may look at it first. */
export function seenCard(view: View): Card | null {
  const looks = view.shown.filter(({ what }) => what === "look");
  return (offered(view) ? looks.at(-1)?.cards[0] : null) ?? null;
}

/** The cards that found the first Povinost, and how: lines in which the cards are marked. */
export function foundBy(t: Translate, game: Game, state: TableState): { cards: Card[]; told: string[] } | null {
  const { shown } = state.view;
  const found = shown.find(({ what }) => what === "povinost");
  if (!found || found.seat === null) return null;
  const below = shown.find(({ what }) => what === "in_talon")?.cards ?? [];
  const missed = below.length ? [t("log-in_talon", { cards: marks(t, game, below) })] : [];
  const held = found.cards.map((card) =>
    t("log-povinost", { ...who(t, state, found.seat ?? 0), card: mark(t, game, card) }),
  );
  return { cards: [...below, ...found.cards], told: [...missed, ...held] };
}
