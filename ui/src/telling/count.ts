/** The count of a pile, three by three, as it is done at the table (SL-CNT-01). */

import type { Card, Seat, View } from "../protocol";

export interface Group {
  cards: Card[];
  /** What the cards are worth one by one. */
  worth: number[];
  /** What the group gives back: two, or one where cards are left over, or nothing. */
  less: number;
  points: number;
}

const FULL = 3;

/**
 * Put a pile in threes: each time the best card with two of the least, so that the sums are easy.
 * Where cards are counted one by one, nothing is given back.
 */
export function groups(pile: readonly Card[], worth: readonly number[], inThrees = true): Group[] {
  const of = (card: Card): number => worth[card] ?? 0;
  const left = [...pile].sort((a, b) => of(b) - of(a) || b - a);
  const made: Group[] = [];
  const add = (cards: Card[]): number => made.push(group(cards, of, inThrees));
  while (left.length >= FULL) add([...left.splice(0, 1), ...left.splice(-2)]);
  if (left.length) add(left);
  return made;
}

function group(cards: Card[], of: (card: Card) => number, inThrees: boolean): Group {
  const worth = cards.map(of);
  const less = !inThrees ? 0 : cards.length === FULL ? 2 : 1;
  return { cards, worth, less, points: worth.reduce((sum, each) => sum + each, 0) - less };
}

/** A pile that is counted: of the declarer's side, or of one player where everybody plays alone. */
export interface Pile {
  seat: Seat;
  cards: Card[];
  points: number;
}

/** The piles whose points are part of the result; where points do not count there are none. */
export function countedPiles({ over }: View): Pile[] {
  if (!over) return [];
  const { declarer, partner, points } = over.result;
  const pile = (seats: Seat[]): Card[] =>
    seats.flatMap((seat) => [...(over.won[seat] ?? []), ...(over.laid[seat] ?? [])]);
  return points.map((sum, seat) =>
    declarer === null
      ? { seat, cards: pile([seat]), points: sum }
      : { seat: declarer, cards: pile(partner === null ? [declarer] : [declarer, partner]), points: sum },
  );
}
