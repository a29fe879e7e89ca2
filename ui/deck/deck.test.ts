import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/storage/languages";
import { indices, LETTERS, type Indices } from "./indices";
import { card, DECKS, familyOf, indexId, NUMERALS, symbolId } from "./names";
import { print } from "./print";
import { sheet } from "./sheet";

const SIGNS: Indices = { letters: null, numerals: "roman" };
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? "");
const names = (text: string): string[] => all(text, / id="([^"]+)"/g);
const text = (drawings: object): string => Object.values(drawings).join("");

/** How many numbers follow each command of a path. */
const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
/** The flags of an arc may stand together. */
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)/g;
const broken = (d: string): boolean =>
  !/^m/i.test(d) ||
  [...d.matchAll(/([a-z])([^a-z]*)/gi)].some(([, command = "", rest = ""]) => {
    const wanted = NUMBERS[command.toLowerCase()];
    const given = rest.match(NUMBER)?.length ?? 0;
    return wanted === undefined || (wanted === 0 ? given > 0 : given === 0 || given % wanted > 0);
  });

const faces = (red: string, black: string): string[] => [
  ...["♥", "♦", "♠", "♣"].flatMap((suit) => ("♥♦".includes(suit) ? red : black).split(" ").map((rank) => suit + rank)),
  ...NUMERALS,
  "Š",
];

describe.each(DECKS)("the %s deck", (deck) => {
  const { cards, parts } = sheet(deck);
  const drawn = text(cards) + text(parts);
  const ids = Object.keys(cards);
  const whole = { cards, parts: { ...parts, ...indices(SIGNS) } };

  test.each([
    ["most games", faces("4 3 2 1 J N Q K", "7 8 9 10 J N Q K")],
    ["the Czech game", faces("1 2 3 4 J N Q K", "7 8 9 10 J N Q K")],
  ])("has a picture of its own for every card of %s", (_, printed) => {
    const wanted = printed.map((face, number) => card(number, face));
    expect(new Set(wanted).size).toBe(54);
    expect(ids).toEqual(expect.arrayContaining(wanted));
  });

  test("has two backs, and no name twice", () => {
    expect(ids).toEqual(expect.arrayContaining([symbolId.back(1), symbolId.back(2)]));
    const given = names(drawn + text(indices(SIGNS)));
    expect(given.filter((name, i) => given.indexOf(name) !== i)).toEqual([]);
  });

  test.each(ids)("prints %s with all that it refers to, and nothing else", (id) => {
    const printed = print(id, whole, (name) => `<${name}>`);
    const wanted = new Set(all(printed, /(?:href="#|url\(#)([^")]+)/g));
    const given = names(printed);
    expect(wanted.size).toBeGreaterThan(0);
    expect([...wanted].filter((name) => !given.includes(name))).toEqual([]);
    expect(given.filter((name) => !wanted.has(name))).toEqual([]);
    expect(printed).not.toMatch(/var\(|NaN|undefined|Infinity|\d\.\d{6}/);
    expect(printed).toContain("<--deck-paper>");
  });

  test("every path has as many numbers as its commands need", () => {
    const paths = new Set(all(drawn + text(indices(SIGNS)), / d="([^"]*)"/g));
    expect(paths.size).toBeGreaterThan(20);
    expect([...paths].filter(broken)).toEqual([]);
  });

  test("is small", () => {
    expect(gzipSync(JSON.stringify({ cards, parts })).length).toBeLessThan({ village: 40_000, plain: 6_000 }[deck]);
  });
});

test("a pip card shows as many pips as the face says", () => {
  expect(card(0, "♥4")).toBe(symbolId.pips("hearts", 4));
  expect(card(0, "♥1")).toBe(symbolId.pips("hearts", 1));
  expect(card(19, "♠10")).toBe(symbolId.pips("spades", 10));
});

test("the taroks have families of five, and the trula is one of its own", () => {
  const numbers = Array.from({ length: 22 }, (_, i) => i + 1);
  const of = (family: string): number[] => numbers.filter((number) => familyOf(number) === family);
  expect(of("morning")).toEqual([2, 3, 4, 5]);
  expect(of("noon")).toEqual([6, 7, 8, 9, 10]);
  expect(of("afternoon")).toEqual([11, 12, 13, 14, 15]);
  expect(of("evening")).toEqual([16, 17, 18, 19, 20]);
  expect(of("trula")).toEqual([1, 21, 22]);
});

describe("the indices", () => {
  const drawing = (name: string, choice: Indices): string => indices(choice)[name] ?? "";

  test("every language has four letters that can be told apart, and all are cut", () => {
    expect(Object.keys(LETTERS).sort()).toEqual([...LANGUAGES].sort());
    for (const letters of Object.values(LETTERS)) {
      expect(new Set(letters).size).toBe(4);
      expect(drawing(indexId.mark("king"), { ...SIGNS, letters })).not.toBe("");
    }
  });

  test("signs and letters, Roman and Arabic numerals are drawn as they are chosen", () => {
    const letters: Indices = { letters: LETTERS.ro, numerals: "arabic" };
    for (const name of [indexId.mark("king"), indexId.mark("queen"), indexId.numeral(7)]) {
      expect(drawing(name, SIGNS)).not.toBe("");
      expect(drawing(name, letters)).not.toBe(drawing(name, SIGNS));
    }
    expect(drawing(indexId.mark("king"), letters)).not.toBe(
      drawing(indexId.mark("king"), { ...letters, letters: "KDCV" }),
    );
  });
});
