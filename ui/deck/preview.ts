/** All cards on one page, for the eye. */

import { readFileSync } from "node:fs";
import { indices, LETTERS } from "./indices";
import { DECKS, type Deck } from "./names";
import { print } from "./print";
import { sheet } from "./sheet";

export { DECKS, sheet };

/** Return a page with every card whose name matches, of this width in pixels, in these variants. */
export function preview(width: number, variants: string, wanted: RegExp): string {
  const css = readFileSync(new URL("deck.css", import.meta.url), "utf8");
  const words = variants.split(" ");
  const deck: Deck = words.includes("deck-plain") ? "plain" : "village";
  const language = Object.entries(LETTERS).find(([name]) => words.includes(name));
  const chosen = indices({ letters: language?.[1] ?? null, numerals: words.includes("arabic") ? "arabic" : "roman" });
  const { cards, parts } = sheet(deck);
  const names = Object.keys(cards).filter((id) => wanted.test(id));
  const whole = { cards, parts: { ...parts, ...chosen } };
  const pictures = names.map((id) => ({ id, svg: print(id, whole, (name) => `var(${name})`) }));
  return (
    `<!doctype html><meta charset="utf-8"><title>The deck</title>` +
    `<style>${css}body{background:#25694c;margin:8px;display:flex;flex-wrap:wrap;gap:8px}img{width:${width}px}</style>` +
    `<body class="${variants}"><script type="module">` +
    `const values = getComputedStyle(document.body);` +
    `for (const { id, svg } of ${JSON.stringify(pictures)}) {` +
    `const text = svg.replace(/var\\((.*?)\\)/g, (_, name) => values.getPropertyValue(name));` +
    `document.body.append(Object.assign(new Image(), { title: id, src: "data:image/svg+xml," + encodeURIComponent(text) }));` +
    `}</script>`
  );
}
