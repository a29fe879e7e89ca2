import { beforeEach, describe, expect, test, vi } from "vitest";
import { EventBook } from "../src/club/model/event-book.svelte";
import type { Disk, StoredEvent, OwnNote } from "../src/club/model/saved-events";
import { inOrder, type EventNote, type What } from "../src/club/model/event-notes";
import { ServerTime } from "../src/club/model/server-time";
import type { BookNote } from "../src/protocol";

/** A server with one book, as docs/protocol.md has it; it does not judge notes. */
class FakeServer {
  notes: BookNote[] = [];
  up = true;
  open = true;
  role = "table 1";
  refuses = new Set<string>();
  /** Notes that it cannot read. */
  garbled = new Set<string>();
  asked: string[] = [];
  /** It says nothing of notes, but shows the board. */
  deaf = false;
  /** What happens when notes have come, before the board is asked for. */
  meanwhile: () => void = () => undefined;
  /** How many notes it knew as it drew. */
  drew = 0;

  answer(path: string, init: RequestInit = {}): Response {
    this.asked.push(path.split("/").slice(4).join("/"));
    if (!this.up) throw new TypeError("Failed to fetch");
    if (!this.open) return this.json({ error: "no_book" }, 404);
    if (path.endsWith("/links")) return this.json({ kind: "event", own: this.role, links: { [this.role]: "key" } });
    if (path.endsWith("/board")) {
      const tag = `"${this.notes.length}"`;
      if (new Headers(init.headers).get("If-None-Match") === tag) return new Response(null, { status: 304 });
      const board = { clock: this.notes.length, rounds: [], phones: [], title: `${this.notes.length} notes` };
      return this.json(board, 200, { ETag: tag });
    }
    if (path.endsWith("/draw")) {
      this.drew = this.notes.length;
      return this.json([]);
    }
    if (this.deaf) throw new TypeError("Failed to fetch");
    return this.exchange(JSON.parse(init.body as string) as { after: number; notes: EventNote[] });
  }
  exchange({ after, notes }: { after: number; notes: EventNote[] }): Response {
    const number = notes.findIndex(({ id }) => this.garbled.has(id));
    if (number >= 0) return this.json({ error: "note_garbled", number, why: "it is none", cause: TOO_LONG }, 409);
    const refused = notes.filter(({ id }) => this.refuses.has(id));
    for (const note of notes) {
      if (refused.includes(note) || this.notes.some((each) => (each.note as EventNote).id === note.id)) continue;
      this.take(note);
    }
    const own = new Set(notes.map(({ id }) => id));
    const told = this.notes.filter(({ seq, note }) => seq > after && !own.has((note as EventNote).id));
    const why = refused.map(({ id }) => ({ id, error: "unfit", sentence: "round 1 is over", cause: OVER }));
    const upto = this.notes.length;
    if (notes.length) this.meanwhile();
    return this.json({ notes: told, upto, more: false, refused: why, now: 0 });
  }
  take(note: EventNote): void {
    this.notes.push({ seq: this.notes.length + 1, at: 0, role: this.role, note });
  }
  json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
    return new Response(JSON.stringify(body), { status, headers });
  }
}

const done = (_: unknown): Promise<void> => Promise.resolve();

/** A disk that remembers, as that of a device does: what it gives back is a copy. */
function memory(): Disk & { kept: Map<string, StoredEvent>; noted: Map<string, OwnNote> } {
  const kept = new Map<string, StoredEvent>();
  const noted = new Map<string, OwnNote>();
  return {
    kept,
    noted,
    event: (key) => Promise.resolve(structuredClone(kept.get(key)) ?? null),
    keep: (event) => done(kept.set(event.id, structuredClone(event))),
    own: () => Promise.resolve(structuredClone([...noted.values()])),
    keepOwn: (own) => done(noted.set(own.id, structuredClone(own))),
    dropOwn: (id) => done(noted.delete(id)),
  };
}

/** Why notes are refused here. */
const OVER = { id: "round_over", values: { round: 1 } };
const TOO_LONG = { id: "bound_length", values: { part: "why", count: 300, most: 200 } };

const slip = (...totals: number[]): What => ({ type: "slip", round: 1, table: 1, totals });
const other = (id: string, clock: number): EventNote => ({
  ...{ id, clock, device: "another", by: "", at: 0, why: "", what: slip(clock) },
});
const ids = (notes: readonly unknown[]): string[] => notes.map((note) => (note as EventNote).id);

let server: FakeServer;
let place: ReturnType<typeof memory>;
/** Open it, and look by hand. */
async function open(): Promise<EventBook> {
  const book = await EventBook.open("key", place);
  book.stop();
  return book;
}

beforeEach(() => {
  server = new FakeServer();
  place = memory();
  const kept = new Map<string, string>();
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => Promise.resolve().then(() => server.answer(path, init)));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: true }));
  const ears = new EventTarget();
  vi.stubGlobal("addEventListener", ears.addEventListener.bind(ears));
  vi.stubGlobal("removeEventListener", ears.removeEventListener.bind(ears));
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

describe("a link to an event", () => {
  test("shows its role and the board, and what others note as it comes", async () => {
    server.take(other("a", 1));
    const book = await open();
    expect([book.role, book.board?.title, book.line]).toEqual(["table 1", "1 notes", "online"]);
    expect(ids(book.notes)).toEqual(["a"]);
    server.take(other("b", 2));
    await book.look();
    expect(ids(book.notes)).toEqual(["a", "b"]);
  });

  test("asks for no notes while the board is as it was", async () => {
    const book = await open();
    server.asked = [];
    await book.look();
    expect(server.asked).toEqual(["board"]);
  });

  test("sends what is noted, in order, and shows the board with it", async () => {
    const book = await open();
    const sent = [await book.note(slip(1)), await book.note(slip(2))];
    expect(ids(book.waiting)).toEqual(sent);
    await book.look();
    expect(ids(server.notes.map(({ note }) => note))).toEqual(sent);
    expect([book.waiting, book.board?.title]).toEqual([[], "2 notes"]);
    expect(ids(book.notes)).toEqual(sent);
  });

  test("gives each note a clock beyond all that it knows, and says who noted it", async () => {
    server.take(other("a", 7));
    const book = await open();
    await book.note(slip(1));
    await Promise.all([book.note(slip(2)), book.note(slip(3))]);
    book.by = "Ana";
    await book.note(slip(4));
    expect(book.waiting.map(({ clock, by }) => [clock, by])).toEqual([
      [8, "table 1"],
      [9, "table 1"],
      [10, "table 1"],
      [11, "Ana"],
    ]);
  });

  test("keeps what is noted without a network, though the page is closed, and sends it once", async () => {
    let book = await open();
    server.up = false;
    const id = await book.note(slip(1));
    await expect(book.look()).rejects.toThrow();
    expect([book.line, ids(book.waiting)]).toEqual(["offline", [id]]);

    book = await open();
    expect([book.role, book.board?.title, ids(book.waiting), ids(book.notes)]).toEqual([
      ...["table 1", "0 notes"],
      ...[[id], [id]],
    ]);
    server.up = true;
    await book.look();
    await book.look();
    expect(ids(server.notes.map(({ note }) => note))).toEqual([id]);
    expect((await open()).waiting).toEqual([]);
  });

  test("says what was refused and why until somebody has read it", async () => {
    let book = await open();
    const id = await book.note(slip(1));
    server.refuses.add(id);
    await book.look();
    book = await open();
    expect(book.refused.map(({ note, error, cause }) => [note.id, error, cause])).toEqual([[id, "unfit", OVER]]);
    expect([book.waiting, book.notes]).toEqual([[], []]);
    await book.dismiss(id);
    expect([book.refused, (await open()).refused]).toEqual([[], []]);
  });

  test("is not held up by a note that the server cannot read", async () => {
    const book = await open();
    const [bad, good] = [await book.note(slip(1)), await book.note(slip(2))];
    server.garbled.add(bad);
    await book.look();
    expect(ids(server.notes.map(({ note }) => note))).toEqual([good]);
    expect(book.refused.map(({ note, error, cause }) => [note.id, error, cause])).toEqual([
      [bad, "note_garbled", TOO_LONG],
    ]);
  });

  test("tells a server that has gone back to a backup everything once more", async () => {
    const book = await open();
    const sent = [await book.note(slip(1)), await book.note(slip(2))];
    await book.look();
    server.notes = [];
    sent.push(await book.note(slip(3)));
    await book.look();
    expect(ids(inOrder(server.notes.map(({ note }) => note as EventNote)))).toEqual(sent);
    expect(book.waiting).toEqual([]);
  });

  test("of a director hears no notes, and knows up to where it has seen the book", async () => {
    server.role = "director";
    server.take(other("a", 1));
    const book = await open();
    const id = await book.note(slip(1));
    await book.look();
    expect(ids(book.notes)).toEqual([id]);
    expect(place.kept.get("key")?.upto).toBe(2);
  });

  test("of somebody who looks on asks for the board alone", async () => {
    server.role = "wall";
    const book = await open();
    server.take(other("a", 1));
    await book.look();
    expect(new Set(server.asked)).toEqual(new Set(["links", "board"]));
    expect(book.board?.title).toBe("1 notes");
  });

  test("shows no board before it has heard all that the board shows", async () => {
    const book = await open();
    server.take(other("a", 1));
    server.deaf = true;
    await expect(book.look()).rejects.toThrow();
    expect(book.board?.title).toBe("0 notes");
    server.deaf = false;
    server.meanwhile = () => server.take(other("b", 2)); // just as a note of one's own has come
    await book.note(slip(1));
    await book.look();
    expect([book.board?.title, place.kept.get("key")?.upto]).toEqual(["3 notes", 3]);
  });

  test("has the server draw when it knows all that is noted here", async () => {
    server.role = "director";
    const book = await open();
    void Promise.all([1, 2, 3].map((round) => book.note(slip(round))));
    await book.draw();
    expect([server.drew, book.waiting]).toEqual([3, []]);
    server.up = false;
    await book.note(slip(4));
    await expect(book.draw()).rejects.toThrow("Failed to fetch");
  });

  test("says that it leads nowhere, and whether it ever did", async () => {
    server.open = false;
    expect((await open()).gone).toBe("club-gone");
    server.open = true;
    const book = await open();
    server.open = false;
    await expect(book.look()).rejects.toThrow();
    expect([book.gone, book.board?.title]).toEqual(["club-gone-known", "0 notes"]);
  });

  test("sends what an older link of the same role had not sent", async () => {
    const old = await open();
    server.up = false;
    const id = await old.note(slip(1));
    server.up = true;
    const book = await EventBook.open("another", place);
    book.stop();
    await book.look();
    expect(ids(server.notes.map(({ note }) => note))).toEqual([id]);
    expect((await open()).waiting).toEqual([]);

    server.role = "director";
    await old.note(slip(2));
    const other = await EventBook.open("of the director", place);
    other.stop();
    await other.look();
    expect(server.notes.length).toBe(1);
  });

  test("says before it was ever there that there is no network", async () => {
    server.up = false;
    const book = await open();
    expect([book.role, book.line, book.gone]).toEqual(["", "offline", null]);
    server.up = true;
    await book.look();
    expect([book.role, book.line]).toEqual(["table 1", "online"]);
  });
});

test("notes stand by their clocks, then by their devices, each once", () => {
  const late = { ...other("a", 2), device: "b" };
  const [one, two] = [other("b", 2), other("c", 1)];
  expect(ids(inOrder([late, one, two, one]))).toEqual(["c", "b", "a"]);
});

test("the time of the server is as it was last heard, whatever this device thinks", () => {
  let ticks = 100;
  const time = new ServerTime(() => ticks);
  time.hear(5000); // cut: it was 5000.9
  ticks = 101.2;
  time.hear(5002); // it was 5002.1
  expect(time.now()).toBeCloseTo(5002, 6);
  ticks = 110.2;
  time.hear(5010); // it was 5011.1, on its way for long
  expect(time.now()).toBeCloseTo(5011, 6);
  time.hear(NaN);
  expect(time.now()).toBeCloseTo(5011, 6);
});
