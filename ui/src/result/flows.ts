/** What a deal brings as streams between faces, or from and to the score sheet. */

import type { PlaceNumber } from "../protocol";

/** From or to no player: the score sheet. */
export const SHEET = null;
export interface Flow {
  from: PlaceNumber | null;
  to: PlaceNumber | null;
  points: number;
}

/**
 * Who pays whom: each loser pays each winner a share of what the winner gets.
 *
 * Where gains and losses are not equal, they are no payments: all come from the sheet, or go to it.
 */
export function flows(deltas: readonly number[]): Flow[] {
  const gains = deltas.reduce((sum, delta) => sum + Math.max(0, delta), 0);
  const sum = deltas.reduce((total, delta) => total + delta, 0);
  if (sum !== 0 || !gains)
    return deltas.flatMap((delta, place) => {
      if (!delta) return [];
      return [delta > 0 ? { from: SHEET, to: place, points: delta } : { from: place, to: SHEET, points: -delta }];
    });
  return deltas.flatMap((loss, from) =>
    loss >= 0 ? [] : deltas.flatMap((gain, to) => (gain > 0 ? [{ from, to, points: (-loss * gain) / gains }] : [])),
  );
}

/** The number of coins that show an amount: few for little, and never many. */
export const coins = (points: number): number => Math.max(1, Math.min(6, Math.round(Math.log2(Math.abs(points) + 1))));
