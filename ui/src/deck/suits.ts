/** The thirty-two cards of the suits. */

import type { Court } from "../lib/cards";
import { GOLD, INK, PIP_INK, SKIN, at, mark, paper, path, pip, stroke, text, twice, type Colour } from "./paper";

const SPOTS: Record<number, [number, number][]> = {
  1: [[50, 90]],
  2: [[50, 45], [50, 135]],
  3: [[50, 42], [50, 90], [50, 138]],
  4: [[36, 56], [64, 56], [36, 124], [64, 124]],
  7: [[37, 44], [63, 44], [50, 67], [37, 90], [63, 90], [37, 136], [63, 136]],
  8: [[37, 44], [63, 44], [50, 67], [37, 90], [63, 90], [50, 113], [37, 136], [63, 136]],
  9: [[37, 40], [63, 40], [37, 73], [63, 73], [50, 90], [37, 107], [63, 107], [37, 140], [63, 140]],
  10: [[37, 40], [63, 40], [50, 56.5], [37, 73], [63, 73], [37, 107], [63, 107], [50, 123.5], [37, 140], [63, 140]],
};

/** The fewer, the larger. */
const sizeOf = (rank: number): number => (rank === 1 ? 2 : rank < 5 ? 1.1 : rank < 9 ? 0.95 : 0.82);

export function pipCard(suit: Colour, rank: number): string {
  const scale = sizeOf(rank);
  const spots = SPOTS[rank] ?? [];
  const pips = spots.map(([x, y]) =>
    y <= 90 ? pip(suit, x, y, scale) : `<g transform="rotate(180 ${x} ${y})">${pip(suit, x, y, scale)}</g>`,
  );
  const ten = rank === 10 ? ' textLength="25" lengthAdjust="spacingAndGlyphs"' : "";
  const number = text(String(rank), rank === 10 ? 3.5 : 7, 27, 28, PIP_INK[suit], ten);
  return paper(twice(number + pip(suit, 15, 43, 0.85)) + pips.join(""));
}

/** The robe, the trimming and the sleeves of each court. */
const DRESS: Record<Colour, [string, string, string]> = {
  hearts: ["#c8202f", GOLD, "#2f5d8a"],
  diamonds: ["#d1742c", "#f0d9a8", "#7a2e3a"],
  spades: ["#2b4a6f", "#d9c48f", "#7b2d3b"],
  clubs: ["#3c6b4a", "#e3c46b", "#5a3b6e"],
};

const HAIR = "#7a4b24";

type Dress = (typeof DRESS)[Colour];

function body([robe, trim, sleeve]: Dress): string {
  const buttons = [66, 74, 82].map((y) => `<circle cx="50" cy="${y}" r="1.5" fill="${sleeve}"/>`).join("");
  return (
    path("M22 90C22 66 33 58 50 57 67 58 78 66 78 90Z", robe, 1.2) +
    path("M50 57 43 90H57Z", trim, 0.8) +
    buttons +
    path("M22 90C24 76 29 68 36 66L31 90ZM78 90C76 76 71 68 64 66L69 90Z", sleeve, 0.8) +
    path("M37 59C43 66 57 66 63 59L60 54H40Z", trim, 1)
  );
}

const FACE =
  path("M40 36C40 50 44 56 50 56S60 50 60 36Z", SKIN, 1) +
  stroke("M43.5 42h3.4M53.1 42h3.4", INK, 1.3) +
  stroke("M50 42.5v4.5l-1.6.6", INK, 0.8) +
  stroke("M47 51q3 1.6 6 0", "#b03a3a", 1.3);

const king = ([robe, , sleeve]: Dress): string =>
  path("M40.4 44C41 58 45 62 50 62S59 58 59.6 44C58 49 55 49.5 50 49.5S42 49 40.4 44Z", "#6b4a2b", 0.8) +
  stroke("M47 52.4q3 1.2 6 0", "#e9a59a", 1.2) +
  path("M38 37V22L44 29 50 18 56 29 62 22V37Z", GOLD, 1.1) +
  `<circle cx="50" cy="33" r="2" fill="${robe}"/><circle cx="43" cy="33" r="1.3" fill="${sleeve}"/><circle cx="57" cy="33" r="1.3" fill="${sleeve}"/>` +
  stroke("M75 89 71 44", INK, 3.4) +
  stroke("M75 89 71 44", GOLD, 2) +
  `<circle cx="70.8" cy="41" r="4" fill="${GOLD}" stroke="${INK}"/>`;

function queen([robe]: Dress): string {
  const petals = Array.from({ length: 6 }, (_, i) => `<ellipse cx="4.4" rx="3" ry="2.2" fill="${robe}" stroke="${INK}" stroke-width=".5" transform="rotate(${i * 60})"/>`);
  const rose = stroke("M0 0C-2 10 0 18-3 26", "#3c6b4a", 1.8) + petals.join("") + `<circle r="2.4" fill="${GOLD}"/>`;
  return (
    path("M39 37C39 27 61 27 61 37L58 34 54 36 50 31 46 36 42 34Z", GOLD, 1) +
    `<circle cx="50" cy="28" r="2" fill="${robe}" stroke="${INK}" stroke-width=".6"/>` +
    at(73, 62, 1, rose)
  );
}

const LOCKS = path("M37 38C33 60 36 66 40 68L42 40ZM63 38C67 60 64 66 60 68L58 40Z", HAIR, 0.8);

const HORSE =
  "M-4 44C-6 28 0 14 4 8L6-4 11 2C17 6 21 16 23 23 22 28 18 29 15 26L9 22C8 30 12 36 12 44Z";

const knight = ([robe, trim, sleeve]: Dress): string =>
  path("M37 36C36 26 64 26 63 36L67 37C58 41 42 41 33 37Z", sleeve, 1) +
  path("M40 29C30 15 46 12 52 26Z", trim, 0.8) +
  at(62, 46, 1,
    path(HORSE, "#efe6d6", 1.2) +
      path("M4 8C-2 14-6 24-8 34-3 30-1 26 0 22 1 18 3 14 6 12Z", "#8a5a34", 0.6) +
      `<circle cx="12" cy="10" r="1.3" fill="${INK}"/>` +
      stroke("M9 22 19 18M9 22 7 12M19 18 22 24", robe, 1.3),
  );

const jack = ([robe, trim, sleeve]: Dress): string =>
  path("M37 36C36 25 63 22 64 34L58 36Z", robe, 1) +
  path("M37 37C44 32 57 32 64 35L63 38C56 35 45 36 38 40Z", trim, 0.8) +
  path("M60 30C72 14 80 26 74 34 70 30 66 30 60 30Z", sleeve, 0.8) +
  stroke("M72 89 75 52", INK, 3) +
  stroke("M72 89 75 52", "#8a6a3b", 1.7) +
  path("M75 40 79 51 75 54 71 51Z", "#cfd6dc", 0.9);

const FIGURE: Record<Court, (dress: Dress) => string> = { king, queen, knight, jack };

export function courtCard(suit: Colour, court: Court): string {
  const dress = DRESS[suit];
  const figure = body(dress) + (court === "queen" ? LOCKS : "") + FACE + FIGURE[court](dress);
  const corner = mark(court, suit, 17, 19, 0.95) + pip(suit, 15, 43, 0.85);
  return paper(twice(figure) + stroke("M20 90H80", INK, 1) + twice(corner));
}
