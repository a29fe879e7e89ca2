/** The jacks: each on an errand of his own. */

import { face, GRIN, KIND, LEVEL, MERRY } from "../faces";
import { emblem, fist, torso, type Livery } from "./livery";
import { CREAM, GOLD, INK, RED, SNOW, STONE, WINE, WOOD, type Suit } from "../palette";
import { disc, each, flat, limb, line, repeat, shape, turned, FINE, type Drawing } from "../pen";

const buttons = (colour: string): Drawing => each("0 33, 0 41, 0 49", (x, y) => disc(x, y, 1.8, colour));

const halberd: Drawing =
  limb("M-23 56-27-6", WOOD, 2) +
  shape("M-27-24-23.5-10C-16-14-14-4-20 2-22-1-24-2-24.5-1L-29-.5-30-6C-34-6-36-9-36-13-33-10-31-10-30-11Z", STONE);

const spear = (pennant: string): Drawing =>
  limb("M-23 56-26-4", WOOD, 2) +
  shape("M-26.5-24C-22-16-22-10-25.5-4H-27C-31-10-31-16-26.5-24Z", STONE) +
  line("M-26.4-20V-6", SNOW, FINE) +
  shape("M-26 4C-20 2-18 8-12 6L-15 11-12 16C-18 17-20 12-25.4 13Z", pennant);

const letter = (seal: string): Drawing =>
  turned(
    -8,
    -20,
    36,
    shape("M-31 29H-10V44H-31Z", CREAM) + line("M-31 29-20.5 38-10 29", INK, FINE) + disc(-20.5, 38, 2.6, seal),
  );

const lantern: Drawing =
  limb("M-23 56-25 2", WOOD, 2) +
  line("M-25 3H-18V8") +
  shape("M-22.5 12-21 8H-15L-13.5 12 -15 22H-21Z", GOLD) +
  flat("M-18 13C-20.5 16-19.5 19-18 19.5-16.5 19-15.5 16-18 13Z", RED) +
  line("M-22.5 12H-13.5M-21.5 22H-14.5");

const BROWS: Record<Suit, string> = { hearts: MERRY, diamonds: KIND, spades: LEVEL, clubs: MERRY };

/** What the jack carries on his errand. */
const ERRANDS: Record<Suit, (livery: Livery) => Drawing> = {
  hearts: () => halberd,
  diamonds: ({ sleeve }) => letter(sleeve),
  spades: () => lantern,
  clubs: ({ coat }) => spear(coat),
};

export function jack(suit: Suit, livery: Livery): Drawing {
  const { coat, trim, sleeve, hair } = livery;
  return (
    shape("M-12-8C-20 0-18 12-16 16-8 20 8 20 16 16 18 12 20 0 12-8Z", hair) +
    line("M-15 2Q-16 9-13 14M15 2Q16 9 13 14", "#0004") +
    torso(livery) +
    line("M-13 27-10 34M-14 36-11 44M13 27 10 34M14 36 11 44", trim, 2) +
    buttons(sleeve) +
    repeat(9, (i) => disc(-16 + i * 4, 18.5 + 4 * Math.sin((i * Math.PI) / 8), 3.2, SNOW)) +
    face(BROWS[suit], livery.skin, { hearts: 1, diamonds: -1.4, spades: 0, clubs: 1.4 }[suit]) +
    (suit === "clubs" ? GRIN : line("M-4 9.4Q0 12.6 5 8.8", WINE, 1.8)) +
    (suit === "spades" ? flat("M-5 8.6Q-2.5 6 0 7.4 2.5 6 5 8.6 0 8.6-5 8.6Z", hair) : "") +
    shape("M-12.5 3C-14-8-6-10 0-9 6-10 14-8 12.5 3 9 2 9-4 4-4-1-4-4-4-7-4-9-4-9 2-12.5 3Z", hair) +
    shape("M-12-8C-13-22 8-26 13-12L14-6Z", coat) +
    shape("M-21-2C-15-15 12-18 20-4 8-11-8-10-21-2Z", sleeve) +
    shape("M4-15C10-30 26-34 36-24 34-22 33-20 30-19 31-17 27-14 25-15 23-11 14-10 4-15Z", trim) +
    line("M6-15Q18-25 32-24", INK, 0.9) +
    emblem(suit, 2, -15, 0.34, trim) +
    ERRANDS[suit](livery) +
    fist(-24, suit === "diamonds" ? 44 : 40, livery.skin)
  );
}
