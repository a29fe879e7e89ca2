/** Trades: the mill, the market, the forge, the fishing, the carter. */

import { barrel, cloud, flowers, hill, house, ground, sky, spruce, sun } from "../country";
import { fish, hen, horse } from "../creatures";
import { person } from "../figures";
import { glow } from "../light";
import {
  AMBER,
  BARK,
  BLUE,
  CREAM,
  DAWN,
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
  SLATE,
  SNOW,
  STONE,
  STRAW,
  TAN,
  TEAL,
  WINE,
  WOOD,
} from "../palette";
import { disc, each, flat, limb, line, num, polar, repeat, ring, shape, spot, to, turned, type Drawing } from "../pen";

const wheel = (x: number, y: number, r: number, spokes: number, colour: string): Drawing =>
  ring(x, y, r, INK, 5) +
  ring(x, y, r, colour, 2.8) +
  line(
    Array.from({ length: spokes }, (_, i) => `M${num(x)} ${num(y)}L${to(polar(x, y, r, (i * 360) / spokes))}`).join(""),
    INK,
    1.8,
  ) +
  disc(x, y, 2.4, colour);

/** VII: the mill by the stream. */
export const mill: Drawing =
  sky("noon") +
  cloud(82, 20, 0.7) +
  hill("M4 56Q30 42 52 52T96 48", LEAF, "M10 60Q24 50 38 54") +
  hill("M4 72Q50 62 96 68", GREEN) +
  shape("M48 74V40H90V74Z", CREAM) +
  shape("M44 42 56 22H84L94 42Z", WINE) +
  line("M52 30H88M49 35H91M46.5 39.5H92M64 23V30M76 30V35M60 35V40") +
  flat("M74 74V58Q79 54 84 58V74Z", BARK) +
  shape("M72 44H82V52H72Z", BARK) +
  shape("M4 78Q30 72 48 80T96 78V92H4Z", TEAL) +
  line("M10 84q5-3 10 0t10 0M56 85q5-3 10 0t10 0M80 83q4-2 8 0", SNOW, 1.2) +
  wheel(52, 66, 15, 8, WOOD) +
  repeat(8, (i) => {
    const [x, y] = polar(52, 66, 18, i * 45 + 22);
    return disc(x, y, 1.8, BARK);
  }) +
  line("M34 48H52L40 51", BARK, 2.6) +
  line("M38 52q-4 10-3 28", SNOW, 2.4) +
  person(
    22,
    65,
    {
      coat: SNOW,
      hat: "bare",
      hatColour: STONE,
      skin: PALE,
      mouth: "calm",
      look: 1,
      lean: 5,
      back: [-8, -14, -2, -20],
      front: [13, -15, 6, -26],
      trousers: STONE,
      beard: SNOW,
      behind:
        shape("M-15-20C-16-29 2-30 4-24 5-18-3-15-7-16-11-15-14-16-15-20Z", STRAW) +
        line("M-15-27l-3-2M-14-24H-10", BARK),
    },
    1.05,
  );

const heap = (x: number, y: number, colour: string): Drawing =>
  each("-4 0, 0 0, 4 0, -2 -3.5, 2 -3.5, 0 -6.5", (dx, dy) => disc(x + dx, y + dy, 2.3, colour)) +
  shape(`M${x - 8} ${y + 1}H${x + 8}L${x + 6} ${y + 7}H${x - 6}Z`, WOOD);

/** Some of the five stripes of the awning over the stall. */
function awning(first: number, stripes: number): string {
  const scallops = Array.from({ length: stripes }, () => "q-6.6 5-13.2 0").join("");
  return `M${28 + first * 9} 4H${28 + (first + stripes) * 9}L${num(17 + (first + stripes) * 13.2)} 23${scallops}Z`;
}

/** X: apples, pears and a hen at the market. */
export const market: Drawing =
  sky("noon") +
  house(14, 66, 1.3, { roof: WINE, wall: ROSE }) +
  house(86, 64, 1.4, { roof: PINE, wall: STRAW }) +
  shape("M4 66H96V92H4Z", STONE) +
  line("M6 82h12m8 4h10m32-2h12m6-4h8", SLATE, 1.2) +
  limb("M24 80V20M76 80V20", WOOD, 1.8) +
  person(
    50,
    62,
    {
      coat: WINE,
      hat: "bonnet",
      hair: FOX,
      mouth: "laugh",
      look: 0,
      back: [-13, -10, -15, -15],
      front: [12, -4, 14, 0],
      skirt: PINE,
      behind: disc(-16, -18, 2.6, RED) + line("M-16-20.5l1-2", PINE),
    },
    1.15,
  ) +
  shape(awning(0, 5), CREAM) +
  repeat(3, (i) => shape(awning(i * 2, 1), RED)) +
  shape("M16 70H84V76H16Z", WOOD) +
  shape("M18 76H82V86H18Z", BLUE) +
  line("M24 81l4-3 4 3-4 3ZM40 81l4-3 4 3-4 3ZM56 81l4-3 4 3-4 3ZM70 81l4-3 4 3-4 3Z", CREAM) +
  heap(28, 63, RED) +
  heap(72, 63, GOLD) +
  hen(50, 70);

/** XI: the smith at his anvil. */
export const smith: Drawing =
  ground(BARK) +
  line("M6 30H20M24 30H44M48 30H94M6 46H34M38 46H60M20 38H40M6 54H14M24 14H52M34 22H50", INK, 0.9) +
  shape("M58 78V36L52 22V6H94V78Z", SLATE) +
  line(
    "M58 42H94M58 50H66M86 50H94M58 60H64M88 60H94M56 24H94M54 14H94M76 24V36M66 14V24M84 14V24M70 36V42M88 36V42",
    INK,
  ) +
  glow(75, 60, 42) +
  shape("M64 76V56C64 44 88 44 88 56V76Z", INK) +
  shape("M66 76C62 64 70 62 70 52 76 56 76 62 78 64 80 62 80 58 84 54 86 62 90 68 86 76Z", RED) +
  flat("M70 76C68 68 73 66 74 60 78 66 80 66 82 63 84 70 84 72 82 76Z", GOLD) +
  shape("M4 78H96V92H4Z", WINE) +
  shape("M46 86V78H40L42 74H60V80L56 86Z", BARK) +
  shape("M38 66H66C66 70 60 71 58 72V76H46V72C42 72 38 70 38 66Z", STONE) +
  line("M48 65H62", GOLD, 2.6) +
  person(
    30,
    63,
    {
      coat: CREAM,
      sleeve: CREAM,
      hat: "bare",
      hatColour: INK,
      skin: TAN,
      look: 1,
      beard: INK,
      lean: 8,
      back: [5, -5, 10, -3],
      front: [13, -18, 6, -26],
      trousers: BLUE,
      legs: [-6, 9, -6, 18, 5, 9, 6, 18],
      holds:
        shape("M-4.5-11H4.5L6 6Q0 9-6 6Z", AMBER) +
        line("M6-26 12-36", WOOD, 2.2) +
        shape("M6-39 16-43 18-37 8-33Z", SLATE),
    },
    1.12,
  ) +
  line("M40 61 52 65M41 64 52 64", INK, 1.6) +
  line("M56 62l-3-8M60 61l2-9M64 63l5-5M50 62l-6-5", GOLD, 1.2) +
  each("52 51, 63 49, 71 56, 42 55, 58 46", (x, y) => spot(x, y, 1, GOLD));

/** XII: the angler on the bank, and what he will not catch. */
export const angler: Drawing =
  sky("afternoon") +
  hill("M4 48Q30 34 54 46T96 38", LEAF, "M12 50Q28 42 44 48") +
  cloud(66, 20, 0.9) +
  spruce(88, 44, 0.9) +
  shape("M4 56C14 46 24 46 32 56H36C44 44 60 44 66 56H96V48H4Z", STONE) +
  line("M8 51l3 2M34 50V55M66 50l-3 4M48 48v-1M20 49v-1M76 52h6M86 52h6", SLATE) +
  shape("M4 48H70V44H4Z", STONE) +
  shape("M4 58H96V92H4Z", TEAL) +
  line("M10 64q5-3 10 0t10 0M14 76q5-3 10 0M44 68q4-2 8 0t8 0M24 84q5-3 10 0t10 0", SNOW, 1.2) +
  shape("M56 92C56 76 70 70 96 70V92Z", GREEN) +
  person(
    76,
    68,
    {
      coat: PLUM,
      hat: "straw",
      eyes: "wink",
      mouth: "calm",
      hair: STONE,
      ground: 12,
      look: -1,
      lean: -4,
      back: [-9, -6, -11, -9],
      front: [-2, -4, -9, -7],
      trousers: STRAW,
      legs: [-11, -1, -11, 9, -8, 0, -8, 11],
    },
    1.12,
  ) +
  line("M69 60 44 36", WOOD, 1.8) +
  line("M44 36V69", INK, 0.7) +
  disc(44, 70, 1.9, RED) +
  turned(-14, 20, 68, fish(20, 68, 1.15)) +
  line("M9 82q12-5 26 0M10 70l-2-3M31 66l2-3M12 62l-1-2", SNOW, 1.4) +
  line("M90 70V52M86 71V58M94 70V56", PINE, 1.4) +
  line("M90 56V51M86 62V57M94 60V55", BARK, 3) +
  flowers("64 84, 70 87", [GOLD]);

/** XV: the carter brings wine. */
export const carter: Drawing =
  sky("afternoon") +
  sun(64, 22, 8, AMBER) +
  hill("M4 56Q26 40 50 54T96 44", LEAF, "M12 58Q26 48 42 56M62 56Q78 46 92 50") +
  spruce(88, 54, 1.1) +
  spruce(80, 56, 0.8) +
  hill("M4 76Q50 68 96 74", GREEN) +
  shape("M4 84Q50 78 96 82V92H4Z", DAWN) +
  line("M50 70H70", BARK, 2) +
  barrel(17, 60, 1.1) +
  person(
    38,
    62,
    {
      coat: BLUE,
      hat: "cap",
      hatColour: WINE,
      mouth: "song",
      look: 1,
      ground: 6,
      back: [8, -6, 12, -4],
      front: [10, -10, 14, -14],
      trousers: WINE,
      legs: [8, -1, 9, 9, 9, 0, 11, 10],
      beard: BARK,
    },
    1,
  ) +
  line("M52 48Q66 30 86 36", BARK, 1.2) +
  shape("M6 66H50L46 73H8Z", RED) +
  line("M12 69.5H42", GOLD, 1.6) +
  wheel(17, 77, 8, 8, GOLD) +
  wheel(39, 77, 8, 8, GOLD) +
  horse(68, 85, 0.86, AMBER, BARK) +
  line("M51 55Q66 60 82 58", INK, 0.9);
