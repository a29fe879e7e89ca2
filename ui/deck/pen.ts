/** The pen: strings of SVG. There are two widths of outlines, whatever the size of the thing that is drawn. */

import { INK, measure, type Measure } from "./palette";

/** The width of the outlines of who and what the picture is about. A card sets it once; what is scaled sets it again. */
export const LINE = 1.25;
/** The width for what is far away, and for what is small. */
export const FINE = 0.7;

/** A number as short as can be, to a tenth of a unit. */
export const num = (value: number): string => String(Math.round(value * 10) / 10 || 0);

export type Drawing = string;
type Point = readonly [x: number, y: number];

/** What repeats itself: the drawings made for 0, 1, 2 … */
export const repeat = (times: number, draw: (index: number) => Drawing): Drawing =>
  Array.from({ length: times }, (_, index) => draw(index)).join("");

/** One drawing at each of the points, written as "x y, x y". */
export const each = (points: string, draw: (x: number, y: number, index: number) => Drawing): Drawing =>
  points
    .split(",")
    .map((point, index) => {
      const [x = 0, y = 0] = point.trim().split(" ").map(Number);
      return draw(x, y, index);
    })
    .join("");

/** A coloured shape with an outline. */
export const shape = (d: string, fill: string): Drawing => `<path d="${d}" fill="${fill}"/>`;

/** A coloured shape without an outline. */
export const flat = (d: string, fill: string): Drawing => `<path d="${d}" fill="${fill}" stroke="none"/>`;

/** A stroke of the pen, or of a brush of another colour and width. */
export function line(d: string, colour = INK, width = LINE): Drawing {
  const ink = colour === INK ? "" : ` stroke="${colour}"`;
  return `<path d="${d}" fill="none"${ink}${width === LINE ? "" : ` stroke-width="${num(width)}"`}/>`;
}

/** Something long and soft with an outline: an arm, a rope, a branch. */
export const limb = (d: string, colour: string, width: number): Drawing =>
  line(d, INK, width + 2 * LINE) + line(d, colour, width);

/** What has fine outlines. */
export const fine = (body: Drawing): Drawing => `<g stroke-width="${FINE}">${body}</g>`;

const circle = (x: number, y: number, r: number, rest: string): Drawing =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" ${rest}/>`;

export const disc = (x: number, y: number, r: number, fill: string): Drawing => circle(x, y, r, `fill="${fill}"`);
export const spot = (x: number, y: number, r: number, fill: string): Drawing =>
  circle(x, y, r, `fill="${fill}" stroke="none"`);
export const ring = (x: number, y: number, r: number, colour: string, width: number): Drawing =>
  circle(x, y, r, `fill="none" stroke="${colour}" stroke-width="${num(width)}"`);

export const moved = (x: number, y: number, body: Drawing): Drawing =>
  `<g transform="translate(${num(x)} ${num(y)})">${body}</g>`;

export const turned = (angle: number, x: number, y: number, body: Drawing): Drawing =>
  angle ? `<g transform="rotate(${num(angle)} ${num(x)} ${num(y)})">${body}</g>` : body;

/** Placed, and larger or smaller; a negative scale looks the other way. The outline keeps its width. */
export function sized(x: number, y: number, scale: number, body: Drawing, outline = LINE): Drawing {
  const size = Math.abs(scale);
  const factor = scale < 0 ? `${-size} ${size}` : `${size}`;
  const width = size === 1 && outline === LINE ? "" : ` stroke-width="${(outline / size).toFixed(2)}"`;
  return `<g transform="translate(${num(x)} ${num(y)})scale(${factor})"${width}>${body}</g>`;
}

/** As large as a page wants it, from a point on; `wide` says whether it grows in breadth, too. */
export const grown = (x: number, y: number, by: Measure, body: Drawing, wide = true): Drawing =>
  `<g transform="translate(${x} ${y})scale(${wide ? "" : "1 "}${measure(by)})translate(${-x} ${-y})">${body}</g>`;

/** Night falls on a card, as dark as a page wants it. */
export const dusk = (d: string): Drawing =>
  `<path d="${d}" fill="#1a1310" fill-opacity="${measure("shade")}" stroke="none"/>`;

/** A drawing around the origin, to be placed anywhere. */
export const stamp =
  (body: Drawing, outline = LINE) =>
  (x: number, y: number, scale = 1): Drawing =>
    sized(x, y, scale, body, outline);

/** A point that far from the middle, the angle in degrees from the top, clockwise. */
export const polar = (x: number, y: number, radius: number, angle: number): Point => {
  const turn = (angle * Math.PI) / 180;
  return [x + radius * Math.sin(turn), y - radius * Math.cos(turn)];
};

export const to = ([x, y]: Point): string => `${num(x)} ${num(y)}`;
