/** What was promised of the packs, and the seeds that this page adds to them; whether it held, shuffle-check.ts finds out. */

import { newSeed, passing, type Memory, type Remembered, type Told } from "../shuffle/seeds";
import { canCheck, samePairs, SECOND, seedHash } from "../shuffle/hashes";
import type { Card, Commitment, Game, Hashes, Opening, TableState, View } from "../protocol";
import type { Seen, ShuffleVerdict } from "./shuffle-check";

export class Shuffle {
  verdict = $state.raw<ShuffleVerdict | null>(null);
  #memory: Memory = passing();
  /** The promises for the deal with this number, as this page heard them. */
  #heard: Record<number, Told[]> = {};
  /** The hash of the own seed for the deal with this number. */
  #hashes: Record<number, string> = {};
  #hand: { deal: number; cards: readonly Card[] } | null = null;

  /** Go on with what this device remembers. */
  remember(memory: Memory): void {
    this.#memory = memory;
  }

  /**
   * Hear what is promised, and return the hash of the seed that answers it: the same one, however often it is told.
   * Nothing where this page adds no seed: it does not know the edition, or cannot compute the hash.
   */
  async promised(told: Commitment): Promise<string | null> {
    const { table, deal, commitment, scheme } = told;
    (this.#heard[deal] ??= []).push({ commitment });
    const { seed } = this.#known(table, deal, commitment);
    if (scheme !== SECOND || !canCheck()) return null;
    return (this.#hashes[deal] = await seedHash(commitment, seed));
  }

  /** What is remembered of a promise, with the seed that answers it: of each promise a new one. */
  #known(table: string, deal: number, commitment: string): Remembered {
    const known = this.#memory.recall(table, deal);
    if (known?.commitment === commitment) return known;
    const before = known ? [...(known.before ?? []), { commitment: known.commitment, hashes: known.hashes }] : [];
    const made = { table, deal, commitment, seed: newSeed(), ...(before.length && { before }) };
    this.#memory.keep(made);
    return made;
  }

  /** The hash of the seed for a deal, to be sent with what asks for it. */
  hashFor(deal: number): { hash?: string } {
    const hash = this.#hashes[deal];
    return hash ? { hash } : {};
  }

  /**
   * Hear the hashes of all seeds, and return the own seed to be revealed, if its hash is among them. The first that
   * are told of a promise count: to other ones nothing is revealed.
   */
  async listed({ table, deal, commitment, hashes }: Hashes): Promise<string | null> {
    const known = this.#memory.recall(table, deal);
    if (known?.commitment !== commitment || !known.seed || !canCheck()) return null;
    if (known.hashes && !samePairs(known.hashes, hashes)) return null;
    this.#memory.keep({ ...known, hashes });
    const own = await seedHash(commitment, known.seed);
    return hashes.some(([, hash]) => hash === own) ? known.seed : null;
  }

  /** Note the hand that was dealt. */
  saw({ view, table }: TableState): void {
    const dealt = view.phase !== "dealing" && table.phases.every(([phase]) => phase === "dealing");
    if (dealt && view.hand.length) this.#hand = { deal: table.deal, cards: view.hand };
  }

  /** Check a deal of this table that is over, and stands so. */
  async opened(opening: Opening, game: Game, state: TableState): Promise<void> {
    await this.check(opening, game, state.table.deal === opening.deal ? this.#seenOf(state) : NOTHING);
  }

  /** Check a deal of which this was seen. */
  async check(opening: Opening, game: Game, seen: Seen): Promise<void> {
    const { table, deal } = opening;
    const known = this.#memory.recall(table, deal);
    const told = [...(known?.before ?? []), ...(known ? [known] : []), ...(this.#heard[deal] ?? [])];
    const own = known?.seed ? known.seed : null; // a pack that is the same for all has no seed of a page
    const verdict = {
      opening,
      kept: asTold(opening, told),
      told: told.find((each) => each.commitment === opening.commitment) ?? told.at(-1) ?? null,
      own,
      within: opening.seeds.some(([, seed]) => seed === own),
      seen,
    };
    const { judged } = await import("./shuffle-check");
    this.verdict = await judged(verdict, game);
  }

  /** The own hand as it was dealt, or what of it came to light. */
  #seenOf({ view, table }: TableState): Seen {
    const { seat } = view;
    const dealing = dealingOf(view.log, table.phases);
    const hands: Seen["hands"] = view.held.map(() => null);
    const played = view.held.map((_, of) =>
      view.log.flatMap(([by, said]) => (by === of && said.type === "play" ? [said.card] : [])),
    );
    if (seat === null) return { dealing, hands, whole: true, played };
    const whole = this.#hand?.deal === table.deal;
    const rest = [...view.hand, ...(view.over?.laid[seat] ?? []), ...(played[seat] ?? [])];
    hands[seat] = whole && this.#hand ? this.#hand.cards : rest;
    return { dealing, hands, whole, played };
  }
}

const NOTHING: Seen = { dealing: [], hands: [], whole: true, played: [] };

/** Whether every attempt of which this page was told is what it was told; null: of the last one it was told nothing. */
function asTold({ commitment, hashes = [], abandoned = [] }: Opening, told: readonly Told[]): boolean | null {
  const opened = [...abandoned, { commitment, hashes }];
  const held = told.every((each) =>
    opened.some((one) => one.commitment === each.commitment && (!each.hashes || samePairs(each.hashes, one.hashes))),
  );
  if (!held || abandoned.some(({ missing }) => !missing.length)) return false;
  return told.some((each) => each.commitment === commitment) ? true : null;
}

/** What was done while the cards were dealt. */
export const dealingOf = (log: View["log"], phases: readonly (readonly [string, number])[]): View["log"] =>
  log.slice(0, phases[0]?.[0] === "dealing" ? phases[0][1] : 0);
