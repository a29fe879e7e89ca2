/** The pictures of the taroks, I … XXI and the škis: the upper half of each, x 6 … 94, y 6 … 87. The day passes over them. */

import { shine, type Hour } from "../light";
import type { Drawing } from "../pen";
import { dance, inn, juggler, musicians, wedding } from "./feasts";
import { beehives, harvest, hayrack, shepherd, vineyard } from "./fields";
import { jester } from "./jester";
import { boat, castle, hunter, moon, mountain, winter } from "./journeys";
import { angler, carter, market, mill, smith } from "./work";

const lit = (hour: Hour, ...pictures: Drawing[]): Drawing[] => pictures.map((picture) => picture + shine(hour));

export const TAROKS: readonly Drawing[] = [
  ...lit("morning", juggler, dance, shepherd, beehives, hayrack),
  ...lit("noon", boat, mill, vineyard, musicians, market),
  ...lit("afternoon", smith, angler, harvest, inn, carter),
  ...lit("evening", hunter, wedding, winter, castle, mountain),
  ...lit("night", moon),
  jester,
];
