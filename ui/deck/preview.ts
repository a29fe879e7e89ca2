/** All cards on one page, for the eye. */

import { readFileSync } from "node:fs";
import { indices, LETTERS } from "./indices";
import { DECKS, type Deck } from "./names";
import { sprite } from "./sheet";

export { DECKS, sprite };

/** Return a page with every symbol whose name matches, so many pixels wide, in these variants. */
export function preview(width: number, variants: string, wanted: RegExp): string {
  const css = readFileSync(new URL("deck.css", import.meta.url), "utf8");
  const words = variants.split(" ");
  const deck: Deck = words.includes("deck-plain") ? "plain" : "village";
  const language = Object.entries(LETTERS).find(([name]) => words.includes(name));
  const chosen = indices({ letters: language?.[1] ?? null, numerals: words.includes("arabic") ? "arabic" : "roman" });
  const symbols = sprite(deck);
  const ids = [...symbols.matchAll(/<symbol id="([^"]+)"/g)]
    .map((match) => match[1] ?? "")
    .filter((id) => wanted.test(id));
  const cards = ids.map(
    (id) => `<svg viewBox="0 0 100 180" width="${width}"><title>${id}</title><use href="#${id}"/></svg>`,
  );
  return (
    `<!doctype html><meta charset="utf-8"><title>The deck</title>` +
    `<style>${css}body{background:#25694c;margin:8px;display:flex;flex-wrap:wrap;gap:8px}</style>` +
    `<svg width="0" height="0" style="position:absolute">${symbols}${chosen}</svg><body class="${variants}">${cards.join("")}`
  );
}
