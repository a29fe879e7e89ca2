/** What a table has noted in a round, and which round it looks at. */

import type { EventBoard } from "../../protocol";
import type { StandingNote } from "../../score-keeper/sheet-notes";
import { inOrder, type EventNote, type Protested, type What } from "./event-notes";

type Round = EventBoard["rounds"][number];

/** The round that is played; or the next one that is drawn; or the last one. */
export const roundNow = ({ rounds }: Pick<EventBoard, "rounds">): Round | null =>
  rounds.find(({ stands }) => stands === "begun") ??
  rounds.find(({ stands }) => stands === "drawn") ??
  rounds.at(-1) ??
  null;

interface AtTable {
  /** The entries on its sheet, in order. */
  stands: StandingNote[];
  /** What it has handed in, and the id of the note. */
  slip: { id: string; totals: number[] } | null;
}

/** What stands of a table in a round, of all that was noted (CL-EV-01): a note may have been corrected. */
export function atTable(notes: readonly EventNote[], round: number, table: number): AtTable {
  const ordered = inOrder(notes);
  const instead = new Map<string, What | null>();
  const asked = new Map<string, Protested>();
  for (const { id, what } of ordered) {
    if (what.type === "corrected") instead.set(what.of, what.instead);
    else if (what.type === "protested" && what.of) asked.set(id, what);
    else if (what.type === "decided") {
      const protest = asked.get(what.of);
      if (protest?.of && what.accepted) instead.set(protest.of, protest.instead ?? null);
      asked.delete(what.of);
    }
  }
  const found: AtTable = { stands: [], slip: null };
  for (const { id, what: said } of ordered) {
    const what = instead.has(id) ? instead.get(id) : said;
    if (what?.type === "scored" && what.round === round && what.table === table)
      found.stands.push({ id, entry: what.entry, dealer: what.dealer ?? null });
    if (what?.type === "slip" && what.round === round && what.table === table) found.slip = { id, totals: what.totals };
  }
  return found;
}

/** Where a person sits in a round: the number of the table, its people and who deals first; null: they do not. */
export function seatOf(round: Round, who: string): { table: number; others: string[]; deals: boolean } | null {
  const at = round.tables.findIndex(({ people }) => people.includes(who));
  const people = round.tables[at]?.people;
  if (!people) return null;
  return { table: at + 1, others: people.filter((each) => each !== who), deals: people.at(-1) === who };
}
