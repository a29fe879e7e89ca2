/** King, queen, horseman and jack: half figures, the upper half of each card. */

import type { Court } from "../glyphs";
import type { Suit } from "../palette";
import { flat, moved, type Drawing } from "../pen";
import { jack } from "./jack";
import { king } from "./king";
import { knight } from "./knight";
import { glory, LIVERIES, type Livery } from "./livery";
import { queen } from "./queen";

/** The place of the eyes. */
const [X, Y] = [57, 38];

const FIGURES: Record<Court, (suit: Suit, livery: Livery) => Drawing> = { king, queen, knight, jack };

export function courtFigure(suit: Suit, court: Court): Drawing {
  const livery = LIVERIES[suit];
  const wall = flat("M6 6H94V90H6Z", livery.ground) + flat("M6 6H94V90H6Z", "url(#deck-shine-afternoon)");
  return wall + moved(X, Y, glory + FIGURES[court](suit, livery));
}
