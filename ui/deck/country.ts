/** The country the figures live in: skies, hills, trees and roofs. */

import { glow, sky as air, type Hour } from "./light";
import { AMBER, BARK, CREAM, GOLD, GREEN, INK, LEAF, PINE, RED, SHADE, SNOW, STONE, WINE, WOOD } from "./palette";
import {
  disc,
  each,
  fine,
  FINE,
  flat,
  line,
  moved,
  num,
  polar,
  shape,
  sized,
  spot,
  stamp,
  to,
  type Drawing,
} from "./pen";

/** The upper half of the picture: x 6 … 94, y 6 … 87. */
export const ground = (colour: string): Drawing => flat("M6 6H94V90H6Z", colour);

/** The sky, with the streaks that the gouge leaves. */
export const sky = (hour: Hour): Drawing =>
  air(hour) + line("M44 10h9m4 0h31M56 14.5h24m5 0h7M68 19h12m4 0h8M76 23.5h15M8 38h12M8 42.5h6", "#fff5", FINE);

/** The sun as it is cut in wood, with its rays. */
export function sun(x: number, y: number, r: number, colour = GOLD): Drawing {
  const rays = Array.from(
    { length: 12 },
    (_, i) => `M${to(polar(x, y, r + 2.5, i * 30))}L${to(polar(x, y, r + (i % 2 ? 4.5 : 6.5), i * 30))}`,
  );
  return glow(x, y, r * 3.4) + fine(disc(x, y, r, colour)) + line(rays.join(""), colour, 1.4);
}

export const cloud = (x: number, y: number, scale: number, colour = CREAM): Drawing =>
  sized(
    x,
    y,
    scale,
    flat("M-14 4C-18-1-12-6-8-4-6-11 4-11 6-5 11-8 18-2 13 4Z", colour) +
      flat("M-14 4C-15.5 3-15.6 1.5-14.6 0-8 2.4 8 2.4 14.6.4 14.6 2 14 3.2 13 4Z", "#5a6b8a33"),
  );

/** Ground below a line of hills; the furrows are cut in another colour. */
export const hill = (d: string, colour: string, furrows?: string, furrow = "#0002"): Drawing =>
  fine(shape(`${d}V92H4Z`, colour)) + line(d, "#fff5", 1) + (furrows ? line(furrows, furrow, 1) : "");

export const spruce = (x: number, y: number, scale = 1, colour = PINE): Drawing =>
  sized(
    x,
    y,
    scale,
    line("M0 1V-4", BARK, 2.4) +
      shape("M0-24 4.5-15H2.5L6.5-8H4L8-1H-8L-4-8H-6.5L-2.5-15H-4.5Z", colour) +
      flat("M0-24V-15L-1-8 0-1H-8L-4-8H-6.5L-2.5-15H-4.5Z", SHADE),
    FINE,
  );

export const tree = (x: number, y: number, scale = 1, colour = GREEN): Drawing =>
  sized(
    x,
    y,
    scale,
    shape("M-1.5 1-1-9H1L1.5 1Z", BARK) +
      shape("M-6-8C-12-10-10-17-6-18-5-25 5-25 6-18 10-17 12-10 6-8 3-5-3-5-6-8Z", colour) +
      flat("M-6-8C-12-10-10-17-6-18-5.5-21-3.5-23-1-23.5-4-15-2-9 3-5Q-3-5-6-8Z", SHADE) +
      line("M-5-12q2-3 4-1M1-17q2-2 4 1M1-10q2-2 4 0", "#fff4", 0.9),
    FINE,
  );

export const grass = (points: string): Drawing =>
  line(
    each(points, (x, y) => `M${num(x - 2)} ${num(y - 2.5)}L${num(x)} ${num(y)}l.3-3.5m-.3 3.5 2.3-2`),
    PINE,
    1,
  );

export const flowers = (points: string, colours: readonly string[] = [RED, GOLD, CREAM]): Drawing =>
  each(points, (x, y, i) => spot(x, y, 1.3, colours[i % colours.length] ?? RED));

/** A house from its gable side, the middle of its foot at the point. */
export function house(x: number, y: number, scale = 1, { wall = CREAM, roof = RED, window = INK } = {}): Drawing {
  return sized(
    x,
    y,
    scale,
    shape("M-8 0V-10L0-17 8-10V0Z", wall) +
      flat("M-8 0V-10L0-17V0Z", SHADE) +
      shape("M-10.5-8 0-18.5 10.5-8 8.5-6.5 0-14-8.5-6.5Z", roof) +
      flat("M-2 0V-6H2V0Z", BARK) +
      flat("M-6-4.5V-7.5H-3.5V-4.5ZM3.5-4.5V-7.5H6V-4.5Z", window),
    FINE,
  );
}

/** A church with its tower and the onion on it. */
export function church(x: number, y: number, scale = 1, roof = RED, window = INK): Drawing {
  return sized(
    x,
    y,
    scale,
    shape("M0 0V-9H16V0Z", CREAM) +
      shape("M-1-8.5 3-16H14L18-8.5Z", roof) +
      shape("M-7 0V-20H1V0Z", CREAM) +
      flat("M-7 0V-20H-4.2V0ZM1 0V-9H3.4V0Z", SHADE) +
      shape("M-8-20C-8-25-3-24-3-30-3-24 2-25 2-20Z", PINE) +
      line("M-3-30V-34M-4.5-32.5H-1.5") +
      flat("M-4.5-12V-16Q-3-18-1.5-16V-12ZM4-3V-6Q5-7.5 6-6V-3ZM10-3V-6Q11-7.5 12-6V-3Z", window),
    FINE,
  );
}

/** The wild vine, the hop, the garland: leaves along a few points. */
export const leaves = (points: string, colour = LEAF): Drawing =>
  each(points, (x, y, i) => shape(`M${num(x)} ${num(y)}q${i % 2 ? "-4-4 0-7 4 3 0 7" : "5-2 6 3-5 3-6-3"}Z`, colour));

export const grapes = (x: number, y: number, colour: string): Drawing =>
  each("-2.2 0, 2.2 0, 0 0.4, -1.1 3, 1.1 3, 0 5.8", (dx, dy) => disc(x + dx, y + dy, 1.5, colour));

/** Mountains with snow down to a ragged line. */
export const peak = (x: number, y: number, width: number, height: number, colour = STONE): Drawing =>
  moved(
    x,
    y,
    fine(shape(`M${num(-width / 2)} 0L0 ${num(-height)} ${num(width / 2)} 0Z`, colour)) +
      flat(
        `M0 ${num(-height + 1.5)}L${num(-width * 0.16)} ${num(-height * 0.66)}l${num(width * 0.07)} 1.5 ${num(width * 0.07)}-4 ${num(width * 0.06)} 5 ${num(width * 0.1)}-3.5Z`,
        SNOW,
      ) +
      flat(
        `M${num(-width / 2)} 0L0 ${num(-height)} ${num(-width * 0.06)} ${num(-height * 0.5)} ${num(-width * 0.02)} 0Z`,
        SHADE,
      ),
  );

export const jug = (x: number, y: number, colour = AMBER): Drawing =>
  moved(x, y, line("M2.5-6q4 0 1.5 4.5") + shape("M-2.5 0C-5-4-2-5-2-8H2C2-5 5-4 2.5 0Z", colour));

export const barrel = stamp(
  shape("M-7-5.5Q0-8 7-5.5V5.5Q0 8-7 5.5Z", WOOD) +
    line("M-4-6.5V6.5M4-6.5V6.5", WINE, 1.6) +
    flat("M-7 2Q0 3.5 7 2V5.5Q0 8-7 5.5Z", SHADE),
);

/** Little flags on a string. */
export const bunting = (string: string, flags: string): Drawing =>
  line(string) +
  each(flags, (x, y, i) =>
    shape(`M${num(x - 3)} ${num(y)}L${num(x + 3)} ${num(y)} ${num(x)} ${num(y + 7)}Z`, [RED, GOLD, PINE][i % 3] ?? RED),
  );
