/** The whole deck as one sprite: a symbol for every card that any game prints, and two backs. */

import { BACKS } from "./backs";
import { courtCorners, pipCorners, skisCorners, tarokCorners } from "./corners";
import { courtFigure } from "./courts";
import { MARK, type Court } from "./glyphs";
import { NUMERALS, SKIS, symbolId } from "./names";
import { CREAM, EDGE, INK, PAPER, RED, SUITS } from "./palette";
import { LINE, repeat, type Drawing } from "./pen";
import { PIP_COUNTS, pips } from "./pips";
import { TAROKS } from "./scenes";

const symbol = (id: string, body: Drawing): string =>
  `<symbol id="${id}" viewBox="0 0 100 180"><g stroke="${INK}" stroke-width="${LINE}" stroke-linecap="round" stroke-linejoin="round">${body}</g></symbol>`;

const shared = (name: string): Drawing => `<use href="#deck-${name}"/>`;

/** An embroidered ribbon covers the line where the two halves meet. */
const RIBBON =
  `<path d="M6 86.5H94V93.5H6Z" fill="${RED}"/>` +
  `<path d="${repeat(11, (i) => `M${6 + i * 8} 90l4-2.5 4 2.5-4 2.5Z`)}" fill="${CREAM}" stroke="none"/>`;

const SHARED =
  `<clipPath id="deck-half"><path d="M6 6H94V90H6Z"/></clipPath>` +
  `<rect id="deck-paper" x=".5" y=".5" width="99" height="179" rx="7" fill="${PAPER}" stroke="${EDGE}" stroke-width="1"/>` +
  `<g id="deck-frame"><path class="deck-shade" d="M6 6H94V174H6Z" stroke="none"/>${RIBBON}<path d="M6 6H94V174H6Z" fill="none"/></g>`;

/** The upper half, and the same upside down. */
const doubled = (id: string, half: Drawing): Drawing =>
  `<g id="${id}-half" clip-path="url(#deck-half)">${half}</g><use href="#${id}-half" transform="rotate(180 50 90)"/>`;

function* symbols(): Generator<string> {
  for (const [i, half] of TAROKS.entries()) {
    const id = symbolId.tarok(i + 1);
    const corners = i + 1 === SKIS ? skisCorners(id) : tarokCorners(id, NUMERALS[i] ?? "");
    yield symbol(id, shared("paper") + doubled(id, half) + shared("frame") + corners);
  }
  for (const suit of SUITS) {
    for (const court of Object.keys(MARK) as Court[]) {
      const id = symbolId.court(suit, court);
      const picture = doubled(id, courtFigure(suit, court)) + shared("frame");
      yield symbol(id, shared("paper") + picture + courtCorners(id, court, suit));
    }
    for (const count of PIP_COUNTS[suit]) {
      const id = symbolId.pips(suit, count);
      yield symbol(id, shared("paper") + pips(suit, count) + pipCorners(id, count, suit));
    }
  }
  for (const [i, back] of BACKS.entries()) yield symbol(symbolId.back(i + 1), shared("paper") + back);
}

/** What stands inside one hidden `<svg>` of the page. */
export const sprite = (): string => `<defs>${SHARED}</defs>${[...symbols()].join("")}`;
