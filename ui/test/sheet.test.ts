import { describe, expect, test } from "vitest";
import { translator } from "../src/browser/fluent";
import { asCsv, asText, circles, rows } from "../src/sheet/sheet";
import type { Entry } from "../src/protocol";
import { GAME, state } from "./states";

const en = await translator("en", "slovenian");

const entry = (deltas: number[], radli: number[], contract = "two"): Entry => ({
  kind: "deal",
  deltas,
  marks: { radli },
  contract,
  declarer: 0,
  partner: null,
  made: true,
  ended: "played",
  amount: null,
  lines: [],
});

describe("the score sheet", () => {
  const entries = [
    entry([70, 0, 0, 0], [1, 1, 1, 1], "beggar"),
    entry([40, 0, 0, 0], [0, 1, 1, 1]),
    entry([-70, 0, 0, 0], [1, 2, 2, 2]),
  ];
  const sheet = { totals: [40, 0, 0, 0], marks: { radli: [1, 2, 2, 2] }, over: false, entries };
  const table = state(9, {}, { sheet }).table;

  test("has running totals", () => {
    expect(rows(en, table).map(({ title, totals }) => [title, totals[0]])).toEqual([
      ["1. Ana: beggar", 70],
      ["2. Ana: two", 110],
      ["3. Ana: two", 40],
    ]);
  });

  test("crosses out the radli that were used up", () => {
    expect([0, 1].map((place) => circles(sheet, place))).toEqual([
      { used: 1, open: 1 },
      { used: 0, open: 2 },
    ]);
  });

  test("can be taken away as text and for a spreadsheet", () => {
    expect(asText(en, GAME, table).split("\n")[0]).toBe("Deal            Ana  Bine  Cvetka  You");
    expect(asCsv(en, GAME, table).split("\r\n").slice(0, 2)).toEqual([
      "Deal,Ana,Bine,Cvetka,You",
      "1. Ana: beggar,70,0,0,0",
    ]);
  });
});
