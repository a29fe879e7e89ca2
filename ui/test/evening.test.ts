import { describe, expect, it } from "vitest";
import type { Entry, Sheet } from "../src/protocol";
import { courses, extremes, podium } from "../src/result/evening";

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
});
