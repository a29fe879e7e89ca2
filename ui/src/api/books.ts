/** Books: notes that several phones share through the server (docs/protocol.md). */

import type { BookLinks, BookMade, BookNote, BookRefusal, EventBoard, Exchanged } from "../protocol";
import { answered, call, post } from "./server";
import { service } from "./server-status.svelte";

/** How many notes are sent at once. */
const AT_ONCE = 100;
/** How long it takes from one time to the next, in milliseconds, and at most where nothing comes of it. */
const EVERY = 3000;
const SELDOM = 30_000;

export const beginBook = (kind: BookLinks["kind"], notes: readonly unknown[]): Promise<BookMade> =>
  call("/api/books", post({ kind, notes }));

/** Store what is new of these notes, and be told what others have noted after that number. */
export const exchange = (key: string, after: number, notes: readonly unknown[] = []): Promise<Exchanged> =>
  call(`/api/books/${key}`, post({ after, notes }));

/** What an exchange has brought: what others noted, which own notes have gone and which of these were refused. */
interface Swapped {
  come: BookNote[];
  went: string[];
  refused: BookRefusal[];
  upto: number;
  more: boolean;
  /** The server's time, in seconds since 1970. */
  now: number;
  /** The server has gone back to a backup: everything is to be sent once more. */
  back: boolean;
}

/** Tell a book what is new here, as much as goes at once, and hear what others have noted after that number. */
export async function swap(key: string, upto: number, own: readonly { id: string }[]): Promise<Swapped> {
  const now = own.slice(0, AT_ONCE);
  const answer = await exchange(key, upto, now);
  const back = answer.upto < upto;
  return {
    come: answer.notes,
    went: now.map(({ id }) => id),
    refused: answer.refused,
    upto: answer.upto,
    more: answer.more || back || own.length > now.length,
    now: answer.now,
    back,
  };
}

export const bookLinks = (key: string): Promise<BookLinks> => call(`/api/books/${key}/links`);
export const renewLink = (key: string, role: string): Promise<BookLinks> =>
  call(`/api/books/${key}/links`, post({ role }));
export const eraseBook = (key: string): Promise<unknown> => call(`/api/books/${key}`, { method: "DELETE" });

/** The board of an event if it is another than the one with this tag; and the server's time. */
export async function bookBoard(
  key: string,
  tag: string,
): Promise<{ board: EventBoard | null; tag: string; now: number }> {
  const answer = await fetch(`/api/books/${key}/board`, { headers: tag ? { "If-None-Match": tag } : {} });
  const now = Date.parse(answer.headers.get("Date") ?? "") / 1000;
  service.answered(answer.headers);
  if (answer.status === 304) return { board: null, tag, now };
  return { board: await answered<EventBoard>(answer), tag: answer.headers.get("ETag") ?? "", now };
}

/** Does something every few seconds while the page is seen, and never twice at a time; less often while it fails. */
export class Regularly {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  #again = false;
  #over = false;
  #failed = 0;
  readonly #step: () => Promise<void>;
  readonly #every: () => number;
  readonly #soon = (): void => this.soon();

  constructor(step: () => Promise<void>, every = () => EVERY) {
    this.#step = step;
    this.#every = every;
    document.addEventListener("visibilitychange", this.#soon);
    addEventListener("online", this.#soon);
    this.soon();
  }

  /** Do it now; if it is being done, once more after that. */
  soon(): void {
    this.#again = this.#busy;
    if (this.#busy || this.#over || document.hidden) return;
    clearTimeout(this.#timer);
    this.#busy = true;
    const done = (failed: number): void => {
      this.#failed = failed;
      this.#busy = false;
      if (this.#again) this.soon();
      else if (!this.#over) this.#timer = setTimeout(this.#soon, Math.min(this.#every() * 2 ** failed, SELDOM));
    };
    void this.#step().then(
      () => done(0),
      () => done(this.#failed + 1),
    );
  }

  stop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#soon);
    removeEventListener("online", this.#soon);
  }
}
