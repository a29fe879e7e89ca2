/** What an evening looks like when it is over: who stands where, how the totals went, and one's best and worst deal. */

import type { Entry, Place, Sheet } from "../protocol";

export interface Stand {
  place: Place;
  total: number;
  /** From 1; whoever has as many points stands on the same step. */
  rank: number;
}

/** Everybody, from the first to the last. */
export const podium = ({ totals }: Sheet): Stand[] =>
  totals
    .map((total, place) => ({ place, total, rank: 1 + totals.filter((other) => other > total).length }))
    .sort((a, b) => a.rank - b.rank);

/** The totals of each place after each entry, from nothing on. */
export const courses = ({ entries, totals }: Sheet): number[][] =>
  totals.map((_, place) =>
    entries.reduce((course, { deltas }) => [...course, (course.at(-1) ?? 0) + (deltas[place] ?? 0)], [0]),
  );

/** The deal that brought a place the most, and the one that cost it the most; nothing where none did. */
export function extremes(entries: readonly Entry[], place: Place): { best: Entry | null; worst: Entry | null } {
  const deltaOf = ({ deltas }: Entry): number => deltas[place] ?? 0;
  const sorted = entries.filter(({ kind }) => kind === "deal").sort((a, b) => deltaOf(b) - deltaOf(a));
  const [best, worst] = [sorted[0], sorted.at(-1)];
  return {
    best: best && deltaOf(best) > 0 ? best : null,
    worst: worst && deltaOf(worst) < 0 ? worst : null,
  };
}
