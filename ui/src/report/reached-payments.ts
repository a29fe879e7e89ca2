/** What could be reached, in what the deal pays. */

import type { Reach, Reachable, Seat } from "../protocol";

/** Whether a report says what is paid; those from before that have points only. */
export const tellsPaid = ({ reaches }: Reachable): boolean => reaches.every(({ paid }) => paid.length);

/** What a seat is paid before a card, or its points, if that is all that is known. */
export const reached = (line: Reachable, seat: Seat): number[] =>
  line.reaches.map(({ paid, points }) => (tellsPaid(line) ? paid[seat] : points[seat]) ?? 0);

/** Whose payments tell the course: one's own, or the declarer's, where one is paid nothing either way. */
export function shownSeat(line: Reachable, from: Seat, declarer: Seat | null): Seat {
  const paid = tellsPaid(line) && declarer !== null;
  return paid && reached(line, from).every((points) => points === 0) ? declarer : from;
}

/** Whom a card changed something for, and what: its player, or else who gained or lost most; null: not known. */
export function changed(reach: Reach, after: readonly number[]): { seat: Seat; before: number; after: number } | null {
  if (!reach.paid.length || !after.length) return null;
  const changes = reach.paid.map((before, seat) => ({ seat, before, after: after[seat] ?? 0 }));
  const far = (each: { before: number; after: number }): number => Math.abs(each.after - each.before);
  const own = changes[reach.seat];
  if (own && far(own) > 0) return own;
  const most = [...changes].sort((one, other) => far(other) - far(one))[0];
  return most && far(most) > 0 ? most : null;
}
