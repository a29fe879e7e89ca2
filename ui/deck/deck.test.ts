import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { card, NUMERALS, symbolId } from "./names";
import { sprite } from "./sheet";

const drawn = sprite();
const ids = [...drawn.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);

const faces = (red: string, black: string): string[] => [
  ...["♥", "♦", "♠", "♣"].flatMap((suit) => ("♥♦".includes(suit) ? red : black).split(" ").map((rank) => suit + rank)),
  ...NUMERALS,
  "Š",
];

describe("the deck", () => {
  test.each([
    ["most games", faces("4 3 2 1 J N Q K", "7 8 9 10 J N Q K")],
    ["the Czech game", faces("1 2 3 4 J N Q K", "7 8 9 10 J N Q K")],
  ])("has a picture of its own for every card of %s", (_, printed) => {
    const wanted = printed.map((face, number) => card(number, face));
    expect(new Set(wanted).size).toBe(54);
    expect(ids).toEqual(expect.arrayContaining(wanted));
  });

  test("shows as many pips as the face says", () => {
    expect(card(0, "♥4")).toBe(symbolId.pips("hearts", 4));
    expect(card(0, "♥1")).toBe(symbolId.pips("hearts", 1));
    expect(card(19, "♠10")).toBe(symbolId.pips("spades", 10));
  });

  test("has two backs, and no name twice", () => {
    expect(ids).toEqual(expect.arrayContaining([symbolId.back(1), symbolId.back(2)]));
    const names = [...drawn.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(names).size).toBe(names.length);
  });

  test("refers only to what is there, and holds no number gone wrong", () => {
    for (const [, name] of drawn.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(drawn).toContain(`id="${name}"`);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("is small", () => {
    expect(gzipSync(drawn).length).toBeLessThan(40_000);
  });
});
