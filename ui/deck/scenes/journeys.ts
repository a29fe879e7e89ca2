/** Out of the village: the boat, the hunters, the winter, the castle, the mountain, the moon. */

import { church, cloud, flowers, grass, hill, peak, sky, spruce, tree } from "../country";
import { dog, goldhorn, horse, stag } from "../creatures";
import { person } from "../figures";
import { glow } from "../light";
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
  SLATE,
  SNOW,
  STONE,
  STRAW,
  TAN,
  TEAL,
  WINE,
  WOOD,
} from "../palette";
import { disc, each, flat, limb, line, moved, num, polar, repeat, shape, sized, spot, type Drawing } from "../pen";

const stars = (points: string): Drawing =>
  each(points, (x, y, i) =>
    i % 3 ? spot(x, y, 0.9, CREAM) : flat(`M${x} ${y - 3}l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8Z`, GOLD),
  );

/** VI: the boat to the church in the lake. */
export const boat: Drawing =
  sky("noon") +
  peak(46, 48, 46, 26, STONE) +
  peak(82, 48, 50, 36, SLATE) +
  hill("M4 46Q18 36 34 46T64 46 96 42", PINE) +
  shape("M4 50H96V92H4Z", TEAL) +
  shape("M30 56Q52 44 76 56Z", GREEN) +
  church(50, 52, 0.9) +
  tree(39, 54, 0.6, PINE) +
  tree(70, 55, 0.5, PINE) +
  line("M40 59h10m6 0h12M10 58q5-3 10 0t10 0M66 63q4-2 8 0M8 87q5-3 10 0M84 87q4-2 8 0", SNOW, 1.2) +
  person(
    22,
    74,
    {
      coat: WINE,
      hat: "scarf",
      hatColour: CREAM,
      mouth: "laugh",
      look: 1,
      back: [-7, -5, -3, -2],
      front: [9, -7, 12, -2],
      legs: null,
    },
    0.95,
  ) +
  person(
    42,
    74,
    {
      coat: PINE,
      hat: "straw",
      glasses: true,
      look: -1,
      back: [-9, -7, -12, -2],
      front: [7, -5, 3, -2],
      beard: BARK,
      legs: null,
    },
    0.95,
  ) +
  person(
    78,
    58,
    {
      coat: RED,
      hat: "felt",
      moustache: BARK,
      skin: TAN,
      look: -1,
      lean: -7,
      back: [-9, -9, -12, -12],
      front: [-2, -6, -11, -3],
      trousers: CREAM,
      behind: line("M-13-20-9 34", WOOD, 2),
    },
    1.05,
  ) +
  shape("M12 73Q10 69 7 66 22 73 50 73 80 73 94 63 92 78 80 84H22Q14 82 12 73Z", WOOD) +
  line("M15 77.5Q50 80 89 74", BARK, 1.6) +
  shape("M70 84 68 92H73L74 84Z", WOOD);

/** XVI: the hunter, his dog, and the stag that has heard them. */
export const hunter: Drawing =
  sky("evening") +
  hill("M4 54Q28 42 50 50T96 40", TEAL) +
  spruce(57, 58, 1.1) +
  spruce(49, 58, 0.8) +
  hill("M4 68Q40 66 60 58T96 56", LEAF, "M60 64Q78 58 92 60M66 70Q80 66 92 66") +
  stag(70, 64, 1.05) +
  hill("M4 78Q40 72 96 82", GREEN, "M56 80Q70 78 82 82") +
  person(
    25,
    65.5,
    {
      coat: PINE,
      sleeve: PINE,
      hat: "felt",
      hatColour: BARK,
      look: 1,
      back: [-9, -8, -2, -5],
      front: [13, -8, 9, -17],
      trousers: BARK,
      beard: AMBER,
      behind: line("M-11 6 3-26", BARK, 2.6),
    },
    1.05,
  ) +
  limb("M32 49C34 54 45 54 45 46", GOLD, 1.8) +
  shape("M42.5 47 40.5 38H50L47.5 47Z", GOLD) +
  dog(56, 86, 1, CREAM) +
  grass("12 86, 72 85, 86 87") +
  flowers("80 87, 40 87", [CREAM, RED]);

const BARE = line("M0 0Q1-12 0-22M0-10-8-19M-4-14-4-20M0-14 8-24M4-19 5-26M0-18-5-27M8-24 12-25", BARK, 2);

/** XVIII: the sleigh in the snow. */
export const winter: Drawing =
  sky("evening") +
  hill("M4 52Q26 38 46 50T96 40", SNOW, "M12 54Q26 44 38 50M62 52Q80 42 92 44", STONE) +
  church(76, 46, 0.75, WINE, GOLD) +
  each(
    "14 54, 22 56, 92 52",
    (x, y) =>
      spruce(x, y, 0.9) + sized(x, y, 0.9, flat("M0-23.5 2.5-18 0-19-2.5-18ZM-5-9-3-13 0-11 3-13 5-9 0-10.5Z", SNOW)),
  ) +
  hill("M4 66Q46 58 96 64", SNOW, "M56 66Q70 62 84 66", STONE) +
  moved(58, 66, BARE) +
  hill("M4 80Q50 74 96 78", SNOW, "M50 84q10-3 20 0M14 88q8-2 14 0", STONE) +
  person(
    24,
    70,
    {
      coat: RED,
      sleeve: RED,
      mouth: "laugh",
      hat: "scarf",
      hatColour: PLUM,
      look: 1,
      back: [-6, -6, 0, -4],
      front: [7, -6, 4, -3],
      legs: null,
    },
    0.95,
  ) +
  person(
    38,
    70,
    {
      coat: BARK,
      sleeve: BARK,
      hat: "fur",
      hatColour: WOOD,
      look: 1,
      beard: SNOW,
      back: [7, -6, 12, -6],
      front: [9, -6, 14, -5],
      legs: null,
    },
    1,
  ) +
  shape("M10 62C10 58 16 58 16 64L18 70H44C50 70 52 66 50 62 58 64 56 78 46 78H20C12 78 10 70 10 62Z", WINE) +
  line("M18 74H44", GOLD, 1.6) +
  line("M22 78V83M42 78V83", BARK, 2) +
  line("M10 83H52Q59 83 58 76", INK, 2.2) +
  horse(69, 85, 0.85, STONE, INK) +
  line("M52 65Q64 58 80 62", INK, 0.9) +
  line("M60 71q9 4 16-6", RED, 2.2) +
  each("62 12, 72 24, 84 16, 60 34, 90 32, 46 40, 80 8, 12 40, 30 44", (x, y) => spot(x, y, 1.3, SNOW));

const tower = (x: number, y: number, width: number, height: number, roof: string): Drawing =>
  moved(
    x,
    y,
    shape(`M${-width / 2} 0V${-height}H${width / 2}V0Z`, CREAM) +
      shape(`M${-width / 2 - 2} ${-height}L0 ${-height - width * 1.3} ${width / 2 + 2} ${-height}Z`, roof) +
      flat(`M-1.5 ${-height + 9}V${-height + 5}Q0 ${-height + 3} 1.5 ${-height + 5}V${-height + 9}Z`, GOLD) +
      flat(`M${-width / 2} 0V${-height}H${num(-width / 5)}V0Z`, SHADE),
  );

/** XIX: the castle on its rock. */
export const castle: Drawing =
  sky("evening") +
  cloud(16, 46, 0.6) +
  hill("M4 64Q30 52 52 62T96 56", TEAL) +
  hill("M4 70Q16 62 30 66T96 66", LEAF, "M8 74Q18 68 28 70") +
  shape("M30 86C34 76 36 66 42 62L48 56H86C90 64 92 74 96 78V92H30Z", STONE) +
  line("M44 66l4 6-3 6M58 62l-3 8 5 4M84 62l2 8-4 6M70 78l6 4M40 80l5 4", SLATE) +
  tower(50, 58, 11, 26, WINE) +
  tower(84, 58, 12, 30, WINE) +
  shape("M54 60V40H57V37H60V40H64V37H67V40H71V37H74V40H78V60Z", CREAM) +
  tower(67, 38, 10, 12, RED) +
  line("M50 18V10M84 12.5V7M67 13V7") +
  shape("M67 7 57 9.5 67 12ZM84 7 93 9 84 11.5Z", GOLD) +
  shape("M61 60V52C61 46 73 46 73 52V60Z", BARK) +
  line("M64 48V60M67 47V60M70 48V60M61 54H73", INK, 0.8) +
  shape("M61 60H73C70 68 48 70 54 78 58 84 66 86 64 92H46C48 84 42 82 42 76 42 66 58 68 61 60Z", STRAW) +
  spruce(14, 82, 1.2) +
  spruce(92, 86, 0.9) +
  person(
    24,
    66,
    {
      coat: SLATE,
      sleeve: SLATE,
      hat: "felt",
      hatColour: RED,
      skin: TAN,
      mouth: "calm",
      look: 1,
      back: [-8, -6, -2, -2],
      front: [11, -8, 10, -6],
      trousers: RED,
      beard: BARK,
      behind: line("M11 20V-26", WOOD, 1.8) + shape("M11-33 13-27C19-29 19-19 13-20V-17H9V-27Z", STONE),
    },
    1.02,
  ) +
  grass("12 88, 78 87, 38 88");

/** XX: the chamois with the golden horns before the three-headed mountain. */
export const mountain: Drawing =
  sky("evening") +
  stars("46 12, 56 18, 84 12, 90 24, 70 10, 76 20, 50 28, 14 42, 42 38, 92 38") +
  flat("M6 60Q50 40 94 60V70H6Z", ROSE) +
  shape("M4 70 26 48 36 54 48 36 54 40 64 22 72 34 77 30 90 50 96 54V72H4Z", STONE) +
  flat("M4 70 26 48 36 54 48 36 54 40 64 22 60 44 50 56 40 70Z", SHADE) +
  flat("M48 38 42 48 46 47 48 52 52 46 55 50 58 44 62 54 66 46 70 52 74 46 80 50 77 32 72 36 64 24 55 42Z", "#ffe3d2") +
  flat("M26 50 20 58 26 56 30 60 34 55Z", SNOW) +
  line("M64 24 62 40M48 38 49 46M77 32 78 44") +
  hill("M4 70Q20 62 36 68T96 64", PINE, "M64 72Q78 66 92 68", "#fff2") +
  spruce(10, 74, 0.9) +
  spruce(90, 72, 0.9) +
  shape("M14 92 20 80 34 76 56 77 62 84 74 92Z", SLATE) +
  line("M28 80l3 6M48 80l-2 6M40 84v4", INK) +
  goldhorn(40, 79, 1.05) +
  shape("M70 92Q74 80 96 82V92Z", GREEN) +
  each("74 83, 80 80, 86 83, 91 79, 12 84, 18 88, 81 87", (x, y) => disc(x, y, 2, RED));

/** XXI: the moon over the roofs. */
export const moon: Drawing =
  sky("night") +
  stars("50 12, 14 44, 88 12, 92 40, 24 52, 90 26, 46 22, 26 40, 84 54, 12 58, 36 46") +
  repeat(16, (i) => {
    const [x, y] = polar(64, 38, 29, i * 22.5);
    return spot(x, y, 1.1, GOLD);
  }) +
  glow(64, 38, 44) +
  disc(64, 38, 24, GOLD) +
  flat("M60 14.4A24 24 0 0 0 60 61.6 38 38 0 0 1 60 14.4Z", AMBER) +
  line("M52 33q4-4 8 0M70 33q4-4 8 0M66 34q4 6 2 9-2 2-4 1M57 49q8 7 17 0") +
  flat("M54 36q2.5-2.5 5 0-2.5 2.5-5 0ZM71.5 36q2.5-2.5 5 0-2.5 2.5-5 0Z", INK) +
  spot(54, 44, 3.2, ROSE) +
  spot(77, 44, 3.2, ROSE) +
  hill("M4 70Q30 56 56 68T96 60", BLUE) +
  shape("M8 92V72L22 58 36 72V92Z", SLATE) +
  shape("M4 72 22 54 40 72 37 75 22 60 7 75Z", WINE) +
  shape("M64 92V76L80 62 96 76V92Z", SLATE) +
  shape("M60 76 80 57 100 76 97 79 80 63 63 79Z", WINE) +
  shape("M36 92V80H64V92Z", SLATE) +
  shape("M32 82 40 70H60L68 82Z", BARK) +
  line("M36 76H64M46 70V76M54 76V82") +
  flat("M18 74H22V80H18ZM23.5 74H27.5V80H23.5ZM76 77H80V83H76ZM81.5 77H85.5V83H81.5Z", GOLD) +
  shape("M58 62H64V70H58Z", BARK) +
  shape(
    "M42 70C41 66 43 62 46 61L46 57 48 59H50L52 57V62C52 64 51 65 50 65 52 67 52 69 51 70ZM43 69Q38 70 38 64",
    INK,
  ) +
  spot(48, 61, 0.6, GOLD) +
  spot(50.5, 61, 0.6, GOLD);
