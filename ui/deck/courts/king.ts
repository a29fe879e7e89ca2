/** The kings: each with his own beard, and with what he rules by. */

import { bird } from "../creatures";
import { face, KIND, LEVEL, MERRY, STERN } from "../faces";
import { emblem, fist, torso, type Livery } from "./livery";
import { BARK, CREAM, GOLD, INK, ROSE, SHADE, SLATE, SNOW, STONE, WINE, type Suit } from "../palette";
import { disc, each, flat, limb, line, shape, spot, FINE, type Drawing } from "../pen";

/** How a beard falls, by suit. */
const BEARDS: Record<Suit, string> = {
  hearts: "M-12 3C-15 22-7 33 0 35 7 33 15 22 12 3",
  diamonds: "M-12 3C-13 14-5 19 0 29 5 19 13 14 12 3",
  spades: "M-12 3C-16 18-12 28-7.5 32-5 27-2 25 0 24 2 25 5 27 7.5 32 12 28 16 18 12 3",
  clubs: "M-12 3C-13 14-7 19.5 0 20 7 19.5 13 14 12 3",
};
const LOCKS: Record<Suit, string> = {
  hearts: "M-5 17Q-6 24-2 30M5 17Q6 24 2 30M0 18V27",
  diamonds: "M-4 16Q-4 20-1 24M4 16Q4 20 1 24",
  spades: "M-7 16Q-8 22-7 28M7 16Q8 22 7 28M0 17V21",
  clubs: "M-4.5 15 -3 18M0 15.5V18.5M4.5 15 3 18",
};
const BROWS: Record<Suit, string> = { hearts: KIND, diamonds: MERRY, spades: STERN, clubs: LEVEL };

const orb: Drawing =
  disc(-21, 41, 7.5, GOLD) +
  spot(-18.5, 38, 1.8, CREAM) +
  line("M-28 39.5Q-21 43-14 39.5M-21 34V27.5M-23.5 30H-18.5", INK);

const goblet: Drawing =
  shape("M-28 30H-14C-14 39-18 40-19.5 41.5V46H-22.5V41.5C-24 40-28 39-28 30Z", GOLD) +
  flat("M-27 31.5H-15L-15.5 34H-26.5Z", WINE) +
  line("M-17 33.5Q-17.5 37-19 39", CREAM);

/** What the king has in his right hand, and under it. */
function holding(suit: Suit, skin: string): Drawing {
  const palm = shape("M-30 45C-28 53-14 53-12 45Q-21 51-30 45Z", skin);
  if (suit === "diamonds") return goblet + fist(-21, 45, skin);
  if (suit === "clubs") return bird(-20, 39, 1.7) + fist(-21, 44, skin);
  return orb + palm;
}

/** The sceptre, or the sword of the king of spades. */
const sceptre = (suit: Suit): Drawing =>
  suit === "spades"
    ? shape("M26.6 34 27.6-4 30-10 32.4-4 31.4 34Z", STONE) + line("M30-4V30", SNOW) + limb("M23.5 32H34.5", GOLD, 2.2)
    : limb("M27 56 30-2", GOLD, 2.2) + emblem(suit, 30.5, -9, 0.62, GOLD);

const crown = ({ coat, sleeve }: Livery): Drawing =>
  shape("M-10-12C-10-24 10-24 10-12Z", coat) +
  shape("M-13.5-5-16.5-21-8-14-0-25 8-14 16.5-21 13.5-5Q0-9.5-13.5-5Z", GOLD) +
  flat("M-13.5-5-16.5-21-8-14-6.5-16-5-7.4Q-10-6.6-13.5-5Z", SHADE) +
  line("M-13.5-8.5Q0-13 13.5-8.5", INK, FINE) +
  each("-16.5 -22, 16.5 -22", (x, y) => disc(x, y, 2, sleeve)) +
  line("M0-25V-31M-2.5-28.5H2.5", INK, 3.6) +
  line("M0-25V-31M-2.5-28.5H2.5", GOLD, 1.6) +
  each("-7.5 -11.2, 0 -12.5, 7.5 -11.2", (x, y, i) => disc(x, y, 1.7, i === 1 ? coat : sleeve));

export function king(suit: Suit, livery: Livery): Drawing {
  const { beard, skin } = livery;
  return (
    shape("M-13-6C-17 6-16 18-12 22H12C16 18 17 6 13-6Z", beard) +
    torso(livery) +
    shape("M-24 24C-14 36 14 36 24 24L12 16H-12Z", SNOW) +
    line("M-17 25l-1 3M-9 27.5v3M0 25v4M9 27.5v3M17 25l1 3", INK, 1.6) +
    face(BROWS[suit], skin, suit === "clubs" ? -1.2 : suit === "diamonds" ? -0.8 : 0) +
    shape(`${BEARDS[suit]} 9 9.5 5 8 0 8.2-5 8-9 9.5-12 3Z`, beard) +
    shape("M0 8C-4 6-8 8-9 12-5 13-2 12 0 10 2 12 5 13 9 12 8 8 4 6 0 8Z", beard) +
    flat("M-2.5 12.5Q0 15 2.5 12.5Z", ROSE) +
    line(LOCKS[suit], beard === INK ? SLATE : BARK, FINE) +
    crown(livery) +
    sceptre(suit) +
    fist(28, 36, skin) +
    holding(suit, skin)
  );
}
