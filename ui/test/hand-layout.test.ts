import { describe, expect, test } from "vitest";
import { beyond, places } from "../src/table/hand/hand-layout";
import type { Card } from "../src/protocol";
import type { Order } from "../src/selectors/card-numbers";
import { state } from "./states";

/** Taroks I to V are 32 to 36; the king of hearts is 7, that of spades 23, of diamonds 15. */
const HAND: Card[] = [32, 33, 34, 35, 36, 7, 6, 23, 22, 15];
const view = (hand: Card[], own: Card[] = []) => {
  const tricks = own.map((card) => ({ leader: 3, cards: [card, 40, 41, 42], winner: 3 }));
  return state(1, { phase: "trick", hand, tricks }).view;
};
const rows = (hand: Card[], own: Card[] = []): (Card | null)[][] => {
  const found: (Card | null)[][] = [];
  for (const { card, row, column, columns } of places(view(hand, own), true).cards) {
    found[row] ??= Array.from({ length: columns }, () => null);
    found[row][column] = card;
  }
  return found;
};

describe("a hand in two rows", () => {
  test("has the taroks above and the suits below", () => {
    expect(rows(HAND)).toEqual([
      [36, 35, 34, 33, 32],
      [23, 22, 7, 6, 15],
    ]);
  });

  test("leaves the place of a card empty when that is played", () => {
    const left = HAND.filter((card) => ![34, 22].includes(card));
    expect(rows(left, [34, 22])).toEqual([
      [36, 35, null, 33, 32],
      [23, null, 7, 6, 15],
    ]);
  });

  test("gives a row up that is empty, and keeps the other where its places are", () => {
    const suits = [23, 22, 7, 6, 15];
    expect(rows([32, 36], [35, 34, 33, ...suits])[1]).toEqual([36, null, null, null, 32]);
    expect(places(view([32, 36], [35, 34, 33, ...suits]), true).rows).toBe(2);
  });

  test("has at most eight cards in a row, and halves what is of one kind", () => {
    const taroks = Array.from({ length: 11 }, (_, i) => 32 + i);
    expect(rows([...taroks, 7]).map((row) => row.length)).toEqual([8, 4]);
    expect(rows([...taroks, 44]).map((row) => row.length)).toEqual([6, 6]);
  });

  test("is walked through to the nearest card of the other row", () => {
    const lying = places(view(HAND), true);
    expect(beyond(lying, 1, 1)).toBe(6);
    expect(beyond(lying, 6, -1)).toBe(1);
    expect(beyond(lying, 1, -1)).toBe(1);
  });
});

test("a hand in one row has everything in it", () => {
  expect(places(view(HAND), false).cards.map(({ row }) => row)).toEqual(HAND.map(() => 0));
});

test("a hand is sorted as one likes it, in one row or in two", () => {
  const lying = (upright: boolean, order: Order) => places(view(HAND), upright, order).cards.map(({ card }) => card);
  const last: Order = { taroks: "last", ranks: "falling" };
  expect(lying(false, last)).toEqual([23, 22, 7, 6, 15, 36, 35, 34, 33, 32]);
  expect(lying(true, last)).toEqual([23, 22, 7, 6, 15, 36, 35, 34, 33, 32]);
  expect(places(view(HAND), true, last).cards.map(({ row }) => row)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
  expect(lying(false, { taroks: "first", ranks: "rising" })).toEqual([32, 33, 34, 35, 36, 22, 23, 6, 7, 15]);
});
