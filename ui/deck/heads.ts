/** The heads of the taroks' people, and what they wear on them. */

import { AMBER, BARK, CREAM, GOLD, INK, LEAF, RED, ROSE, SKIN, STRAW } from "./palette";
import { disc, line, num, shape, spot, type Drawing } from "./pen";

type Look = -1 | 0 | 1;

interface Headgear {
  hair: string;
  colour: string;
  draw: (colour: string, look: Look) => Drawing;
}

const brim = (width: number): string => `M${-width}-2.6Q0-6.2 ${width}-2.6Q0 .2${-width}-2.6Z`;

const HATS = {
  felt: {
    hair: BARK,
    colour: INK,
    draw: (colour, look) =>
      shape("M-4.7-3.4C-4.6-9.5-2-8.3 0-8.8 2-8.3 4.6-9.5 4.7-3.4Z", colour) +
      shape(brim(8.4), colour) +
      line(look < 0 ? "M3.6-5.5Q7-10 9.5-9.5" : "M-3.6-5.5Q-7-10-9.5-9.5", LEAF, 1.8),
  },
  straw: {
    hair: AMBER,
    colour: STRAW,
    draw: (colour) =>
      shape("M-4.6-3.4C-4.4-9 4.4-9 4.6-3.4Z", colour) +
      shape(brim(9.6), colour) +
      line("M-4.3-4.6Q0-6.2 4.3-4.6", RED, 1.4),
  },
  fur: {
    hair: BARK,
    colour: BARK,
    draw: (colour) =>
      shape("M-6.3-1.4C-8-10 8-10 6.3-1.4Q0-4-6.3-1.4Z", colour) +
      line("M-3.5-6.5V-4.5M0-7.5V-5M3.5-6.5V-4.5", STRAW, 0.8),
  },
  scarf: {
    hair: BARK,
    colour: RED,
    draw: (colour) =>
      shape("M-5.9 2C-8.5-9 8.5-9 5.9 2Q5.2-3.4 0-3.6-5.2-3.4-5.9 2Z", colour) +
      line("M-3.6 5.3Q0 7.5 3.6 5.3", colour, 2),
  },
  bonnet: {
    hair: BARK,
    colour: CREAM,
    draw: (colour) =>
      shape("M-6 2.5C-10-10.5 10-10.5 6 2.5Q6-3-.1-3.2-6-3-6 2.5Z", colour) + line("M-5-1.9Q0-6.6 5-1.9", GOLD, 1.6),
  },
  wreath: {
    hair: BARK,
    colour: CREAM,
    draw: (colour) =>
      shape("M-5.7 1.5C-7-8.5 7-8.5 5.7 1.5Q4.5-4 0-4-4.5-4-5.7 1.5Z", colour) +
      disc(-4.6, -5.2, 1.5, GOLD) +
      disc(-1.6, -6.2, 1.5, RED) +
      disc(1.6, -6.2, 1.5, GOLD) +
      disc(4.6, -5.2, 1.5, RED),
  },
  bare: {
    hair: BARK,
    colour: BARK,
    draw: (colour) => shape("M-5.7.5C-7-8 7-8 5.7.5Q4-3.6-1-3.4-4-3.6-5.7.5Z", colour),
  },
} satisfies Record<string, Headgear>;

export interface Head {
  hat: keyof typeof HATS;
  hatColour?: string;
  beard?: string;
  /** Where the face turns: -1 to the left, 1 to the right. */
  look?: Look;
}

/** A head around the origin, about 10 wide. */
export function head({ hat, hatColour, beard, look = 0 }: Head): Drawing {
  const worn: Headgear = HATS[hat];
  const middle = look * 1.5;
  const nose = look ? shape(`M${look * 4.7}-.8q${look * 3} 2 ${num(look * -0.4)} 2.7`, SKIN) : "";
  const chin = beard ? shape(`M${look - 5} 1C-5 9 5 9 ${look + 5} 1Q${look * 2} 3.6 ${look - 5} 1Z`, beard) : "";
  return (
    disc(-look * 1.8, 0, 5.2, beard ?? worn.hair) +
    disc(0, 0, 5.2, SKIN) +
    nose +
    chin +
    spot(middle - 1.8, -0.2, 0.8, INK) +
    spot(middle + 1.8, -0.2, 0.8, INK) +
    spot(middle - 3.1, 1.9, 1.1, ROSE) +
    spot(middle + 3, 1.9, 1.1, ROSE) +
    line(`M${num(middle - 1.4)} 3.2q1.4 1 2.8 0`, beard ? ROSE : RED, 0.9) +
    worn.draw(hatColour ?? worn.colour, look)
  );
}
