/** The calls for puzzles: which there are, one of them, and an answer to it. */

import type { Card, PuzzleAnswer, PuzzleBook, PuzzleView } from "../protocol";
import { call, post } from "./server";

/** What a puzzle is to be about, and how hard; what is empty does not matter. */
export interface PuzzleFilter {
  theme: string;
  grade: string;
}

export const puzzleBook = (): Promise<PuzzleBook> => call("/api/puzzles");
export const puzzle = (id: string): Promise<PuzzleView> => call(`/api/puzzles/${id}`);
export const answerPuzzle = (id: string, card: Card): Promise<PuzzleAnswer> =>
  call(`/api/puzzles/${id}`, post({ card }));

/** The id of a puzzle of a game that is as one wishes, and another than the one before. */
export async function nextPuzzle(game: string, { theme, grade }: PuzzleFilter, after = ""): Promise<string> {
  const asked = new URLSearchParams({
    game,
    ...(theme && { theme }),
    ...(grade && { grade }),
    ...(after && { after }),
  });
  return (await call<{ id: string }>(`/api/puzzles/next?${asked}`)).id;
}
