/** A deal that is over is told as it was played, whoever sits where since. */

import type { Occupant, State } from "../protocol";

const same = (one: Occupant, other: Occupant | undefined): boolean =>
  one.kind === other?.kind && one.name === other.name;

/** The state to be shown: after the deal places may be changed, and what was done there stays with who did it. */
export function asPlayed(before: State | null, now: State): State {
  if (!before?.view.ended || !now.view.ended || before.table.deal !== now.table.deal) return now;
  const { players } = before.table;
  if (before.table.onlooker !== now.table.onlooker || players.every((each, i) => same(each, now.table.players[i])))
    return now;
  const formerly = (place: number): number => {
    const found = players.findIndex(({ name }) => name !== "" && name === now.table.players[place]?.name);
    return found < 0 ? place : found;
  };
  const { sheet, company, waiting } = now.table;
  return { ...now, view: before.view, table: { ...before.table, sheet, company, waiting: waiting.map(formerly) } };
}
