/** The verdict in words: the headline, and by what it is known. */

import type { Verdict } from "../protocol";
import type { Inflected, Translate } from "../i18n/fluent";

/** What is proved with all cards open; the others are estimates from what could be known. */
const PROVED = /^(lost|won)-/;
/** Those that speak of a card that turned the game: could that be known? */
const TURNED = new Set(["lost-one-card", "lost-last-chance"]);

/** The headline; `own`: it is told to the player of the seat. */
export function headline(t: Translate, verdict: Verdict, done: Inflected | string, own: boolean): string {
  const { kind, trick, amount } = verdict;
  return t(`verdict-${kind}`, { done, trick, amount: whole(amount ?? 0), own: Number(own) });
}

/** How sure that is, in a sentence or two. */
export function basis(t: Translate, { kind, known }: Verdict): string {
  if (kind === "open") return "";
  const how = t(PROVED.test(kind) ? "verdict-proved" : "verdict-estimated");
  return TURNED.has(kind) ? `${how} ${t(known ? "verdict-known" : "verdict-unknown")}` : how;
}

/** An estimate is a whole number. */
export const whole = (amount: number): number => Math.round(amount);
