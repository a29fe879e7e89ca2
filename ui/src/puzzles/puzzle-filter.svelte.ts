/** What one would like the next puzzle to be, until the page is closed. */

import type { PuzzleWish } from "../api/puzzles";

export const wish: PuzzleWish = $state({ theme: "", grade: "" });
