/** What is noted at a table, in words: a game that has something to say of a mark or a fact has a message for it. */

import type { Action, Fact, Game, Seat, TableState, View } from "../protocol";
import type { Translate } from "../i18n/fluent";
import { key } from "../selectors/table-view";
import { agreed, perhaps, who } from "./names";

/** What the sheet says of this deal: a radler, a pool, a compulsory hand. */
export function tableMarks(t: Translate, { carry }: View): string[] {
  return Object.entries(carry.marks).flatMap(([mark, values]) => {
    const [value = 0, ...others] = values;
    return value && !others.length ? (perhaps(t, `noted-${mark}`, { value }) ?? []) : [];
  });
}

/** What the deal has come to: of several facts of a kind the last one holds; what stands at a seat stands there. */
export function lastFacts(t: Translate, game: Game, state: TableState): string[] {
  const last = new Map(state.view.facts.map((fact) => [fact.what, fact]));
  return [...last.values()].flatMap((fact) => worded(t, game, state, fact, `fact-${fact.what}`) || []);
}

/** What is noted of a seat: what it has promised, how many cards it has discarded. */
export function factsOf(t: Translate, game: Game, state: TableState, seat: Seat): string[] {
  return state.view.facts
    .filter((fact) => fact.seat === seat)
    .flatMap((fact) => {
      const told = worded(t, game, state, fact, `told-${fact.what}`);
      return (told === null ? worded(t, game, state, fact, `noted-of-${fact.what}`) : t("promised", { told })) || [];
    });
}

/** What a choice would tell the others, as far as the family has words for it. */
export function wouldTell(t: Translate, game: Game, state: TableState, action: Action): string {
  const facts = state.view.tells.filter(({ by }) => by && key(by) === key(action));
  const all = facts.flatMap((fact) => worded(t, game, state, fact, `told-${fact.what}`) ?? []);
  return all.length ? t("would-tell", { told: all.join(", ") }) : "";
}

/** What the action with this number has told: a seat says a thing for the first time only once. */
export function toldBy(t: Translate, game: Game, state: TableState, i: number): string[] {
  const { log, facts } = state.view;
  const [seat, action] = log[i] as [Seat, Action];
  const first = log.findIndex(([by, each]) => by === seat && key(each) === key(action)) === i;
  const told = facts.filter((fact) => first && fact.seat === seat && fact.by && key(fact.by) === key(action));
  return told.flatMap((fact) => {
    const words = worded(t, game, state, fact, `told-${fact.what}`);
    return words === null ? [] : t("log-told", { ...who(t, state, seat), told: words });
  });
}

/** A fact in the words of the family, which may ask what was agreed at the table. */
function worded(t: Translate, game: Game, state: TableState, { seat, value }: Fact, id: string): string | null {
  return perhaps(t, id, { ...agreed(game), ...who(t, state, seat), value, face: game.faces[value] ?? "" });
}
