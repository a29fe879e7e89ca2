/** What was promised of the packs, and the seeds that this page adds to them; whether it held, verdict.ts finds out. */

import { newSeed, passing, type Memory } from "../browser/seeds";
import type { Card, Commitment, Game, Opening, State, View } from "../protocol";
import type { Seen, Verdict } from "./verdict";

export class Shuffle {
  verdict = $state.raw<Verdict | null>(null);
  #memory: Memory = passing();
  /** The promise for the deal with this number, as this page heard it. */
  #promised: Record<number, Commitment> = {};
  #hand: { deal: number; cards: readonly Card[] } | null = null;

  /** Go on with what this device remembers. */
  remember(memory: Memory): void {
    this.#memory = memory;
  }

  /** Hear what is promised, and return the seed that answers it: the same one, however often it is told. */
  promised(told: Commitment): string {
    const { table, deal, commitment } = told;
    this.#promised[deal] ??= told;
    const known = this.#memory.recall(table, deal);
    if (known) return known.seed;
    const seed = newSeed();
    this.#memory.keep({ table, deal, commitment, seed });
    return seed;
  }

  /** The seed for a deal, to be sent with what asks for it. */
  seedFor(deal: number): { seed?: string } {
    const told = this.#promised[deal];
    return told ? { seed: this.promised(told) } : {};
  }

  /** Note the hand that was dealt. */
  saw({ view, table }: State): void {
    const dealt = view.phase !== "dealing" && table.phases.every(([phase]) => phase === "dealing");
    if (dealt && view.hand.length) this.#hand = { deal: table.deal, cards: view.hand };
  }

  /** Check a deal of this table that is over, and stands so. */
  async opened(opening: Opening, game: Game, state: State): Promise<void> {
    await this.check(opening, game, state.table.deal === opening.deal ? this.#seenOf(state) : NOTHING);
  }

  /** Check a deal of which this was seen. */
  async check(opening: Opening, game: Game, seen: Seen): Promise<void> {
    const { table, deal } = opening;
    const told = this.#promised[deal]?.commitment;
    const known = this.#memory.recall(table, deal);
    const before = [told, known?.commitment].filter((each) => each !== undefined);
    const own = known?.seed ? known.seed : null; // to a pack that is the same for everybody nobody adds one
    const verdict = {
      opening,
      kept: before.length ? before.every((each) => each === opening.commitment) : null,
      own,
      within: opening.seeds.some(([, seed]) => seed === own),
      seen,
    };
    const { judged } = await import("./verdict");
    this.verdict = await judged(verdict, game);
  }

  /** The own hand as it was dealt, or what of it came to light. */
  #seenOf({ view, table }: State): Seen {
    const { seat } = view;
    const dealing = dealingOf(view.log, table.phases);
    const hands: Seen["hands"] = view.held.map(() => null);
    if (seat === null) return { dealing, hands, whole: true };
    const whole = this.#hand?.deal === table.deal;
    const played = view.log.flatMap(([by, said]) => (by === seat && said.type === "play" ? [said.card] : []));
    const rest = [...view.hand, ...(view.over?.laid[seat] ?? []), ...played];
    hands[seat] = whole && this.#hand ? this.#hand.cards : rest;
    return { dealing, hands, whole };
  }
}

const NOTHING: Seen = { dealing: [], hands: [], whole: true };

/** What was done while the cards were dealt. */
export const dealingOf = (log: View["log"], phases: readonly (readonly [string, number])[]): View["log"] =>
  log.slice(0, phases[0]?.[0] === "dealing" ? phases[0][1] : 0);
