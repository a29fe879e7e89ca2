/** What stands in two opposite corners of every card, to be read in a fanned hand: drawn in the browser, as one likes it. */

import { arabic, CAP, type Court, type Numeral, PIP, roman, SIGN, stroked } from "./glyphs";
import { COURTS, familyOf, indexId, NUMERALS, PIP_COUNTS, SKIS, symbolId } from "./names";
import { familyInk, familyPaper, INK, PAPER, suitInk, SUITS, type Suit } from "./palette";
import { FINE, grown, line, num, type Drawing } from "./pen";
import type { Drawings } from "./print";

export interface Indices {
  /** The letters of king, queen, horseman and jack; without them their signs stand there. */
  letters: string | null;
  numerals: "roman" | "arabic";
}

/**
 * The letters that a language has for king, queen, horseman and jack.
 *
 * Traditional tarok cards have none, so these are the initials of the words that the page says (`card-king-of` and the
 * following in the locales). But a kaval or kabal has the C of Cavall, for a K looks like a king's, and the Czech kluk
 * has the J of the French-suited cards of his country.
 */
export const LETTERS = { en: "KQNJ", sl: "KDCF", hu: "KDLB", ro: "RDCV", cs: "KDCJ" } as const;

type Part = readonly [id: string, drawing: Drawing];
const part = (id: string, body: Drawing): Part => [id, `<g id="${id}">${body}</g>`];

/** A sign in the colour that is current, around the point. */
const printed = (d: string, x: number, y: number, scale: number): Drawing =>
  `<path d="${d}" transform="translate(${num(x)} ${num(y)})scale(${scale})" fill="currentColor" fill-rule="evenodd" stroke="none"/>`;

/** A label that is laid on the upper left corner of the picture. */
function label(width: number, height: number, paper: string): Drawing {
  const edge = `H${num(5 + width)}V${num(2 + height)}q0 3-3 3H`;
  return `<path d="M5 5${edge}5Z" fill="${paper}" stroke="none"/>` + line(`M5 5${edge}5Z`, INK, FINE);
}

const inked = (colour: string, body: Drawing): Drawing => `<g color="${colour}">${body}</g>`;
/** From where a corner grows. */
const CORNER = [6, 6] as const;

const CAP_WIDTH = 25;
/** From here on a numeral must not grow under its neighbour in the hand. */
const WIDE = 27;

const numeral = (number: number, { numerals }: Indices): Numeral => {
  if (number === SKIS) return { width: CAP_WIDTH, drawing: printed(CAP, 0, 1, 0.84) };
  return numerals === "arabic" ? arabic(number) : roman(NUMERALS[number - 1] ?? "");
};

/** A numeral, and the corner that it stands in. */
function tarok(number: number, choice: Indices): Part[] {
  const { width, drawing } = numeral(number, choice);
  const family = familyOf(number);
  const use = `<use href="#${indexId.numeral(number)}" x="${num(8.5 + width / 2)}" y="19.8"/>`;
  const corner = label(width + 7, 28.5, familyPaper(family)) + use;
  return [
    part(indexId.numeral(number), drawing),
    part(
      indexId.corner(symbolId.tarok(number)),
      inked(familyInk(family), grown(...CORNER, "numeral", corner, width <= WIDE)),
    ),
  ];
}

const LABEL_WIDTH = 23;
const LABEL_HEIGHT = 46.5;
const MIDDLE = 5 + LABEL_WIDTH / 2;

const mark = (court: Court, { letters }: Indices): Part =>
  part(
    indexId.mark(court),
    letters
      ? stroked(letters[COURTS.length - 1 - COURTS.indexOf(court)] ?? "", 0, 10, 3.4)
      : printed(SIGN[court], 0, 0, 0.82),
  );

function suitCorner(id: string, suit: Suit, index: Drawing): Part {
  const body = label(LABEL_WIDTH, LABEL_HEIGHT, PAPER) + index + printed(PIP[suit], MIDDLE, 40, 0.74);
  return part(indexId.corner(id), inked(suitInk(suit), grown(...CORNER, "index", body)));
}

/** The marks, numerals and corners that the cards of a sheet use. */
export function indices(choice: Indices): Drawings {
  const suits = SUITS.flatMap((suit) => [
    ...COURTS.map((court) =>
      suitCorner(symbolId.court(suit, court), suit, `<use href="#${indexId.mark(court)}" x="${MIDDLE}" y="18.5"/>`),
    ),
    ...PIP_COUNTS[suit].map((count) => suitCorner(symbolId.pips(suit, count), suit, stroked(count, MIDDLE, 28))),
  ]);
  const marks = COURTS.map((court) => mark(court, choice));
  const taroks = Array.from({ length: SKIS }, (_, i) => tarok(i + 1, choice)).flat();
  return Object.fromEntries([...marks, ...taroks, ...suits]);
}
