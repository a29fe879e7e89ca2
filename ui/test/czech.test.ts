import { describe, expect, test } from "vitest";
import { inWords, paid, purse, standing } from "../src/lib/chips";
import { translator } from "../src/lib/fluent";
import { takeName } from "../src/lib/say";
import type { Game, Option, OptionValue } from "../src/protocol";
import { GAME, state } from "./states";

const option = (name: string, value: OptionValue): Option => ({ name, default: value, values: [], least: null, most: null, clause: "CZ-CHIP-01" });
const CHIPS: Game = { ...GAME, family: "czech", options: [option("start_points", 100), option("chip_set", "10x6,5x6,1x10")] };
const counts = (totals: number[], marks = {}): (number | undefined)[] => [...(purse(CHIPS, { totals, marks }, 0)?.chips ?? [])].map(({ count }) => count);

describe("chips", () => {
  test("are blue of 10, red of 5 and white of 1, with change made (CZ-CHIP-01, CZ-CHIP-02)", () => {
    expect(counts([0])).toEqual([10, 0, 0]);
    expect(counts([-12])).toEqual([8, 1, 3]);
    expect(counts([9])).toEqual([10, 1, 4]);
  });

  test("are more by what the bank has lent, and that is owed (CZ-EX-43)", () => {
    expect(purse(CHIPS, { totals: [-181], marks: { loans: [100] } }, 0)).toMatchObject({ amount: 19, owes: 100 });
    expect(counts([-181], { loans: [100] })).toEqual([1, 1, 4]);
  });

  test("nobody has any below zero, where there is no bank (CZ-CHIP-04)", () => {
    expect(purse(CHIPS, { totals: [-107], marks: {} }, 0)?.amount).toBe(-7);
    expect(counts([-107])).toEqual([0, 0, 0]);
  });

  test("other games are played without", () => {
    expect(purse(GAME, { totals: [0], marks: {} }, 0)).toBeNull();
  });

  test("change hands while the deal is played (CZ-DEC-10)", () => {
    const carry = { dealer: 3, totals: [1, 2, 3, -6], marks: {} };
    const now = { ...carry, totals: [7, 0, 1, -8] };
    const sheet = { totals: [3, 4, -1, -6], marks: {}, over: false, entries: [] };
    expect(standing(state(9, { carry }, { standing: now, sheet }), false).totals).toEqual([7, 0, 1, -8]);
    expect(standing(state(9, { carry, ended: "played" }, { standing: now, sheet }), true).totals).toEqual([7, 0, 1, -8]);
    expect([0, 1, 2, 3].map((place) => paid(state(9, { carry }, { standing: now }), place))).toEqual([6, -2, -2, -2]);
    expect(standing(state(9, { carry, ended: "played" }, { standing: now, sheet }), false).totals).toEqual([3, 4, -1, -6]);
  });

  test.each([
    ["en", "Chips: blue 8, red 1, white 3"],
    ["cs", "Žetony: modré 8, červené 1, bílé 3"],
  ] as const)("are told in words: %s", async (language, words) => {
    const t = await translator(language, "czech");
    expect(inWords(t, purse(CHIPS, { totals: [-12], marks: {} }, 0)!).replace(/[\u2068\u2069]/g, "")).toBe(words);
  });
});

describe("the talon of a Prever", () => {
  test("says which three cards one takes, and what they cost who loses (CZ-PRV-06)", async () => {
    const t = await translator("en", "czech");
    const house: Game = { ...CHIPS, options: [option("prever_second_set_factor", 2), option("prever_third_set_factor", 3)] };
    const taking = (number: number, left: number): string => {
      const shown = Array.from({ length: left }, () => ({ what: "talon", cards: [0, 1, 2], seat: null, to: null }));
      return takeName(t, house, state(9, { contract: "prever", shown }).view, number).replace(/[\u2068\u2069]/g, "");
    };
    expect([taking(1, 0), taking(2, 1), taking(1, 1)]).toEqual([
      "Take the first three",
      "Take the other three: a loss counts ×2",
      "Back to the first three: a loss counts ×3",
    ]);
  });
});
