/** Whether what was promised of a pack held: fetched once a deal is over. */

import type { Told } from "../shuffle/seeds";
import { areThosePromised, commitmentOf, packOf } from "../shuffle/pack";
import { canCheck, FIRST, SECOND } from "../shuffle/hashes";
import type { Card, Game, Opening, View } from "../protocol";
import { dealtCards } from "../selectors/dealt-cards";

/**
 * How it came out: all of it holds; it holds, but the own seed is not in it; no page's is; something is wrong; or
 * this browser cannot tell.
 */
export type ShuffleOutcome = "checked" | "without" | "alone" | "wrong" | "cannot";

/** What came of a deal: what holds, what does not, and what is not known (null). */
export interface ShuffleVerdict {
  seal: ShuffleOutcome;
  opening: Opening;
  /** Whether it is what was promised to this page before. */
  kept: boolean | null;
  /** What this page was told before, if it was told anything. */
  told: Told | null;
  /** The own seed, if there was one, and whether it is in. */
  own: string | null;
  within: boolean;
  pack: Card[] | null;
  /** Whether the cards that were seen are those of this pack. */
  cards: boolean | null;
  seen: Seen;
}

/**
 * What was seen of the deal: what was done while it was dealt, the hands, all of them or a part of each, and what each
 * seat has played.
 */
export interface Seen {
  dealing: View["log"];
  hands: (readonly Card[] | null)[];
  whole: boolean;
  played: readonly (readonly Card[])[];
}

/** What came of a deal, of which all else is known. */
export async function judged(
  verdict: Omit<ShuffleVerdict, "seal" | "pack" | "cards">,
  game: Game,
): Promise<ShuffleVerdict> {
  const { opening, kept, within, seen } = verdict;
  if (!canCheck() || ![FIRST, SECOND].includes(opening.scheme)) {
    return { ...verdict, seal: kept === false ? "wrong" : "cannot", pack: null, cards: null };
  }
  const pack = await packOf(opening, opening.seeds);
  const same = (await commitmentOf(opening)) === opening.commitment && (await areThosePromised(opening));
  const known = opening.game === game.key && opening.order.join() === game.pack.join();
  const cards = dealt(pack, seen);
  const holds = same && known && kept !== false && cards !== false;
  const seal = !holds ? "wrong" : within ? "checked" : opening.seeds.length ? "without" : "alone";
  return { ...verdict, seal, pack, kept: same && known ? kept : false, cards };
}

/** Whether the hands that were seen are those of a pack; nothing where none was, or it is unknown how it was dealt. */
function dealt(pack: readonly Card[], { dealing, hands, whole, played }: Seen): boolean | null {
  const lies =
    hands.some(Boolean) || played.some((cards) => cards.length) ? dealtCards(pack, dealing, hands.length) : null;
  if (!lies) return null;
  const dealtOrTaken = (card: Card, seat: number): boolean =>
    lies.talon.includes(card) || lies.hands[seat]?.includes(card) === true;
  if (!played.every((cards, seat) => cards.every((card) => dealtOrTaken(card, seat)))) return false;
  return hands.every((hand, seat) => {
    const own = lies.hands[seat] ?? [];
    const there = whole ? own : [...own, ...lies.talon];
    return !hand || ((!whole || hand.length === own.length) && hand.every((card) => there.includes(card)));
  });
}

/** The proof as a file, which anyone can check: docs/shuffle.md. */
export function proof({ opening, told, own, within, pack, seen }: ShuffleVerdict, { options }: Game): string {
  const { type: _, ...promised } = opening;
  const chosen = Object.fromEntries(options.map(({ name, default: value }) => [name, value]));
  const hands = seen.whole ? seen.hands : seen.hands.map(() => null);
  const heard = { commitment: told?.commitment ?? promised.commitment, ...(told?.hashes && { hashes: told.hashes }) };
  const { dealing, played } = seen;
  const made = { ...promised, ...heard, pack, own: within ? own : null, options: chosen, dealing, hands, played };
  return `${JSON.stringify(made)}\n`;
}
