/** A rule book as the page shows it: every clause can be pointed at, and every mention of one leads to it. */

import { Marked } from "marked";
import { CARD, picture, small } from "./cards";

export interface Chapter {
  id: string;
  title: string;
}
export interface Book {
  language: string;
  title: string;
  chapters: Chapter[];
  html: string;
}

/** What the rules of an area speak of, by the area. */
export type Areas = Record<string, string>;

const ID = "\\b[A-Z]{2}-[A-Z0-9]+-\\d\\d\\b";
const WHOLE = new RegExp(`^${ID}$`);
const MENTION = new RegExp(`(${ID})|${CARD}`, "gu");
const ANCHOR = /<a id="([^"]+)"><\/a>/g;

/** `SL-BID-03` is the third rule about the auction, and is called so. */
function spoken(id: string, areas: Areas): string {
  const [, area = "", number] = id.split("-");
  const words = areas[area.toLowerCase()];
  return words ? `${words} ${Number(number)}` : id;
}

/** Return the book whose text this is: our own text, which needs no cleaning. */
export function render(text: string, language: string, areas: Areas = {}): Book {
  const chapters: Chapter[] = [];
  let title = "";
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const words = this.parser.parseInline(tokens);
        if (depth === 1) title = text;
        if (depth !== 2) return `<h${depth}>${words}</h${depth}>\n`;
        const id = `chapter-${/^\d+/.exec(text)?.[0] ?? chapters.length}`;
        chapters.push({ id, title: text });
        return `<h2 id="${id}" tabindex="-1">${words}</h2>\n`;
      },
      text(token) {
        if (token.type === "text" && token.tokens) return this.parser.parseInline(token.tokens);
        return token.text.replaceAll(MENTION, (found, id?: string) =>
          id ? `<a href="#${id}" title="${id}">${spoken(id, areas)}</a>` : small(found),
        );
      },
      strong({ tokens, text }) {
        const id = WHOLE.test(text);
        return id
          ? `<strong title="${text}">${spoken(text, areas)}</strong>`
          : `<strong>${this.parser.parseInline(tokens)}</strong>`;
      },
      html({ text }) {
        return picture(text) ?? text;
      },
      table(token) {
        const row = (cells: typeof token.header, tag: string): string =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
        const body = token.rows.map((cells) => row(cells, "td")).join("");
        return `<div class="scroll" tabindex="0"><table><thead>${row(token.header, "th")}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(text, { async: false });
  return { language, title, chapters, html: html.replaceAll(ANCHOR, `<span id="$1" class="anchor"></span>`) };
}
