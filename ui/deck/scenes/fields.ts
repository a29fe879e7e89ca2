/** Field and meadow: the shepherd, the bee-hives, the hayrack, the vineyard, the harvest. */

import { cloud, flowers, grapes, grass, hill, house, leaves, sky, spruce, sun, tree } from "../country";
import { bee, dog, sheep } from "../creatures";
import { person } from "../figures";
import {
  AMBER,
  BARK,
  BLUE,
  CREAM,
  GOLD,
  GREEN,
  INK,
  LEAF,
  PINE,
  PLUM,
  RED,
  ROSE,
  SHADE,
  SNOW,
  STONE,
  STRAW,
  TAN,
  TEAL,
  WINE,
  WOOD,
} from "../palette";
import { disc, each, flat, limb, line, moved, repeat, shape, sized, spot, type Drawing } from "../pen";

/** III: the shepherd pipes to his flock. */
export const shepherd: Drawing =
  sky("morning") +
  cloud(54, 18, 0.9) +
  cloud(84, 30, 0.6) +
  hill("M4 54 24 40 38 52 58 34 78 54 96 44", TEAL, "M58 38 52 50M60 40 66 50M24 44 20 52") +
  hill("M4 64Q30 52 56 62T96 56", LEAF, "M10 68Q24 60 36 64M40 72Q56 64 72 70") +
  spruce(12, 64, 1.1) +
  spruce(21, 62, 0.8) +
  sheep(48, 64, 0.75) +
  hill("M4 80Q50 70 96 78", GREEN, "M34 82Q50 76 64 80") +
  limb("M80 88V38C80 31 88 31 88 37", WOOD, 1.4) +
  shape("M54 86C53 76 58 70 66 69 74 69 78 78 77 86Z", STONE) +
  flat("M54 86C53 76 58 70 63 69.4 60 76 60 82 62 86Z", SHADE) +
  person(
    66,
    68,
    {
      coat: BARK,
      hat: "felt",
      hatColour: PINE,
      look: -1,
      back: [-13, -8, -9, -16],
      front: [4, -8, -5, -16],
      trousers: STRAW,
      legs: [-8, 2, -9, 14, -3, 3, -2, 15],
      ground: 15,
      skin: TAN,
      eyes: "closed",
      beard: SNOW,
    },
    1.2,
  ) +
  line("M62 49 50 51.5", AMBER, 2.2) +
  sheep(22, 84, 1.25) +
  dog(47, 87, 0.85, AMBER) +
  flowers("12 86, 58 86, 74 87");

const HIVE_MOTIFS = [
  shape("M0 3C-4 0-4-3-2-3-1-3 0-2 0-1 0-2 1-3 2-3 4-3 4 0 0 3Z", RED),
  shape("M0-4 1-1 4 0 1 1 0 4-1 1-4 0-1-1Z", GOLD),
  disc(0, 0, 2, WINE) + line("M0-4V-2.5M0 4V2.5M-4 0H-2.5M4 0H2.5", WINE, 1.6),
  shape("M-4 3V-1L0-4 4-1V3Z", CREAM),
];

/** IIII: the bee-hives with their painted boards. */
export const beehives: Drawing =
  sky("morning") +
  sun(84, 20, 7) +
  hill("M4 60Q40 46 96 58", LEAF, "M64 58Q78 54 92 58") +
  tree(12, 66, 1.5, PINE) +
  hill("M4 78Q50 70 96 78", GREEN, "M72 80Q80 78 90 82") +
  shape("M16 82V46H64V82Z", BARK) +
  repeat(12, (i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    const ground = [TEAL, STRAW, LEAF, ROSE, SNOW][(i * 3 + row) % 5] ?? STRAW;
    return moved(
      22.5 + column * 11.7,
      53.5 + row * 10.6,
      shape("M-4.7-4.2H4.7V4.2H-4.7Z", ground) + (HIVE_MOTIFS[(i + row) % 4] ?? "") + flat("M-2.5 4.2h5v1.6h-5Z", INK),
    );
  }) +
  shape("M10 48 20 35H60L70 48Z", RED) +
  line("M22 39H58M18 43.5H62M30 36V39M46 36V39M38 39V43.5M26 43.5V48M52 43.5V48") +
  line("M18 82V86M62 82V86", BARK, 3) +
  person(
    81,
    65,
    {
      coat: PINE,
      hat: "straw",
      look: -1,
      back: [-9, -8, -7, -2],
      front: [10, -6, 3, -2],
      trousers: BLUE,
      hair: SNOW,
      moustache: SNOW,
      glasses: true,
      holds: shape("M-9-1C-11-13 7-13 5-1Z", STRAW) + line("M-8.7-4.5H4.8M-7-8H3", AMBER) + spot(-2, -2.5, 1.3, INK),
    },
    1.05,
  ) +
  bee(66, 30, 20) +
  bee(70, 41, -30) +
  bee(48, 24, 10) +
  bee(56, 16, -20) +
  flowers("72 86, 92 84, 10 84");

/** V: the hayrack, full, and the woman with the rake. */
export const hayrack: Drawing =
  sky("morning") +
  cloud(44, 18, 0.8) +
  hill("M4 52 30 42 46 54 70 36 96 54", TEAL) +
  hill("M4 62Q40 52 96 62", LEAF) +
  shape("M40 80V44H84V80Z", STRAW) +
  each("43 46, 43 54, 43 62, 43 70, 65 46, 65 54, 65 62, 65 70", (x, y) =>
    line(`M${x} ${y}l1.5 5 1.5-5 2 6 2-6 2 5 2-5 2 6 2-6 1.5 5 1.5-5`, AMBER, 1),
  ) +
  line("M36 52H88M36 60H88M36 68H88M36 76H88", BARK, 1.6) +
  repeat(3, (i) => limb(`M${40 + i * 22} 86V36`, WOOD, 2.4)) +
  shape("M30 40 42 22H82L94 40Q62 44 30 40Z", RED) +
  line("M39 27H85M36 32H88M33 37H91M52 22 48 40M62 22V41M72 22 76 40") +
  hill("M4 82Q50 76 96 84", GREEN, "M40 86Q60 80 84 86") +
  person(
    22,
    64,
    {
      coat: RED,
      hat: "scarf",
      hatColour: CREAM,
      mouth: "laugh",
      look: 1,
      lean: 8,
      back: [-4, -4, 3, -8],
      front: [11, -6, 11, 0],
      skirt: BLUE,
      apron: CREAM,
      behind:
        line("M-6-18 24 18", WOOD, 2) + line("M19 21 29 15M19 21l1 4M22.3 19l1 4M25.6 17l1 4M29 15l1 4", BARK, 1.6),
    },
    1.12,
  ) +
  sized(46, 86, 1, shape("M-9 3C-9-8 9-8 9 3Z", STRAW) + line("M-4 1q0-5 2-6M2 1q1-4 0-6", AMBER));

/** The rattle that frightens the birds. */
const KLOPOTEC =
  limb("M0 0V-38M-7-31V-26M7-31V-26M-7-31H7", WOOD, 1.8) +
  repeat(
    4,
    (i) =>
      `<g transform="translate(0 -38)rotate(${i * 90 + 20})">${shape("M-1 0-3.5-15H3.5L1 0Z", i % 2 ? RED : CREAM)}</g>`,
  ) +
  disc(0, -38, 2.2, GOLD);

const vine = (x: number, y: number, colour: string): Drawing =>
  limb(`M${x} ${y}V${y - 26}`, WOOD, 1.2) +
  line(`M${x} ${y}q-4-6 0-11t-1-12`, BARK, 2.2) +
  moved(x, y, leaves("-1 -8, 1 -12, -1 -16, 0 -21, 3 -20")) +
  grapes(x - 5, y - 13, colour) +
  grapes(x + 6, y - 9, colour);

/** VIII: the vintage, with the wind rattle on the hill. */
export const vineyard: Drawing =
  sky("noon") +
  hill("M4 60Q34 40 60 50T96 46", LEAF, "M12 64Q30 48 50 54M24 68Q44 56 66 60M60 64Q76 54 92 56") +
  house(22, 52, 0.8, { roof: WINE }) +
  moved(84, 58, KLOPOTEC) +
  hill("M4 74Q46 64 96 70", GREEN, "M30 78Q50 70 66 76") +
  vine(13, 84, PLUM) +
  vine(88, 86, PLUM) +
  person(
    65,
    62.5,
    {
      coat: TEAL,
      hat: "straw",
      look: 1,
      moustache: BARK,
      skin: TAN,
      lean: 5,
      back: [-2, -6, 3, -9],
      front: [11, -8, 13, -4],
      trousers: BARK,
      legs: [-5, 9, -9, 17, 6, 9, 6, 19],
      behind:
        shape("M-16-18H-3L-5 3H-13Z", WOOD) +
        line("M-15.5-13H-3.5M-14-4H-4.5", BARK, 1.4) +
        each("-14 -19.5, -10 -21.5, -6 -20.5, -12 -22.5, -8 -23.5", (x, y) => disc(x, y, 2.2, PLUM)) +
        line("M14-14 12 24", BARK, 1.8),
    },
    1.08,
  ) +
  person(
    35,
    64.5,
    {
      coat: RED,
      hat: "scarf",
      hatColour: CREAM,
      look: -1,
      lean: -14,
      back: [-9, -13, -15, -11],
      front: [2, -4, -5, -1],
      skirt: BLUE,
      apron: CREAM,
    },
    1.02,
  ) +
  shape("M19 76H33L31 85H21Z", AMBER) +
  line("M20 79.5H32", BARK, 0.9) +
  each("22 75.5, 26 74.5, 30 75.5", (x, y) => disc(x, y, 2.2, WINE)) +
  grass("50 86, 78 87, 44 85");

const sheaf = (x: number, y: number, scale: number): Drawing =>
  sized(
    x,
    y,
    scale,
    shape("M-6 0-2.5-10-7-20-3-19-1.5-22 1-19.5 3.5-22 4-19 7.5-19.5 2.5-10 6 0Z", GOLD) +
      line("M-2.5-10H2.5", RED, 2) +
      line("M-2-2 -.5-8M2-2 .5-8M-3-16-1-12M3-16 1-12", AMBER, 0.9),
  );

/** XIII: the corn is cut. */
export const harvest: Drawing =
  sky("afternoon") +
  sun(78, 22, 9) +
  hill("M4 50Q30 40 56 48T96 42", LEAF) +
  spruce(14, 50, 0.7) +
  spruce(90, 48, 0.8) +
  hill("M4 62Q50 50 96 58", GOLD) +
  line(
    repeat(22, (i) => `M${8 + i * 4} ${66 - (i % 2) * 2}v-7m-1.5-2 1.5 2 1.5-2`),
    AMBER,
    1,
  ) +
  hill("M4 74Q50 66 96 74", STRAW, "M10 78l3-3M20 77l3-3M34 84l3-3M60 84l3-3M72 77l3-3M84 78l3-3", AMBER) +
  sheaf(16, 82, 1.1) +
  sheaf(84, 84, 1.2) +
  person(
    46,
    63,
    {
      coat: BLUE,
      hat: "straw",
      skin: TAN,
      moustache: BARK,
      look: 1,
      lean: 10,
      back: [-4, -6, 4.5, -6.5],
      front: [13, -6, 10.5, 2.5],
      trousers: BARK,
      legs: [-6, 9, -8, 18, 6, 8, 6, 18],
      behind: line("M-3-18 21 19", WOOD, 2.2),
    },
    1.15,
  ) +
  shape("M69 84Q56 90 40 84 56 86 66 80Z", SNOW) +
  flowers("28 86, 32 84, 76 86", [RED, BLUE]);
