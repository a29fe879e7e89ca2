/** What was said and has not been answered yet: nothing of it is lost with the connection, or done twice. */

import type { Action, Gathering, TableState, Talk, ToServer } from "../protocol";

interface QueuedMessage {
  message: ToServer;
  /** How far the deal had come. */
  deal: number;
  log: number;
  /** Whether it has gone over a connection; it may have been lost with it. */
  sent: boolean;
  /** Whether it has gone over more than one: the first may have been heard. */
  repeated: boolean;
}

/** Errors that say of a message that was sent again: it was heard the first time. */
const HEARD = new Set(["stale", "not_your_turn", "agreed_already", "asked_already", "deal_running", "sheet_closed"]);

export class Outbox {
  #queue: QueuedMessage[] = [];
  #send: (message: ToServer) => void;
  #open = false;
  /** Whether the first state since the connection was opened is still awaited. */
  #fresh = false;
  /** Whether what was sent over a connection that is lost is sent again. */
  #repeats: boolean;

  constructor(send: (message: ToServer) => void, repeats: boolean) {
    this.#send = send;
    this.#repeats = repeats;
  }

  /** Whether something waits that has not been sent. */
  get unsent(): boolean {
    return this.#queue.some(({ sent }) => !sent);
  }
  /** What was done in the deal and has not been answered. */
  get doing(): Action | null {
    return this.#queue.flatMap(({ message }) => (message.type === "act" ? [message.action] : []))[0] ?? null;
  }
  /** Whether something of the game itself has not been answered. */
  get busy(): boolean {
    return this.#queue.some(({ message }) => IN_PLAY.has(message.type));
  }

  say(message: ToServer, state: TableState | null): void {
    const sent = this.#open && !this.#fresh;
    const log = state?.view.log.length ?? 0;
    this.#queue.push({ message, deal: state?.table.deal ?? 0, log, sent, repeated: false });
    if (sent) this.#send(message);
  }

  opened(): void {
    this.#open = this.#fresh = true;
  }
  closed(): void {
    this.#open = false;
  }
  clear(): void {
    this.#queue = [];
  }

  /** The server tells how things stand: what it has heard is settled, what it has not is sent now. */
  hear(now: TableState | Gathering): void {
    this.#queue = this.#queue.filter((queued) => !settled(queued, now));
    if (!this.#fresh) return;
    this.#fresh = false;
    this.#flush(({ message }) => !SPOKEN.has(message.type));
  }

  /** What was said by oneself is sent to oneself, too; on connection all that was said recently. */
  hearTalk({ said, phrases }: Talk): void {
    for (const { own, phrase, text } of said) {
      if (!own) continue;
      const at = this.#queue.findIndex(({ message }) => spoken(message) === (phrase || text));
      if (at >= 0) this.#queue.splice(at, 1);
    }
    if (phrases) this.#flush(({ message }) => SPOKEN.has(message.type));
  }

  /** The server has refused what is answered next; false: that was only said twice. */
  refused(error: string): boolean {
    const queued = this.#queue.shift();
    return !(queued?.repeated && HEARD.has(error));
  }

  #flush(which: (queued: QueuedMessage) => boolean): void {
    for (const queued of this.#queue.filter(which)) {
      if (queued.sent && !this.#repeats) continue;
      queued.repeated = queued.sent;
      queued.sent = true;
      this.#send(queued.message);
    }
  }
}

const IN_PLAY: ReadonlySet<string> = new Set(["act", "next", "time", "loan"]);
const SPOKEN: ReadonlySet<string> = new Set(["say", "write"]);

/** What a player says, as others hear it. */
const spoken = (message: ToServer): string | null =>
  message.type === "say" ? message.phrase : message.type === "write" ? message.text.trim().replace(/\s+/g, " ") : null;

/** Whether what was said has been heard, or is of no use any more. */
function settled({ message, deal, log, sent }: QueuedMessage, now: TableState | Gathering): boolean {
  if (SPOKEN.has(message.type)) return false;
  // Without a connection nothing was heard: the server decides whether it comes too late.
  if (!("table" in now) || (message.type !== "act" && message.type !== "next")) return sent && now.v > message.v;
  if (message.type === "next") return now.table.deal !== deal || !now.table.waiting.includes(now.table.place);
  return now.table.deal !== deal || now.view.log.length !== log || now.view.ended !== "";
}
