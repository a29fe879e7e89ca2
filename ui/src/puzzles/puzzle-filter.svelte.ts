/** What one would like the next puzzle to be, until the page is closed. */

import type { PuzzleFilter } from "../api/puzzles";

/** The game is that of the player until another one is chosen. */
export const puzzleFilter: PuzzleFilter & { game: string } = $state({ game: "", theme: "", grade: "" });
