/** What is so of the places of a table at which people gather. */

import type { Gathering, Occupant, PlaceNumber } from "../protocol";

export const person = ({ kind }: Occupant): boolean => kind === "you" || kind === "guest";

/** Whether a guest may sit down there: bots give way, people do not, and a place that is being taken is not free. */
export function roomAt({ players }: Pick<Gathering, "players">, place: PlaceNumber): boolean {
  const there = players[place];
  if (!there || there.coming) return false;
  return !person(there) || Boolean(there.leaving);
}

export type Mark = "you" | "host" | "bot" | "away" | "minded" | "leaving" | "first";

/** What is told of a person who is there; who deals first, as long as no one has dealt. */
export function marksOf({ players, host, deal }: Gathering, place: PlaceNumber): Mark[] {
  const there = players[place];
  if (!there) return [];
  const marks: [Mark, boolean][] = [
    ["you", there.kind === "you"],
    ["host", place === host && person(there)],
    ["bot", !person(there) && there.kind !== "open"],
    ["away", Boolean(there.away) && !there.minded],
    ["minded", Boolean(there.minded)],
    ["leaving", Boolean(there.leaving)],
    ["first", deal === 0 && place === players.length - 1],
  ];
  return marks.flatMap(([mark, so]) => (so ? [mark] : []));
}

/** How many people there are, and how many free places. */
export const peopleOf = ({ players }: Gathering): number => players.filter(person).length;
export const freeOf = ({ players }: Gathering): number => players.filter(({ kind }) => kind === "open").length;
