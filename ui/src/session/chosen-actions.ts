/** What is chosen before it is said: a tap that costs points can be taken back. */

import type { Action, TableState } from "../protocol";
import { isLegal, key, myTurn, type ActionType } from "../selectors/table-view";

/** Several of these can be said in one go, and then one is done. */
const TOGETHER: ReadonlySet<ActionType> = new Set(["announce", "kontra", "oppose"]);
/** Each of these is said alone. */
const ALONE: ReadonlySet<ActionType> = new Set(["surrender", "throwin"]);

/** Whether an action is chosen first, and said by another tap. */
export const isChosenFirst = ({ type }: Action): boolean => TOGETHER.has(type) || ALONE.has(type);

/** What is chosen once an action was tapped: it goes in, or out again. */
export function toggled(chosen: readonly Action[], action: Action): Action[] {
  const others = chosen.filter((each) => key(each) !== key(action));
  if (others.length < chosen.length) return others;
  return ALONE.has(action.type) ? [action] : [...others.filter(({ type }) => TOGETHER.has(type)), action];
}

/** What is said in turn of what is chosen; a player who has said all that can be said together is done. */
export const spoken = (chosen: readonly Action[], ends: boolean): Action[] =>
  ends && chosen.every(({ type }) => TOGETHER.has(type)) ? [...chosen, { type: "pass" }] : [...chosen];

/**
 * Whether the next of what was chosen may still be said: no player has spoken since one's own last word, and
 * one is done only with the question that was answered.
 */
export function goesOn(state: TableState, next: Action, asked: number | null): boolean {
  if (!myTurn(state.view) || !isLegal(state.view, next)) return false;
  if (asked === null) return true;
  return state.view.log.at(-1)?.[0] === state.view.seat && (next.type !== "pass" || state.table.asked === asked);
}
