/** What people at the table say to each other, as this page hears it: without those whom one has muted here. */

import type { Muted, Mutes } from "../storage/muted-players";
import type { Talk, ToServer, Words } from "../protocol";

/** So much is kept to be read again. */
const MOST = 100;
/** For how long a message sent before the page came is news, in seconds. */
const FRESH = 3;

export interface ChatLine extends Words {
  /** When it was heard here, in milliseconds; nothing where it was said before. */
  heard: number | null;
}

export class Chat {
  /** Which phrases there are, by their ids; none where there is no chat. */
  phrases = $state.raw<readonly string[]>([]);
  #all = $state.raw<readonly ChatLine[]>([]);
  #muted = $state.raw<readonly Muted[]>([]);
  #read = $state(0);
  #mutes: Mutes | null = null;
  #send: (message: ToServer) => void;

  constructor(send: (message: ToServer) => void) {
    this.#send = send;
  }

  /** What was said, without whom one has muted. */
  get lines(): readonly ChatLine[] {
    return this.#all.filter(({ by }) => !this.#muted.some((each) => each.by === by));
  }
  /** The newest, if it was said while one was here, and not by oneself. */
  get news(): ChatLine | null {
    const last = this.lines.at(-1);
    return last && last.heard !== null && !last.own ? last : null;
  }
  /** How many lines of others one has not yet read. */
  get unread(): number {
    return this.lines.filter(({ number, own }) => number > this.#read && !own).length;
  }
  /** Whom one has muted, by the name that they had then. */
  get muted(): readonly Muted[] {
    return this.#muted;
  }

  hear({ phrases, said }: Talk): void {
    if (phrases) this.phrases = phrases;
    const known = this.#all.map(({ number }) => number);
    const now = Date.now();
    const fresh = said
      .filter(({ number }) => !known.includes(number))
      .map((words) => ({ ...words, heard: words.ago < FRESH ? now : null }));
    this.#all = [...this.#all, ...fresh].slice(-MOST);
  }

  say(phrase: string): void {
    this.#send({ type: "say", v: 0, phrase });
  }
  write(text: string): void {
    this.#send({ type: "write", v: 0, text });
  }
  read(): void {
    this.#read = this.#all.at(-1)?.number ?? 0;
  }

  /** Go on without those whom one has muted at this table before. */
  remember(mutes: Mutes): void {
    this.#mutes = mutes;
    this.#muted = mutes.recall();
  }
  mute({ by, name }: Muted): void {
    this.#mute([...this.#muted, { by, name }]);
  }
  hearAgain(by: string): void {
    this.#mute(this.#muted.filter((each) => each.by !== by));
  }
  #mute(muted: readonly Muted[]): void {
    this.#muted = muted;
    this.#mutes?.keep(muted);
  }
}
