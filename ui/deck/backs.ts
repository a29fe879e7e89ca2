/** Two backs: red embroidery, and blue cloth printed from a block. */

import { BLUE, CREAM, GOLD, NIGHT, RED, SKY, WINE } from "./palette";
import { disc, dusk, each, flat, line, num, polar, repeat, ring, shape, spot, to, turned, type Drawing } from "./pen";

const FIELD = "M6 6H94V174H6Z";

/** Cloth: a motif repeated over the field, and a medallion in the middle. */
const cloth = (name: string, ground: string, size: number, motif: Drawing, medallion: Drawing): Drawing =>
  `<pattern id="deck-${name}" x="${50 - size / 2}" y="${90 - size / 2}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g stroke="none">${motif}</g></pattern>` +
  flat(FIELD, ground) +
  flat(FIELD, `url(#deck-${name})`) +
  `<g transform="translate(50 90)">${medallion}</g>` +
  dusk(FIELD) +
  line(FIELD);

/** A star of eight lozenges. */
const star = (radius: number, inner: string, outer: string): Drawing =>
  repeat(8, (i) =>
    turned(
      i * 45,
      0,
      0,
      flat(
        `M0-2 ${to([radius * 0.2, -radius * 0.5])} 0 ${num(-radius)} ${to([-radius * 0.2, -radius * 0.5])}Z`,
        i % 2 ? inner : outer,
      ),
    ),
  );

const embroidery =
  `<g transform="translate(10 10)">${star(7, CREAM, CREAM)}</g>` +
  flat("M0-4 4 0 0 4-4 0ZM20-4 24 0 20 4 16 0ZM0 16 4 20 0 24-4 20ZM20 16 24 20 20 24 16 20Z", GOLD) +
  flat("M10-3 12 0 10 3 8 0ZM10 17 12 20 10 23 8 20ZM0 7 2 10 0 13-2 10ZM20 7 22 10 20 13 18 10Z", CREAM);

const heart = "M0 0C-3-4-8-7-8-12-8-17-2-17 0-13 2-17 8-17 8-12 8-7 3-4 0 0Z";

const EMBROIDERED = cloth(
  "embroidery",
  RED,
  20,
  embroidery,
  disc(0, 0, 31, WINE) +
    ring(0, 0, 28, CREAM, 1.2) +
    repeat(4, (i) =>
      turned(
        i * 90,
        0,
        0,
        `<g transform="translate(0 -7)">${shape(heart, CREAM) + flat("M0-4C-2-6-5-8-5-11.5-5-14-1-14 0-11 1-14 5-14 5-11.5 5-8 2-6 0-4Z", RED)}</g>`,
      ),
    ) +
    repeat(4, (i) => {
      const [x, y] = polar(0, 0, 19, 45 + i * 90);
      return spot(x, y, 2.6, GOLD) + line(`M0 0L${to([x, y])}`, GOLD, 1.6);
    }) +
    disc(0, 0, 5, GOLD),
);

const rosette = (x: number, y: number): Drawing =>
  spot(x, y, 1.5, CREAM) +
  repeat(8, (i) => {
    const [px, py] = polar(x, y, 4, i * 45);
    return spot(px, py, 1.1, i % 2 ? SKY : CREAM);
  });

const PRINTED = cloth(
  "print",
  NIGHT,
  22,
  rosette(11, 11) +
    line("M0 0Q5 3 6 6M22 0Q17 3 16 6M0 22Q5 19 6 16M22 22Q17 19 16 16", SKY, 0.9) +
    each("0 0, 22 0, 0 22, 22 22", (x, y) => spot(x, y, 2.2, SKY)) +
    each("11 0, 0 11, 22 11, 11 22", (x, y) => spot(x, y, 1, CREAM)),
  disc(0, 0, 31, BLUE) +
    ring(0, 0, 28, CREAM, 1.2) +
    repeat(24, (i) => spot(...polar(0, 0, 24.5, i * 15), 1.1, CREAM)) +
    star(20, SKY, CREAM) +
    repeat(8, (i) => spot(...polar(0, 0, 17, i * 45 + 22.5), 1.6, GOLD)) +
    disc(0, 0, 5, CREAM) +
    spot(0, 0, 2, NIGHT),
);

export const BACKS: readonly Drawing[] = [EMBROIDERED, PRINTED];
