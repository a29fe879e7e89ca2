/** What stands in two opposite corners of every card, to be read in a fanned hand. */

import { CAP, type Court, digits, MARK, PIP, roman, romanWidth } from "./glyphs";
import { NUMERAL, PAPER, suitInk, type Suit } from "./palette";
import { line, num, type Drawing } from "./pen";

/** A sign or a mark in one colour. */
const printed = (d: string, x: number, y: number, scale: number, colour: string): Drawing =>
  `<path d="${d}" transform="translate(${x} ${y})scale(${scale})" fill="${colour}" fill-rule="evenodd" stroke="none"/>`;

/** A drawing in the upper left corner and once more upside down; deck.css may enlarge both. */
function both(id: string, body: Drawing, kind = "deck-index"): Drawing {
  return `<g id="${id}-corner"><g class="${kind}">${body}</g></g><use href="#${id}-corner" transform="rotate(180 50 90)"/>`;
}

/** A piece of bare paper cut out of the picture. */
const cutting = (width: number, height: number): Drawing => {
  const edge = `H${num(6 + width)}V${num(3 + height)}q0 3-3 3H`;
  return `<path d="M5 5${edge}5Z" fill="${PAPER}" stroke="none"/>` + line(`M6 6${edge}6Z`);
};

export const tarokCorners = (id: string, numeral: string): Drawing =>
  both(
    id,
    cutting(romanWidth(numeral) + 6, 27.5) + roman(numeral, 8.7, 8.7, NUMERAL),
    romanWidth(numeral) > 27 ? "deck-wide-numeral" : "deck-numeral",
  );

/** The cap of the jester, who has no number. */
export const skisCorners = (id: string): Drawing =>
  both(id, cutting(29, 27.5) + printed(CAP, 20.5, 21.5, 0.82, NUMERAL));

export function courtCorners(id: string, court: Court, suit: Suit): Drawing {
  const ink = suitInk(suit);
  return both(id, cutting(22, 46) + printed(MARK[court], 17, 21, 0.76, ink) + printed(PIP[suit], 17, 41, 0.72, ink));
}

export function pipCorners(id: string, count: number, suit: Suit): Drawing {
  const ink = suitInk(suit);
  return both(id, digits(count, 15.5, 29, ink) + printed(PIP[suit], 15.5, 42, 0.72, ink));
}
