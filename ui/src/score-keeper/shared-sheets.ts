/** A sheet on several phones: each keeps all of it, and a book of the server has what any of them has noted. */

import { beginBook, exchange, swap } from "../api/books";
import type { Begun } from "./engine-messages";
import type { SavedSheet, Shared } from "./saved-sheets";
import { together, type SheetNote } from "./sheet-notes";

/** How many characters a key has. */
const KEY = 33;
export const isKey = (id: string): boolean => id.length === KEY;

/** The first note of a book: what is played, and by whom. */
interface First extends SheetNote {
  begun: Begun & { names: string[] };
}
const isFirst = (note: SheetNote | First): note is First => "begun" in note;

/** How a sheet that is not shared begins to be shared. */
export async function shared({ id, begun, names }: SavedSheet, device: string): Promise<Shared> {
  const first: First = { id, clock: 1, device, corrects: null, entry: null, begun: { ...begun, names } };
  const { links, upto } = await beginBook("sheet", [first]);
  return { key: links["writer"] ?? "", writes: true, upto, sent: [id] };
}

/** What changes of a sheet by one exchange, if anything does: the notes of others come, and its own go. */
export async function exchanged({
  book,
  notes,
}: SavedSheet): Promise<{ notes: SheetNote[]; book: Shared; more: boolean } | null> {
  if (!book) return null;
  const there = new Set(book.sent);
  const own = book.writes ? notes.filter(({ id }) => !there.has(id)) : [];
  const { come, went, upto, more, back } = await swap(book.key, book.upto, own);
  if (back) return { notes: [], book: { ...book, upto: 0, sent: [] }, more };
  if (!went.length && upto === book.upto) return null;
  const heard = come.map(({ note }) => note as SheetNote | First);
  const sent = [...new Set([...book.sent, ...went, ...heard.map(({ id }) => id)])];
  return { notes: heard.filter((note) => !isFirst(note)), book: { ...book, upto, sent }, more };
}

/** The sheet to which a key leads, as this device is to keep it; `known` gives what it keeps already. */
export async function joined(
  key: string,
  writes: boolean,
  known: (id: string) => Promise<SavedSheet | null>,
): Promise<SavedSheet | null> {
  const answer = await exchange(key, 0);
  const first = answer.notes.map(({ note }) => note as SheetNote | First).find(isFirst);
  if (!first) return null;
  const { names, ...begun } = first.begun;
  const fresh: SavedSheet = { id: first.id, begun, names, at: Date.now(), notes: [], draft: null };
  const stored = (await known(first.id)) ?? fresh;
  return { ...stored, book: stored.book?.writes && !writes ? stored.book : { key, writes, upto: 0, sent: [first.id] } };
}

/** A sheet after an exchange. */
export const merged = (sheet: SavedSheet, come: { notes: SheetNote[]; book: Shared }): Partial<SavedSheet> => ({
  notes: come.notes.length ? together(sheet.notes, come.notes) : sheet.notes,
  book: come.book,
});
/** How many of its notes are on this device alone. */
export const unsent = ({ book, notes }: SavedSheet): number => {
  const there = new Set(book?.sent);
  return book ? notes.filter(({ id }) => !there.has(id)).length : 0;
};
