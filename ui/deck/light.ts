/** The light of the day that passes from tarok to tarok: skies, and what the sun does to all that lies under them. */

import { flat, num, spot, type Drawing } from "./pen";

type Stop = readonly [at: number, colour: string, opacity?: number];

const stops = (all: readonly Stop[]): string =>
  all
    .map(([at, colour, opacity]) => {
      const clear = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${colour}"${clear}/>`;
    })
    .join("");

const SKIES = {
  morning: [
    [0, "#b5dcd6"],
    [0.55, "#e6eecb"],
    [1, "#fff0bd"],
  ],
  noon: [
    [0, "#7db7da"],
    [0.7, "#cfe8ea"],
    [1, "#f0f5e2"],
  ],
  afternoon: [
    [0, "#eeb05c"],
    [0.6, "#f9d992"],
    [1, "#fff0c4"],
  ],
  evening: [
    [0, "#54456f"],
    [0.4, "#a95f7d"],
    [0.75, "#ec9a72"],
    [1, "#fbd592"],
  ],
  night: [
    [0, "#171f42"],
    [0.6, "#2c3b6e"],
    [1, "#5a5f93"],
  ],
} satisfies Record<string, readonly Stop[]>;
export type Hour = keyof typeof SKIES;

/** Where the light comes from is warm, and the far corner lies in the shade. */
const SHINE: Record<Hour, readonly Stop[]> = {
  morning: [
    [0, "#fff6c4", 0.4],
    [0.5, "#fff6c4", 0],
    [1, "#1e4a52", 0.2],
  ],
  noon: [
    [0, "#ffffff", 0.32],
    [0.5, "#ffffff", 0],
    [1, "#1d3a5e", 0.2],
  ],
  afternoon: [
    [0, "#fff0b0", 0.45],
    [0.5, "#ffd98a", 0],
    [1, "#6b2c16", 0.24],
  ],
  evening: [
    [0, "#ffd9a0", 0.3],
    [0.5, "#e06a6a", 0.06],
    [1, "#2a1c4e", 0.28],
  ],
  night: [
    [0, "#ffe9a8", 0.08],
    [0.5, "#5b6bb0", 0.05],
    [1, "#0d1230", 0.4],
  ],
};

const HOURS = Object.keys(SKIES) as Hour[];

/** What the drawings of the light refer to. */
export const LIGHTS: readonly Drawing[] = [
  ...HOURS.flatMap((hour) => [
    `<linearGradient id="deck-sky-${hour}" gradientUnits="userSpaceOnUse" x1="50" y1="6" x2="50" y2="62">${stops(SKIES[hour])}</linearGradient>`,
    `<radialGradient id="deck-shine-${hour}" gradientUnits="userSpaceOnUse" cx="82" cy="14" r="105">${stops(SHINE[hour])}</radialGradient>`,
  ]),
  `<radialGradient id="deck-glow">${stops([
    [0, "#fff3b8", 0.9],
    [0.4, "#ffe08a", 0.45],
    [1, "#ffc860", 0],
  ])}</radialGradient>`,
];

const HALF = "M6 6H94V90H6Z";

export const sky = (hour: Hour): Drawing => flat(HALF, `url(#deck-sky-${hour})`);

/** Laid over a finished picture. */
export const shine = (hour: Hour): Drawing => flat(HALF, `url(#deck-shine-${hour})`);

/** The light around a sun, a lamp or a fire. */
export const glow = (x: number, y: number, r: number): Drawing => spot(x, y, r, "url(#deck-glow)");

/** What stands on the ground throws it. */
export const shadow = (x: number, y: number, width: number): Drawing =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(width)}" ry="${num(Math.max(1.4, width / 5))}" fill="#1d1626" fill-opacity=".28" stroke="none"/>`;
