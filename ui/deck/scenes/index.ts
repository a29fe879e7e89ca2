/** The pictures of the taroks, I … XXI and the škis: the upper half of each, x 6 … 94, y 6 … 87. */

import type { Drawing } from "../pen";
import { dance, inn, juggler, musicians, wedding } from "./feasts";
import { beehives, harvest, hayrack, shepherd, vineyard } from "./fields";
import { jester } from "./jester";
import { boat, castle, hunter, moon, mountain, winter } from "./journeys";
import { angler, carter, market, mill, smith } from "./work";

export const TAROKS: readonly Drawing[] = [
  juggler,
  dance,
  shepherd,
  beehives,
  hayrack,
  boat,
  mill,
  vineyard,
  musicians,
  market,
  smith,
  angler,
  harvest,
  inn,
  carter,
  hunter,
  wedding,
  winter,
  castle,
  mountain,
  moon,
  jester,
];
