/** The pip cards: as many signs as the number in the corner says. */

import { PIP } from "./glyphs";
import { PAPER, suitInk, type Suit } from "./palette";
import { each, num, type Drawing, type Point } from "./pen";

const RED_COUNTS = [1, 2, 3, 4];
const BLACK_COUNTS = [7, 8, 9, 10];
export const PIP_COUNTS: Record<Suit, readonly number[]> = {
  hearts: RED_COUNTS,
  diamonds: RED_COUNTS,
  spades: BLACK_COUNTS,
  clubs: BLACK_COUNTS,
};

const [LEFT, MIDDLE, RIGHT] = [35, 50, 65];

const PLACES: Record<number, readonly Point[]> = {
  1: [[MIDDLE, 90]],
  2: [[MIDDLE, 45], [MIDDLE, 135]],
  3: [[MIDDLE, 38], [MIDDLE, 90], [MIDDLE, 142]],
  4: [[LEFT, 48], [RIGHT, 48], [LEFT, 132], [RIGHT, 132]],
  7: [[LEFT, 42], [RIGHT, 42], [MIDDLE, 66], [LEFT, 90], [RIGHT, 90], [LEFT, 138], [RIGHT, 138]],
  8: [[LEFT, 42], [RIGHT, 42], [MIDDLE, 66], [LEFT, 90], [RIGHT, 90], [MIDDLE, 114], [LEFT, 138], [RIGHT, 138]],
  9: [[LEFT, 38], [RIGHT, 38], [LEFT, 72], [RIGHT, 72], [MIDDLE, 90], [LEFT, 108], [RIGHT, 108], [LEFT, 142], [RIGHT, 142]],
  10: [[LEFT, 38], [RIGHT, 38], [MIDDLE, 55], [LEFT, 72], [RIGHT, 72], [LEFT, 108], [RIGHT, 108], [MIDDLE, 125], [LEFT, 142], [RIGHT, 142]],
};

/** A light cut along the left side of a sign, as the knife leaves it. */
const CUT: Record<Suit, string> = {
  hearts: "M-8-5C-8-8-6-9.5-4-9-6-7.5-7-4-6-1-7.5-2-8-3.5-8-5Z",
  diamonds: "M-6.5 0C-4-2.5-2-5-.8-8-1.5-4.5-3-1.5-4.5 0-3 1.5-1.5 4.5-.8 8-2 5-4 2.5-6.5 0Z",
  spades: "M-8.3 4C-8-.5-4-3-1.5-6.5-3-2.5-6.5.5-6.3 4.5-7.3 5.5-8.3 5-8.3 4Z",
  clubs: "M-3.2-7.5C-3.2-10-1.5-11-.5-10.8-1.8-9.5-2-8-1.7-6-2.7-6-3.2-6.7-3.2-7.5ZM-8.3 2C-8.3-.5-6.5-1.5-5.5-1.3-6.8 0-7 1.5-6.7 3.5-7.7 3.5-8.3 2.8-8.3 2Z",
};

function sign(suit: Suit, x: number, y: number, scale: number): Drawing {
  const upsideDown = y > 90 ? "rotate(180)" : "";
  return (
    `<g transform="translate(${num(x)} ${num(y)})${upsideDown}scale(${scale})" stroke="none">` +
    `<path d="${PIP[suit]}" fill="${suitInk(suit)}"/><path d="${CUT[suit]}" fill="${PAPER}"/></g>`
  );
}

export function pips(suit: Suit, count: number): Drawing {
  const scale = count === 1 ? 2.6 : count <= 4 ? 1.4 : 1.05;
  return `<g class="deck-field">${each(PLACES[count] ?? [], (x, y) => sign(suit, x, y, scale))}</g>`;
}
