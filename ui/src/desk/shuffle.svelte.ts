/** What was promised of the packs, the seeds that this page adds to them, and whether all of it held. */

import { passing, type Memory } from "../browser/seeds";
import { canCheck, commitmentOf, newSeed, packOf, SCHEME } from "../browser/shuffle";
import type { Card, Commitment, Game, Opening, State, View } from "../protocol";
import { lying } from "../telling/lying";

/**
 * How it came out: all of it holds; it holds, but the own seed is not in it; nobody's is; something is wrong; or
 * this browser cannot tell.
 */
export type Seal = "checked" | "without" | "alone" | "wrong" | "cannot";

/** What came of a deal: what holds, what does not, and what is not known (null). */
export interface Verdict {
  seal: Seal;
  opening: Opening;
  /** Whether it is what was promised to this page before. */
  kept: boolean | null;
  /** The own seed, if there was one, and whether it is in. */
  own: string | null;
  within: boolean;
  pack: Card[] | null;
  /** Whether the cards that were seen are those of this pack. */
  cards: boolean | null;
  seen: Seen;
}

/** What was seen of the deal: what was done while it was dealt, and the hands, all of them or a part of each. */
export interface Seen {
  dealing: View["log"];
  hands: (readonly Card[] | null)[];
  whole: boolean;
}

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
    const own = known?.seed ?? null;
    const verdict = {
      opening,
      kept: before.length ? before.every((each) => each === opening.commitment) : null,
      own,
      within: opening.seeds.some(([, seed]) => seed === own),
      seen,
    };
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

async function judged(verdict: Omit<Verdict, "seal" | "pack" | "cards">, game: Game): Promise<Verdict> {
  const { opening, kept, within, seen } = verdict;
  if (!canCheck() || opening.scheme !== SCHEME) {
    return { ...verdict, seal: kept === false ? "wrong" : "cannot", pack: null, cards: null };
  }
  const pack = await packOf(opening, opening.seeds);
  const same = (await commitmentOf(opening)) === opening.commitment;
  const known = opening.game === game.key && opening.order.join() === game.pack.join();
  const cards = dealt(pack, seen);
  const holds = same && known && kept !== false && cards !== false;
  const seal = !holds ? "wrong" : within ? "checked" : opening.seeds.length ? "without" : "alone";
  return { ...verdict, seal, pack, kept: same && known ? kept : false, cards };
}

/** Whether the hands that were seen are those of a pack; nothing where none was, or nobody knows how it was dealt. */
function dealt(pack: readonly Card[], { dealing, hands, whole }: Seen): boolean | null {
  const lies = hands.some(Boolean) ? lying(pack, dealing, hands.length) : null;
  if (!lies) return null;
  return hands.every((hand, seat) => {
    const own = lies.hands[seat] ?? [];
    const there = whole ? own : [...own, ...lies.talon];
    return !hand || ((!whole || hand.length === own.length) && hand.every((card) => there.includes(card)));
  });
}

/** The proof as a file, which anybody can check: docs/shuffle.md. */
export function proof({ opening, own, within, pack, seen }: Verdict, { options }: Game): string {
  const { type: _, ...promised } = opening;
  const chosen = Object.fromEntries(options.map(({ name, default: value }) => [name, value]));
  const hands = seen.whole ? seen.hands : seen.hands.map(() => null);
  const made = { ...promised, pack, own: within ? own : null, options: chosen, dealing: seen.dealing, hands };
  return `${JSON.stringify(made)}\n`;
}
