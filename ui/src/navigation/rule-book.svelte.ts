/** Whether the rule book is open, for which family of games, and at which clause. */

import { family } from "../../book/which";
import type { Game } from "../protocol";

/** The family that is read about while no game is known. */
const USUAL = "SL";

class RuleBookState {
  open = $state(false);
  family = $state(USUAL);
  clause = $state<string | null>(null);

  /** Open the book that has this clause, there. */
  read(clause: string): void {
    this.#take(clause);
    this.clause = clause;
  }
  /** Open the book of a game, at its beginning. */
  browse(game: Game | null): void {
    this.#take(game?.contracts[0]?.clause ?? "");
    this.clause = null;
  }
  close(): void {
    this.open = false;
  }
  #take(clause: string): void {
    this.family = family(clause) ?? USUAL;
    this.open = true;
  }
}

export const ruleBook = new RuleBookState();
