/** The card points of both sides as the result has them, where the contract is one of the count. */

import type { Card, Game, View } from "../protocol";

export interface CountedSides {
  made: boolean | null;
  /** What makes the contract, in card points, where it is a whole number. */
  needed: number | null;
  whole: number;
  /** The declarer's side, and the others. */
  sides: readonly { points: number; cards: readonly Card[] }[];
}

/** The cards that count most, up to a number of them. */
export const dearest = ({ worth }: Game, cards: readonly Card[], most: number): Card[] =>
  [...cards].sort((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0) || other - one).slice(0, most);

export function countedSides(game: Game, { over, contract }: View): CountedSides | null {
  if (!over || over.result.declarer === null) return null;
  const [points, ...others] = over.result.points;
  if (points === undefined || others.length) return null;
  const team = [over.result.declarer, over.result.partner];
  const needed = Number(game.contracts.find(({ id }) => id === contract)?.needed);
  const pile = (own: boolean): Card[] =>
    over.won.flatMap((won, seat) => (team.includes(seat) === own ? [...won, ...(over.laid[seat] ?? [])] : []));
  return {
    made: over.result.made,
    needed: needed || null,
    whole: game.card_points,
    sides: [
      { points, cards: pile(true) },
      { points: game.card_points - points, cards: [...pile(false), ...over.talon] },
    ],
  };
}
