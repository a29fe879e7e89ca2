/** The links to events that this device has, what it last saw there, and what it has noted. */

import { drawer } from "../../storage/indexed-db";
import { recall, remember } from "../../storage/local-storage";
import type { Cause, EventBoard } from "../../protocol";
import type { Draft } from "../../score-keeper/saved-sheets";
import type { EventNote } from "./event-notes";

/** What another phone noted, and by which role's link. */
export interface ReceivedNote {
  role: string;
  note: EventNote;
}

/** A link to an event, and what was seen by it. */
export interface StoredEvent {
  /** The key of the link. */
  id: string;
  role: string;
  /** When it was last opened, in milliseconds since 1970. */
  at: number;
  board: EventBoard | null;
  /** What tells this board from others. */
  tag: string;
  links: Record<string, string>;
  /** Up to which number of the book it has heard what was noted, and that, as far as a table is told. */
  upto: number;
  heard: ReceivedNote[];
  /** Whose page it is, where a player has said so. */
  who: string | null;
  /** What is being written at a table, and of which round. */
  draft: (Draft & { round: number }) | null;
}

/** A link of which nothing is known yet. */
export const fresh = (key: string): StoredEvent => ({
  ...{ id: key, role: "", at: Date.now(), board: null, tag: "", links: {}, upto: 0, heard: [], who: null, draft: null },
});

/** Something that this device has noted, and how the server took it. */
export interface OwnNote {
  id: string;
  /** The key of the link by which it was noted, and what that lets one be. */
  book: string;
  role: string;
  note: EventNote;
  fate: "waits" | "there" | "refused";
  /** Why it was refused: the word for it, and its cause, if there is one behind it. */
  error: string;
  cause?: Cause | null;
}

/** What names the book in a key. */
const nameIn = (key: string): string => key.slice(0, 11);

const events = drawer<StoredEvent>("events");
const noted = drawer<OwnNote>("noted");

/** All links, the one that was opened last first. */
export const storedEvents = async (): Promise<StoredEvent[]> =>
  (await events.all()).sort((one, other) => other.at - one.at);

/** What a link keeps on this device: given to a book, for it is the same whatever keeps it. */
export const disk = {
  event: events.one,
  keep: events.keep,
  /** What was noted in the book of this link, by this and by other links of it. */
  own: async (key: string): Promise<OwnNote[]> =>
    (await noted.all()).filter(({ book }) => nameIn(book) === nameIn(key)),
  keepOwn: noted.keep,
  dropOwn: noted.forget,
};
export type Disk = typeof disk;

/** Who notes here, as this device remembers it. */
export const noter = {
  get: (): string => recall("by") ?? "",
  set: (name: string): void => remember("by", name),
};

/** Forget a link; what it has not sent is lost. */
export async function forgetEvent(key: string): Promise<void> {
  for (const { id, book } of await disk.own(key)) if (book === key) await noted.forget(id);
  await events.forget(key);
}
