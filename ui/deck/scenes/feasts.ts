/** Play and feast: the juggler, the dance, the musicians, the inn, the wedding. */

import { church, cloud, flowers, grass, hill, jug, leaves, sky, spruce, sun, tree } from "../country";
import { bird, dog } from "../creatures";
import { person, type Limb } from "../figures";
import { AMBER, BARK, BLUE, CREAM, DAWN, GOLD, GREEN, INK, LEAF, PINE, PLUM, RED, ROSE, SKY, SLATE, SNOW, STRAW, TEAL, WINE, WOOD } from "../palette";
import { disc, each, flat, limb, line, moved, polar, repeat, shape, sized, spot, to, turned, type Drawing } from "../pen";

/** Little flags on a string. */
const bunting = (d: string, flags: readonly (readonly [x: number, y: number])[]): Drawing =>
  line(d) + each(flags, (x, y, i) => shape(`M${x - 3} ${y}L${x + 3} ${y} ${x} ${y + 7}Z`, [RED, GOLD, TEAL][i % 3] ?? RED));

/** I: at the fair. */
export const juggler: Drawing =
  sky(DAWN) +
  sun(80, 24, 8, GOLD) +
  hill("M4 72Q30 58 52 68T96 62", LEAF) +
  moved(22, 76, shape("M-15 6V-12L0-27 15-12V6Z", CREAM) + shape("M-5 6V-17.5L0-27 5-17.500V6Z", RED) + shape("M-17-11 0-28 17-11Q12-7 8.500-11 4-7 0-11-4-7-8.500-11-12-7-17-11Z", WINE) + line("M0-28V-35") + shape("M0-35 8-33 0-30.500Z", GOLD)) +
  hill("M4 80Q50 72 96 80", GREEN) +
  person(
    57,
    62,
    {
      coat: RED,
      sleeve: GOLD,
      hat: "felt",
      hatColour: PINE,
      look: 1,
      back: [-9, -9, -15, -16],
      front: [9, -9, 15, -17],
      trousers: BLUE,
      legs: [
        [-6, 8, -4, 18],
        [6, 9, 8, 18],
      ],
    },
    1.2,
  ) +
  [270, 306, 342, 18, 54].map((angle, i) => { const [x, y] = polar(57, 38, 27, angle * 0.9 + 34); return disc(x, y, 3.6, [RED, GOLD, TEAL][i % 3] ?? RED); }).join("") +
  bird(77, 38, 1, BLUE) +
  grass([[36, 84], [82, 85]]);
