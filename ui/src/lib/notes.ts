/** What is noted at a table, in words: a game that has something to say of a mark or a fact has a message for it. */

import type { State, View } from "../protocol";
import type { Translate } from "./fluent";
import { perhaps, who } from "./words";

/** What the sheet says of this deal: a radler, a pool, a compulsory hand. */
export function tableMarks(t: Translate, { carry }: View): string[] {
  return Object.entries(carry.marks).flatMap(([mark, values]) => {
    const [value = 0, ...others] = values;
    return value && !others.length ? (perhaps(t, `noted-${mark}`, { value }) ?? []) : [];
  });
}

/** What the deal has come to: of several facts of a kind the last one holds. */
export function lastFacts(t: Translate, state: State): string[] {
  const last = new Map(state.view.facts.map((fact) => [fact.what, fact]));
  const told = [...last.values()].map(({ what, seat, value }) => perhaps(t, `fact-${what}`, { ...who(t, state, seat), value }));
  return told.filter((words) => words !== null && words !== "") as string[];
}
