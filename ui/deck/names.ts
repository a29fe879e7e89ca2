/** Which symbol of a sheet shows a card. */

import type { Court } from "./glyphs";
import { FAMILIES, SUITS, type Family, type Suit } from "./palette";

/** The styles the deck is drawn in. */
export const DECKS = ["village", "plain"] as const;
export type Deck = (typeof DECKS)[number];

/** The numerals that are cut, I … XXI; the škis has none. */
export const NUMERALS = "I II III IIII V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI".split(" ");
export const SKIS = 22;
const MOND = 21;
const FAMILY_SIZE = 5;

/** The family of a tarok by its number; the trula has the first and the last two. */
export const familyOf = (number: number): Family =>
  number === 1 || number >= MOND ? "trula" : (FAMILIES[Math.floor((number - 1) / FAMILY_SIZE)] ?? "trula");

const FIRST_TAROK = 32;
export const COURTS: readonly Court[] = ["jack", "knight", "queen", "king"];

const RED_COUNTS = [1, 2, 3, 4];
const BLACK_COUNTS = [7, 8, 9, 10];
export const PIP_COUNTS: Record<Suit, readonly number[]> = {
  hearts: RED_COUNTS,
  diamonds: RED_COUNTS,
  spades: BLACK_COUNTS,
  clubs: BLACK_COUNTS,
};

export const symbolId = {
  tarok: (number: number): string => `deck-tarok-${number}`,
  court: (suit: Suit, court: Court): string => `deck-${suit}-${court}`,
  pips: (suit: Suit, count: number): string => `deck-${suit}-${count}`,
  back: (number: number): string => `deck-back-${number}`,
};

/** What indices.ts draws, for the symbols of a sheet to use. */
export const indexId = {
  corner: (symbol: string): string => `${symbol}-corner`,
  numeral: (number: number): string => `deck-numeral-${number}`,
  mark: (court: Court): string => `deck-mark-${court}`,
};

/** Return the symbol of a card 0 … 53; a pip card shows the number that the face, like `♥3`, ends with. */
export function card(number: number, face: string): string {
  if (number >= FIRST_TAROK) return symbolId.tarok(number - FIRST_TAROK + 1);
  const suit = SUITS[number >> 3] as Suit;
  const court = COURTS[(number & 7) - 4];
  return court ? symbolId.court(suit, court) : symbolId.pips(suit, Number(face.replace(/\D/g, "")));
}
