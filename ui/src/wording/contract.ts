/** Today's contract in one sentence. */

import type { Game, TableState } from "../protocol";
import { inflected, type Translate } from "../i18n/fluent";
import { highest } from "./stakes";
import { perhaps, who } from "./names";
import { contractFacts } from "./rule-facts";

/** What is played, or bid so far, and what it asks for. */
export function contractSentence(t: Translate, game: Game, state: TableState): string {
  const { view } = state;
  const bid = highest(view);
  const id = view.contract ?? bid?.contract;
  const contract = game.contracts.find((each) => each.id === id);
  if (!contract) return t("explain-none");
  const facts = { ...contractFacts(game, contract), contract: inflected(t, `contract-${contract.id}`) };
  const seat = view.declarer ?? bid?.seat;
  if (seat === undefined) return perhaps(t, `explain-${contract.id}`, facts) ?? t("explain-alone", facts);
  const args = { ...facts, ...who(t, state, seat), goal: t(`goal-${contract.id}`, facts) };
  if (!view.contract) return t("explain-bid", args);
  return (
    perhaps(t, `explain-${contract.id}`, args) ?? t(contract.bonuses.length ? "explain-normal" : "explain-flat", args)
  );
}
