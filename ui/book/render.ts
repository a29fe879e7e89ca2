/** A rule book as the page shows it: every clause can be pointed at, and every mention of one leads to it. */

import { Marked } from "marked";

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

const MENTION = /\b[A-Z]{2}-[A-Z0-9]+-\d\d\b/g;
const ANCHOR = /<a id="([^"]+)"><\/a>/g;

/** Return the book whose text this is: our own text, which needs no cleaning. */
export function render(text: string, language: string): Book {
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
        return token.text.replaceAll(MENTION, (id) => `<a href="#${id}">${id}</a>`);
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
