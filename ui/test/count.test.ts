import { describe, expect, test } from "vitest";
import { countedPiles, groups } from "../src/telling/count";
import { OVER, state } from "./states";

const SUIT = [1, 1, 1, 1, 2, 3, 4, 5];
const WORTH = [...SUIT, ...SUIT, ...SUIT, ...SUIT, 5, ...Array.from({ length: 19 }, () => 1), 5, 5];
const sum = (pile: number[]): number => groups(pile, WORTH).reduce((total, { points }) => total + points, 0);

describe("the count in threes", () => {
  test("is that of the rule book (SL-CNT-01)", () => {
    const pile = [7, 22, 24, 53, 48, 40, 13, 28, 16, 6, 8];
    expect(sum(pile)).toBe(21);
    expect(groups(pile, WORTH).map(({ cards, less }) => [cards.length, less])).toEqual([
      [3, 2],
      [3, 2],
      [3, 2],
      [2, 1],
    ]);
  });

  test("puts the best card with two of the least", () => {
    expect(groups([0, 7, 1, 6, 2, 3], WORTH).map(({ cards }) => cards)).toEqual([
      [7, 1, 0],
      [6, 3, 2],
    ]);
  });

  // SL-EX-01
  test.each([
    [[0], 0],
    [[0, 1], 1],
    [[0, 1, 2], 1],
    [[5, 0], 3],
    [[7, 6, 0], 8],
    [[53, 7, 0], 9],
    [[], 0],
  ])("of %j is %i", (pile, points) => expect(sum(pile)).toBe(points));

  test("makes 70 of the whole pack (SL-CNT-02)", () => {
    expect(sum(Array.from({ length: 54 }, (_, card) => card))).toBe(70);
  });
});

describe("the piles that are counted", () => {
  test("are those of the declarer’s side, with what was laid away", () => {
    expect(countedPiles(state(9, { over: OVER }).view)).toEqual([{ seat: 3, cards: [5, 6, 20, 21, 1, 2], points: 33 }]);
  });

  test("are everybody’s in klop", () => {
    const result = { ...OVER.result, contract: "klop", declarer: null, partner: null, points: [20, 20, 15, 16] };
    expect(countedPiles(state(9, { over: { ...OVER, result } }).view).map(({ cards }) => cards.length)).toEqual([
      2, 1, 1, 4,
    ]);
  });

  test("are none where points do not count", () => {
    expect(countedPiles(state(9, { over: { ...OVER, result: { ...OVER.result, points: [] } } }).view)).toEqual([]);
  });
});

test("cards that are counted one by one give nothing back (CZ-CNT-01)", () => {
  expect(groups([7, 0, 1, 2], WORTH, false).map(({ less, points }) => [less, points])).toEqual([
    [0, 7],
    [0, 1],
  ]);
});
