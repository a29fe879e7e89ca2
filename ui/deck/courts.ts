import type { Court } from "./glyphs";
import type { Suit } from "./palette";
export const courtFigure = (_suit: Suit, _court: Court): string => "";
