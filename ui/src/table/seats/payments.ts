/** What people pay each other while a deal runs, as chips on their way. */

import type { PlaceNumber, TableState } from "../../protocol";
import { paid } from "../../wording/chips";

export interface Payment {
  from: PlaceNumber;
  to: PlaceNumber;
  points: number;
}

/** What was paid between two states of a deal: each who pays, to each who gets, in equal parts. */
export function payments(before: TableState | null, state: TableState): Payment[] {
  if (!before || before.table.deal !== state.table.deal || state.view.ended) return [];
  const deltas = state.table.players.map((_, place) => paid(state, place) - paid(before, place));
  const getting = deltas.flatMap((delta, place) => (delta > 0 ? [place] : []));
  return deltas.flatMap((delta, from) =>
    delta < 0 ? getting.map((to) => ({ from, to, points: -delta / getting.length })) : [],
  );
}
