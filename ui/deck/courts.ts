/** King, queen, horseman and jack: half figures, the upper half of each card. */

import { face, LEVEL, LIPS, MERRY, STERN } from "./faces";
import { type Court, PIP } from "./glyphs";
import {
  AMBER,
  BARK,
  BLUE,
  CREAM,
  FOX,
  GOLD,
  GREEN,
  INK,
  LEAF,
  PINE,
  PLUM,
  RED,
  ROSE,
  RUST,
  SKIN,
  SLATE,
  SNOW,
  STONE,
  STRAW,
  WINE,
  WOOD,
  type Suit,
} from "./palette";
import { disc, each, flat, limb, line, moved, polar, repeat, shape, sized, spot, to, type Drawing } from "./pen";

/** What the courts of a suit wear, and what is behind them. */
interface Livery {
  coat: string;
  trim: string;
  sleeve: string;
  ground: string;
  hair: string;
  beard: string;
  horse: string;
  mane: string;
  flower: string;
}

const dressed = (coat: string, trim: string, sleeve: string, ground: string) => ({ coat, trim, sleeve, ground });

const LIVERIES: Record<Suit, Livery> = {
  hearts: { ...dressed(RED, GOLD, BLUE, "#f3d8c3"), hair: BARK, beard: SNOW, horse: SNOW, mane: STONE, flower: RED },
  diamonds: {
    ...dressed(AMBER, CREAM, WINE, "#f4e3b2"),
    hair: FOX,
    beard: RUST,
    horse: WOOD,
    mane: BARK,
    flower: ROSE,
  },
  spades: { ...dressed(BLUE, STRAW, PLUM, "#cfdee0"), hair: INK, beard: INK, horse: SLATE, mane: INK, flower: PLUM },
  clubs: { ...dressed(GREEN, GOLD, PINE, "#dee4bd"), hair: GOLD, beard: WOOD, horse: BARK, mane: STRAW, flower: CREAM },
};

/** The place of the eyes. */
const [X, Y] = [57, 38];

const emblem = (suit: Suit, x: number, y: number, scale: number, colour: string): Drawing =>
  sized(x, y, scale, shape(PIP[suit], colour));

/** Rays behind the figure, cut out of the ground. */
const glory: Drawing = line(
  Array.from(
    { length: 20 },
    (_, i) => `M${to(polar(0, 0, 27, i * 18 + 9))}L${to(polar(0, 0, i % 2 ? 34 : 40, i * 18 + 9))}`,
  ).join(""),
  CREAM,
  2,
);

const torso = ({ coat, trim, sleeve }: Livery): Drawing =>
  shape("M-35 56C-36 34-27 25-10 19H10C27 25 36 34 35 56Z", coat) +
  shape("M-6.5 18-8 56H8L6.5 18Z", trim) +
  shape("M-35 56C-36 38-30 29-20 24-17 34-18 46-20 56ZM35 56C36 38 30 29 20 24 17 34 18 46 20 56Z", sleeve) +
  line("M-29 40q5-3 10-2M-30 47q6-3 11-1M29 40q-5-3-10-2M30 47q-6-3-11-1", trim, 1.6);

const fist = (x: number, y: number): Drawing =>
  disc(x, y, 4.6, SKIN) + line(`M${x - 1.8} ${y - 4}v4M${x + 1.8} ${y - 4}v4`, INK, 0.9);

const buttons = (colour: string): Drawing => each("0 33, 0 41, 0 49", (x, y) => disc(x, y, 1.8, colour));

function king(suit: Suit, livery: Livery): Drawing {
  const { coat, sleeve, beard } = livery;
  return (
    shape("M-13-6C-17 6-16 18-12 22H12C16 18 17 6 13-6Z", beard) +
    torso(livery) +
    shape("M-24 24C-14 36 14 36 24 24L12 16H-12Z", SNOW) +
    line("M-17 25l-1 3M-9 27.5v3M0 25v4M9 27.5v3M17 25l1 3", INK, 1.6) +
    face(STERN) +
    shape("M-12 3C-15 22-7 33 0 35 7 33 15 22 12 3 9 9.5 5 8 0 8.2-5 8-9 9.5-12 3Z", beard) +
    shape("M0 8C-4 6-8 8-9 12-5 13-2 12 0 10 2 12 5 13 9 12 8 8 4 6 0 8Z", beard) +
    flat("M-2.5 12.5Q0 14.5 2.5 12.5Z", ROSE) +
    line("M-5 17Q-6 24-2 30M5 17Q6 24 2 30M0 18V27", beard === INK ? SLATE : BARK, 0.9) +
    shape("M-10-12C-10-24 10-24 10-12Z", coat) +
    shape("M-13.5-5-16.5-21-8-14-0-25 8-14 16.5-21 13.5-5Q0-9.5-13.5-5Z", GOLD) +
    line("M-13.5-8.5Q0-13 13.5-8.5", INK, 0.9) +
    each("-16.5 -22, 16.5 -22", (x, y) => disc(x, y, 2, sleeve)) +
    line("M0-25V-31M-2.5-28.5H2.5", INK, 3.6) +
    line("M0-25V-31M-2.5-28.5H2.5", GOLD, 1.6) +
    each("-7.5 -11.2, 0 -12.5, 7.5 -11.2", (x, y, i) => disc(x, y, 1.7, i === 1 ? coat : sleeve)) +
    limb("M27 56 30-2", GOLD, 2.2) +
    emblem(suit, 30.5, -9, 0.62, GOLD) +
    fist(28, 36) +
    disc(-21, 41, 7.5, GOLD) +
    line("M-28 39.5Q-21 43-14 39.5M-21 34V27.5M-23.5 30H-18.5", INK) +
    shape("M-30 45C-28 53-14 53-12 45Q-21 51-30 45Z", SKIN)
  );
}

const carnation = (x: number, y: number, colour: string): Drawing =>
  moved(
    x,
    y,
    line("M0 4Q4 18 0 34", PINE, 2) +
      shape("M1 18Q8 10 13 12 10 19 1 20Z", LEAF) +
      shape("M-3 5C-12 2-12-5-9-6-10-11-4-12-3-9-2-13 3-13 3-9 5-12 10-10 9-6 13-4 11 2 3 5Z", colour) +
      line("M-4-2-2 3M0-4V2M4-2 2 3", CREAM) +
      shape("M-3.5 4H3.5L2 10H-2Z", LEAF),
  );

function queen(suit: Suit, livery: Livery): Drawing {
  const { coat, trim, sleeve, hair, flower } = livery;
  return (
    shape("M-13-14C-26 0-22 24-29 44L-12 38H12L29 44C22 24 26 0 13-14Z", SNOW) +
    line("M-21 8Q-19 22-23 36M21 8Q19 22 23 36", STONE) +
    torso(livery) +
    shape("M-15 21Q0 44 15 21L8 17H-8Z", SKIN) +
    shape("M-18 22-15 20Q0 40 15 20L18 22Q0 49-18 22Z", CREAM) +
    each("-10 22, -6 25.5, 0 27.2, 6 25.5, 10 22", (x, y) => disc(x, y, 1.6, trim === CREAM ? WINE : trim)) +
    shape("M-12-6C-18 4-15 14-13 20H-7L-9-6ZM12-6C18 4 15 14 13 20H7L9-6Z", hair) +
    face(LEVEL) +
    LIPS +
    shape("M-12.5 2C-15-14 15-14 12.5 2 10-4 4-6 0-8-4-6-10-4-12.5 2Z", hair) +
    line("M0-8V-11", CREAM, 0.9) +
    shape("M-12-9-14.5-19-7-14.5-5.5-22 0-15.5 5.5-22 7-14.5 14.5-19 12-9Q0-13-12-9Z", GOLD) +
    each("-14.5 -20, -5.5 -23.5, 5.5 -23.5, 14.5 -20", (x, y) => disc(x, y, 1.9, CREAM)) +
    disc(0, -13.5, 1.7, coat) +
    line("M-8.5-11.8l.1 0M8.5-11.8l.1 0", sleeve, 3) +
    carnation(-20, 24, flower) +
    fist(-19, 44) +
    emblem(suit, 0, 46, 0.42, coat)
  );
}

/** A horse's head before the rider, looking to the left. */
const horseHead = ({ horse, mane, coat, trim }: Livery): Drawing =>
  shape("M-9 12-7 2-15 9Z", horse) +
  shape(
    "M-13 9-17-1-21 9C-26 13-29 18-32 24L-42 35C-46 39-46 45-42 47-39 49-36 46-33 45-28 44-24 42-20 37-18 43-20 50-24 58H16C14 34 4 14-13 9Z",
    horse,
  ) +
  shape("M-15 8C0 6 14 26 19 58H8Q8 48 4 41L2 45Q1 36-4 30L-6 34Q-7 24-15 16Z", mane) +
  shape("M-19 8C-27 11-30 17-29 23-25 20-20 17-16 10Z", mane) +
  line("M-20 37C-14 33-14 26-18 22M-44 43.5Q-39 44-37 41", INK) +
  line("M-17 14-31 39M-37 30-28 43.5", coat, 2.2) +
  line("M-31 40Q-10 50 10 44", coat, 2.2) +
  disc(-31.5, 40, 2.2, trim) +
  disc(-26, 22.5, 1.7, INK) +
  spot(-42, 40, 1.3, INK);

/** The lance of the horseman with its pennant. */
const lance = (suit: Suit, { coat, trim }: Livery): Drawing =>
  limb("M-17 50-21-30", WOOD, 1.8) +
  shape("M-21-27C-30-31-34-23-42-26L-39-18-43-10C-34-8-30-14-20.5-10Z", coat) +
  emblem(suit, -29, -18.5, 0.36, trim);

function knight(suit: Suit, livery: Livery): Drawing {
  const { coat, trim, sleeve, hair } = livery;
  const cords = [27, 34, 41, 48].map((y) => `M-10 ${y}Q0 ${y + 3} 10 ${y}`).join("");
  const rider =
    torso(livery) +
    shape("M-13 18H13L11 56H-11Z", coat) +
    line(cords, trim, 1.8) +
    each("0 28.5, 0 35.5, 0 42.5", (x, y) => disc(x, y, 1.6, trim)) +
    shape("M-11 15H11L12 21Q0 25-12 21Z", trim) +
    shape("M-12-6C-15 4-14 9-11 12L-9-6ZM12-6C15 4 14 9 11 12L9-6Z", hair) +
    face(STERN) +
    shape("M0 8.2C-4 6-9 7-13 3-12 11-5 13 0 10.5 5 13 12 11 13 3 9 7 4 6 0 8.2Z", hair) +
    flat("M-2 12.5Q0 13.8 2 12.5Z", WINE) +
    shape("M-12.5-5-11-22Q0-26 12-22L12.5-5Q0-10-12.5-5Z", sleeve) +
    shape("M-13.5-4C-14-8-13-10-12.5-10Q0-14 12.5-10C13-10 14-8 13.5-4Q0-9-13.5-4Z", BARK) +
    line("M-9-9l1 2M-4-10.5l1 2M2-10.5l-1 2M7-9.5l-1 2", STRAW, 1) +
    shape("M-2-23C-4-29 3-31 6-28 9-24 6-22 6-21 3-20-1-21-2-23Z", CREAM) +
    emblem(suit, 0, -15.5, 0.34, GOLD);
  return sized(
    -6,
    0,
    -1,
    lance(suit, livery) + moved(5, 0, rider) + sized(0, 5, 0.9, horseHead(livery)) + fist(11, 45),
  );
}

function jack(suit: Suit, livery: Livery): Drawing {
  const { coat, trim, sleeve, hair } = livery;
  return (
    shape("M-12-8C-20 0-18 12-16 16-8 20 8 20 16 16 18 12 20 0 12-8Z", hair) +
    line("M-15 2Q-16 9-13 14M15 2Q16 9 13 14", "#0004") +
    torso(livery) +
    line("M-13 27-10 34M-14 36-11 44M13 27 10 34M14 36 11 44", trim, 2) +
    buttons(sleeve) +
    repeat(9, (i) => disc(-16 + i * 4, 18.5 + 4 * Math.sin((i * Math.PI) / 8), 3.2, SNOW)) +
    face(MERRY) +
    line("M-4 9.4Q0 12.6 5 8.8", WINE, 1.8) +
    shape("M-12.5 3C-14-8-6-10 0-9 6-10 14-8 12.5 3 9 2 9-4 4-4-1-4-4-4-7-4-9-4-9 2-12.5 3Z", hair) +
    shape("M-12-8C-13-22 8-26 13-12L14-6Z", coat) +
    shape("M-21-2C-15-15 12-18 20-4 8-11-8-10-21-2Z", sleeve) +
    shape("M4-15C10-30 26-34 36-24 34-22 33-20 30-19 31-17 27-14 25-15 23-11 14-10 4-15Z", trim) +
    line("M6-15Q18-25 32-24", INK, 0.9) +
    emblem(suit, 2, -15, 0.34, trim) +
    limb("M-23 56-27-6", WOOD, 2) +
    shape("M-27-24-23.5-10C-16-14-14-4-20 2-22-1-24-2-24.5-1L-29-.5-30-6C-34-6-36-9-36-13-33-10-31-10-30-11Z", STONE) +
    fist(-24, 40)
  );
}

const FIGURES: Record<Court, (suit: Suit, livery: Livery) => Drawing> = { king, queen, knight, jack };

export function courtFigure(suit: Suit, court: Court): Drawing {
  const livery = LIVERIES[suit];
  return flat("M6 6H94V90H6Z", livery.ground) + moved(X, Y, glory + FIGURES[court](suit, livery));
}
