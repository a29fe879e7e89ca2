/** What a puzzle asks its seat to reach, in words. */

import type { BriefState } from "../protocol";
import type { Translate } from "../i18n/fluent";

/** What the server tells of the goal: `what` is the id of a bonus where the kind does not say which. */
interface Goaled {
  state: BriefState;
  goal?: { kind: string; what: string };
}

/** The goal in a sentence; where none is told, as many points as can be won. */
export function goalOf(t: Translate, { goal }: Goaled): string {
  const id = `puzzle-goal-${goal?.kind}`;
  if (!goal || !t.has(id)) return t("puzzle-goal-points");
  return t(id, { bonus: goal.what ? t(`bonus-${goal.what}`) : "" });
}

/** How the count stands for the seat, if its side is known: an empty text if it is not. */
export function standing(t: Translate, { state }: Goaled): string {
  const { tally } = state.table;
  if (!tally) return "";
  const { points, needed } = tally;
  return needed === null ? t("tally-alone", { points }) : t("tally", { points, needed });
}

/** What the seat plays: the contract, and its part in it where that is known. */
export function partOf(t: Translate, { state: { view } }: Goaled): string[] {
  const side = view.seat === null ? null : view.sides[view.seat];
  const part = view.seat === view.declarer ? "declarer" : side === 0 ? "partner" : side === 1 ? "defender" : "";
  return [
    ...(view.contract ? [t(`contract-${view.contract}`)] : []),
    ...(part && view.declarer !== null ? [t(`mark-${part}`)] : []),
  ];
}
