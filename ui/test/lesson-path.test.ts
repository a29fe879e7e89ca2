/** The way through the lessons, and the curve of the ratings of puzzles. */

import { expect, test } from "vitest";
import { lessonMinutes, nextLesson, waysOf } from "../src/lessons/lesson-path";
import { curve } from "../src/puzzles/puzzle-record";
import type { LessonInfo } from "../src/protocol";

const lesson = (name: string, family: string): LessonInfo => ({ name, family, game: family, steps: 6, than: "" });
const ALL = [
  lesson("three-minutes", "slovenian"),
  lesson("slovenian-bidding", "slovenian"),
  lesson("hungarian-bidding", "hungarian"),
  lesson("hungarian-talon", "hungarian"),
];
const over = (...done: string[]) => ({
  of: (name: string) => ({ did: [], over: done.includes(name) }),
});
const HUNGARIAN = waysOf(ALL, ["hungarian", "slovenian"]);
const names = HUNGARIAN.map(({ lessons }) => lessons.map(({ name }) => name));

test("the lesson for newcomers begins the way of the reader's own games", () => {
  expect(names).toEqual([["three-minutes", "hungarian-bidding", "hungarian-talon"], ["slovenian-bidding"]]);
});

test("the next lesson is the first that is not over, or the next after the one that was taken", () => {
  expect(nextLesson(HUNGARIAN, over())?.name).toBe("three-minutes");
  expect(nextLesson(HUNGARIAN, over("three-minutes"))?.name).toBe("hungarian-bidding");
  expect(nextLesson(HUNGARIAN, over(), "hungarian-bidding")?.name).toBe("hungarian-talon");
  expect(nextLesson(HUNGARIAN, over("hungarian-talon"), "hungarian-bidding")?.name).toBe("three-minutes");
  expect(nextLesson(HUNGARIAN, over(...names.flat()))).toBeNull();
});

test("a lesson takes a minute at least", () => {
  expect(lessonMinutes({ ...ALL[0], steps: 1 } as LessonInfo)).toBe(1);
  expect(lessonMinutes({ ...ALL[0], steps: 8 } as LessonInfo)).toBe(3);
});

test("a curve goes from the left to the right, and the highest number lies on top", () => {
  expect(curve([1500, 1520, 1510], 100, 20)).toBe("0.0,20.0 50.0,0.0 100.0,10.0");
});
