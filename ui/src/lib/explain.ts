/** Today's contract in one sentence. */

import type { Game, State } from "../protocol";
import type { Translate } from "./fluent";
import { highest } from "./outcome";
import { who } from "./words";

/** What is played, or bid so far, and what it asks for. */
export function contractSentence(t: Translate, game: Game, state: State): string {
  const { view } = state;
  const id = view.contract ?? highest(view)?.contract;
  const contract = game.contracts.find((each) => each.id === id);
  if (!contract) return t("explain-none");
  const seat = view.declarer ?? highest(view)?.seat;
  if (contract.id === "klop" || seat === undefined) return t("explain-klop");
  const args = {
    ...who(t, state, seat),
    contract: t(`contract-${contract.id}`),
    goal: t(`goal-${contract.id}`),
    value: contract.value,
  };
  const kind = contract.bonuses.length ? "normal" : contract.id === "solo_without" ? "without" : "flat";
  return t(view.contract ? `explain-${kind}` : "explain-bid", args);
}
