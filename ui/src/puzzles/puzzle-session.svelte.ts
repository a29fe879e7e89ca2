/** The connection of a puzzle: the table shows its moment, and the first card that is played is the answer. */

import type { OpenSocket, SocketListener } from "../session/socket";
import type { Card, PuzzleAnswer, PuzzleView, ToServer } from "../protocol";
import { answerPuzzle } from "../api/puzzles";
import { whyRefused } from "../wording/request-errors";
import { noteRating } from "./puzzle-record";

export class PuzzleSession {
  readonly puzzle: PuzzleView;
  /** The card that was played, once all is told. */
  played = $state<Card | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** Why it could not be answered, by the id of its words. */
  failed = $state("");
  #busy = false;
  #listener: SocketListener | null = null;

  constructor(puzzle: PuzzleView) {
    this.puzzle = puzzle;
  }

  /** Opens the line: nothing but the moment ever comes over it. */
  readonly openSocket: OpenSocket = (listener) => {
    this.#listener = listener;
    const show = (): void => {
      listener.onOpen();
      listener.hear(this.answer ? this.#over : this.puzzle.state);
    };
    queueMicrotask(show); // the caller does not have the connection yet
    return {
      send: (message) => void this.#hear(message),
      renew: show,
      close: () => {
        this.#listener = null;
      },
    };
  };

  async #hear(message: ToServer): Promise<void> {
    if (message.type !== "act" || message.action.type !== "play") return;
    const { v, action } = message;
    if (!this.#busy && !this.answer) await this.#take(action.card);
    // The card comes back to the hand: the moment stays as it is, and it is no one's turn any more.
    if (this.answer) this.#listener?.hear(this.#over);
    else this.#listener?.hear({ type: "refused", v, error: "not_asked", why: "", clause: "" });
  }

  /** The moment once it has been answered. */
  get #over(): PuzzleView["state"] {
    const { state } = this.puzzle;
    return { ...state, v: state.v + 1, view: { ...state.view, legal: [], due: null } };
  }

  async #take(card: Card): Promise<void> {
    this.#busy = true;
    this.failed = "";
    try {
      this.answer = await answerPuzzle(this.puzzle.id, card);
      if (this.answer.counts) noteRating(this.answer.own.rating, this.answer.gained);
      this.played = card;
    } catch (error) {
      this.failed = await whyRefused(error);
    }
    this.#busy = false;
  }
}
