import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { render } from "./render";

describe("the rule book", () => {
  const text = readFileSync(new URL("../../docs/rules/slovenian.md", import.meta.url), "utf8");
  const book = render(text);

  test("can be opened at every clause", () => {
    const clauses = [...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map((match) => match[1]);
    for (const clause of clauses) expect(book.html).toContain(`<span id="${clause}" class="anchor"></span>`);
  });

  test("has its chapters", () => {
    expect(book.title).toBe("Slovenian tarok");
    expect(book.chapters[0]).toEqual({ id: "chapter-1", title: "1. The cards" });
    expect(book.chapters.length).toBe(26);
  });

  test("leads from every mention to the clause", () => {
    expect(render("See XX-ABC-01.").html).toBe('<p>See <a href="#XX-ABC-01">XX-ABC-01</a>.</p>\n');
  });
});
