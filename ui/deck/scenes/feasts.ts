/** Play and feast: the juggler, the dance, the musicians, the inn, the wedding. */

import { bunting, church, cloud, flowers, grass, hill, house, jug, leaves, sky, sun, tree } from "../country";
import { bird } from "../creatures";
import { person } from "../figures";
import type { Head } from "../heads";
import {
  AMBER,
  BARK,
  BLUE,
  CREAM,
  FOX,
  GOLD,
  GREEN,
  INK,
  LEAF,
  PALE,
  PINE,
  PLUM,
  RED,
  ROSE,
  SKY,
  SNOW,
  STONE,
  STRAW,
  TAN,
  TEAL,
  WINE,
  WOOD,
} from "../palette";
import { disc, each, flat, limb, line, moved, polar, repeat, shape, sized, spot, turned, type Drawing } from "../pen";

const tent = (x: number, y: number): Drawing =>
  moved(
    x,
    y,
    shape("M-15 8V-12H15V8Z", CREAM) +
      shape("M-5 8V-14H5V8Z", RED) +
      shape("M-17-11 0-28 17-11Q12.7-6.5 8.5-11 4.2-6.5 0-11-4.2-6.5-8.5-11-12.7-6.5-17-11Z", WINE) +
      line("M0-28V-35") +
      shape("M0-35 8-33 0-30.5Z", GOLD),
  );

/** I: the juggler at the fair, a bird on his hand. */
export const juggler: Drawing =
  sky("morning") +
  cloud(80, 22, 0.8) +
  hill("M4 70Q30 58 52 66T96 60", LEAF, "M60 66Q78 60 92 62") +
  tent(24, 74) +
  hill("M4 80Q50 72 96 80", GREEN, "M30 82Q42 78 52 80M70 81Q80 80 90 83") +
  person(
    57,
    61.5,
    {
      coat: RED,
      sleeve: GOLD,
      hat: "felt",
      hatColour: PINE,
      look: 1,
      back: [-11, -8, -14, -16],
      front: [11, -8, 15, -16],
      trousers: BLUE,
      legs: [-4, 9, -3, 19, 9, 4, 14, 11],
      mouth: "laugh",
      moustache: BARK,
    },
    1.2,
  ) +
  repeat(6, (i) => {
    const [x, y] = polar(57, 41, 29, -88 + i * 28);
    return disc(x, y, 3.4, [GOLD, RED, TEAL][i % 3] ?? RED);
  }) +
  bird(79, 39, 1.1) +
  grass("38 84, 84 85");

/** II: the couple that dances under the lime tree. */
export const dance: Drawing =
  sky("morning") +
  hill("M4 62Q24 50 50 60T96 54", LEAF, "M10 66Q26 58 42 64M62 64Q78 58 92 60") +
  church(16, 58, 0.8) +
  tree(82, 68, 2.1, PINE) +
  bunting("M32 18Q58 34 94 10", "42 22.5, 53 25, 64 24.5, 75 21, 86 15") +
  hill("M4 76Q50 68 96 76", GREEN, "M14 80Q28 76 38 78M74 79Q84 78 92 81") +
  person(
    39,
    62,
    {
      coat: WINE,
      hat: "braids",
      hair: GOLD,
      mouth: "laugh",
      look: 1,
      lean: -6,
      back: [-11, -9, -11, 0],
      front: [9, -14, 13, -20],
      skirt: RED,
      apron: CREAM,
      swing: -5,
    },
    1.15,
  ) +
  person(
    66,
    62,
    {
      coat: BLUE,
      hat: "felt",
      hair: FOX,
      moustache: FOX,
      eyes: "closed",
      look: -1,
      lean: 6,
      back: [-8, -14, -12, -20],
      front: [13, -8, 5, -3],
      trousers: STRAW,
      legs: [-6, 8, -10, 15, 3, 9, 3, 19],
    },
    1.15,
  ) +
  flowers("12 82, 20 85, 84 84, 90 80, 54 85");

const ACCORDION =
  shape("M-14-12-8-13V-1L-14 0ZM14-12 8-13V-1L14 0Z", WINE) +
  shape("M-8-12-5.3-14-2.7-12 0-14 2.7-12 5.3-14 8-12V-2L5.3 0 2.7-2 0 0-2.7-2-5.3 0-8-2Z", CREAM) +
  line("M-5.3-13V-1M-2.7-12V-2M0-13V-1M2.7-12V-2M5.3-13V-1") +
  line("M-11-10V-3M11-10V-3", GOLD, 1.4);

const BASS =
  line("M0-52V-20", BARK, 3.4) +
  shape("M0-34C9-35 9-26 6-22 5-19 6-18 8-16 13-9 10 0 0 0-10 0-13-9-8-16-6-18-5-19-6-22-9-26-9-35 0-34Z", AMBER) +
  line("M-1.2-50V-8M1.2-50V-8", CREAM, 0.7) +
  line("M-4-19q-2 4 0 7M4-19q2 4 0 7") +
  shape("M-3-8H3V-6H-3Z", BARK) +
  disc(0, -53, 2.4, BARK);

/** IX: the village musicians. */
export const musicians: Drawing =
  sky("noon") +
  sun(60, 20, 7, AMBER) +
  hill("M4 58Q30 44 56 56T96 46", LEAF, "M12 60Q28 50 44 56M66 56Q80 48 92 50") +
  house(80, 58, 1.05, { roof: WINE }) +
  hill("M4 74Q50 66 96 74", GREEN, "M46 76Q54 72 62 75") +
  person(
    33,
    64,
    {
      coat: BLUE,
      hat: "fur",
      look: 1,
      back: [-15, -6, -13, -4],
      front: [15, -6, 13, -4],
      trousers: BARK,
      beard: BARK,
      skin: TAN,
      mouth: "laugh",
      holds: ACCORDION,
    },
    1.15,
  ) +
  moved(63, 86, turned(8, 0, 0, BASS)) +
  person(
    77,
    64,
    {
      coat: RED,
      hat: "felt",
      look: -1,
      lean: -4,
      hair: STONE,
      moustache: STONE,
      eyes: "closed",
      mouth: "song",
      back: [-9, -13, -8, -17],
      front: [5, -3, -8, -3],
      trousers: STRAW,
    },
    1.15,
  ) +
  line("M53 66 75 61", CREAM, 1.6) +
  flowers("14 82, 20 85, 90 84, 48 84");

/** Who sits at the table: on the left, or mirrored on the right. */
const guest = (x: number, way: 1 | -1, who: Head & { coat: string }): Drawing =>
  sized(
    x,
    69,
    way,
    person(
      0,
      0,
      { ...who, look: 1, lean: 5, back: [4, -5, 11, -4], front: [6, -8, 13, -13], legs: [9, 0, 9, 12, 9, 1, 11, 13] },
      1.1,
    ),
  );

/** XIV: wine before the inn, under the vine. */
export const inn: Drawing =
  sky("afternoon") +
  shape("M58 42V12H84V42Z", BARK) +
  flat("M60 14H70V27H60ZM72 14H82V27H72ZM60 29H70V40H60ZM72 29H82V40H72Z", SKY) +
  shape("M56 42H86V46H56Z", WOOD) +
  each("61 41, 66 40, 71 41, 76 40, 81 41", (x, y, i) => disc(x, y, 2.2, i % 2 ? CREAM : RED)) +
  shape("M4 80Q50 74 96 80V92H4Z", LEAF) +
  line("M40 36Q42 16 56 10T96 8", BARK, 2.4) +
  leaves("42 26, 48 18, 52 14, 60 12, 70 11, 80 11, 90 10", GREEN) +
  line("M49 13V22", BARK) +
  shape("M45 34 44 25 49 21 54 25 53 34Z", GOLD) +
  line("M49 21V34M44 25H54") +
  guest(25, 1, { coat: RED, hat: "fur", beard: SNOW, mouth: "song", eyes: "closed" }) +
  guest(75, -1, { coat: PINE, hat: "bare", hair: FOX, moustache: FOX, skin: PALE, mouth: "laugh", glasses: true }) +
  shape("M29 68H71V72H29Z", WOOD) +
  line("M34 72 31 86M66 72 69 86", BARK, 2.6) +
  jug(50, 68, AMBER) +
  each("40.5 56, 59.5 56", (x, y) => shape(`M${x - 2.5} ${y - 4}H${x + 2.5}L${x + 1.7} ${y + 3}H${x - 1.7}Z`, WINE)) +
  flat("M56 67Q60 62 65 67Z", GOLD);

/** XVII: bride and groom under the arch of flowers. */
export const wedding: Drawing =
  sky("evening") +
  hill("M4 56Q26 46 50 58T96 44", LEAF, "M66 58Q80 48 92 50M10 60Q22 52 34 56") +
  church(74, 42, 0.8, WINE, GOLD) +
  hill("M4 76Q50 70 96 76", GREEN) +
  limb("M17 88V66C17 40 34 36 50 36S83 40 83 66V88", PINE, 3.6) +
  repeat(15, (i) => {
    const [x, y] = polar(50, 69, 33, -105 + i * 15);
    return disc(x, y, i % 2 ? 2.6 : 3.3, [RED, CREAM, ROSE][i % 3] ?? RED);
  }) +
  person(
    40,
    65.5,
    {
      coat: INK,
      sleeve: INK,
      hat: "felt",
      hatColour: BARK,
      moustache: BARK,
      skin: TAN,
      look: 1,
      back: [-8, -7, -6, 0],
      front: [8, -6, 9, -4],
      trousers: PLUM,
    },
    1,
  ) +
  person(
    61,
    65.5,
    {
      coat: CREAM,
      hat: "wreath",
      hair: AMBER,
      eyes: "closed",
      look: -1,
      back: [-8, -6, -9, -4],
      front: [7, -6, -2, -5],
      skirt: SNOW,
      apron: STRAW,
    },
    1,
  ) +
  each("56.5 60, 59.5 58.5, 59 62", (x, y, i) => disc(x, y, 2, i % 2 ? GOLD : RED)) +
  each("24 84, 30 82, 70 83, 76 85, 48 85", (x, y, i) => spot(x, y, 1.3, i % 2 ? CREAM : RED));
