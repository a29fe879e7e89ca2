/** What a puzzle asks its seat to reach, in words. */

import type { PuzzleView } from "../protocol";
import type { Translate } from "../i18n/fluent";

/** The goal in a sentence. */
export function goalOf(t: Translate, { goal: { kind, what } }: PuzzleView): string {
  return t(`puzzle-goal-${kind}`, { bonus: what ? t(`bonus-${what}`) : "" });
}

/** How the count stands for the seat, if its side is known: an empty text if it is not. */
export function standing(t: Translate, { state }: PuzzleView): string {
  const { tally } = state.table;
  if (!tally) return "";
  const { points, needed } = tally;
  return needed === null ? t("tally-alone", { points }) : t("tally", { points, needed });
}

/** What the seat plays: the contract, and its part in it where that is known. */
export function partOf(t: Translate, { state: { view } }: PuzzleView): string[] {
  const side = view.seat === null ? null : view.sides[view.seat];
  const part = view.seat === view.declarer ? "declarer" : side === 0 ? "partner" : side === 1 ? "defender" : "";
  return [
    ...(view.contract ? [t(`contract-${view.contract}`)] : []),
    ...(part && view.declarer !== null ? [t(`mark-${part}`)] : []),
  ];
}
