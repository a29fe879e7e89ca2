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

const [LEFT, MIDDLE, RIGHT] = [37, 50, 63];

const row = (y: number): Point[] => [
  [LEFT, y],
  [RIGHT, y],
];
const one = (y: number): Point[] => [[MIDDLE, y]];

const PLACES: Record<number, readonly Point[]> = {
  1: one(90),
  2: [...one(42), ...one(138)],
  3: [...one(36), ...one(90), ...one(144)],
  4: [...row(62), ...row(118)],
  7: [...row(38), ...one(64), ...row(90), ...row(142)],
  8: [...row(38), ...one(64), ...row(90), ...one(116), ...row(142)],
  9: [...row(30), ...row(69), ...one(90), ...row(111), ...row(150)],
  10: [...row(30), ...one(49), ...row(69), ...row(111), ...one(131), ...row(150)],
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
  return `<g class="deck-field">${each(PLACES[count] ?? [], (x, y) => sign(suit, x, y, scale))}</g>`;
}
