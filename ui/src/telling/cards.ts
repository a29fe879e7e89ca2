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

/** Taroks first, then the suits with the colours taking turns, everything from high to low. */
const ORDER: Record<Suit, number> = { taroks: 0, spades: 1, hearts: 2, clubs: 3, diamonds: 4 };

export function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => ORDER[suitOf(a)] - ORDER[suitOf(b)] || b - a);
}
