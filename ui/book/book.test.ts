import { readFileSync } from "node:fs";
import books from "virtual:books";
import { describe, expect, test } from "vitest";
import { render } from "./render";
import { family, take, type Books } from "./which";

const EVERY = Object.entries(books).flatMap(([letters, editions]) =>
  Object.keys(editions).map((language) => ({ letters, language })),
);

describe("the rule book", () => {
  const text = readFileSync(new URL("../../docs/rules/slovenian.md", import.meta.url), "utf8");
  const book = render(text, "en");

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
    expect(render("See XX-ABC-01.", "en").html).toBe(
      '<p>See <a href="#XX-ABC-01" title="XX-ABC-01">XX-ABC-01</a>.</p>\n',
    );
  });
});

describe("a rule book in the page", () => {
  const html = (text: string) => render(text, "en", { bid: "The auction" }).html.trim();
  const card = (colour: string, written: string) => `<span class="card ${colour}">${written}</span>`;

  test("calls its rules by what they speak of", () => {
    expect(html("See XX-BID-03.")).toBe('<p>See <a href="#XX-BID-03" title="XX-BID-03">The auction 3</a>.</p>');
    expect(html("**XX-BID-03** Pass.")).toBe('<p><strong title="XX-BID-03">The auction 3</strong> Pass.</p>');
  });

  test("has a small card where one is written as a card", () => {
    const cards = [card("hearts", "♥K"), card("trula", "XXI"), card("noon", "IX"), card("trula", "Škis")];
    expect(html("♥K, XXI, IX, Škis")).toBe(`<p>${cards.join(", ")}</p>`);
    expect(html("A: XIX V X")).toBe(`<p>A: ${card("evening", "XIX")} ${card("morning", "V")} X</p>`);
  });

  test.each(["škis", "škýz", "skíz", "skiz"])("knows the %s of its language", (name) => {
    expect(html(`${name}, XXI`)).toBe(`<p>${card("trula", name)}, ${card("trula", "XXI")}</p>`);
  });

  test("knows a court card by the letters of every deck", () => {
    const cards = [card("hearts", "♥D"), card("spades", "♠L"), card("clubs", "♣V"), "♦X"];
    expect(html("♥D, ♠L, ♣V, ♦X")).toBe(`<p>${cards.join(", ")}</p>`);
  });

  test("takes no word for a card", () => {
    for (const words of ["I think, V and X.", "the XXI-catch", "a XX-ast, skízzel", "MIX", "XXIII"])
      expect(html(words)).toBe(`<p>${words}</p>`);
  });

  test("has pictures, each group with what stands below it", () => {
    const face = (symbol: string) => `<img data-face data-symbol="deck-${symbol}" alt="">`;
    expect(html("<!-- cards: ♥K ♣9 = 5 | škis -->")).toBe(
      '<div class="pictures" aria-hidden="true">' +
        `<span class="group"><span>${face("hearts-king")}${face("clubs-9")}</span>5</span>` +
        `<span class="group"><span>${face("tarok-22")}</span></span></div>`,
    );
    expect(() => html("<!-- cards: ♥K XXII -->")).toThrow("XXII is no card");
  });
});

describe("the shelf", () => {
  const book = (language: string) => ({ language, title: "", chapters: [], html: "" });
  const edition = (language: string) => ({ [language]: async () => ({ default: book(language) }) });
  const shelf: Books = { XX: { ...edition("en"), ...edition("sl") }, YY: edition("en") };

  test("gives the book in the language of the reader, or else in English", async () => {
    const languages = [take(shelf, "XX", "sl"), take(shelf, "XX", "en"), take(shelf, "YY", "sl")];
    expect((await Promise.all(languages)).map((each) => each?.language)).toEqual(["sl", "en", "en"]);
    expect(await take(shelf, "ZZ", "sl")).toBeNull();
  });

  test("knows the family from a clause", () => {
    expect(["SL-BID-03", "see HU-BON-18.", "3 of 4"].map(family)).toEqual(["SL", "HU", undefined]);
  });

  test("holds the books of all the families, and that of clubs", () => {
    expect(Object.keys(books).sort()).toEqual(["CL", "CZ", "HU", "RO", "SL"]);
  });

  test.each([
    ["SL", "sl"],
    ["HU", "hu"],
    ["RO", "ro"],
    ["CZ", "cs"],
  ])("has the book of %s in the language of its country, %s", async (letters, language) => {
    expect((await take(books, letters, language))?.language).toBe(language);
  });

  test.each(EVERY)("has only clauses of the family in $letters, $language", async ({ letters, language }) => {
    const found = await take(books, letters, language);
    const anchors = [...(found?.html ?? "").matchAll(/<span id="([^"]+)" class="anchor">/g)].map(
      (match) => match[1] ?? "",
    );
    expect(found?.language).toBe(language);
    expect(new Set(anchors.map(family))).toEqual(new Set([letters]));
    expect(found?.chapters.length).toBeGreaterThan(letters === "CL" ? 3 : 10);
  });
});
