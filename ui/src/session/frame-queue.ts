/**
 * States arrive as fast as bots think and are shown as fast as people can follow.
 *
 * A state that completes a trick is shown twice: first with the trick still lying (`resting`), then without it.
 */

import type { Pace } from "../storage/settings.svelte";
import type { TableState } from "../protocol";

export interface Frame {
  state: TableState;
  resting: boolean;
}

const REST = { trick: 1600, talon: 2000, shown: 1500, said: 700, laid: 300, own: 250 };
/** What is no longer in doubt is played quickly. */
const CLAIMED = { trick: 500, card: 120 };

/** How long a frame stays before the next one may follow, in milliseconds at an even pace. */
export function rest(before: TableState | null, frame: Frame): number {
  if (frame.state.table.claimed) return frame.resting ? CLAIMED.trick : CLAIMED.card;
  if (frame.resting) return REST.trick;
  if (!before || nothingSaid(before, frame.state)) return 0;
  const { view } = frame.state;
  const [by, action] = view.log.at(-1) ?? [null, null];
  const news = view.shown.slice(before.view.shown.length);
  if (news.some((show) => show.what === "talon")) return REST.talon;
  if (news.some((show) => show.what !== "vitamin")) return REST.shown;
  if (action?.type === "lay") return REST.laid;
  return by === view.seat ? REST.own : REST.said;
}

/** Whether the deal is as it was: a person came or went, or asked something. */
const nothingSaid = (before: TableState, state: TableState): boolean =>
  state.table.deal === before.table.deal &&
  state.view.log.length === before.view.log.length &&
  state.view.ended === before.view.ended;

/** Whether nothing happened between two states that the second does not show. */
export function follows(before: TableState, state: TableState): boolean {
  if (nothingSaid(before, state)) return true;
  const said = state.view.log.length;
  if (state.table.deal === before.table.deal) return said - before.view.log.length <= 1 && state.v > before.v;
  return state.table.deal === before.table.deal + 1 && before.view.ended !== "" && said <= 1;
}

/** The frames that a state is shown in, coming from the one before. */
export function frames(before: TableState, state: TableState): Frame[] {
  const completed = state.table.deal === before.table.deal && state.view.tricks.length > before.view.tricks.length;
  const last = { state, resting: false };
  return completed ? [{ state, resting: true }, last] : [last];
}

export class FrameQueue {
  pace: Pace = "automatic";
  #waiting: Frame[] = [];
  #newest: TableState | null = null;
  #shown: Frame | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the next frame is to be shown, as the clock of the page has it. */
  #until = 0;
  #show: (frame: Frame) => void;

  constructor(show: (frame: Frame) => void) {
    this.#show = show;
  }

  /** The state that is true at the server, as far as we know. */
  get newest(): TableState | null {
    return this.#newest;
  }

  get empty(): boolean {
    return this.#waiting.length === 0;
  }

  /** Take a state in. One that does not follow the last one (a reconnection) replaces everything at once. */
  push(state: TableState): void {
    const before = this.#newest;
    if (before && state.v < before.v) return;
    this.#newest = state;
    if (!before || !follows(before, state)) {
      this.#waiting = [{ state, resting: false }];
      return this.#next();
    }
    const own = this.empty && state.view.log.at(-1)?.[0] === state.view.seat;
    this.#waiting.push(...frames(before, state));
    if (own || (this.#timer === undefined && !this.#held())) this.#next();
  }

  /** Show the next frame now: the player tapped. */
  hurry(): void {
    if (!this.empty) this.#next();
  }

  /** Keep what is shown for a number of milliseconds, unless it stays longer, or a tap takes it away. */
  stay(milliseconds: number): void {
    if (this.#timer !== undefined && performance.now() + milliseconds > this.#until) this.#wait(milliseconds);
  }

  /** Show the newest frame now, leaving out what is between. */
  catchUp(): void {
    this.#waiting = this.#waiting.slice(-1);
    this.hurry();
  }

  /** Forget everything: there is no deal to be seen. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#newest = this.#shown = null;
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    if (this.#timer === undefined && !this.empty && !this.#held()) this.#next();
  }

  /** In steps, what others did waits for a tap; what oneself did is shown at once. */
  #held(): boolean {
    if (this.pace !== "step" || !this.#shown) return false;
    const next = this.#waiting[0];
    if (!next) return true;
    const by = next.state.view.log.at(-1)?.[0];
    return this.#shown.resting || by !== next.state.view.seat;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const before = this.#shown;
    const frame = this.#waiting.shift();
    if (!frame) return;
    this.#shown = frame;
    this.#show(frame);
    if (this.pace === "step") {
      if (!this.empty && !this.#held()) this.#next();
      return;
    }
    const time = rest(before?.state ?? null, frame) * (this.pace === "slow" ? 2 : 1);
    if (time === 0) return this.hurry();
    this.#wait(time);
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#until = performance.now() + milliseconds;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, milliseconds);
  }
}
