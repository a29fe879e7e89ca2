/** What one would like the next puzzle to be, until the page is closed. */

import type { PuzzleFilter } from "../api/puzzles";

export const puzzleFilter: PuzzleFilter = $state({ theme: "", grade: "" });
