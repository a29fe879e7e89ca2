/** The server's time, whatever the clock of this device says. */

export class ServerTime {
  /** How far the server's time is ahead of this device's ticks, in seconds; until it is known, by its own clock. */
  #ahead: number;
  #heard = false;
  readonly #ticks: () => number;

  /** `ticks` gives seconds since the page was opened, which cannot be set. */
  constructor(ticks = () => performance.now() / 1000) {
    this.#ticks = ticks;
    this.#ahead = Date.now() / 1000 - ticks();
  }

  /** The server sent this time, in seconds since 1970; it has been on its way, and may be cut to whole seconds. */
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

/** How many seconds a round still runs, below 0 when its time is over; null: it does not run by the clock. */
export function left({ closes_at }: { closes_at: number }, now: number): number | null {
  return closes_at ? closes_at - now : null;
}

/** Seconds as a clock shows them: what has begun counts until it is over, `59:59`, `1:30:00`, and `+0:12` beyond. */
export function clockFace(seconds: number): string {
  const whole = Math.abs(Math.ceil(seconds));
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const face = hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
  return seconds > 0 || !whole ? face : `+${face}`;
}
