/** The sheets that this device keeps, whatever becomes of the page. */

import { drawer } from "../storage/indexed-db";
import type { Begun, Written } from "./engine-messages";
import type { SheetNote } from "./sheet-notes";

/** What is written of a deal that is not saved yet, and which note it is to correct. */
export interface Draft {
  written: Written;
  corrects: string | null;
}

/** The book of a sheet: the key of this device, and up to which number it has seen what is there. */
export interface Shared {
  key: string;
  /** Whether the key lets one write. */
  writes: boolean;
  upto: number;
  /** The ids of the notes that the book has, or does not take. */
  sent: string[];
}

export interface SavedSheet {
  id: string;
  begun: Begun;
  names: string[];
  /** When something was last noted, in milliseconds since 1970. */
  at: number;
  notes: SheetNote[];
  draft: Draft | null;
  /** Where other phones have the same sheet. */
  book?: Shared;
}

const sheets = drawer<SavedSheet>("sheets");
export const { one, keep, forget } = sheets;

/** All sheets, the newest first. */
export const all = async (): Promise<SavedSheet[]> => (await sheets.all()).sort((one, other) => other.at - one.at);
