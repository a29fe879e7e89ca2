/** What the faces of the taroks' people can say: eyes, brows and mouth of a head that looks straight ahead. */

import { BLUE, CREAM, INK, WINE } from "./palette";
import { disc, flat, line, spot, type Drawing } from "./pen";

const THIN = 0.8;
const LEFT = -1.8;
const RIGHT = 1.8;

const both = (draw: (x: number) => Drawing): Drawing => draw(LEFT) + draw(RIGHT);
const dots = (x = 0, y = 0): Drawing => both((at) => spot(at + x, y - 0.2, 0.85, INK));
const wide = (): Drawing => both((at) => disc(at, -0.3, 1.35, CREAM) + spot(at, -0.2, 0.75, INK));
/** Closed eyes: arcs that rise for joy, and hang otherwise. */
const closed = (bend: number): Drawing => both((at) => line(`M${at - 1.2} 0q1.2 ${bend} 2.4 0`, INK, THIN));
/** Eyelids half down. */
const lids = (): Drawing => both((at) => spot(at, 0.2, 0.7, INK) + line(`M${at - 1.2}-.5h2.4`, INK, THIN));
/** Eyes pressed shut. */
const pressed = (): Drawing => line("M-3-.9L-1.2 0-3 .8M3-.9L1.2 0 3 .8", INK, THIN);
/** Brows by the heights of their inner and outer ends. */
const brows = (inner: number, outer: number): Drawing =>
  line(`M-3.2 ${outer}L-.8 ${inner}M.8 ${inner}L3.2 ${outer}`, INK, THIN);
const mouth = (lips: string, bend: number, half = 1.6): Drawing =>
  line(`M${-half} 3.3q${half} ${bend} ${2 * half} 0`, lips, 0.9);
const grin = (deep: number): Drawing => flat(`M-2.3 2.4H2.3Q2 ${2.4 + deep} 0 ${2.4 + deep}T-2.3 2.4Z`, WINE);
const drop = (x: number, y: number): Drawing => flat(`M${x} ${y}q1.2 1.8 0 2.2q-1.2-.4 0-2.2Z`, BLUE);

/** A drawing for lips of a colour, which a beard asks for. */
export type Features = (lips: string) => Drawing;

/** For what goes well. */
export const GLAD = {
  joy: () => closed(-1.6) + grin(2.6),
  laugh: () => closed(-1.9) + grin(3.2) + drop(-4, 0.4) + drop(4, 0.4),
  pride: (lips) => lids() + brows(-2, -1.7) + mouth(lips, 1.3, 1.9),
  wink: (lips) => spot(LEFT, -0.2, 0.85, INK) + line("M.7-.1h2.2", INK, THIN) + mouth(lips, 1.6, 1.8),
  relief: (lips) => closed(1.2) + mouth(lips, 1.4) + drop(4.2, -2.4),
  cheer: () => wide() + brows(-2.2, -2.4) + grin(3),
} satisfies Record<string, Features>;

/** For what goes badly. */
export const SORRY = {
  groan: (lips) => pressed() + line("M-2 3.6q.7-1.200 1.3 0t1.400 0t1.3 0", lips, 0.9),
  surprise: () => wide() + brows(-2.5, -2.2) + spot(0, 3.6, 1.1, WINE),
  shrug: (lips) => dots(0.5, -0.2) + brows(-1.6, -2.4) + line("M-1.6 3.6L1.6 2.9", lips, 0.9),
  anger: (lips) => dots() + brows(-0.9, -2.1) + mouth(lips, -1.3),
  tears: (lips) => dots() + brows(-2.3, -1.4) + mouth(lips, -1.5) + drop(-2.6, 0.9) + drop(2.6, 0.9),
  sulk: (lips) => lids() + brows(-1.3, -1.5) + mouth(lips, -0.8, 0.9),
} satisfies Record<string, Features>;

export type Expression = keyof typeof GLAD | keyof typeof SORRY;
