/** The people of the taroks: jointed figures in the clothes of the country, hips at the origin, about 50 tall. */

import { head, type Head } from "./heads";
import { shadow } from "./light";
import { BLUE, CREAM, GOLD, INK, SHADE, SKIN } from "./palette";
import { disc, FINE, flat, limb, line, moved, num, shape, sized, spot, turned, type Drawing } from "./pen";

/** Two joints: elbow and hand, or knee and foot. */
type Limb = readonly [x1: number, y1: number, x2: number, y2: number];
type Legs = readonly [...left: Limb, ...right: Limb];

interface Person extends Head {
  coat: string;
  sleeve?: string;
  /** Degrees the upper body bends to the right. */
  lean?: number;
  back: Limb;
  front: Limb;
  trousers?: string;
  /** None, where a boat or a table hides them. */
  legs?: Legs | null;
  /** How far below the hips the shadow lies. */
  ground?: number;
  skirt?: string;
  apron?: string;
  /** How far the hem of the skirt flies. */
  swing?: number;
  /** What is drawn before the body, and behind it. */
  holds?: Drawing;
  behind?: Drawing;
}

const STANDING: Legs = [-3, 9, -3.5, 19, 3, 9, 3.5, 19];

function arm(shoulder: number, [x1, y1, x2, y2]: Limb, sleeve: string, skin: string): Drawing {
  return limb(`M${shoulder}-13Q${x1} ${y1} ${x2} ${y2}`, sleeve, 3.6) + disc(x2, y2, 2.1, skin);
}

function leg(hip: number, [x1, y1, x2, y2]: Limb, trousers: string): Drawing {
  const toe = x2 < hip ? -2.6 : 2.6;
  return (
    limb(`M${hip} 0L${x1} ${y1} ${x2} ${y2}`, trousers, 4) +
    limb(`M${num((x1 + x2) / 2)} ${num((y1 + y2) / 2)}L${x2} ${y2}l${toe} .4`, INK, 2.4)
  );
}

function skirt(colour: string, apron: string | undefined, swing: number): Drawing {
  const hem = (width: number, y: number): string => `${swing - width} ${y}Q${swing} ${y + 3} ${swing + width} ${y}`;
  return (
    limb(`M${swing / 2 - 3} 17V20.5h-2M${swing / 2 + 3} 17V20.5h2`, INK, 1.6) +
    shape(`M-4.5-3C-6 5-9 12 ${hem(11, 18)}C9 12 6 5 4.5-3Z`, colour) +
    flat(`M-4.5-3C-6 5-9 12 ${num(swing - 11)} 18Q${num(swing - 8)} 19.3 ${num(swing - 5)} 19.6-4 8-2.6-3Z`, SHADE) +
    (apron ? shape(`M-3.2-2C-4 6-5 12 ${hem(6, 16.3)}C5 12 4 6 3.2-2Z`, apron) : "")
  );
}

function lower({ skirt: colour, apron, swing = 0, trousers = BLUE, legs = STANDING }: Person): Drawing {
  if (!legs) return "";
  if (colour) return skirt(colour, apron, swing);
  const [a, b, c, d, e, f, g, h] = legs;
  return leg(-2.2, [a, b, c, d], trousers) + leg(2.2, [e, f, g, h], trousers);
}

const torso = (coat: string): Drawing =>
  shape("M-4.6 1.5-6-12Q-5.5-15.5 0-16 5.5-15.5 6-12L4.6 1.5Q0 3-4.6 1.5Z", coat) +
  flat("M-4.6 1.5-6-12Q-5.7-14.6-3-15.6-3.6-6-1.6 2.2-3.4 2-4.6 1.5Z", SHADE) +
  shape("M-2.6-15.8 0-9.5 2.6-15.8Z", CREAM) +
  line("M0-9.5V2", INK, FINE) +
  spot(1.3, -6.5, 0.6, GOLD) +
  spot(1.3, -3, 0.6, GOLD);

/** A figure with its hips at (x, y); on level ground the feet stand 20 below. */
export function person(x: number, y: number, who: Person, scale = 1): Drawing {
  const { coat, sleeve = CREAM, skin = SKIN, lean = 0, look = 0, holds = "", behind = "" } = who;
  const upper =
    behind +
    arm(-4.6, who.back, sleeve, skin) +
    torso(coat) +
    moved(look * 0.8, -20.6, head(who)) +
    holds +
    arm(4.6, who.front, sleeve, skin);
  const cast = who.legs === null ? "" : shadow(who.swing ?? 0, who.ground ?? 20.4, who.skirt ? 11 : 9.5);
  return sized(x, y, scale, cast + lower(who) + turned(lean, 0, 0, upper));
}
