/** What all courts of a suit share: their clothes, their colours, their hands. */

import { PIP } from "../glyphs";
import {
  AMBER,
  BARK,
  BLUE,
  CREAM,
  FOX,
  GOLD,
  GREEN,
  INK,
  PALE,
  PINE,
  PLUM,
  RED,
  ROSE,
  RUST,
  SHADE,
  SKIN,
  SLATE,
  SNOW,
  STONE,
  STRAW,
  TAN,
  WINE,
  WOOD,
  type Suit,
} from "../palette";
import { disc, flat, line, polar, shape, sized, to, type Drawing } from "../pen";

/** What the courts of a suit wear, and what is behind them. */
export interface Livery {
  coat: string;
  trim: string;
  sleeve: string;
  ground: string;
  hair: string;
  beard: string;
  skin: string;
  horse: string;
  mane: string;
  flower: string;
}

const dressed = (coat: string, trim: string, sleeve: string, ground: string) => ({ coat, trim, sleeve, ground });

export const LIVERIES: Record<Suit, Livery> = {
  hearts: {
    ...dressed(RED, GOLD, BLUE, "#f3d8c3"),
    hair: BARK,
    beard: SNOW,
    skin: SKIN,
    horse: SNOW,
    mane: STONE,
    flower: RED,
  },
  diamonds: {
    ...dressed(AMBER, CREAM, WINE, "#f4e3b2"),
    hair: FOX,
    beard: RUST,
    skin: PALE,
    horse: WOOD,
    mane: BARK,
    flower: ROSE,
  },
  spades: {
    ...dressed(BLUE, STRAW, PLUM, "#cfdee0"),
    hair: INK,
    beard: INK,
    skin: TAN,
    horse: SLATE,
    mane: INK,
    flower: PLUM,
  },
  clubs: {
    ...dressed(GREEN, GOLD, PINE, "#dee4bd"),
    hair: GOLD,
    beard: WOOD,
    skin: SKIN,
    horse: BARK,
    mane: STRAW,
    flower: CREAM,
  },
};

export const emblem = (suit: Suit, x: number, y: number, scale: number, colour: string): Drawing =>
  sized(x, y, scale, shape(PIP[suit], colour));

/** Rays behind the figure, cut out of the ground. */
export const glory: Drawing = line(
  Array.from(
    { length: 20 },
    (_, i) => `M${to(polar(0, 0, 27, i * 18 + 9))}L${to(polar(0, 0, i % 2 ? 34 : 40, i * 18 + 9))}`,
  ).join(""),
  CREAM,
  2,
);

/** Shoulders and breast, the left side in the shade. */
export const torso = ({ coat, trim, sleeve }: Livery): Drawing =>
  shape("M-35 56C-36 34-27 25-10 19H10C27 25 36 34 35 56Z", coat) +
  shape("M-6.5 18-8 56H8L6.5 18Z", trim) +
  shape("M-35 56C-36 38-30 29-20 24-17 34-18 46-20 56ZM35 56C36 38 30 29 20 24 17 34 18 46 20 56Z", sleeve) +
  line("M-29 40q5-3 10-2M-30 47q6-3 11-1M29 40q-5-3-10-2M30 47q-6-3-11-1", trim, 1.6) +
  flat("M-35 56C-36 34-27 25-12 20-18 32-20 44-20 56Z", SHADE);

export const fist = (x: number, y: number, skin: string): Drawing =>
  disc(x, y, 4.6, skin) + line(`M${x - 1.8} ${y - 4}v4M${x + 1.8} ${y - 4}v4`, INK, 0.9);
