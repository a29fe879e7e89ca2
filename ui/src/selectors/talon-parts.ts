/** The talon as it lies on the table: in the parts of which one may be taken, open or face down. */

import type { Card, Game, View } from "../protocol";

/** How many cards the talon has. */
export const WHOLE = 6;

/** The cards of every part; one that one has not seen has none. */
export function parts(game: Game, view: View): Card[][] {
  const size = game.contracts.find(({ id }) => id === laidOutFor(view))?.talon ?? 0;
  const open = view.shown.filter(({ what }) => what === "talon");
  const all = open.find(({ cards }) => cards.length === WHOLE)?.cards;
  if (all) return inParts(all, size || WHOLE);
  const looks = view.shown.filter(({ what }) => what === "look");
  if (!size) return looks.slice(-1).map(({ cards }) => cards);
  const laidOut = view.phase === "talon" || view.facts.some(({ what }) => what === "look" || what === "set");
  if (!looks.length && !open.length && !laidOut) return [];
  const seen = new Map<number, Card[]>();
  for (const shows of [looks, open]) shows.forEach(({ cards }, i) => seen.set(number(view, i), cards));
  return Array.from({ length: WHOLE / size }, (_, i) => seen.get(i + 1) ?? []);
}

/** Sets are looked at one after another, from the first on or in the order that is noted. */
function number(view: View, look: number): number {
  return view.facts.filter(({ what }) => what === "look")[look]?.value ?? look + 1;
}

const inParts = (cards: Card[], size: number): Card[][] =>
  Array.from({ length: Math.ceil(cards.length / size) }, (_, i) => cards.slice(i * size, (i + 1) * size));

/** The contract that the talon was laid out for: a raise to colour valat comes later. */
function laidOutFor(view: View): string | null {
  const before = view.log.slice(0, view.log.findIndex(([, action]) => action.type === "take") + 1 || undefined);
  const said = before.findLast(([, action]) => action.type === "choose" || action.type === "bid")?.[1];
  return said && "contract" in said ? said.contract : view.contract;
}

/** The part that was taken. */
export function taken(view: View): number | null {
  const action = view.log.findLast(([seat, each]) => each.type === "take" && seat === view.declarer)?.[1];
  return action?.type === "take" ? action.part : null;
}
