/** What differs between two games, as far as it can be read off what the server tells of them. */

import type { Game } from "../protocol";

/** One difference, by the id of its words; null: there is no such thing in that game. */
export interface DifferenceRow {
  id: string;
  here: number | boolean | null;
  there: number | boolean | null;
}

const FACTS: readonly [string, (game: Game) => number | boolean][] = [
  ["differs-seats", ({ seats }) => seats],
  ["differs-places", ({ places }) => places],
  ["differs-pack", ({ pack }) => pack.length],
  ["differs-hand", ({ hand }) => hand],
  ["differs-talon", ({ pack, seats, hand }) => pack.length - seats * hand],
  ["differs-count", ({ in_threes }) => in_threes],
  ["differs-kontras", ({ kontras }) => kontras],
];

/** What a game has of one kind, with what each is worth, compared with another. */
function compared(
  prefix: string,
  here: ReadonlyMap<string, number>,
  there: ReadonlyMap<string, number>,
): DifferenceRow[] {
  return [...here].map(([id, value]) => ({ id: prefix + id, here: value, there: there.get(id) ?? null }));
}

const contracts = (game: Game): Map<string, number> => new Map(game.contracts.map(({ id, value }) => [id, value]));
const bonuses = (game: Game): Map<string, number> => new Map(game.bonuses.map(({ id, silent }) => [id, silent]));

/** The rows in which a game differs from one that is known, what it has itself coming in its own order. */
export function differences(game: Game, known: Game): DifferenceRow[] {
  const facts = FACTS.map(([id, read]) => ({ id, here: read(game), there: read(known) }));
  return [
    ...facts,
    ...compared("contract-", contracts(game), contracts(known)),
    ...compared("bonus-", bonuses(game), bonuses(known)),
  ].filter(({ here, there }) => here !== there);
}
