/** A whole deck on one sheet: every card that any game prints, and two backs. */

import { BACKS } from "./backs";
import { courtFigure } from "./courts";
import type { Court } from "./glyphs";
import { LIGHTS } from "./light";
import { COURTS, familyOf, indexId, PIP_COUNTS, symbolId, type Deck } from "./names";
import {
  CREAM,
  EDGE,
  FAMILIES,
  familyInk,
  familyPaper,
  GOLD,
  PAPER,
  RED,
  SUITS,
  WINE,
  type Family,
  type Suit,
} from "./palette";
import { dusk, FINE, repeat, type Drawing } from "./pen";
import { FIELD, pips } from "./pips";
import { plainCourt, plainPips, plainTarok } from "./plain";
import { named, type Sheet } from "./print";
import { TAROKS } from "./scenes";

const shared = (name: string): Drawing => `<use href="#deck-${name}"/>`;

/** A coloured line between two fine ones. */
const border = (colour: string): Drawing =>
  `<path d="M5.6 5.6H94.4V174.4H5.6Z" fill="none" stroke="${colour}" stroke-width="2.8"/>` +
  `<path d="M7 7H93V173H7ZM4.2 4.2H95.8V175.8H4.2Z" fill="none" stroke-width="${FINE}"/>`;

/** What is printed around the pictures: one band for every family of taroks, another for the suits. */
const frame = (name: string, band: string, ribbon: string, stitches: string): Drawing =>
  `<g id="deck-frame-${name}">${dusk("M6 6H94V174H6Z")}` +
  `<path d="M5 86.5H95V93.5H5Z" fill="${ribbon}"/>` +
  `<path d="${repeat(11, (i) => `M${6 + i * 8} 90l4-2.5 4 2.5-4 2.5Z`)}" fill="${stitches}" stroke="none"/>` +
  border(band) +
  "</g>";

const ribbonOf = (family: Family): readonly [ribbon: string, stitches: string] =>
  family === "trula" ? [WINE, GOLD] : [familyInk(family), familyPaper(family)];

const FRAMES = [
  ...FAMILIES.map((family) => frame(family, familyInk(family), ...ribbonOf(family))),
  frame("suits", PAPER, RED, CREAM),
  `<g id="deck-border">${border(PAPER)}</g>`,
  FIELD,
];

const SHARED = [
  `<clipPath id="deck-half"><path d="M6 6H94V90H6Z"/></clipPath>`,
  `<rect id="deck-paper" x=".5" y=".5" width="99" height="179" rx="7" fill="${PAPER}" stroke="${EDGE}" stroke-width="1"/>`,
];

const turnedOver = (href: string): Drawing =>
  `<use href="#${href}"/><use href="#${href}" transform="rotate(180 50 90)"/>`;

/** The upper half, and the same upside down. */
const doubled = (id: string, half: Drawing): Drawing =>
  `<g id="${id}-half" clip-path="url(#deck-half)">${half}</g><use href="#${id}-half" transform="rotate(180 50 90)"/>`;

/** A card with what indices.ts draws in its corners. */
const printed = (id: string, picture: Drawing): Drawing => shared("paper") + picture + turnedOver(indexId.corner(id));

/** The pictures of a style. */
interface Style {
  /** What several of them use. */
  shared: readonly Drawing[];
  tarok: (number: number, id: string) => Drawing;
  court: (suit: Suit, court: Court, id: string) => Drawing;
  pips: (suit: Suit, count: number) => Drawing;
}

const STYLES: Record<Deck, Style> = {
  village: {
    shared: [...LIGHTS, ...FRAMES],
    tarok: (number, id) => doubled(id, TAROKS[number - 1] ?? "") + shared(`frame-${familyOf(number)}`),
    court: (suit, court, id) => doubled(id, courtFigure(suit, court)) + shared("frame-suits"),
    pips,
  },
  plain: {
    shared: [],
    tarok: (number, id) => doubled(id, plainTarok(number)),
    court: (suit, court, id) => doubled(id, plainCourt(suit, court)),
    pips: plainPips,
  },
};

function* cards(style: Style): Generator<[id: string, face: Drawing]> {
  for (const i of TAROKS.keys()) {
    const id = symbolId.tarok(i + 1);
    yield [id, printed(id, style.tarok(i + 1, id))];
  }
  for (const suit of SUITS) {
    for (const court of COURTS) {
      const id = symbolId.court(suit, court);
      yield [id, printed(id, style.court(suit, court, id))];
    }
    for (const count of PIP_COUNTS[suit]) {
      const id = symbolId.pips(suit, count);
      yield [id, printed(id, style.pips(suit, count))];
    }
  }
  for (const [i, back] of BACKS.entries()) yield [symbolId.back(i + 1), shared("paper") + back];
}

export const sheet = (deck: Deck): Sheet => ({
  cards: Object.fromEntries(cards(STYLES[deck])),
  parts: named([...SHARED, ...STYLES[deck].shared]),
});
