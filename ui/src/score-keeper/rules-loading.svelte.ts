/** The rules on their way to this device: fetched once, whichever page wants them first. */

import { NoEngine, openEngine, type Engine } from "./rules-engine";

class Rules {
  /** What answers, when it is there. */
  engine = $state.raw<Engine | null>(null);
  /** Which part of it has come, 0 to 1; null while the server is still building it. */
  part = $state<number | null>(0);
  /** Why it does not come, by the id of its words. */
  failed = $state<string | null>(null);

  async fetch(): Promise<void> {
    this.failed = null;
    try {
      this.engine = await openEngine((come) => (this.part = come));
    } catch (error) {
      this.failed = error instanceof NoEngine ? error.message : "broken";
    }
  }
}

export const rules = new Rules();
