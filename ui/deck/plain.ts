/** The plain deck: no pictures, but numerals, marks and suit signs as large as can be. */

import { PIP, type Court } from "./glyphs";
import { familyOf, indexId, SKIS } from "./names";
import { familyInk, familyPaper, suitInk, type Suit } from "./palette";
import { each, flat, grown, num, type Drawing } from "./pen";
import { PLACES } from "./pips";

const FIELD = "M5 5H95V90H5Z";

const used = (id: string, x: number, y: number, scale: number): Drawing =>
  `<use href="#${id}" transform="translate(${x} ${y})scale(${scale})"/>`;

const big = (suit: Suit, x: number, y: number, scale: number, upsideDown = false): Drawing =>
  `<path d="${PIP[suit]}" transform="translate(${num(x)} ${num(y)})${upsideDown ? "rotate(180)" : ""}scale(${scale})" fill="${suitInk(suit)}" stroke="none"/>`;

/** The trula is starred. */
const STAR = "M50 79 53.2 86.8 61 90H39L46.8 86.8Z";

/** The upper half of a tarok: its numeral once more, on the colour of its family. */
export function plainTarok(number: number): Drawing {
  const family = familyOf(number);
  const ink = familyInk(family);
  const star = family === "trula" ? flat(STAR, ink) : "";
  const numeral = used(indexId.numeral(number), number === SKIS ? 58 : 56, 59, number === SKIS ? 1.9 : 1.65);
  return (
    flat(FIELD, familyPaper(family)) +
    flat("M5 88.8H95V90H5ZM5 5H8V90H5ZM92 5H95V90H92Z", ink) +
    star +
    `<g color="${ink}">${numeral}</g>`
  );
}

/** The upper half of a court: its mark and its suit. */
export const plainCourt = (suit: Suit, court: Court): Drawing =>
  `<g color="${suitInk(suit)}"><path d="${FIELD}" fill="currentColor" fill-opacity=".13" stroke="none"/>` +
  flat("M5 88.8H95V90H5Z", "currentColor") +
  `${used(indexId.mark(court), 66, 33, 1.9)}</g>` +
  big(suit, 66, 68, 1.2);

export function plainPips(suit: Suit, count: number): Drawing {
  const scale = count === 1 ? 3.2 : count < 4 ? 1.9 : count === 4 ? 1.2 : 1.06;
  return grown(
    50,
    90,
    "field",
    each(PLACES[count] ?? "", (x, y) => big(suit, x, y, scale, y > 90)),
  );
}
