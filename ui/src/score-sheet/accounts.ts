/** What each person has on the sheet, over all the places where they sat. */

import type { AccountView, Entry, Listed } from "../protocol";
import type { Translate } from "../i18n/fluent";

/** How many deals this number of rows holds. */
const dealsIn = (entries: readonly Entry[], rows: number): number =>
  entries.slice(0, rows).filter(({ kind }) => kind === "deal").length;

/** Whether a person came late, or has left: then it is said who played when. */
export const changed = ({ company }: Listed): boolean =>
  company?.accounts.some(({ since, until }) => since > 0 || until !== null) ?? false;

/** The most first. */
export const ranked = ({ company }: Listed): AccountView[] =>
  [...(company?.accounts ?? [])].sort((a, b) => b.total - a.total);

/** What stands next to a name: that it is a bot's, and which deals they played, where it was not all of them. */
export function beside(t: Translate, { sheet }: Listed, { kind, since, until }: AccountView): string {
  return [
    kind === "guest" || kind === "gone" ? "" : t("company-bot"),
    since > 0 ? t("account-since", { number: dealsIn(sheet.entries, since) + 1 }) : "",
    until === null ? "" : t("account-until", { number: dealsIn(sheet.entries, until) }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The name of a person, also one's own, for others may read it. */
export const called = (t: Translate, table: Listed, { name, kind, place }: AccountView): string =>
  name ||
  (kind === "gone"
    ? t("gone")
    : place === null
      ? t("nobody")
      : place === table.place
        ? t("you")
        : t("guest", { number: place + 1 }));
