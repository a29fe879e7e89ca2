/** What is noted of an event: docs/club.md has what each note means. */

import type { SheetEntry } from "../../score-keeper/engine-messages";
import type { Format } from "../../protocol";

/** Who sits where in a round: the people of each table by their places; the last deals first. */
export interface Drawn {
  type: "drawn";
  round: number;
  tables: string[][];
  out: string[];
}
export interface NotedScore {
  type: "scored";
  round: number;
  table: number;
  entry: SheetEntry;
  /** The place that dealt, as the device knew it. */
  dealer?: number | null;
}
export interface Slip {
  type: "slip";
  round: number;
  table: number;
  totals: number[];
}
export interface Corrected {
  type: "corrected";
  of: string;
  instead: What | null;
}
/** With `of` it asks that this note be corrected, or struck out; then no person need be named. */
export interface Protested {
  type: "protested";
  who: string;
  round: number;
  table: number;
  text: string;
  of?: string;
  instead?: What | null;
}
export type What =
  | { type: "opened"; title: string; format: string | Format; seed: number }
  | { type: "entered"; who: string; name?: string; team?: string }
  | { type: "paid"; who: string; amount: number }
  | { type: "left"; who: string }
  | Drawn
  | { type: "begun" | "closed"; round: number }
  | NotedScore
  | Slip
  | { type: "fined"; who: string; points: number; clause?: string }
  | Protested
  | { type: "decided"; of: string; text: string; accepted?: boolean }
  | { type: "revoked"; device: string }
  | Corrected;

export interface EventNote {
  id: string;
  /** One more than any note that was known when it was made. */
  clock: number;
  device: string;
  by: string;
  /** When it was noted, in seconds since 1970. */
  at: number;
  why: string;
  what: What;
}

const order = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
/** Where a note stands among others (CL-EV-02). */
export const before = (one: EventNote, other: EventNote): number =>
  one.clock - other.clock || order(one.device, other.device) || order(one.id, other.id);

/** The notes in their order, each once. */
export const inOrder = (notes: readonly EventNote[]): EventNote[] =>
  [...new Map(notes.map((note) => [note.id, note])).values()].sort(before);
