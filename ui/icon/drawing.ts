/** The icon as shapes in a square of 32: a hand of three cards on felt, and the X of a tarok on the first. */

export const SIDE = 32;

/** A rectangle with round corners, turned by degrees about a point. */
export interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
  round: number;
  fill: string;
  edge?: string;
  turn?: [degrees: number, x: number, y: number];
}

/** A line with round ends. */
export interface Stroke {
  from: [number, number];
  to: [number, number];
  width: number;
  fill: string;
}

export type Shape = Block | Stroke;
export const isStroke = (shape: Shape): shape is Stroke => "from" in shape;

const FELT = "#1d5a43";
const CARD = { width: 12, height: 21, round: 1.8, fill: "#fcf6e8", edge: "#b7a888" };
export const EDGE = 0.5;
const INK = { width: 1.4, fill: "#9a2230" };

const HAND: Shape[] = [
  { ...CARD, x: 7, y: 6, turn: [-12, 13, 27] },
  { ...CARD, x: 13, y: 6, turn: [12, 19, 27] },
  { ...CARD, x: 10, y: 5, height: 21.6 },
  { ...INK, from: [12.6, 10.5], to: [19.4, 21] },
  { ...INK, from: [19.4, 10.5], to: [12.6, 21] },
  ...[10.5, 21].flatMap((y): Shape[] => [
    { ...INK, from: [11.5, y], to: [14, y] },
    { ...INK, from: [18, y], to: [20.5, y] },
  ]),
];

const felt = (round: number): Block => ({ x: 0, y: 0, width: SIDE, height: SIDE, round, fill: FELT });

export interface Drawing {
  ground: Block;
  shapes: Shape[];
  /** How much smaller the shapes are than the square, for those who cut its corners off. */
  scale: number;
}

export const ICON: Drawing = { ground: felt(7), shapes: HAND, scale: 1 };
/** Whatever shape a device cuts out of it, the cards are inside. */
export const MASK: Drawing = { ground: felt(0), shapes: HAND, scale: 0.7 };
/** For a device that rounds the corners itself. */
export const TILE: Drawing = { ground: felt(0), shapes: HAND, scale: 0.92 };
