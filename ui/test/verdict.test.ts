/** What a deal meant for its reader: the sentence follows from the points of that deal. */
import { describe, expect, it } from "vitest";
import type { Entry, TableState } from "../src/protocol";
import { countedSides } from "../src/result/counted-sides";
import { coins, flows } from "../src/result/flows";
import { verdict } from "../src/result/verdict";
import { GAME, OVER, RESULT, state } from "./states";

/** A deal that seat 3 played with seat 0, as seat `seat` reads it. */
function told(seat: number | null, made: boolean | null, deltas: number[], result = {}): TableState {
  const entry = { kind: "deal", deltas, marks: {} } as unknown as Entry;
  const over = { ...OVER, result: { ...OVER.result, made, ...result } };
  return state(
    1,
    { seat, over, ended: "played", contract: "two" },
    { place: seat ?? -1, sheet: { totals: deltas, marks: {}, over: false, entries: [entry] } },
  );
}

describe("a defender", () => {
  it("who gets nothing reads that only the declarer's side is paid, or pays", () => {
    expect(verdict(told(1, true, [45, 0, 0, 45]))).toEqual({ won: false, headline: "verdict-lost-unpaid", note: null });
    expect(verdict(told(1, false, [-45, 0, 0, -45]))).toMatchObject({ won: true, headline: "verdict-won-unpaid" });
  });

  it("is not told so where another defender is paid", () => {
    expect(verdict(told(1, true, [45, 0, -21, 45])).headline).toBe("verdict-lost");
    expect(verdict(told(2, true, [45, 0, -21, 45])).headline).toBe("verdict-lost-paid");
  });

  it("who pays or is paid reads whose side the other is", () => {
    expect(verdict(told(1, true, [4, -4, -4, 4])).headline).toBe("verdict-lost-paid");
    expect(verdict(told(2, false, [-4, 4, 4, -4])).headline).toBe("verdict-won-paid");
  });

  it("reads where the points go against the game", () => {
    expect(verdict(told(1, false, [10, -10, -10, 10])).headline).toBe("verdict-won-but");
    expect(verdict(told(1, true, [-6, 6, 6, -6])).headline).toBe("verdict-lost-but");
  });
});

describe("the declarer's side", () => {
  it("reads who pays, after its contract", () => {
    expect(verdict(told(3, true, [45, 0, 0, 45]))).toEqual({
      won: true,
      headline: null,
      note: "verdict-only-declarers",
    });
    expect(verdict(told(0, true, [4, -4, -4, 4])).note).toBe("verdict-defenders-pay");
    expect(verdict(told(3, false, [-4, 4, 4, -4])).note).toBe("verdict-defenders-paid");
  });

  it("reads where the points go against the game, and nothing where nothing is paid", () => {
    expect(verdict(told(3, true, [-5, 0, 0, -5])).note).toBe("verdict-won-but");
    expect(verdict(told(3, false, [5, 0, 0, 5])).note).toBe("verdict-lost-but");
    expect(verdict(told(3, true, [0, 0, 0, 0])).note).toBeNull();
  });
});

it("is nothing for who looks on, or where no contract came about", () => {
  const none = { won: null, headline: null, note: null };
  expect(verdict(told(null, true, [45, 0, 0, 45]))).toEqual(none);
  expect(verdict(told(1, null, [0, 0, 0, 0], { contract: "" }))).toEqual(none);
});

it("tells who plays alone whether no player took more card points, or none fewer", () => {
  const klop = { contract: "klop", declarer: null, points: [19, 30, 2, 19] };
  expect(verdict(told(1, null, [0, 0, 0, 0], klop)).note).toBe("verdict-most");
  expect(verdict(told(2, null, [0, 0, 0, 0], klop)).note).toBe("verdict-fewest");
  expect(verdict(told(3, null, [0, 0, 0, 0], klop)).note).toBeNull();
});

describe("coins", () => {
  it("flow from who pays to who is paid, and none is lost", () => {
    expect(flows([8, -4, -4, 0])).toEqual([
      { from: 1, to: 0, points: 4 },
      { from: 2, to: 0, points: 4 },
    ]);
    const shared = flows([6, 6, -9, -3]);
    expect(shared).toHaveLength(4);
    expect(shared.reduce((sum, { points }) => sum + points, 0)).toBe(12);
  });

  it("come from the sheet, or go to it, where gains and losses are no payments", () => {
    expect(flows([45, 0, -20, 45])).toEqual([
      { from: null, to: 0, points: 45 },
      { from: 2, to: null, points: 20 },
      { from: null, to: 3, points: 45 },
    ]);
    expect(flows([0, 0, 0])).toEqual([]);
  });

  it("are few for little, and never many", () => {
    expect([1, 10, 60, 5000].map(coins)).toEqual([1, 3, 6, 6]);
  });
});

describe("the sides", () => {
  const view = told(3, false, [0, 0, 0, 0]).view;
  it("are counted from what each has taken and discarded, and what is left in the talon", () => {
    expect(countedSides(GAME, view)).toEqual({
      made: false,
      needed: 36,
      whole: 70,
      sides: [
        { points: 33, cards: [1, 2, 5, 6, 20, 21] },
        { points: 37, cards: [3, 4] },
      ],
    });
  });

  it("are none where all play alone, or card points do not count", () => {
    const other = (result: Partial<typeof RESULT>): unknown =>
      countedSides(GAME, { ...view, over: { ...OVER, result: { ...OVER.result, ...result } } });
    expect(other({ declarer: null })).toBeNull();
    expect(other({ points: [] })).toBeNull();
    expect(other({ points: [10, 20, 30, 10] })).toBeNull();
  });
});
