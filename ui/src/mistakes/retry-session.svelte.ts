/** A moment of one's own that is tried again: what is chosen there is judged, and nothing goes on. */

import type { Action, OwnMistake, TableState, TriedAgain } from "../protocol";
import { ownMoment, tryAgain } from "../api/mistakes";
import { RequestRefused } from "../api/server";
import { momentSocket } from "../session/moment-socket";
import { wholeState } from "../session/whole-state";

export class RetrySession {
  mistake = $state.raw<OwnMistake | null>(null);
  state = $state.raw<TableState | null>(null);
  tried = $state.raw<TriedAgain | null>(null);
  /** Whether what is best is told: one was right, or has given up. */
  revealed = $state(false);
  thinking = $state(false);
  /** Why it was not judged, by the id of the words. */
  failed = $state<string | null>(null);

  constructor(
    readonly deal: string,
    readonly number: number,
  ) {}

  readonly openSocket = momentSocket({
    ask: async () => {
      const { mistake, state } = await ownMoment(this.deal, this.number);
      this.mistake = mistake;
      this.state = state.table.sheet && wholeState(state, state.table.sheet);
      return state;
    },
    choose: (action) => this.choose(action),
  });

  /** Have it judged; the best action is marked once it is revealed. */
  async choose(action: Action | null): Promise<readonly Action[]> {
    this.thinking = true;
    this.failed = null;
    try {
      this.tried = await tryAgain(this.deal, this.number, action);
      this.revealed = this.revealed || this.tried.right || action === null;
      return this.revealed ? [this.tried.before.best] : [];
    } catch (error) {
      this.failed = error instanceof RequestRefused ? "report-not" : "no-network";
      return [];
    } finally {
      this.thinking = false;
    }
  }
}
