/** What happens among the people at a table, in words. */

import type { ProposalView, SilenceView, TableState, Table } from "../protocol";
import type { Translate } from "../i18n/fluent";
import type { News } from "../session/table-people.svelte";
import { capital, nameAt, whoAt } from "../wording/names";

export function newsTold(t: Translate, { what, place, name, own, wins }: News): string {
  const named = own ? t("you") : name || t("guest", { number: place + 1 });
  const shown = what === "claimed" ? capital(named) : named;
  return t(`news-${what}`, { who: own ? "you" : "other", name: shown, wins: wins ? "yes" : "no" });
}

/** What was noted among the people of a deal, after how many actions. */
export const asides =
  (t: Translate, { table }: TableState, news: readonly News[]) =>
  (after: number): string[] =>
    news.filter((each) => each.deal === table.deal && each.after === after).map((each) => newsTold(t, each));

/** What a player asks the others. */
export function proposalTold(t: Translate, table: Table, { place, what, other }: ProposalView): string {
  const mine = what === "swap" && other === table.place;
  const asked = other === null ? "" : nameAt(t, table, other);
  return t(mine ? "ask-swap-you" : `ask-${what}`, { ...whoAt(t, table, place), other: asked });
}

/** Why a deal is silent, or who would like it to be. */
export const silenceTold = (t: Translate, table: Table, { why, caller }: SilenceView): string =>
  why ? t(`silence-why-${why}`) : t("silence-asked", whoAt(t, table, caller ?? 0));

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much time that is, in seconds: as a clock shows it, or in hours and days where it is long. */
export function duration(t: Translate, seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= DAY) return t("clock-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR) {
    return t("clock-hours", { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  }
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
}
