/** The people of the taroks: jointed figures in the clothes of the country, hips at the origin, about 50 tall. */

import { AMBER, BARK, BLUE, CREAM, GOLD, INK, LEAF, RED, ROSE, SKIN, STRAW } from "./palette";
import { disc, limb, line, moved, num, shape, sized, spot, turned, type Drawing } from "./pen";

/** Two joints from the shoulder or the hip: elbow and hand, knee and foot. */
export type Limb = readonly [x1: number, y1: number, x2: number, y2: number];

const HAIR = {
  felt: BARK,
  fur: BARK,
  scarf: BARK,
  bonnet: BARK,
  straw: AMBER,
  wreath: GOLD,
  tall: INK,
  bare: BARK,
} as const;
export type Hat = keyof typeof HAIR;

export interface Person {
  coat: string;
  sleeve?: string;
  hat: Hat;
  hatColour?: string;
  hair?: string;
  /** Where the face turns: -1 to the left, 1 to the right. */
  look?: -1 | 0 | 1;
  /** Degrees the upper body bends to the right. */
  lean?: number;
  back: Limb;
  front: Limb;
  trousers?: string;
  legs?: readonly [Limb, Limb];
  skirt?: string;
  apron?: string;
  /** How far the hem of the skirt flies. */
  swing?: number;
  beard?: string;
  /** What the front hand and the back hand hold, drawn behind them. */
  holds?: Drawing;
  behind?: Drawing;
}

export const STANDING: readonly [Limb, Limb] = [
  [-3, 9, -3.5, 19],
  [3, 9, 3.5, 19],
];

const cap = (d: string, colour: string): Drawing => shape(d, colour);

function hat(kind: Hat, colour: string | undefined, look: number): Drawing {
  const brim = (width: number) => `M${-width}-2.6Q0-6.2 ${width}-2.6Q0 .2${-width}-2.6Z`;
  switch (kind) {
    case "felt":
      return (
        cap("M-4.7-3.4C-4.6-9.5-2-8.3 0-8.8 2-8.3 4.6-9.5 4.7-3.4Z", colour ?? INK) +
        cap(brim(8.4), colour ?? INK) +
        line(`M${-3.6 * (look || 1)}-5.5Q${-7 * (look || 1)}-10${-9.5 * (look || 1)}-9.5`, LEAF, 1.8)
      );
    case "straw":
      return (
        cap("M-4.6-3.4C-4.4-9 4.4-9 4.6-3.4Z", colour ?? STRAW) +
        cap(brim(9.6), colour ?? STRAW) +
        line("M-4.3-4.6Q0-6.2 4.3-4.6", RED, 1.4)
      );
    case "tall":
      return (
        cap("M-4.5-3.6-5.2-11.5Q0-13.5 5.2-11.5L4.5-3.6Z", colour ?? INK) +
        cap(brim(7.6), colour ?? INK) +
        line("M-4.6-5.2Q0-6.8 4.6-5.2", RED, 1.4)
      );
    case "fur":
      return (
        cap("M-6.3-1.4C-8-10 8-10 6.3-1.4Q0-4-6.3-1.4Z", colour ?? BARK) +
        line("M-3.5-6.5V-4.5M0-7.5V-5M3.5-6.5V-4.5", STRAW, 0.8)
      );
    case "scarf":
      return (
        cap("M-5.9 2C-8.5-9 8.5-9 5.9 2Q5.2-3.4 0-3.6-5.2-3.4-5.9 2Z", colour ?? RED) +
        line("M-3.6 5.3Q0 7.5 3.6 5.3", colour ?? RED, 2)
      );
    case "bonnet":
      return (
        cap("M-6 2.5C-10-10.5 10-10.5 6 2.5Q6-3-.1-3.2-6-3-6 2.5Z", colour ?? CREAM) +
        line("M-5-1.9Q0-6.6 5-1.9", GOLD, 1.6)
      );
    case "wreath":
      return (
        cap("M-5.7 1.5C-7-8.5 7-8.5 5.7 1.5Q4.5-4 0-4-4.5-4-5.7 1.5Z", CREAM) +
        [-4.6, -1.6, 1.6, 4.6].map((x, i) => disc(x, -5.2 - (i % 3 ? 1 : 0), 1.5, i % 2 ? RED : GOLD)).join("")
      );
    case "bare":
      return cap("M-5.7.5C-7-8 7-8 5.7.5Q4-3.6-1-3.4-4-3.6-5.7.5Z", colour ?? BARK);
  }
}

/** A head around the origin. */
export function head({
  hat: kind,
  hatColour,
  hair = HAIR[kind],
  look = 0,
  beard,
}: Pick<Person, "hat" | "hatColour" | "hair" | "look" | "beard">): Drawing {
  const eye = look * 1.7;
  const nose = look ? line(`M${num(look * 4.8)}-.2L${num(look * 6.3)} 1.3 ${num(look * 4.6)} 1.7`) : "";
  const chin = beard
    ? shape(`M${num(-5 + look)} 1C-5 9 5 9 ${num(5 + look)} 1Q${num(look * 2)} 3.6 ${num(-5 + look)} 1Z`, beard)
    : "";
  const mouth = line(`M${num(eye * 1.2 - 1.4)} 3.2q1.4 1 2.8 0`, beard ? ROSE : RED, 0.9);
  const locks =
    kind === "wreath" || kind === "bare" || kind === "tall"
      ? disc(-look * 1.6, -0.8, 5.6, hair)
      : disc(-look * 1.8, 0, 5.2, hair);
  return (
    locks +
    disc(0, 0, 5.2, SKIN) +
    nose +
    chin +
    spot(eye - 1.8, -0.2, 0.8, INK) +
    spot(eye + 1.8, -0.2, 0.8, INK) +
    spot(eye * 1.2 - 3.1, 1.9, 1.1, ROSE) +
    spot(eye * 1.2 + 3.1, 1.9, 1.1, ROSE) +
    mouth +
    hat(kind, hatColour, look)
  );
}

const joint = (x: number, y: number, [x1, y1, x2, y2]: Limb): string =>
  `M${num(x)} ${num(y)}Q${num(x1)} ${num(y1)} ${num(x2)} ${num(y2)}`;

const arm = (shoulder: number, bend: Limb, sleeve: string): Drawing =>
  limb(joint(shoulder, -13, bend), sleeve, 3.6) + disc(bend[2], bend[3], 2, SKIN);

function leg(hip: number, bend: Limb, trousers: string): Drawing {
  const [x1, y1, x2, y2] = bend;
  const way = Math.sign(x2 - hip) || 1;
  return (
    limb(`M${hip} 0L${num(x1)} ${num(y1)} ${num(x2)} ${num(y2)}`, trousers, 4) +
    limb(`M${num((x1 + x2) / 2)} ${num((y1 + y2) / 2)}L${num(x2)} ${num(y2)}l${way * 2.6} .4`, INK, 2.4)
  );
}

function skirt({ skirt: colour = RED, apron, swing = 0 }: Person): Drawing {
  const hem = (width: number) => `${num(-width + swing)} 18Q${num(swing)} 21.5 ${num(width + swing)} 18`;
  return (
    limb(`M${num(-3 + swing / 2)} 17V20.5h-2M${num(3 + swing / 2)} 17V20.5h2`, INK, 1.6) +
    shape(`M-4.5-3C-6 5-9 12 ${hem(11)}C9 12 6 5 4.5-3Z`, colour) +
    (apron
      ? shape(
          `M-3.2-2C-4 6-5 12 ${num(-6 + swing)} 16.5Q${num(swing)} 19 ${num(6 + swing)} 16.5C5 12 4 6 3.2-2Z`,
          apron,
        )
      : "")
  );
}

/** A figure with its hips at (x, y); on level ground the feet stand 20 below. */
export function person(x: number, y: number, who: Person, scale = 1): Drawing {
  const { coat, sleeve = CREAM, lean = 0, trousers = BLUE, legs = STANDING, look = 0 } = who;
  const lower = who.skirt ? skirt(who) : leg(-2.2, legs[0], trousers) + leg(2.2, legs[1], trousers);
  const torso =
    shape("M-4.6 1.5-6-12Q-5.5-15.5 0-16 5.5-15.5 6-12L4.6 1.5Q0 3-4.6 1.5Z", coat) +
    shape("M-2.6-15.8 0-9.5 2.6-15.8Z", CREAM);
  const upper =
    (who.behind ?? "") +
    arm(-4.6, who.back, sleeve) +
    torso +
    moved(look * 0.8, -20.6, head(who)) +
    (who.holds ?? "") +
    arm(4.6, who.front, sleeve);
  return sized(x, y, scale, lower + turned(lean, 0, 0, upper));
}
