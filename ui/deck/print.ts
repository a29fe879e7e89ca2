/** A card of a sheet as a picture of its own: a page that shows it has one element to move, whatever is drawn on it. */

import { INK } from "./palette";
import { LINE, type Drawing } from "./pen";

/** Drawings by their names. */
export type Drawings = Readonly<Record<string, Drawing>>;

export interface Sheet {
  /** The cards, by the name of their symbol. */
  cards: Drawings;
  /** What they use, as do the indices. */
  parts: Drawings;
}

/** Elements by their own names. */
export const named = (elements: readonly Drawing[]): Drawings =>
  Object.fromEntries(elements.map((element) => [/ id="([^"]+)"/.exec(element)?.[1] ?? "", element]));

/** What a drawing uses, and what that uses. */
function used(drawing: Drawing, parts: Drawings, found = new Set<string>()): Set<string> {
  for (const [, name = ""] of drawing.matchAll(/#([\w-]+)/g)) {
    const part = parts[name];
    if (part === undefined || found.has(name)) continue;
    found.add(name);
    used(part, parts, found);
  }
  return found;
}

/** The values of deck.css, by name. */
export type Values = (name: string) => string;

/** Painted with these values: a picture of its own knows nothing of the page. */
export const painted = (drawing: Drawing, values: Values): Drawing =>
  drawing.replace(/var\((--[\w-]+)\)/g, (_, name: string) => values(name));

/** The card as an SVG document. */
export function print(card: string, { cards, parts }: Sheet, values: Values): string {
  const face = cards[card] ?? "";
  const below = [...used(face, parts)].map((name) => parts[name]).join("");
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="180" viewBox="0 0 100 180"><defs>${below}</defs>` +
    `<g stroke="${INK}" stroke-width="${LINE}" stroke-linecap="round" stroke-linejoin="round">${face}</g></svg>`;
  return painted(drawing, values);
}

/** The address at which a browser finds a document that it has already. */
export const address = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${svg.replace(/[%#]/g, encodeURIComponent)}`;
