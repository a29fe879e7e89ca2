/** The formats of events, and the table of a season, as the server gives them; and an event from a file of notes. */

import { beginBook, exchange } from "../../api/books";
import { call, post } from "../../api/server";
import type { Format, SeasonBoard } from "../../protocol";
import { disk, fresh } from "./saved-events";

export const allFormats = (): Promise<Format[]> => call("/api/formats");
export const seasonOf = (books: readonly string[]): Promise<SeasonBoard> => call("/api/seasons", post({ books }));

/** How many notes go at once. */
const AT_ONCE = 100;

/** All notes of an event, a line each, as `tarok club` reads them. */
export async function notesOf(key: string): Promise<string> {
  const lines: string[] = [];
  for (let after = 0, more = true; more;) {
    const come = await exchange(key, after);
    lines.push(...come.notes.map(({ note }) => JSON.stringify(note)));
    [after, more] = [come.upto, come.more];
  }
  return lines.join("\n") + "\n";
}

/** Store the event of a file of notes on the server; return the key of its director.  SyntaxError: it holds none. */
export async function fromNotes(text: string): Promise<string> {
  const notes = text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as { id: string });
  const { links, upto } = await beginBook("event", notes.slice(0, 1));
  const key = links["director"] ?? "";
  let seen = upto;
  for (let at = 1; at < notes.length; at += AT_ONCE)
    seen = (await exchange(key, seen, notes.slice(at, at + AT_ONCE))).upto;
  await disk.keep({ ...fresh(key), role: "director", links, upto: seen });
  return key;
}
