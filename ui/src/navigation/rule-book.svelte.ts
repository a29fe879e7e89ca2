/** Whether the rule book is open, for which family of games, and at which clause. */

import { family } from "../../book/which";
import { HOME } from "../i18n/home-games";
import type { Language } from "../storage/languages";
import type { Game } from "../protocol";

/** The clauses of a family begin with the first letters of its name. */
const lettersOf = (name: string): string => name.slice(0, 2).toUpperCase();

class RuleBookState {
  open = $state(false);
  family = $state("");
  clause = $state<string | null>(null);

  /** Open the book that has this clause, there. */
  read(clause: string): void {
    this.#take(family(clause), clause);
  }
  /** Open the book of a game at its beginning; while no game is known, that of the country of the reader. */
  browse(game: Game | null, language: Language): void {
    this.#take(family(game?.contracts[0]?.clause ?? "") ?? lettersOf(HOME[language]), null);
  }
  close(): void {
    this.open = false;
  }
  #take(letters: string | undefined, clause: string | null): void {
    this.family = letters ?? "";
    this.clause = clause;
    this.open = true;
  }
}

export const ruleBook = new RuleBookState();
