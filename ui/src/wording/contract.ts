/** Today's contract in one sentence. */

import type { Game, TableState } from "../protocol";
import type { Translate } from "../i18n/fluent";
import { highest } from "./outcome";
import { perhaps, who } from "./names";

/** What is played, or bid so far, and what it asks for. */
export function contractSentence(t: Translate, game: Game, state: TableState): string {
  const { view } = state;
  const id = view.contract ?? highest(view)?.contract;
  const contract = game.contracts.find((each) => each.id === id);
  if (!contract) return t("explain-none");
  const seat = view.declarer ?? highest(view)?.seat;
  if (seat === undefined)
    return perhaps(t, `explain-${contract.id}`) ?? t("explain-alone", { contract: t(`contract-${contract.id}`) });
  const args = {
    ...who(t, state, seat),
    contract: t(`contract-${contract.id}`),
    goal: t(`goal-${contract.id}`),
    value: contract.value,
  };
  if (!view.contract) return t("explain-bid", args);
  return (
    perhaps(t, `explain-${contract.id}`, args) ?? t(contract.bonuses.length ? "explain-normal" : "explain-flat", args)
  );
}
