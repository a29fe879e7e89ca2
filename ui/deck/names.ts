/** Which symbol of the sprite shows a card. */

import type { Court } from "./glyphs";
import { SUITS, type Suit } from "./palette";

/** The numerals that are cut, I … XXI; the škis has none. */
export const NUMERALS = "I II III IIII V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI".split(" ");
export const SKIS = 22;

const FIRST_TAROK = 32;
const COURTS: readonly Court[] = ["jack", "knight", "queen", "king"];

export const symbolId = {
  tarok: (number: number): string => `deck-tarok-${number}`,
  court: (suit: Suit, court: Court): string => `deck-${suit}-${court}`,
  pips: (suit: Suit, count: number): string => `deck-${suit}-${count}`,
  back: (number: number): string => `deck-back-${number}`,
};

/** Return the symbol of a card 0 … 53; a pip card shows the number that the face, like `♥3`, ends with. */
export function card(number: number, face: string): string {
  if (number >= FIRST_TAROK) return symbolId.tarok(number - FIRST_TAROK + 1);
  const suit = SUITS[number >> 3] as Suit;
  const court = COURTS[(number & 7) - 4];
  return court ? symbolId.court(suit, court) : symbolId.pips(suit, Number(face.replace(/\D/g, "")));
}
