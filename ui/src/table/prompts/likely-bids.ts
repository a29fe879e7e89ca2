/**
 * Which bids are offered large, and which wait behind *more*. It depends on the legal bids alone, never on the hand: it
 * advises nothing.
 *
 * Likely are the lowest legal bid and the next that ask for card points, three in all. The player who names the contract after
 * the auction most likely keeps what was bid: that is the first. The others are rare.
 */

import type { Game, View } from "../../protocol";
import { isLegal } from "../../selectors/table-view";
import type { Choice } from "./action-groups";

/** How many bids are offered large. */
export const LIKELY = 3;
/** How many others need not wait behind *more*. */
const FEW = 1;
/** How many that are not legal now are no trouble. */
export const BARRED = 2;

export interface Offered {
  likely: Choice[];
  rare: Choice[];
  /** What a rule holds back, and a tap on it says why. */
  barred: Choice[];
  /** Whether the rare and the barred wait behind *more*. */
  folded: boolean;
}

export function offered(game: Game, view: View, choices: readonly Choice[]): Offered {
  const legal = choices.filter(({ action }) => isLegal(view, action));
  const barred = choices.filter((choice) => !legal.includes(choice));
  const naming = legal[0]?.action.type === "choose";
  const large = naming ? legal.slice(0, 1) : legal.filter((choice, i) => !i || inPoints(game, choice)).slice(0, LIKELY);
  const others = legal.filter((choice) => !large.includes(choice));
  const near = !naming && others.length <= FEW;
  return {
    likely: near ? legal : large,
    rare: near ? [] : others,
    barred,
    folded: others.length > FEW || barred.length > BARRED,
  };
}

/** Whether a contract is won by card points. */
const inPoints = (game: Game, { action }: Choice): boolean =>
  "contract" in action && game.contracts.some(({ id, needed }) => id === action.contract && needed !== null);
