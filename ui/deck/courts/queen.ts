/** The queens: each with a flower of her own. */

import { face, KIND, LASHES, LEVEL, LIPS, SMILE } from "../faces";
import { emblem, fist, torso, type Livery } from "./livery";
import { CREAM, GOLD, INK, LEAF, PINE, RED, SNOW, STONE, WINE, type Suit } from "../palette";
import { disc, each, line, moved, repeat, shape, turned, FINE, type Drawing } from "../pen";

/** A flower on its stalk, with two leaves. */
const flower = (x: number, y: number, bloom: Drawing): Drawing =>
  moved(x, y, line("M0 4Q4 18 0 34", PINE, 2) + shape("M1 18Q8 10 13 12 10 19 1 20Z", LEAF) + bloom);

const carnation = (colour: string): Drawing =>
  shape("M-3 5C-12 2-12-5-9-6-10-11-4-12-3-9-2-13 3-13 3-9 5-12 10-10 9-6 13-4 11 2 3 5Z", colour) +
  line("M-4-2-2 3M0-4V2M4-2 2 3", CREAM, FINE) +
  shape("M-3.5 4H3.5L2 10H-2Z", LEAF);

const rose = (colour: string): Drawing =>
  shape("M-9-3C-10-10-3-13 0-11 4-13 10-9 9-3 9 4 4 7 0 7-5 7-9 3-9-3Z", colour) +
  line("M0-3q3-1 2.6-4-4-2-6 1.4-1 5 3.6 6.6 7-1 6-7M-8-2q2 5 6 6", WINE, FINE) +
  shape("M-4 6 0 5 4 6 1.5 9.5H-1.5Z", LEAF);

const tulip = (colour: string): Drawing =>
  shape("M-7 2C-9-5-7-9-6.5-12L-2.5-7 0-13 2.5-7 6.5-12C7-9 9-5 7 2 5 7-5 7-7 2Z", colour) +
  line("M-2.5-7Q-4-2-2 4M2.5-7Q4-2 2 4", CREAM, FINE);

const edelweiss = (colour: string): Drawing =>
  repeat(8, (i) => turned(i * 45, 0, -3, shape("M0-3C-3.4-7-1.8-11 0-13.5 1.8-11 3.4-7 0-3Z", colour))) +
  each("0 -3, -2.4 -1.6, 2.4 -1.6, 0 -5.6", (x, y) => disc(x, y, 1.5, GOLD));

const FLOWERS: Record<Suit, (colour: string) => Drawing> = {
  hearts: carnation,
  diamonds: rose,
  spades: tulip,
  clubs: edelweiss,
};

const veil = (colour: string): Drawing =>
  shape("M-13-14C-26 0-22 24-29 44L-12 38H12L29 44C22 24 26 0 13-14Z", colour) +
  line("M-21 8Q-19 22-23 36M21 8Q19 22 23 36", STONE, FINE);

const braid = (side: 1 | -1, hair: string): Drawing => {
  const d = `M${12 * side}-4C${17 * side} 8 ${15 * side} 16 ${17 * side} 34`;
  return (
    line(d, INK, 8) +
    line(d, hair, 5.6) +
    line(
      `M${13 * side} 5l${4 * side} 3m${-4 * side} 5 ${4 * side} 3m${-4 * side} 5 ${4 * side} 3m${-4 * side} 5 ${5 * side} 3`,
      INK,
      FINE,
    ) +
    disc(17 * side, 36, 2.6, RED)
  );
};

/** A veil, unless her braids are to be seen. */
const behind = (suit: Suit): Drawing => (suit === "diamonds" ? "" : veil(suit === "spades" ? "#e3d6ec" : SNOW));

/** Hair that hangs beside the face. */
function tresses(suit: Suit, hair: string): Drawing {
  if (suit === "diamonds" || suit === "clubs") return braid(-1, hair) + braid(1, hair);
  return shape("M-12-6C-18 4-15 14-13 20H-7L-9-6ZM12-6C18 4 15 14 13 20H7L9-6Z", hair);
}

const coronet = ({ coat, sleeve }: Livery): Drawing =>
  shape("M-12-9-14.5-19-7-14.5-5.5-22 0-15.5 5.5-22 7-14.5 14.5-19 12-9Q0-13-12-9Z", GOLD) +
  each("-14.5 -20, -5.5 -23.5, 5.5 -23.5, 14.5 -20", (x, y) => disc(x, y, 1.9, CREAM)) +
  disc(0, -13.5, 1.7, coat) +
  line("M-8.5-11.8l.1 0M8.5-11.8l.1 0", sleeve, 3);

export function queen(suit: Suit, livery: Livery): Drawing {
  const { coat, trim, hair, skin } = livery;
  return (
    behind(suit) +
    torso(livery) +
    shape("M-15 21Q0 44 15 21L8 17H-8Z", skin) +
    shape("M-18 22-15 20Q0 40 15 20L18 22Q0 49-18 22Z", CREAM) +
    each("-10 22, -6 25.5, 0 27.2, 6 25.5, 10 22", (x, y) => disc(x, y, 1.6, trim === CREAM ? WINE : trim)) +
    tresses(suit, hair) +
    face(suit === "spades" ? LEVEL : KIND, skin, { hearts: -1.4, diamonds: 1, spades: 0, clubs: -0.8 }[suit]) +
    LASHES +
    (suit === "diamonds" || suit === "clubs" ? SMILE : LIPS) +
    shape("M-12.5 2C-15-14 15-14 12.5 2 10-4 4-6 0-8-4-6-10-4-12.5 2Z", hair) +
    line("M0-8V-11", CREAM, FINE) +
    coronet(livery) +
    flower(-20, 24, FLOWERS[suit](livery.flower)) +
    fist(-19, 44, skin) +
    emblem(suit, 0, 46, 0.42, coat)
  );
}
