/** What is told of the occupant of a place, next to their name. */

import type { Occupant } from "../protocol";
import type { Translate } from "../i18n/fluent";
import { person } from "../waiting-room/free-places";

/** Whether it is a bot, or empty; of people whether they are there, stand up soon, and who comes then. */
export const presence = (t: Translate, player: Occupant): string[] =>
  [
    player.kind === "open" ? t("company-free") : person(player) ? "" : t("company-bot"),
    player.minded ? t("seat-minded") : player.away ? t("seat-away") : "",
    player.leaving ? t("seat-leaving") : "",
    player.coming ? t("seat-coming", { name: player.coming }) : "",
  ].filter(Boolean);
