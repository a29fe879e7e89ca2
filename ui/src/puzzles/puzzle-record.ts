/** What this device remembers of puzzles: the rating after each answer that counted. */

import { recall, remember } from "../storage/local-storage";

/** How many ratings make the curve. */
const MOST = 60;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** The ratings, the oldest first. */
export function ratingsKept(): number[] {
  try {
    const stored: unknown = JSON.parse(recall("puzzles") ?? "[]");
    return Array.isArray(stored) ? stored.filter(isNumber) : [];
  } catch {
    return []; // something else wrote this key
  }
}

/** Note the rating after an answer, and the one before it where none was noted yet. */
export function noteRating(rating: number, gained: number): void {
  const kept = ratingsKept();
  const before = kept.length ? kept : [rating - gained];
  remember("puzzles", JSON.stringify([...before, rating].slice(-MOST)));
}

/** The points of a curve through these numbers, in a box of this size. */
export function curve(numbers: readonly number[], width: number, height: number): string {
  const low = Math.min(...numbers);
  const span = Math.max(Math.max(...numbers) - low, 1);
  const step = width / Math.max(numbers.length - 1, 1);
  const points = numbers.map((each, i) => [i * step, height - ((each - low) / span) * height]);
  return points.map(([x = 0, y = 0]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}
