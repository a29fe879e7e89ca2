/** Notices that a connection is silent: a dead network closes nothing. */

/** After how many milliseconds of silence the page pings the server, and how long it waits for the answer. */
const SILENCE = 2000;
const ANSWER = 2500;
/** The wait for an answer where something says that the network has changed. */
const HURRY = 1200;
const TICK = 500;
/** A clock that has stood still for so long was that of a page that slept. */
const SLEPT = 3000;

export interface Beating {
  ping(): void;
  /** There was no answer. */
  lost(): void;
}

export class Heartbeat {
  #of: Beating;
  #timer: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #ticked = 0;
  /** Until when there must be an answer. */
  #until: number | null = null;

  constructor(of: Beating) {
    this.#of = of;
  }

  /** There is a new connection. */
  start(): void {
    this.stop();
    this.heard();
    this.#ticked = Date.now();
    this.#timer = setInterval(() => this.#tick(), TICK);
  }
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#until = null;
  }
  /** Something was heard. */
  heard(): void {
    this.#heard = Date.now();
    this.#until = null;
  }
  /** Ask whether the server is there: something was said, and must be answered. */
  ask(within = ANSWER): void {
    if (this.#timer === undefined) return;
    const until = Date.now() + within;
    this.#until = Math.min(this.#until ?? until, until);
    this.#of.ping();
  }
  /** Ask, for something says that the network is another one now. */
  doubt(): void {
    this.ask(HURRY);
  }

  #tick(): void {
    const now = Date.now();
    const slept = now - this.#ticked > SLEPT;
    this.#ticked = now;
    if (slept) {
      this.#until = null;
      this.doubt();
    } else if (this.#until !== null && now >= this.#until) {
      this.stop();
      this.#of.lost();
    } else if (this.#until === null && now - this.#heard >= SILENCE) this.ask();
  }
}
