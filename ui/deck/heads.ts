/** The heads of the taroks' people, and what they wear on them. */

import { AMBER, BARK, CREAM, GOLD, INK, LEAF, RED, ROSE, SHADE, SKIN, STRAW, WINE } from "./palette";
import { disc, flat, line, num, ring, shape, spot, type Drawing } from "./pen";

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
  braids: {
    hair: AMBER,
    colour: AMBER,
    draw: (colour) =>
      shape("M-5.7 1C-7-8.5 7-8.5 5.7 1Q4.4-3.8 0-4.2-4.4-3.8-5.7 1Z", colour) +
      line("M-5.6 1Q-7.6 5-6 10M5.6 1Q7.6 5 6 10", INK, 3.4) +
      line("M-5.6 1Q-7.6 5-6 10M5.6 1Q7.6 5 6 10", colour, 2) +
      spot(-6, 10, 1.2, RED) +
      spot(6, 10, 1.2, RED),
  },
  cap: {
    hair: BARK,
    colour: RED,
    draw: (colour, look) =>
      shape("M-5.4-2.6C-5.6-9.5 5.6-9.5 5.4-2.6Q0-4.6-5.4-2.6Z", colour) +
      line(`M${-4 * (look || 1)}-3.2Q${3 * (look || 1)}-4.4 ${8 * (look || 1)}-2.4`, INK, 1.6),
  },
  bare: {
    hair: BARK,
    colour: BARK,
    draw: (colour) => shape("M-5.7.5C-7-8 7-8 5.7.5Q4-3.6-1-3.4-4-3.6-5.7.5Z", colour),
  },
} satisfies Record<string, Headgear>;

const EYES = {
  open: (middle: number): Drawing => spot(middle - 1.8, -0.2, 0.85, INK) + spot(middle + 1.8, -0.2, 0.85, INK),
  /** Closed for joy, or in a song. */
  closed: (middle: number): Drawing => line(`M${num(middle - 3)} .2q1.2-1.4 2.4 0m1.4 0q1.2-1.4 2.4 0`, INK, 0.8),
  wink: (middle: number): Drawing =>
    spot(middle - 1.8, -0.2, 0.85, INK) + line(`M${num(middle + 0.7)}-.1h2.2`, INK, 0.8),
};

const MOUTHS = {
  smile: (at: number, colour: string): Drawing => line(`M${num(at - 1.5)} 3q1.5 1.2 3 0`, colour, 0.9),
  laugh: (at: number): Drawing => flat(`M${num(at - 2)} 2.5h4q-.3 2.4-2 2.4t-2-2.4Z`, WINE),
  song: (at: number): Drawing => spot(at, 3.5, 1, WINE),
  calm: (at: number, colour: string): Drawing => line(`M${num(at - 1.2)} 3.4h2.6`, colour, 0.9),
};

export interface Head {
  hat: keyof typeof HATS;
  hatColour?: string;
  hair?: string;
  skin?: string;
  beard?: string;
  moustache?: string;
  eyes?: keyof typeof EYES;
  mouth?: keyof typeof MOUTHS;
  glasses?: boolean;
  /** Eyes, brows and mouth of its own, in the place of these: they lie over the hat. */
  features?: (lips: string) => Drawing;
  /** Where the face turns: -1 to the left, 1 to the right. */
  look?: Look;
}

/** A head around the origin, about 10 wide. */
export function head(who: Head): Drawing {
  const { hat, hatColour, beard, moustache, skin = SKIN, eyes = "open", mouth = "smile", look = 0 } = who;
  const worn: Headgear = HATS[hat];
  const hair = who.hair ?? beard ?? worn.hair;
  const middle = look * 1.5;
  const nose = look ? shape(`M${look * 4.7}-.8q${look * 3} 2 ${num(look * -0.4)} 2.7`, skin) : "";
  const chin = beard ? shape(`M${look - 5} 1C-5 9 5 9 ${look + 5} 1Q${look * 2} 3.6 ${look - 5} 1Z`, beard) : "";
  const lip = moustache
    ? flat(
        `M${num(middle - 3.4)} 3.2Q${num(middle - 1.5)} 1.2 ${num(middle)} 2 ${num(middle + 1.5)} 1.2 ${num(middle + 3.4)} 3.2L${num(middle)} 3.4Z`,
        moustache,
      )
    : "";
  const spectacles = who.glasses
    ? ring(middle - 1.9, -0.1, 1.6, INK, 0.6) + ring(middle + 1.9, -0.1, 1.6, INK, 0.6)
    : "";
  return (
    disc(-look * 1.8, 0, 5.2, hair) +
    disc(0, 0, 5.2, skin) +
    flat("M-3.2-4A5.2 5.2 0 0 0-1.8 4.9 8 8 0 0 1-3.2-4Z", SHADE) +
    nose +
    chin +
    (who.features ? "" : EYES[eyes](middle)) +
    spectacles +
    spot(middle - 3.1, 1.9, 1.1, ROSE) +
    spot(middle + 3, 1.9, 1.1, ROSE) +
    (who.features ? "" : MOUTHS[mouth](middle, beard ? CREAM : RED)) +
    lip +
    worn.draw(hat === "bare" ? (hatColour ?? hair) : (hatColour ?? worn.colour), look) +
    (who.features?.(beard ? CREAM : INK) ?? "")
  );
}
