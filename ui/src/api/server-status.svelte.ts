/** What is wrong with the server, if anything is: one state for whatever page is open. */

import type { Service } from "../protocol";

export type Trouble = NonNullable<Service["trouble"]> | "restarting";

const TROUBLES: readonly string[] = ["unstorable", "silent", "slow"] satisfies Trouble[];
/** How often a page asks whether all is well again where no message tells it, in milliseconds. */
const EVERY = 3000;
/** For how long a server may restart before it is simply not there, in milliseconds. */
const LONGEST = 60_000;

class State {
  trouble = $state<Trouble | null>(null);
  #asking: ReturnType<typeof setInterval> | undefined;

  /** It was told over the connection of a table, which also tells when it is over. */
  tell(trouble: Trouble | null): void {
    clearInterval(this.#asking);
    this.#asking = undefined;
    this.trouble = trouble;
    if (trouble === "restarting") this.#asking = setTimeout(() => this.tell(null), LONGEST);
  }

  /** It was told with an answer; from then on it is asked for until it is over. */
  answered(headers: Headers): void {
    const trouble = headers.get("Tarok-Trouble");
    if (trouble === null || !TROUBLES.includes(trouble)) return;
    if (this.trouble === "restarting") this.tell(null);
    this.trouble = trouble as Trouble;
    this.#asking ??= setInterval(() => void this.#ask(), EVERY);
  }

  async #ask(): Promise<void> {
    try {
      const answer = await fetch("/readyz", { cache: "no-store" });
      if (answer.ok) this.tell(null);
      else this.answered(answer.headers);
    } catch {
      this.trouble = null; // the page says that there is no network
    }
  }
}

export const service = new State();
