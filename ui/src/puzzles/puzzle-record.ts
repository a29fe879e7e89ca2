/** What this device remembers of puzzles: the rating after each answer that counted, and the best of three minutes. */

import { recall, remember } from "../storage/local-storage";

interface PuzzleRecord {
  ratings: readonly number[];
  storm: number;
}

/** So many ratings make the curve. */
const MOST = 60;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

export function puzzleRecord(): PuzzleRecord {
  try {
    const { ratings, storm } = JSON.parse(recall("puzzles") ?? "{}") as Record<string, unknown>;
    return { ratings: Array.isArray(ratings) ? ratings.filter(isNumber) : [], storm: isNumber(storm) ? storm : 0 };
  } catch {
    return { ratings: [], storm: 0 }; // something else wrote this key
  }
}

/** Note the rating after an answer, and the one before it where none was noted yet. */
export function noteRating(rating: number, gained: number): void {
  const record = puzzleRecord();
  const before = record.ratings.length ? record.ratings : [rating - gained];
  remember("puzzles", JSON.stringify({ ...record, ratings: [...before, rating].slice(-MOST) }));
}

/** Note how many were solved in three minutes, and say whether it is the most so far. */
export function noteStorm(solved: number): boolean {
  const record = puzzleRecord();
  if (solved <= record.storm) return false;
  remember("puzzles", JSON.stringify({ ...record, storm: solved }));
  return true;
}

/** The points of a curve through these numbers, in a box of this size. */
export function curve(numbers: readonly number[], width: number, height: number): string {
  const low = Math.min(...numbers);
  const span = Math.max(Math.max(...numbers) - low, 1);
  const step = width / Math.max(numbers.length - 1, 1);
  const points = numbers.map((each, i) => [i * step, height - ((each - low) / span) * height]);
  return points.map(([x = 0, y = 0]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}
