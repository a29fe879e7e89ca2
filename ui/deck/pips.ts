/** The pip cards: as many signs as the number in the corner says. */

import { PIP } from "./glyphs";
import { PAPER, suitGround, suitInk, type Suit } from "./palette";
import { each, grown, num, repeat, type Drawing } from "./pen";

/** Where the signs are. */
export const PLACES: Record<number, string> = {
  1: "50 90",
  2: "52 46, 48 134",
  3: "54 38, 50 90, 46 142",
  4: "46 52, 74 52, 26 128, 54 128",
  7: "46 34, 74 34, 60 62, 36 90, 64 90, 26 146, 54 146",
  8: "46 34, 74 34, 60 62, 36 90, 64 90, 40 118, 26 146, 54 146",
  9: "46 30, 74 30, 44 61, 72 61, 50 90, 28 119, 56 119, 26 150, 54 150",
  10: "46 28, 74 28, 60 47.5, 44 68, 72 68, 28 112, 56 112, 40 132.5, 26 152, 54 152",
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

/** Stitches along the frame, as on the hem of a shirt. */
const STITCHES =
  repeat(10, (i) => `M${num(9.5 + i * 8.1)} 7l4.05 3.6 4.05-3.6`) +
  repeat(20, (i) => `M7 ${num(9.7 + i * 8.03)}l3.6 4.02-3.6 4.01`);

/** What all cards of a suit's numbers have: stitches within a frame of the same kind as that of the courts. */
export const FIELD: Drawing =
  `<g id="deck-field"><path id="deck-stitches" d="${STITCHES}" fill="currentColor" fill-opacity=".4" stroke="none"/>` +
  `<use href="#deck-stitches" transform="rotate(180 50 90)"/></g>`;

export function pips(suit: Suit, count: number): Drawing {
  const scale = count === 1 ? 2.8 : count === 4 ? 1.15 : count < 4 ? 1.5 : 1;
  return (
    `<path d="M6 6H94V174H6Z" fill="${suitGround(suit)}" stroke="none"/><g color="${suitInk(suit)}"><use href="#deck-field"/></g><use href="#deck-border"/>` +
    grown(
      50,
      90,
      "field",
      each(PLACES[count] ?? "", (x, y) => sign(suit, x, y, scale)),
    )
  );
}
