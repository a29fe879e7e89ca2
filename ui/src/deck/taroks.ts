/** The twenty-one numbered taroks, each a small landscape seen twice, and the škis, a jester. */

import { GOLD, INK, SKIN, at, paper, path, stroke, text, twice } from "./paper";

/** Numbers that look scattered and are the same at every drawing. */
function scatter(seed: number): (low: number, high: number) => number {
  let state = (seed * 2654435761) >>> 0;
  return (low, high) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return Math.round(low + (state / 2 ** 32) * (high - low));
  };
}

/** Sky, sun, far hills, near hills. */
const DAYS = [
  ["#f6d6a8", "#e58f5a", "#7c9a5e", "#4d7048"],
  ["#cfe6f2", "#f7e3a1", "#8fb56a", "#5b8a4b"],
  ["#e9d8ee", "#f4b6a6", "#8aa37b", "#55765f"],
] as const;
const NIGHT = ["#23395b", "#f1e3b4", "#3a5a5c", "#27423f"] as const;
const AT_NIGHT = new Set([17, 18, 21]);

const ROOF = "#a8442f";
const WALL = "#f3e7d0";
const COATS = ["#c8202f", "#2b4a6f", "#e9b44c", "#5a3b6e"];

const TREE = path("M-1 0h2V-6h-2Z", "#5b3d25") + path("M0-22-6-6H6Z", "#2f5b3c", 0.5);
const HOUSE =
  path("M-7 0V-9H7V0Z", WALL, 0.6) + path("M-9-9 0-16 9-9Z", ROOF, 0.6) + path("M-1.5 0V-5H1.5V0Z", "#6b4a2b");
const CHURCH = HOUSE + at(-8, 0, 1, path("M-3 0V-17H3V0Z", WALL, 0.6) + path("M-4-17 0-27 4-17Z", ROOF, 0.6));
/** The hayrack of Slovenian fields. */
const KOZOLEC =
  stroke("M-10 0V-14M0 0V-14M10 0V-14M-10-3H10M-10-6H10M-10-9H10", "#6b4a2b", 1.2) +
  path("M-13-14H13L9-18H-9Z", ROOF, 0.5);
const BUILDINGS = [HOUSE, CHURCH, KOZOLEC];

const person = (coat: string): string =>
  path("M-4 0 0-11 4 0Z", coat, 0.5) +
  `<circle cy="-13" r="2.4" fill="${SKIN}" stroke="${INK}" stroke-width=".5"/>` +
  path("M-3.4-14.5h6.8L2-17H-2Z", INK);

function scene(number: number, half: number): string {
  const roll = scatter(number * 2 + half);
  const night = AT_NIGHT.has(number);
  const [sky, sun, far, near] = night ? NIGHT : (DAYS[(number + half) % DAYS.length] ?? DAYS[0]);
  const things: string[] = [path("M12 34H88V90H12Z", sky)];
  const [x, y] = [roll(26, 74), roll(44, 56)];
  things.push(`<circle cx="${x}" cy="${y}" r="7" fill="${sun}"/>`);
  if (night) {
    things.push(`<circle cx="${x + 4}" cy="${y - 2}" r="6" fill="${sky}"/>`);
    for (let star = 0; star < 8; star++) {
      things.push(`<circle cx="${roll(14, 86)}" cy="${roll(36, 56)}" r=".8" fill="#fff"/>`);
    }
  }
  const hill = (low: number, high: number): number => roll(low, high);
  things.push(path(`M12 90V${hill(56, 68)}C24 ${hill(50, 62)} 34 ${hill(64, 74)} 46 ${hill(58, 68)}S72 ${hill(50, 58)} 88 ${hill(58, 68)}V90Z`, far));
  things.push(path(`M12 90V${hill(70, 78)}C34 ${hill(62, 70)} 60 ${hill(76, 82)} 88 ${hill(70, 76)}V90Z`, near));
  things.push(at(roll(30, 70), roll(75, 80), 1.05, BUILDINGS[(number + half) % BUILDINGS.length] ?? HOUSE));
  for (let tree = 0; tree < 2 + (number % 3); tree++) things.push(at(roll(19, 81), roll(77, 88), roll(6, 10) / 10, TREE));
  for (let body = 0; body < 1 + ((number + half) % 3); body++) {
    things.push(at(roll(26, 74), roll(84, 89), roll(8, 11) / 10, person(COATS[roll(0, 3)] ?? INK)));
  }
  return things.join("");
}

/** Numerals that would not fit are set narrower. */
function numeral(words: string): string {
  const wide = words.length > 4 ? ' textLength="80" lengthAdjust="spacingAndGlyphs"' : "";
  return text(words, 8, 28, words.length > 4 ? 26 : 29, INK, wide);
}

export function tarokCard(number: number, words: string): string {
  const picture =
    scene(number, 0) +
    `<g transform="rotate(180 50 90)">${scene(number, 1)}</g>` +
    `<rect x="12" y="34" width="76" height="112" fill="none" stroke="${INK}" stroke-width="1.2"/>` +
    stroke("M12 90H88", INK, 1);
  const border = `<rect x="4" y="4" width="92" height="172" rx="5" fill="none" stroke="#9a2230" stroke-width="1"/>`;
  return paper(border + picture + twice(numeral(words)), "#fbf4e2");
}

const CAP =
  path("M39 38C30 30 24 24 20 32 26 14 40 16 46 26 48 12 58 10 66 20 78 20 84 30 80 38 74 28 68 30 61 38 54 33 46 33 39 38Z", "#c8202f", 1.1) +
  path("M46 26C48 12 58 10 66 20 58 22 54 28 54 34Z", GOLD, 0.8) +
  [[20, 34], [80, 40], [66, 20]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.8" fill="${GOLD}" stroke="${INK}" stroke-width=".7"/>`).join("");

const MOTLEY = ["#c8202f", GOLD, "#3c6b4a", "#2b4a6f"];

function coat(): string {
  const patches = Array.from({ length: 20 }, (_, i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)];
    return path(`M${30 + column * 8} ${63 + row * 8}l4-4 4 4-4 4Z`, MOTLEY[(column + 2 * row) % 4] ?? GOLD, 0.4);
  });
  const collar = Array.from({ length: 7 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    return stroke(`M50 60 ${(50 + 14 * Math.cos(angle)).toFixed(1)} ${(62 + 7 * Math.sin(angle)).toFixed(1)}`, "#c8202f", 4);
  });
  return path("M25 90C25 68 34 58 50 57 66 58 75 68 75 90Z", "#fff3d6", 1.2) + patches.join("") + collar.join("");
}

const STAR = path("M15 9 17.4 16 25 16 19 20.5 21.2 28 15 23.5 8.8 28 11 20.5 5 16 12.6 16Z", "#9a2230");

export function skisCard(): string {
  const face =
    path("M40 36C40 50 44 57 50 57S60 50 60 36Z", SKIN, 1) +
    stroke("M43.5 42h3.4M53.1 42h3.4", INK, 1.3) +
    stroke("M45 50q5 5 10 0", "#b03a3a", 1.4);
  const border = `<rect x="4" y="4" width="92" height="172" rx="5" fill="none" stroke="#9a2230" stroke-width="1"/>`;
  return paper(border + twice(coat() + face + CAP) + stroke("M24 90H76", INK, 1) + twice(STAR), "#fbf4e2");
}
