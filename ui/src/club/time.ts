/** The time of the house, whatever the clock of this device says. */

export class HouseTime {
  /** How far the time of the house is ahead of the ticks of this device, in seconds; until it is heard, by its own clock. */
  #ahead: number;
  #heard = false;
  readonly #ticks: () => number;

  /** `ticks` gives seconds since the page was opened, which nobody can set. */
  constructor(ticks = () => performance.now() / 1000) {
    this.#ticks = ticks;
    this.#ahead = Date.now() / 1000 - ticks();
  }

  /** The house said this time, in seconds since 1970; it has been on its way, and may be cut to whole seconds. */
  hear(now: number): void {
    if (Number.isNaN(now)) return;
    const ahead = now - this.#ticks();
    this.#ahead = this.#heard ? Math.max(this.#ahead, ahead) : ahead;
    this.#heard = true;
  }

  /** What time it is now, in seconds since 1970. */
  now(): number {
    return this.#ticks() + this.#ahead;
  }
}
