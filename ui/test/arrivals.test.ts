/** Who has come to the public tables. */

import { expect, test } from "vitest";
import type { PublicTable } from "../src/protocol";
import { arrived, badged, counts, present } from "../src/lobby/arrivals";

const table = (id: string, names: readonly string[], more: Partial<PublicTable> = {}): PublicTable => ({
  ...{ table: id, game: "slovenian", pace: "relaxed", book: true, free: 2, bots: 0, deals: 0, watching: 0 },
  people: names.map((name) => ({ kind: "guest", name })),
  ...more,
});

test("people who were not there before have come, at a table that was there, too", () => {
  const before = present([table("a", ["Ana"])]);
  expect(arrived(before, [table("a", ["Ana"])])).toEqual({ count: 0, first: null });
  const second = table("b", ["Cene", "Dana"]);
  const { count, first } = arrived(before, [table("a", ["Ana", "Bine"]), second]);
  expect([count, first?.table]).toEqual([3, "a"]);
});

test("a person who has left, and comes again, has come again", () => {
  const later = present([]);
  expect(arrived(later, [table("a", ["Ana"])]).count).toBe(1);
});

test("people wait where nothing has been dealt, and may be watched everywhere", () => {
  const all = [table("a", ["Ana", "Bine"]), table("b", ["Cene"], { deals: 3, watching: 2 })];
  expect(counts(all)).toEqual({ waiting: 2, watching: 2 });
});

test("a title bears one number, or none", () => {
  expect(badged("Tarok", 2)).toBe("(2) Tarok");
  expect(badged("(1) Tarok", 2)).toBe("(2) Tarok");
  expect(badged("(2) Tarok", 0)).toBe("Tarok");
});
