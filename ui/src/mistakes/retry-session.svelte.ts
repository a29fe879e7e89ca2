/** A moment of one's own that is tried again: what is chosen there is judged, and nothing goes on. */

import type { Action, OwnMistake, State, TriedAgain } from "../protocol";
import { ownMoment, tryAgain } from "../api/mistakes";
import { Refused } from "../api/server";
import { asked } from "../session/moment-socket";
import { whole } from "../session/whole-state";

export class Trial {
  mistake = $state.raw<OwnMistake | null>(null);
  state = $state.raw<State | null>(null);
  tried = $state.raw<TriedAgain | null>(null);
  /** Whether what is best is told: one was right, or has given up. */
  told = $state(false);
  thinking = $state(false);
  /** Why nobody has judged it, by the id of the words. */
  failed = $state<string | null>(null);

  constructor(
    readonly deal: string,
    readonly number: number,
  ) {}

  readonly dial = asked({
    ask: async () => {
      const { mistake, state } = await ownMoment(this.deal, this.number);
      this.mistake = mistake;
      this.state = state.table.sheet && whole(state, state.table.sheet);
      return state;
    },
    choose: (action) => this.choose(action),
  });

  /** Have it judged; what is to be marked is what was best, once that is told. */
  async choose(action: Action | null): Promise<readonly Action[]> {
    this.thinking = true;
    this.failed = null;
    try {
      this.tried = await tryAgain(this.deal, this.number, action);
      this.told = this.told || this.tried.right || action === null;
      return this.told ? [this.tried.before.best] : [];
    } catch (error) {
      this.failed = error instanceof Refused ? "report-not" : "no-network";
      return [];
    } finally {
      this.thinking = false;
    }
  }
}
