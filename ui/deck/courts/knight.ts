/** The horsemen: a horse's head before each, and his lance behind him. */

import { face, KIND, MERRY, SMILE, STERN } from "../faces";
import { emblem, fist, torso, type Livery } from "./livery";
import { BARK, CREAM, GOLD, INK, SHADE, STRAW, WINE, WOOD, type Suit } from "../palette";
import { disc, each, flat, limb, line, moved, shape, sized, spot, type Drawing } from "../pen";

/** A horse's head before the rider, looking to the left. */
const horseHead = ({ horse, mane, coat, trim }: Livery): Drawing =>
  shape("M-9 12-7 2-15 9Z", horse) +
  shape(
    "M-13 9-17-1-21 9C-26 13-29 18-32 24L-42 35C-46 39-46 45-42 47-39 49-36 46-33 45-28 44-24 42-20 37-18 43-20 50-24 58H16C14 34 4 14-13 9Z",
    horse,
  ) +
  shape("M-15 8C0 6 14 26 19 58H8Q8 48 4 41L2 45Q1 36-4 30L-6 34Q-7 24-15 16Z", mane) +
  shape("M-19 8C-27 11-30 17-29 23-25 20-20 17-16 10Z", mane) +
  flat("M-24 58C-20 50-18 43-20 37-14 40-8 46-6 58Z", SHADE) +
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

const mouth: Drawing = flat("M-2 12.5Q0 13.8 2 12.5Z", WINE);

/** Twirled, full, drooping, or none on a young lip. */
const WHISKERS: Record<Suit, (hair: string) => Drawing> = {
  hearts: (hair) => shape("M0 8.2C-4 6-9 7-13 3-12 11-5 13 0 10.5 5 13 12 11 13 3 9 7 4 6 0 8.2Z", hair) + mouth,
  diamonds: (hair) =>
    shape("M-11.5 2C-13 13-6 18 0 18.5 6 18 13 13 11.5 2 9 9 5 7.6 0 8-5 7.6-9 9-11.5 2Z", hair) +
    flat("M-3 11Q0 14.5 3 11Z", CREAM),
  spades: (hair) =>
    shape(
      "M0 8C-3 6.5-7 7.5-8 10-9 13-9 15-8.5 17-6 15-5 11.5 0 10.5 5 11.5 6 15 8.5 17 9 15 9 13 8 10 7 7.5 3 6.5 0 8Z",
      hair,
    ) + mouth,
  clubs: () => SMILE,
};

export function knight(suit: Suit, livery: Livery): Drawing {
  const { coat, trim, sleeve, hair } = livery;
  const cords = [27, 34, 41, 48].map((y) => `M-10 ${y}Q0 ${y + 3} 10 ${y}`).join("");
  const rider =
    torso(livery) +
    shape("M-13 18H13L11 56H-11Z", coat) +
    line(cords, trim, 1.8) +
    each("0 28.5, 0 35.5, 0 42.5", (x, y) => disc(x, y, 1.6, trim)) +
    shape("M-11 15H11L12 21Q0 25-12 21Z", trim) +
    shape("M-12-6C-15 4-14 9-11 12L-9-6ZM12-6C15 4 14 9 11 12L9-6Z", hair) +
    face(
      suit === "hearts" ? MERRY : suit === "diamonds" ? KIND : STERN,
      livery.skin,
      { hearts: 1.2, diamonds: 0, spades: 1, clubs: -1 }[suit],
    ) +
    WHISKERS[suit](hair) +
    shape("M-12.5-5-11-22Q0-26 12-22L12.5-5Q0-10-12.5-5Z", sleeve) +
    shape("M-13.5-4C-14-8-13-10-12.5-10Q0-14 12.5-10C13-10 14-8 13.5-4Q0-9-13.5-4Z", BARK) +
    line("M-9-9l1 2M-4-10.5l1 2M2-10.5l-1 2M7-9.5l-1 2", STRAW, 1) +
    shape("M-2-23C-4-29 3-31 6-28 9-24 6-22 6-21 3-20-1-21-2-23Z", CREAM) +
    emblem(suit, 0, -15.5, 0.34, GOLD);
  return sized(
    -6,
    0,
    -1,
    lance(suit, livery) + moved(5, 0, rider) + sized(0, 5, 0.9, horseHead(livery)) + fist(11, 45, livery.skin),
  );
}
