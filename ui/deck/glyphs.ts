/** Numerals and marks, drawn so that no card depends on a font. */

import type { Suit } from "./palette";
import { moved, num, type Drawing } from "./pen";

/** Roman letters 22 high on the line y = 0, and how wide they are. */
const LETTERS: Record<string, readonly [width: number, d: string]> = {
  I: [5.6, "M0-22H5.6V-19.8H4.7V-2.2H5.6V0H0V-2.2H.9V-19.8H0Z"],
  V: [12.2, "M-.2-22H5.4V-19.8H4.3L6.9-7 9.3-19.8H8V-22H12.4V-19.8H11.3L7.4 0H4.9L.9-19.8H-.2Z"],
  X: [
    12,
    "M0-22H5.6V-19.8H4.8L6.6-14.6 8.3-19.8H7.3V-22H12V-19.8H10.8L7.8-11.5 11-2.2H12V0H6.2V-2.2H7.1L5.2-8 3.2-2.2H4.3V0H-.2V-2.2H1L4-11 1.2-19.8H0Z",
  ],
};

const GAP = 0.9;

const measured = (letter: string): readonly [width: number, d: string] => {
  const known = LETTERS[letter];
  if (!known) throw new Error(`no letter ${letter} is cut`);
  return known;
};

/** No numeral may be wider, so that a neighbour in the hand does not hide its end. */
const WIDEST = 33;

const natural = (numeral: string): number =>
  [...numeral].reduce((width, letter) => width + measured(letter)[0] + GAP, -GAP);

/** A numeral around the origin, 22 high, and how wide it is. */
export interface Numeral {
  width: number;
  drawing: Drawing;
}

export function roman(numeral: string): Numeral {
  const whole = natural(numeral);
  const width = Math.min(whole, WIDEST);
  let right = 0;
  const letters = [...numeral].map((letter) => {
    const [step, d] = measured(letter);
    const drawn = moved(right, 0, `<path d="${d}"/>`);
    right += step + GAP;
    return drawn;
  });
  const narrow = (width / whole).toFixed(2);
  return {
    width,
    drawing: `<g transform="translate(${num(-width / 2)} 11)scale(${narrow} 1)" fill="currentColor" stroke="none">${letters.join("")}</g>`,
  };
}

/** Digits and letters as strokes of a broad pen, 20 high around x = 0, on the line y = 0. */
const STROKES: Record<string, string> = {
  0: "M0-18.5C-6.7-18.5-6.7-1.5 0-1.5S6.7-18.5 0-18.5Z",
  1: "M-5-15.5.5-19V-1.5M-4.5-1.5H5.5",
  2: "M-5-14C-5-21 4.5-21 4.5-14.5 4.5-9-4-6.5-5-1.5H5",
  3: "M-5-18.5H4L-.5-11.5C6.5-12 6.5-1.5-.5-1.5-3-1.5-4.5-3-5-5",
  4: "M2.5-1.5V-18.5L-5.5-6.5H6",
  5: "M4.5-18.5H-4L-4.6-10.5C1-13 5.4-10.5 5.2-6.3 5-.5-2.5-.3-5-3.8",
  6: "M3.5-18.5C-2.5-17.5-5-12-5-7-5-.2 5-.2 5-6.6 5-12.8-3.5-12.6-4.8-6.5",
  7: "M-5-15.5V-18.5H5C2-12 0-8-.5-1.5",
  8: "M0-10.8C-5.4-10.8-5.4-18.7 0-18.7S5.4-10.8 0-10.8C-6.6-10.8-6.6-1.5 0-1.5S6.6-10.8 0-10.8Z",
  9: "M4.8-13.2C4.8-6.5-4.8-6.5-4.8-13S4.8-19.5 4.8-13C4.8-6 2-2-3-1.5",
  10: "M-8-16-5-18.5V-1.5M4-18.5C-.8-18.5-.8-1.5 4-1.5S8.8-18.5 4-18.5Z",
  A: "M-6-1.5 0-18.5 6-1.5M-4-7H4",
  B: "M-5-1.5V-18.5H0C5-18.5 5-11 0-11H-5M0-11C6.6-11 6.6-1.5 0-1.5H-5",
  C: "M5.5-15C3-20-6-20-6-10S3 0 5.5-5",
  D: "M-5-1.5V-18.5H-1.5C7.5-18.5 7.5-1.5-1.5-1.5Z",
  F: "M-4.5-1.5V-18.5H5M-4.5-10.5H3",
  J: "M-3-18.5H4.5V-7C4.5 0-4.5 0-5.2-6",
  K: "M-5-1.5V-18.5M5-18.5-4.5-9 5.5-1.5",
  L: "M-4.5-18.5V-1.5H5",
  N: "M-5-1.5V-18.5L5-1.5V-18.5",
  O: "M0-18.5C-8-18.5-8-1.5 0-1.5S8-18.5 0-18.5Z",
  Q: "M0-18.5C-8-18.5-8-1.5 0-1.5S8-18.5 0-18.5ZM1-6.5 6.5-.5",
  R: "M-5-1.5V-18.5H0C5.5-18.5 5.5-10 0-10H-5M0-10 5.5-1.5",
  T: "M-6-18.5H6M0-18.5V-1.5",
  V: "M-6-18.5 0-2.5 6-18.5",
};

/** One digit or letter, its foot at the point; 10 is one of them, and narrow. */
export function stroked(sign: string | number, x: number, y: number, width = 3.2): string {
  const d = STROKES[sign];
  if (!d) throw new Error(`no sign ${sign} is cut`);
  return `<path d="${d}" transform="translate(${num(x)} ${num(y)})" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="square" stroke-linejoin="miter" stroke-miterlimit="2"/>`;
}

/** How far it is from a digit of a number to the next. */
const STEP = 13.5;
/** How much of that a digit is wide. */
const DIGIT = 12.5;

export function arabic(number: number): Numeral {
  const signs = [...String(number)];
  const width = STEP * (signs.length - 1) + DIGIT;
  const drawn = signs.map((sign, i) => stroked(sign, (i - (signs.length - 1) / 2) * STEP, 10, 4));
  return { width, drawing: `<g transform="scale(1 1.1)">${drawn.join("")}</g>` };
}

/** The suit signs around the origin, about 20 wide and 24 high. */
export const PIP: Record<Suit, string> = {
  hearts: "M0 12C-3 6-11 2-11-5-11-12-2-13 0-6 2-13 11-12 11-5 11 2 3 6 0 12Z",
  diamonds: "M0-13C2.5-7 5.5-3.5 10 0 5.5 3.5 2.5 7 0 13-2.5 7-5.5 3.5-10 0-5.5-3.5-2.5-7 0-13Z",
  spades:
    "M0-13C2-7 11-3 11 4 11 9.5 4.5 10 1.8 6.5 2 9.5 3 11 4.5 12H-4.5C-3 11-2 9.5-1.8 6.5-4.5 10-11 9.5-11 4-11-3-2-7 0-13Z",
  clubs:
    "M-2.7-3.3A5.3 5.3 0 1 1 2.7-3.3 5.3 5.3 0 1 1 1.7 5.5C2 9 3 11 4.5 12H-4.5C-3 11-2 9-1.7 5.5A5.3 5.3 0 1 1-2.7-3.3Z",
};

/** The courts' signs, in no language: crown, the queen's carnation, horse's head, feathered hat. */
export const SIGN = {
  king: "M-9 8-10.5-4-5.5 0-1-7V-9.5H-3.2V-11.5H-1V-13.5H1V-11.5H3.2V-9.5H1V-7L5.5 0 10.5-4 9 8ZM-8.5 9.7H8.5V12.2H-8.5Z",
  queen:
    "M-11.3-7.5-7.6-8-8-11.8-4.4-10.8-3-14 0-11.6 3-14 4.4-10.8 8-11.8 7.6-8 11.3-7.5C10.5-3 7.5.2 3.4 1V3.6L1.3 5.2V8C3.5 4.6 7 3.6 10.6 4.6 8.6 8.6 5 10.2 1.3 9.6V13.5H-1.3V11.3C-5 11.9-8.6 10.3-10.6 6.3-7 5.3-3.5 6.3-1.3 9.7V5.2L-3.4 3.6V1C-7.5.2-10.5-3-11.3-7.5ZM-6.3-5.8-3.3-1.6-2.4-2.4-5.2-6.4ZM-.7-7.4V-2H.7V-7.4ZM6.3-5.8 3.3-1.6 2.4-2.4 5.2-6.4Z",
  knight:
    "M-9 12C-10 2-6-6 0-10L1-14.5 4-10.5C7-8 9-4 11-.5 12.5 2.5 8.5 5.5 6.5 3.5L2 1C2.5 5 6 8 6.5 12ZM3.6-5.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z",
  jack: "M-8.6 3.7C-10.2-2.5-5.7-6.6-1.2-5.7L2.9-3.7 8.2 1.6Q0 6.1-8.6 3.7ZM-10.7 5.3Q.8 7.8 11.1 1.2 10.7 7 .8 9.4-8.2 10.2-10.7 5.3ZM3.7-4.5C3.3-9 7.8-12.3 12.3-11.9 11.5-10.7 11.9-9.8 10.7-8.6 11.1-7.4 9.8-6.6 9.4-5.3 8.2-2.9 5.3-2.9 3.7-4.5Z",
} as const;
export type Court = keyof typeof SIGN;

/** The cap of the jester. */
export const CAP =
  "M-8.5 5C-8.5 1.5-10-1-12.3 1-13.5-8-6-11-2.5-4L0-11 2.5-4C6-11 13.5-8 12.3 1 10-1 8.5 1.5 8.5 5ZM-8.5 6.8H8.5V9.8H-8.5ZM-14.6 4a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0ZM10.2 4a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0ZM-2.2-13a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z";
