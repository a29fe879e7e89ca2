/**
 * What was noted on a sheet. Nothing is changed or deleted: a note may correct another, and says what stands instead.
 * Ids are made on the device and the order follows from clock and device, so that notes of several can be put together.
 */

import { nextClock } from "../storage/note-clock";
import type { SheetEntry } from "./engine-messages";

export interface SheetNote {
  id: string;
  /** One more than any note that was known when it was made. */
  clock: number;
  device: string;
  /** The place that dealt, as the device knew it: the seats of the entry follow from that. */
  dealer?: number | null;
  /** The id of the note that it corrects. */
  corrects: string | null;
  /** What stands there; null: it is struck out. */
  entry: SheetEntry | null;
}

/** An entry that stands, and the note by which it came. */
export interface StandingNote {
  id: string;
  entry: SheetEntry;
  dealer: number | null;
}

const order = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
const before = (one: SheetNote, other: SheetNote): number =>
  one.clock - other.clock || order(one.device, other.device) || order(one.id, other.id);

/** What stands on the sheet, in order: of several corrections the last one counts. */
export function standing(notes: readonly SheetNote[]): StandingNote[] {
  const ordered = [...notes].sort(before);
  const now = new Map<string, SheetEntry | null>();
  for (const { id, corrects, entry } of ordered) now.set(corrects ?? id, entry);
  return ordered
    .filter(({ corrects }) => corrects === null)
    .flatMap(({ id, dealer = null }) => {
      const entry = now.get(id) ?? null;
      return entry ? [{ id, entry, dealer }] : [];
    });
}

/** The notes with one more; of an entry that corrects none it is known who dealt. */
export function noted(
  notes: readonly SheetNote[],
  device: string,
  entry: SheetEntry | null,
  corrects: string | null = null,
  dealer: number | null = null,
): SheetNote[] {
  const clock = nextClock(notes.map((note) => note.clock));
  return [...notes, { id: crypto.randomUUID(), clock, device, dealer, corrects, entry }];
}

/** The notes of two devices together: each stands once. */
export const together = (mine: readonly SheetNote[], others: readonly SheetNote[]): SheetNote[] => [
  ...new Map([...mine, ...others].map((note) => [note.id, note])).values(),
];
