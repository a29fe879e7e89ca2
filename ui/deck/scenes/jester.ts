/** The škis: the jester, who has no number. */

import { ground } from "../country";
import { face, MERRY } from "../faces";
import { CREAM, GOLD, INK, RED, SKIN, TEAL, WINE } from "../palette";
import { disc, each, flat, limb, line, moved, polar, repeat, shape, spot, to, type Drawing } from "../pen";

const bell = (x: number, y: number): Drawing => moved(x, y, disc(0, 0, 3, GOLD) + line("M-2 .5h4M0 .5v2", INK, 0.9));

/** The cap of three tails around the brow. */
const CAP =
  shape("M-12-2C-22-10-30-4-31 6-24 0-18 2-13 8Z", RED) +
  shape("M12-2C22-12 31-6 32 4 25-2 18 1 13 8Z", TEAL) +
  shape("M-12 2C-13-14-8-24 4-29 2-22 12-16 12 2Z", GOLD) +
  shape("M-13 8C-14-2-12-8-5-12-2-6-1 0-1 4Q-8 4-13 8Z", RED) +
  shape("M13 8C14-2 12-8 5-12 2-6 1 0 1 4 6 4 10 5 13 8Z", TEAL) +
  bell(-31, 8) +
  bell(32, 6) +
  bell(5, -30);

const GRIN =
  shape("M-6 9.5Q0 11.5 6 9.5 4.5 15 0 15T-6 9.5Z", WINE) +
  flat("M-4.5 10.4Q0 11.5 4.5 10.4V11.6Q0 12.8-4.5 11.6Z", CREAM);

const MOTLEY = [RED, GOLD, TEAL, CREAM];

const coat: Drawing =
  shape("M-36 56C-36 36-27 26-10 20H10C27 26 36 36 36 56Z", CREAM) +
  repeat(14, (i) => {
    const [column, row] = [i % 7, Math.floor(i / 7)];
    return shape(
      `M${-27 + column * 9} ${30 + row * 15}l4.5 7.5-4.5 7.5-4.5-7.5Z`,
      MOTLEY[(column + 2 * row) % 3] ?? RED,
    );
  }) +
  repeat(6, (i) => shape(`M${-22.5 + i * 9} 37.5l4.5 7.5-4.5 7.5-4.5-7.5Z`, MOTLEY[(i * 2 + 1) % 3] ?? RED));

const collar: Drawing = repeat(7, (i) => {
  const [tip, left, right] = [
    polar(0, 12, 25, 108 + i * 24),
    polar(0, 12, 10, 96 + i * 24),
    polar(0, 12, 10, 120 + i * 24),
  ];
  return shape(`M${to(left)}L${to(tip)} ${to(right)}Z`, i % 2 ? TEAL : RED) + bell(...tip);
});

const marotte: Drawing =
  limb("M28 56 24 8", WINE, 2) +
  moved(
    24,
    2,
    disc(0, 0, 5.5, SKIN) +
      shape("M-5.5-1C-12-4-10-10-12-13-4-12 0-8 0-5 1-9 6-12 11-12 8-8 10-3 5.5-1Q0-4-5.5-1Z", GOLD) +
      spot(-1.8, 0.5, 0.9, INK) +
      spot(1.8, 0.5, 0.9, INK) +
      line("M-2 2.8q2 1.6 4 0", RED, 1) +
      disc(-12, -13, 1.6, RED) +
      disc(11, -12, 1.6, RED),
  ) +
  line("M26 28q8 4 6 14M26 28q10-2 14 6", RED, 2);

/** The škis. */
export const jester: Drawing =
  ground(WINE) +
  moved(
    50,
    46,
    repeat(12, (i) => flat(`M${to(polar(0, 0, 70, i * 30 - 6))}L0 0 ${to(polar(0, 0, 70, i * 30 + 6))}Z`, "#8f3640")),
  ) +
  each("14 56, 88 14, 86 76, 30 14, 12 80", (x, y) =>
    flat(`M${x} ${y - 3.5}l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1Z`, GOLD),
  ) +
  moved(
    50,
    48,
    shape("M-6 12H6V24H-6Z", SKIN) +
      coat +
      collar +
      face(MERRY) +
      GRIN +
      moved(0, -9, CAP) +
      marotte +
      limb("M40 58Q38 42 28 36", RED, 7) +
      disc(26, 34, 4.6, SKIN),
  );
