import { expect, test } from "vitest";
import { nextClock } from "../src/storage/note-clock";

test("a clock is one more than any that is known", () => {
  expect(nextClock([])).toBe(1);
  expect(nextClock([3, 1, 2])).toBe(4);
  expect(nextClock([3], 7)).toBe(8);
});

test("a clock that is far ahead of the others does not count", () => {
  expect(nextClock([1e21, 2, 1])).toBe(3);
  expect(nextClock([2 ** 53, 12], 11)).toBe(13);
  expect(nextClock([10_011], 11)).toBe(10_012);
  expect(nextClock([10_012], 11)).toBe(12);
});
