/** The sheets that this device keeps, whatever becomes of the page. */

import { openDB, type DBSchema } from "idb";
import type { Begun, Written } from "./answers";
import type { Note } from "./notes";

/** The book of a sheet: the key of this device, and up to which number it has seen what is there. */
export interface Shared {
  key: string;
  /** Whether the key lets one write. */
  writes: boolean;
  upto: number;
  /** The ids of the notes that the book has, or does not take. */
  sent: string[];
}

export interface Kept {
  id: string;
  begun: Begun;
  names: string[];
  /** When something was last noted, in milliseconds since 1970. */
  at: number;
  notes: Note[];
  /** What is written of a deal that is not saved yet, and which note it is to correct. */
  draft: { written: Written; corrects: string | null } | null;
  /** Where other phones have the same sheet. */
  book?: Shared;
}

interface Shelf extends DBSchema {
  sheets: { key: string; value: Kept };
}

const shelf = openDB<Shelf>("tarok-sheets", 1, {
  upgrade: (made) => void made.createObjectStore("sheets", { keyPath: "id" }),
});

/** All sheets, the newest first. */
export async function all(): Promise<Kept[]> {
  return (await (await shelf).getAll("sheets")).sort((one, other) => other.at - one.at);
}
export const one = async (id: string): Promise<Kept | null> => (await (await shelf).get("sheets", id)) ?? null;
export const forget = async (id: string): Promise<void> => (await shelf).delete("sheets", id);

/** Keep a sheet as it is now: when this is done it is on the disk. */
export async function keep(sheet: Kept): Promise<void> {
  const writing = (await shelf).transaction("sheets", "readwrite", { durability: "strict" });
  await Promise.all([writing.store.put(sheet), writing.done]);
}

/** What this device is called in notes. */
export function device(): string {
  const known = localStorage.getItem("device") ?? crypto.randomUUID();
  localStorage.setItem("device", known);
  return known;
}
