/** What stands in two opposite corners of every card, to be read in a fanned hand. */

import { CAP, type Court, digits, MARK, PIP, roman, romanWidth } from "./glyphs";
import { NUMERAL, PAPER, suitInk, type Suit } from "./palette";
import { line, num, type Drawing } from "./pen";

export const sign = (suit: Suit, x: number, y: number, scale: number): Drawing =>
  `<path d="${PIP[suit]}" transform="translate(${num(x)} ${num(y)})scale(${scale})" fill="${suitInk(suit)}" stroke="none"/>`;

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
  both(
    id,
    cutting(29, 27.5) +
      `<path d="${CAP}" transform="translate(20.5 21.5)scale(.82)" fill="${NUMERAL}" fill-rule="evenodd" stroke="none"/>`,
  );

export const courtCorners = (id: string, court: Court, suit: Suit): Drawing =>
  both(
    id,
    cutting(22, 46) +
      `<path d="${MARK[court]}" transform="translate(17 21)scale(.76)" fill="${suitInk(suit)}" fill-rule="evenodd" stroke="none"/>` +
      sign(suit, 17, 41, 0.72),
  );

export const pipCorners = (id: string, count: number, suit: Suit): Drawing =>
  both(id, digits(count, 15.5, 29, suitInk(suit)) + sign(suit, 15.5, 42, 0.72));
