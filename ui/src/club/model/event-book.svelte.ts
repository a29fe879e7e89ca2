/**
 * An event as one of its links shows it, kept up to date while it is looked at.
 * What is noted lies on the disk before anything else, and stays there until the server has it.
 */

import { beginBook, bookBoard, bookLinks, eraseBook, exchange, Regularly, renewLink, swap } from "../../api/books";
import { nextClock } from "../../storage/note-clock";
import { device } from "../../storage/indexed-db";
import { call, RequestRefused } from "../../api/server";
import type { Cause, EventBoard } from "../../protocol";
import { disk, fresh, noter, type Disk, type ReceivedNote, type StoredEvent, type OwnNote } from "./saved-events";
import { inOrder, type Drawn, type EventNote, type What } from "./event-notes";
import { ServerTime } from "./server-time";

export { forgetEvent, storedEvents, type StoredEvent, type OwnNote } from "./saved-events";

/** How often each role looks, in milliseconds: all in a room have one address, which may ask 3,000 times a minute. */
const EVERY: Record<string, number> = { director: 3000, wall: 4000, table: 5000, player: 15_000 };
/** Beyond the last note of any book. */
const BEYOND = 2 ** 50;

/** How many characters the name of the person who notes has. */
const LONGEST_NAME = 60;

/** What this device is called in a role: at a table other than where it directs, so that a table cannot be both. */
const deviceIn = (role: string): string => (role.startsWith("table ") ? `${device()} ${role}` : device());

const NO_PHONES = { phones: [] };
/** A note as this device makes it. */
const made = (what: What, clock: number, by: string, at: number, why: string, role = "director"): EventNote => ({
  ...{ id: crypto.randomUUID(), clock, device: deviceIn(role), by: by.slice(0, LONGEST_NAME) },
  ...{ at: Math.round(at), why, what },
});

/** Begin an event, and return the key of its director, which this device keeps. */
export async function beginEvent(what: Omit<Extract<What, { type: "opened" }>, "type">, by = ""): Promise<string> {
  const first = made({ type: "opened", ...what }, 1, by, Date.now() / 1000, "");
  const { links, upto } = await beginBook("event", [first]);
  const key = links["director"] ?? "";
  await disk.keep({ ...fresh(key), role: "director", links, upto });
  return key;
}

export class EventBook {
  readonly key: string;
  /** What the link lets one be: `director`, `table 3`, `wall`, `player`; "" until that is known. */
  role = $state("");
  board = $state.raw<EventBoard | null>(null);
  /** The keys that may be handed on, by their roles. */
  links = $state.raw<Record<string, string>>({});
  line = $state<"online" | "offline">("offline");
  /** Why the link shows nothing new any more, by the id of its words. */
  gone = $state<string | null>(null);
  /** Whose page it is, where a player has said so. */
  who = $state<string | null>(null);
  /** What is being written at a table. */
  draft = $state.raw<StoredEvent["draft"]>(null);
  #heard = $state.raw<ReceivedNote[]>([]);
  #own = $state.raw<OwnNote[]>([]);
  readonly waiting = $derived(inOrder(this.#own.filter(({ fate }) => fate === "waits").map(({ note }) => note)));
  readonly refused = $derived(this.#own.filter(({ fate }) => fate === "refused"));
  /** All that was noted at a table, here or by others, as far as this device knows. */
  readonly notes = $derived(
    // What was heard last: the server may have made a protest of a correction.
    inOrder([...this.#own.filter(({ fate }) => fate !== "refused"), ...this.#heard].map(({ note }) => note)),
  );

  readonly #disk: Disk;
  readonly #time = new ServerTime();
  #stored: StoredEvent;
  #turns: Promise<unknown> = Promise.resolve();
  #looks: Promise<unknown> = Promise.resolve();
  #regularly: Regularly | null = null;
  readonly #off = (): void => {
    this.line = "offline";
  };

  private constructor(stored: StoredEvent, own: OwnNote[], place: Disk) {
    this.key = stored.id;
    this.#disk = place;
    this.#stored = stored;
    this.#own = own;
    this.#show();
  }

  /** Open a link: as this device keeps it, and if it does not yet, as the server has it. */
  static async open(key: string, place: Disk = disk): Promise<EventBook> {
    const known = (await place.event(key)) ?? fresh(key);
    // A board that was kept by an older page knows no phones.
    const stored = { ...known, board: known.board && { ...NO_PHONES, ...known.board }, at: Date.now() };
    const own = (await place.own(key)).filter((each) => each.book === key);
    const book = new EventBook(stored, own, place);
    if (!book.board) await book.look().catch(() => undefined);
    addEventListener("offline", book.#off);
    book.#regularly = new Regularly(
      () => book.look(),
      () => EVERY[book.role.split(" ")[0] ?? ""] ?? 3000,
    );
    return book;
  }

  stop(): void {
    this.#regularly?.stop();
    removeEventListener("offline", this.#off);
  }

  /** Look now, and not only when it is time to. */
  soon(): void {
    this.#regularly?.soon();
  }

  /** The server's time, in seconds since 1970. */
  now(): number {
    return this.#time.now();
  }

  /** Who notes here, as this device remembers it. */
  get by(): string {
    return noter.get();
  }
  set by(name: string) {
    noter.set(name);
  }

  /** Note something: when this is done it is on the disk, and its id is returned; it goes on its way at once. */
  note(what: What, why = ""): Promise<string> {
    const noted = this.#turn(async () => {
      const clock = nextClock(
        [...this.#heard, ...this.#own].map(({ note }) => note.clock),
        this.board?.clock ?? 0,
      );
      const note = made(what, clock, this.by || this.role, this.now(), why, this.role);
      const { key: book, role } = this;
      await this.#put({ ...{ id: note.id, book, role, note }, fate: "waits", error: "" });
      return note.id;
    });
    void noted.then(() => this.soon());
    return noted;
  }

  /** Once it has been read why a note was refused, it need not be shown again. */
  async dismiss(id: string): Promise<void> {
    await this.#disk.dropOwn(id);
    this.#own = this.#own.filter((each) => each.id !== id);
  }

  /** Whether a note was noted by this link, here or on another phone: then it may be corrected here. */
  isOwn(id: string): boolean {
    const mine = this.#own.some(({ note, fate }) => note.id === id && fate !== "refused");
    return mine || this.#heard.some(({ role, note }) => note.id === id && role === this.role);
  }

  /** Keep what is being written; null: nothing is. */
  write(draft: StoredEvent["draft"]): Promise<void> {
    return this.#keep({ draft });
  }

  /** Say whose page it is. */
  be(who: string | null): Promise<void> {
    return this.#keep({ who });
  }

  /**
   * Who would sit where in the next rounds: for the director, to be noted.  The server draws, so it is told first
   * what is noted here.  RequestRefused: why it has to wait.
   */
  async draw(): Promise<Drawn[]> {
    await this.#turns;
    while (this.waiting.length) await this.look();
    return call(`/api/books/${this.key}/draw`);
  }

  /** Have the link of a role be another one from now on; if it is one's own, this book is over. */
  async renew(role: string): Promise<void> {
    await this.#keep({ links: (await renewLink(this.key, role)).links });
  }

  /** Delete the event on the server. */
  async erase(): Promise<void> {
    await eraseBook(this.key);
    this.gone = "club-gone-known";
  }

  /** Look what is new, and send what waits.  It fails where the server cannot be reached. */
  look(): Promise<void> {
    const looked = this.#looks.then(() => this.#look());
    this.#looks = looked.catch(() => undefined);
    return looked;
  }
  async #look(): Promise<void> {
    try {
      if (!this.role) await this.#meet();
      let seen = await this.#see();
      if (this.waiting.length || (seen && this.writes)) {
        const sent = await this.#swapAll();
        if (sent) {
          seen = (await this.#see()) ?? seen;
          await this.#swapAll();
        }
      }
      // Not before all is received that it shows: the server judges what is noted here by what was known here.
      if (seen) await this.#keep(seen);
      this.line = "online";
      this.gone = null;
    } catch (error) {
      const why = error instanceof RequestRefused ? error.message : "";
      if (why === "no_book") this.gone = this.board ? "club-gone-known" : "club-gone";
      if (why === "old_link") this.gone = "club-old-link";
      this.line = error instanceof RequestRefused ? "online" : "offline";
      throw error;
    }
  }

  /** Whether one notes something here. */
  get writes(): boolean {
    return this.role === "director" || this.role.startsWith("table ");
  }

  /** Find out what the link lets one be. */
  async #meet(): Promise<void> {
    const { kind, own, links } = await bookLinks(this.key);
    if (kind !== "event") throw new RequestRefused("no_book");
    // A director sees the whole board, and needs no notes: they are heard from here on.
    const upto = own === "director" ? (await exchange(this.key, BEYOND)).upto : 0;
    await this.#keep({ role: own, links, upto });
    // What an older link of the same role has not sent goes by this one.
    const old = (await this.#disk.own(this.key)).filter(({ role, fate }) => role === own && fate === "waits");
    for (const each of old) await this.#put({ ...each, book: this.key });
  }

  /** Look at the board; null: it is as it was. */
  async #see(): Promise<Pick<StoredEvent, "board" | "tag" | "links"> | null> {
    const { board, tag, now } = await bookBoard(this.key, this.board ? this.#stored.tag : "");
    this.#time.hear(now);
    if (!board) return null;
    // There are other links as soon as there are more tables.
    // … and other ones where a phone was revoked.
    const more = this.board !== null && linksIn(board) !== linksIn(this.board);
    const links = more ? (await bookLinks(this.key)).links : this.links;
    return { board, tag, links };
  }

  /** Send all that waits, and hear what others have noted; how many notes were sent. */
  async #swapAll(): Promise<number> {
    let sent = 0;
    for (let more = true; more;) more = await this.#swap((count) => (sent += count));
    return sent;
  }

  /** Send some of what waits, and hear some of what others have noted; whether there is more of it. */
  async #swap(sent: (count: number) => void): Promise<boolean> {
    const own = this.waiting;
    try {
      const { come, went, refused, upto, more, now, back } = await swap(this.key, this.#stored.upto, own);
      this.#time.hear(now);
      if (back) return await this.#again();
      for (const id of went) await this.#took(id, refused.find((each) => each.id === id) ?? null);
      const heard = this.role === "director" ? [] : come.map(({ role, note }) => ({ role, note: note as EventNote }));
      await this.#keep({ upto, heard: [...this.#heard, ...heard] });
      sent(went.length);
      return more;
    } catch (error) {
      const number = error instanceof RequestRefused ? error.more["number"] : null;
      const bad = typeof number === "number" ? own[number] : null;
      if (!(error instanceof RequestRefused && bad)) throw error;
      // One that the server cannot read does not keep the others back.
      await this.#took(bad.id, { error: error.message, cause: error.more["cause"] as Cause | undefined });
      return true;
    }
  }

  /** The server has gone back to a backup: everything is sent once more. */
  async #again(): Promise<boolean> {
    for (const each of this.#own) if (each.fate === "there") await this.#put({ ...each, fate: "waits" });
    await this.#keep({ upto: 0, heard: [], tag: "" });
    return true;
  }

  async #took(id: string, why: { error: string; cause?: Cause | undefined } | null): Promise<void> {
    const own = this.#own.find((each) => each.id === id);
    if (!own) return;
    const { error = "", cause = null } = why ?? {};
    await this.#put({ ...own, fate: why ? "refused" : "there", error, cause });
  }

  async #put(own: OwnNote): Promise<void> {
    await this.#disk.keepOwn(own);
    this.#own = [...this.#own.filter(({ id }) => id !== own.id), own];
  }

  #keep(changed: Partial<StoredEvent>): Promise<void> {
    this.#stored = { ...this.#stored, ...changed };
    this.#show();
    const now = this.#stored;
    return this.#turn(() => this.#disk.keep(now));
  }

  /** One change of the disk comes after another. */
  #turn<T>(change: () => Promise<T>): Promise<T> {
    const done = this.#turns.then(change);
    this.#turns = done.catch(() => undefined);
    return done;
  }

  #show(): void {
    const { role, board, links, heard, who, draft } = this.#stored;
    Object.assign(this, { role, board, links, who, draft });
    this.#heard = heard;
  }
}

/** Two boards that have the same here have the same links. */
const linksIn = ({ rounds, phones }: EventBoard): string =>
  `${Math.max(0, ...rounds.map(({ tables }) => tables.length))} ${phones.filter(({ revoked }) => revoked).length}`;
