/** Books: notes that several phones share by way of the house (docs/protocol.md). */

import type { BookLinks, BookMade, Exchanged } from "../protocol";
import { call, told } from "./server";

/** How many notes are sent at once. */
export const AT_ONCE = 100;
const EVERY = 3000;

export const beginBook = (kind: BookLinks["kind"], notes: readonly unknown[]): Promise<BookMade> =>
  call("/api/books", told({ kind, notes }));

/** Store what is new of these notes, and be told what others have noted after that number. */
export const exchange = (key: string, after: number, notes: readonly unknown[] = []): Promise<Exchanged> =>
  call(`/api/books/${key}`, told({ after, notes }));

export const bookLinks = (key: string): Promise<BookLinks> => call(`/api/books/${key}/links`);

/** Does something every few seconds while the page is seen, and never twice at a time. */
export class Regularly {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  #again = false;
  #over = false;
  readonly #step: () => Promise<void>;
  readonly #soon = (): void => this.soon();

  constructor(step: () => Promise<void>) {
    this.#step = step;
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
    void this.#step().finally(() => {
      this.#busy = false;
      if (this.#again) this.soon();
      else if (!this.#over) this.#timer = setTimeout(this.#soon, EVERY);
    });
  }

  stop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#soon);
    removeEventListener("online", this.#soon);
  }
}
