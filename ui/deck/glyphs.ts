/** Numerals and marks, drawn so that no card depends on a font. */

import type { Suit } from "./palette";
import { moved, type Drawing } from "./pen";

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

export const romanWidth = (numeral: string): number => Math.min(natural(numeral), WIDEST);

/** A Roman numeral with its upper left corner at the point. */
export function roman(numeral: string, x: number, y: number, colour: string): Drawing {
  let right = 0;
  const letters = [...numeral].map((letter) => {
    const [width, d] = measured(letter);
    const drawn = moved(right, 0, `<path d="${d}"/>`);
    right += width + GAP;
    return drawn;
  });
  const narrow = (romanWidth(numeral) / natural(numeral)).toFixed(2);
  return `<g transform="translate(${x} ${y + 22})scale(${narrow} 1)" fill="${colour}" stroke="none">${letters.join("")}</g>`;
}

/** The numbers of the pip cards as strokes of a broad pen, 20 high around x = 0, on the line y = 0. */
const DIGITS: Record<number, string> = {
  1: "M-5-15.5.5-19V-1.5M-4.5-1.5H5.5",
  2: "M-5-14C-5-21 4.5-21 4.5-14.5 4.5-9-4-6.5-5-1.5H5",
  3: "M-5-18.5H4L-.5-11.5C6.5-12 6.5-1.5-.5-1.5-3-1.5-4.5-3-5-5",
  4: "M2.5-1.5V-18.5L-5.5-6.5H6",
  7: "M-5-15.5V-18.5H5C2-12 0-8-.5-1.5",
  8: "M0-10.8C-5.4-10.8-5.4-18.7 0-18.7S5.4-10.8 0-10.8C-6.6-10.8-6.6-1.5 0-1.5S6.6-10.8 0-10.8Z",
  9: "M4.8-13.2C4.8-6.5-4.8-6.5-4.8-13S4.8-19.5 4.8-13C4.8-6 2-2-3-1.5",
  10: "M-8-16-5-18.5V-1.5M4-18.5C-.8-18.5-.8-1.5 4-1.5S8.8-18.5 4-18.5Z",
};

export function digits(count: number, x: number, y: number, colour: string): Drawing {
  const d = DIGITS[count];
  if (!d) throw new Error(`no card has ${count} pips`);
  return `<path d="${d}" transform="translate(${x} ${y})" fill="none" stroke="${colour}" stroke-width="3.2" stroke-linecap="square" stroke-linejoin="miter"/>`;
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

/** The courts' marks, in no language: crown with a cross, coronet of pearls, horse's head, feathered hat. */
export const MARK = {
  king: "M-9 8-10.5-4-5.5 0-1-7V-9.5H-3.2V-11.5H-1V-13.5H1V-11.5H3.2V-9.5H1V-7L5.5 0 10.5-4 9 8ZM-8.5 9.7H8.5V12.2H-8.5Z",
  queen:
    "M-7.5 7.5-9.5-2.5-5 1.5-4.5-5.5 0 .5 4.5-5.5 5 1.5 9.5-2.5 7.5 7.5ZM-7.5 9.2H7.5V11.7H-7.5ZM-11.8-4.7a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM-6.5-8.7a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM2.5-8.7a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM7.8-4.7a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z",
  knight:
    "M-9 12C-10 2-6-6 0-10L1-14.5 4-10.5C7-8 9-4 11-.5 12.5 2.5 8.5 5.5 6.5 3.5L2 1C2.5 5 6 8 6.5 12ZM3.6-5.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z",
  jack: "M-8.6 3.7C-10.2-2.5-5.7-6.6-1.2-5.7L2.9-3.7 8.2 1.6Q0 6.1-8.6 3.7ZM-10.7 5.3Q.8 7.8 11.1 1.2 10.7 7 .8 9.4-8.2 10.2-10.7 5.3ZM3.7-4.5C3.3-9 7.8-12.3 12.3-11.9 11.5-10.7 11.9-9.8 10.7-8.6 11.1-7.4 9.8-6.6 9.4-5.3 8.2-2.9 5.3-2.9 3.7-4.5Z",
} as const;
export type Court = keyof typeof MARK;

/** The cap of the jester. */
export const CAP =
  "M-8.5 5C-8.5 1.5-10-1-12.3 1-13.5-8-6-11-2.5-4L0-11 2.5-4C6-11 13.5-8 12.3 1 10-1 8.5 1.5 8.5 5ZM-8.5 6.8H8.5V9.8H-8.5ZM-14.6 4a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0ZM10.2 4a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0ZM-2.2-13a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z";
