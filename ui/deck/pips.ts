/** The pip cards: as many signs as the number in the corner says. */

import { PIP } from "./glyphs";
import { PAPER, suitInk, type Suit } from "./palette";
import { each, num, type Drawing } from "./pen";

const RED_COUNTS = [1, 2, 3, 4];
const BLACK_COUNTS = [7, 8, 9, 10];
export const PIP_COUNTS: Record<Suit, readonly number[]> = {
  hearts: RED_COUNTS,
  diamonds: RED_COUNTS,
  spades: BLACK_COUNTS,
  clubs: BLACK_COUNTS,
};

const PLACES: Record<number, string> = {
  1: "50 90",
  2: "50 42, 50 138",
  3: "50 36, 50 90, 50 144",
  4: "37 62, 63 62, 37 118, 63 118",
  7: "37 38, 63 38, 50 64, 37 90, 63 90, 37 142, 63 142",
  8: "37 38, 63 38, 50 64, 37 90, 63 90, 50 116, 37 142, 63 142",
  9: "37 30, 63 30, 37 69, 63 69, 50 90, 37 111, 63 111, 37 150, 63 150",
  10: "37 30, 63 30, 50 49, 37 69, 63 69, 37 111, 63 111, 50 131, 37 150, 63 150",
};

/** What the knife has lifted out of each sign: a tulip, a star, a leaf, three berries. */
const CUT: Record<Suit, string> = {
  hearts:
    "M0 7C-1.7 3-1.7 0 0-3.5 1.7 0 1.7 3 0 7ZM-3.2 2.5C-6.5.5-8-3-7-6.5-4.2-5-3-1-3.2 2.5ZM3.2 2.5C6.5.5 8-3 7-6.5 4.2-5 3-1 3.2 2.5Z",
  diamonds: "M0-8 1.6-1.9 6 0 1.6 1.9 0 8-1.6 1.9-6 0-1.6-1.9Z",
  spades:
    "M0-8C1.5-4 1.5 0 0 4.5-1.5 0-1.5-4 0-8ZM-3 5C-6.5 6-8.5 3-7.5-.5-5 0-3.2 2-3 5ZM3 5C6.5 6 8.5 3 7.5-.5 5 0 3.2 2 3 5Z",
  clubs:
    "M-1.8-8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0ZM-7.6 1.8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0ZM4 1.8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0Z",
};

function sign(suit: Suit, x: number, y: number, scale: number): Drawing {
  const upsideDown = y > 90 ? "rotate(180)" : "";
  return (
    `<g transform="translate(${num(x)} ${num(y)})${upsideDown}scale(${scale})" stroke="none">` +
    `<path d="${PIP[suit]}" fill="${suitInk(suit)}"/><path d="${CUT[suit]}" transform="scale(.8)" fill="${PAPER}"/></g>`
  );
}

export function pips(suit: Suit, count: number): Drawing {
  const scale = count === 1 ? 2.6 : count === 4 ? 1.1 : count < 4 ? 1.4 : 0.88;
  return `<g class="deck-field">${each(PLACES[count] ?? "", (x, y) => sign(suit, x, y, scale))}</g>`;
}
