/** What every card is made of: paper, ink, pips and the marks in the corners. Drawn by us, CC0-1.0. */

import type { Court, Suit } from "../lib/cards";

export type Colour = Exclude<Suit, "taroks">;

export const INK = "#1c2733";
export const SKIN = "#f3d3b3";
export const GOLD = "#e9b44c";

const RED = "#b8182a";
export const PIP_INK: Record<Colour, string> = { hearts: RED, diamonds: RED, spades: INK, clubs: INK };

/** A pip around the origin, about 20 wide and 25 high. */
const PIP: Record<Colour, string> = {
  hearts: "M0-3C-1-8-10-8-10-1-10 5-3 8 0 13 3 8 10 5 10-1 10-8 1-8 0-3Z",
  diamonds: "M0-13 9 0 0 13-9 0Z",
  spades: "M0-12C3-6 10-3 10 4 10 9 4 10 1 6L3 12H-3L-1 6C-4 10-10 9-10 4-10-3-3-6 0-12Z",
  clubs: "M0-12A5 5 0 0 1 3-3 5 5 0 1 1 2 5L3 12H-3L-2 5A5 5 0 1 1-3-3 5 5 0 0 1 0-12Z",
};

/** The marks of the courts, of no language: a crown with a cross, one with pearls, a horse, a feathered cap. */
const MARK: Record<Court, string> = {
  king: "M-9 9-11-3-5 1 0-7 5 1 11-3 9 9ZM-1-8V-10H-3V-12H-1V-14H1V-12H3V-10H1V-8ZM-9 11H9V13H-9Z",
  queen:
    "M-8 10-11-3-4.5 3-5-7 0 2 5-7 4.5 3 11-3 8 10ZM-11-3m-2.2-1.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z" +
    "M-7.2-9a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0ZM2.8-9a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z" +
    "M8.8-4.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0ZM-8 11.5H8V13.5H-8Z",
  knight: "M-8 13C-9 4-5 1-3-1-6 1-8 3-10 2-12 0-10-4-7-7-5-10-3-11 0-11L1-14 4-11C10-8 11 2 10 13Z",
  jack: "M-11 6C-11-3-5-6 1-6 7-6 11-2 11 5 5 1-4 1-11 6ZM-11 8C-4 3 5 3 11 7V10C5 7-4 7-11 11ZM3-7C4-13 10-15 13-12 12-8 8-6 3-7Z",
};

export const at = (x: number, y: number, scale: number, body: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;

export const path = (d: string, fill: string, width = 0): string =>
  `<path d="${d}" fill="${fill}"${width ? ` stroke="${INK}" stroke-width="${width}"` : ""}/>`;

export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

export const pip = (suit: Colour, x: number, y: number, scale = 1): string =>
  at(x, y, scale, path(PIP[suit], PIP_INK[suit]));

export const mark = (court: Court, suit: Colour, x: number, y: number, scale: number): string =>
  at(x, y, scale, path(MARK[court], PIP_INK[suit]));

export const text = (words: string, x: number, y: number, size: number, fill: string, extra = ""): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="Georgia,'Times New Roman',serif" font-weight="700"${extra}>${words}</text>`;

/** The upper half, and once more upside down. */
export const twice = (half: string): string => `${half}<g transform="rotate(180 50 90)">${half}</g>`;

export const paper = (body: string, tint = "#fffdf6"): string =>
  `<rect x=".75" y=".75" width="98.5" height="178.5" rx="8" fill="${tint}" stroke="#a79c80" stroke-width="1.5"/>${body}`;
