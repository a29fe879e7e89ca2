/** What a tile tells of a game. */

import type { Card, Game, PastTable } from "../protocol";

/** Three cards for each game, so that no two tiles look the same: all of them are in the pack of the game. */
const PICTURES: Record<string, readonly Card[]> = {
  slovenian: [32, 52, 53],
  slovenian_3: [23, 22, 21],
  slovenian_5: [7, 15, 31],
  romanian: [52, 30, 15],
  taper: [53, 46, 32],
  czech_american: [44, 45, 46],
  paskievics: [50, 49, 48],
  illustrated: [33, 52, 7],
  illustrated_54: [40, 39, 38],
  high: [35, 34, 33],
};
export const pictureOf = ({ key, pack }: Game): readonly Card[] => PICTURES[key] ?? pack.slice(-3);

/** How many tricks go by in a minute with bots, the bidding and the counting reckoned in. */
const TRICKS = 4;
/** How many minutes a deal takes. */
export const minutes = ({ hand }: Game): number => Math.max(1, Math.round(hand / TRICKS));

/** From how many contracts and bonuses on a game is of medium difficulty, and from how many it is hard. */
const MEDIUM = 18;
const HARD = 24;
/** How much there is to learn before the first deal: 1 is the least, 3 the most. */
export function level({ contracts, bonuses }: Pick<Game, "contracts" | "bonuses">): 1 | 2 | 3 {
  const named = contracts.length + bonuses.length;
  if (named >= HARD) return 3;
  return named >= MEDIUM ? 2 : 1;
}

/** The game of the table at which one sat last. */
export const lastPlayed = (tables: readonly PastTable[]): string | null => tables[0]?.game ?? null;
