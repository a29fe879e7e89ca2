import { describe, expect, it } from "vitest";
import type { Entry, Sheet } from "../src/protocol";
import { translator } from "../src/i18n/fluent";
import { courses, extremes, finals, podium } from "../src/result/session-summary";
import { state } from "./states";

const t = await translator("en", "slovenian");

const entry = (kind: string, ...deltas: number[]): Entry => ({
  kind,
  deltas,
  marks: {},
  contract: null,
  declarer: null,
  partner: null,
  made: null,
  ended: "played",
  amount: null,
  lines: [],
});
const FIRST = entry("deal", 30, 0, 0);
const SECOND = entry("deal", -70, 20, 20);
const RADLI = entry("stop", -40, 0, 0);
const sheet: Sheet = { totals: [-80, 20, 20], marks: {}, over: true, entries: [FIRST, SECOND, RADLI] };

describe("an evening", () => {
  it("lets equal points stand on the same step, and leaves the next one empty", () => {
    expect(podium(sheet)).toEqual([
      { place: 1, total: 20, rank: 1 },
      { place: 2, total: 20, rank: 1 },
      { place: 0, total: -80, rank: 3 },
    ]);
  });

  it("goes from nothing to the totals", () => {
    expect(courses(sheet)).toEqual([
      [0, 30, -40, -80],
      [0, 0, 20, 20],
      [0, 0, 20, 20],
    ]);
  });

  it("has a best and a worst deal, and what is no deal is neither", () => {
    expect(extremes(sheet.entries, 0)).toEqual({ best: FIRST, worst: SECOND });
    expect(extremes(sheet.entries, 1)).toEqual({ best: SECOND, worst: null });
    expect(extremes([], 0)).toEqual({ best: null, worst: null });
  });

  it("ranks people by all they have won, also those who have left, and bots apart", () => {
    const account = (name: string, kind: string, place: number | null, total: number) => ({
      name,
      kind,
      place,
      total,
      since: 0,
      until: place === null ? 2 : null,
    });
    const accounts = [
      account("Ana", "guest", null, -20),
      account("Jan", "guest", 3, 15),
      account("Bine", "rule", 1, 40),
      account("Dora", "guest", 0, 15),
    ];
    const { table } = state(9, {}, { sheet });
    expect(finals(t, { ...table, company: { accounts } as never })).toEqual([
      { name: "Jan", own: true, total: 15, rank: 1 },
      { name: "Dora", own: false, total: 15, rank: 1 },
      { name: "Ana", own: false, total: -20, rank: 3 },
      { name: "Bine", own: false, total: 40, rank: null },
    ]);
  });
});
