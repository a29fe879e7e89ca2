/** What an evening looks like when it is over: who stands where, how the totals went, and one's best and worst deal. */

import type { Translate } from "../i18n/fluent";
import type { AccountView, Entry, PlaceNumber, Sheet, Table } from "../protocol";
import { called, ranked } from "../score-sheet/accounts";
import { nameAt } from "../wording/names";

export interface Stand {
  place: PlaceNumber;
  total: number;
  /** From 1; people with as many points stand on the same step. */
  rank: number;
}

/** All, from the first to the last. */
export const podium = ({ totals }: Sheet): Stand[] =>
  totals
    .map((total, place) => ({ place, total, rank: 1 + totals.filter((other) => other > total).length }))
    .sort((a, b) => a.rank - b.rank);

/** How a person stands at the end; a bot among people has no rank. */
export interface Final {
  name: string;
  own: boolean;
  total: number;
  rank: number | null;
}

const isPerson = ({ kind }: AccountView): boolean => kind === "guest" || kind === "gone";

/** All at the end: people by all they have won, wherever and however long they sat, and then the bots. */
export function finals(t: Translate, table: Table): Final[] {
  if (!table.company) {
    return podium(table.sheet).map(({ place, total, rank }) => ({
      name: nameAt(t, table, place),
      own: place === table.place,
      total,
      rank,
    }));
  }
  const all = ranked(table);
  const people = all.filter(isPerson);
  const row = (account: AccountView, rank: number | null): Final => ({
    name: called(t, table, account),
    own: account.place !== null && account.place === table.place,
    total: account.total,
    rank,
  });
  return [
    ...people.map((account) => row(account, 1 + people.filter(({ total }) => total > account.total).length)),
    ...all.filter((account) => !isPerson(account)).map((account) => row(account, null)),
  ];
}

/** The totals of each place after each entry, from nothing on. */
export const courses = ({ entries, totals }: Sheet): number[][] =>
  totals.map((_, place) =>
    entries.reduce((course, { deltas }) => [...course, (course.at(-1) ?? 0) + (deltas[place] ?? 0)], [0]),
  );

/** The deal that brought a place the most, and the one that cost it the most; nothing where none did. */
export function extremes(entries: readonly Entry[], place: PlaceNumber): { best: Entry | null; worst: Entry | null } {
  const deltaOf = ({ deltas }: Entry): number => deltas[place] ?? 0;
  const sorted = entries.filter(({ kind }) => kind === "deal").sort((a, b) => deltaOf(b) - deltaOf(a));
  const [best, worst] = [sorted[0], sorted.at(-1)];
  return {
    best: best && deltaOf(best) > 0 ? best : null,
    worst: worst && deltaOf(worst) < 0 ? worst : null,
  };
}
