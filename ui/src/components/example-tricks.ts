/** Tricks that show how tarok goes, with cards that every pack has, and by rules that every game has. */

import type { Card } from "../protocol";

export interface Example {
  /** The message that says why the trick goes where it goes. */
  why: string;
  leader: number;
  /** As they fell. */
  cards: readonly Card[];
  winner: Card;
}

const [HEART_1, HEART_QUEEN, HEART_KING] = [3, 6, 7];
const [SPADE_10, SPADE_JACK, SPADE_QUEEN, SPADE_KING] = [19, 20, 22, 23];
const tarok = (number: number): Card => 31 + number;

export const EXAMPLES: readonly Example[] = [
  { why: "learn-suit", leader: 3, cards: [SPADE_JACK, SPADE_KING, SPADE_10, SPADE_QUEEN], winner: SPADE_KING },
  { why: "learn-tarok", leader: 1, cards: [HEART_QUEEN, HEART_1, tarok(9), HEART_KING], winner: tarok(9) },
  { why: "learn-higher", leader: 3, cards: [tarok(14), tarok(17), tarok(20), tarok(13)], winner: tarok(20) },
  { why: "learn-highest", leader: 0, cards: [tarok(21), tarok(16), tarok(22), tarok(12)], winner: tarok(22) },
];
