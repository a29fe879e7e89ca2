/** What is said of events, in words. */

import type { EventInfo } from "../protocol";
import { region, t } from "../i18n/messages.svelte";
import { clockFace } from "../club/model/server-time";

const DAY = 24 * 3600;
/** What is played, in one line. */
export function about(info: EventInfo): string {
  const parts = [
    t(`game-${info.game}`),
    info.kind === "arena"
      ? t("event-of-arena", { minutes: info.minutes })
      : t("event-of-rounds", { rounds: info.rounds }),
    t("event-deals", { deals: info.deals }),
    t(`hall-pace-${info.pace}`),
    ...(info.boards ? [t("event-boards")] : []),
    ...(Object.keys(info.options).length ? [t("hall-own-rules")] : []),
  ];
  return parts.join(" · ");
}

export const titleOf = (info: EventInfo): string => info.title || t(`event-kind-${info.kind}`);

/** How far it is: when it begins, or what runs. */
export function stands(info: EventInfo, now: number): string {
  if (info.stands !== "open") return t(`event-${info.stands}`);
  const left = info.starts_at - now;
  if (left < DAY) return t("event-in", { time: clockFace(Math.max(0, left)) });
  const when = new Date(info.starts_at * 1000);
  return when.toLocaleString(region(), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
}
