/** The cards as numbers: hearts, diamonds, spades, clubs, eight each, low to king; then the taroks and the škis. */

import type { Card } from "../protocol";

export const SUITS = ["hearts", "diamonds", "spades", "clubs", "taroks"] as const;
export type Suit = (typeof SUITS)[number];

const COURTS = ["jack", "knight", "queen", "king"] as const;
export type Court = (typeof COURTS)[number];

const FIRST_TAROK = 32;
export const SKIS = 53;

export const isTarok = (card: Card): boolean => card >= FIRST_TAROK;
export const suitOf = (card: Card): Suit => SUITS[Math.min(card >> 3, 4)] as Suit;
export const courtOf = (card: Card): Court | null => (isTarok(card) ? null : (COURTS[(card % 8) - 4] ?? null));
export const tarokNumber = (card: Card): number => card - FIRST_TAROK + 1;

/** The suits with the colours taking turns; the taroks before them, or behind them. */
const ORDER: readonly Suit[] = ["spades", "hearts", "clubs", "diamonds"];

/** Where the taroks lie in a hand, and whether the cards of a kind fall or rise. */
export interface Order {
  taroks: "first" | "last";
  ranks: "falling" | "rising";
}
const USUAL: Order = { taroks: "first", ranks: "falling" };

export function sorted(cards: readonly Card[], { taroks, ranks }: Order = USUAL): Card[] {
  const kinds: Suit[] = taroks === "first" ? ["taroks", ...ORDER] : [...ORDER, "taroks"];
  const kind = (card: Card): number => kinds.indexOf(suitOf(card));
  return [...cards].sort((a, b) => kind(a) - kind(b) || (ranks === "falling" ? b - a : a - b));
}
