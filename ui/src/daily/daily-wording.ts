/** What is said of a daily deal in words and numbers. */

import type { DailyDeal } from "../protocol";
import { publicUrl } from "../device/public-url";
import { region, t } from "../i18n/messages.svelte";
import { signed } from "../wording/names";

const MINUTE = 60;
const HOUR = 3600;

/** A day like 2026-11-23 as people write it. */
export const dated = (day: string): string =>
  new Intl.DateTimeFormat(region(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T12:00Z`));

/** The day before. */
export function before(day: string): string {
  const noon = new Date(`${day}T12:00Z`);
  noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.toISOString().slice(0, 10);
}

/** When the next one begins. */
export const next = (left: number): string =>
  t("daily-next", { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });

/** How one stands, in a sentence. */
export function stands({ standing, own }: DailyDeal): string {
  if (!standing || own?.points == null) return "";
  return standing.percentile === null
    ? t("daily-alone")
    : t("daily-ahead", { share: standing.percentile, players: standing.players });
}

/** What one tells others: the game, the day and how one stands, and no card. */
export function spoilsNothing(deal: DailyDeal): string {
  const { game, day, own, standing } = deal;
  const lines = [
    `${t("name")} · ${t("daily")} · ${t(`game-${game}`)} · ${dated(day)}`,
    t("daily-points", { points: signed(own?.points ?? 0) }),
    ...(standing && standing.percentile !== null ? [stands(deal)] : []),
    `${publicUrl()}/daily/${game}`,
  ];
  return lines.join("\n");
}
