/** What a table of people agrees on in addition to the house rules: what can be chosen, and what is told of it. */

import type { Game, Manners } from "../protocol";

/** How friends play unless they say otherwise. */
export const FRIENDS: Manners = { host_begins: true, onlookers: "table" };

/** What has several values; the first is the server's own. */
export const MANNERS = {
  pace: ["none", "relaxed", "brisk", "hours", "days"],
  overtime: ["bot", "idle"],
  talk: ["phrases", "free", "none"],
  onlookers: ["none", "table", "late"],
} as const;
export type Manner = keyof typeof MANNERS;

/** Whether the players of a game have the customs of Suceava. */
export const hasSuceava = ({ family }: Game): boolean => family === "romanian";

/** How many seconds a bot may wait before it plays for an absent player. */
export const PATIENCE: readonly number[] = [30, 60, 120, 300, 600];
const USUAL_PATIENCE = 60;

/** Those that mean something given the others: without a clock no time runs out, by correspondence no one is away. */
export function matters(manners: Manners, name: Manner | "patience" | "informing"): boolean {
  const pace = manners.pace ?? "none";
  if (name === "overtime") return pace !== "none";
  if (name === "patience") return pace !== "hours" && pace !== "days";
  return name !== "informing" || manners.talk !== "none";
}

export const valueOf = (manners: Manners, name: Manner): string => manners[name] ?? MANNERS[name][0];
export const patienceOf = (manners: Manners): number => manners.patience ?? USUAL_PATIENCE;

/** The ids of the sentences that tell how people play at a table, but for what all expect. */
export function toldOf(manners: Manners): string[] {
  const names = (Object.keys(MANNERS) as Manner[]).filter((name) => matters(manners, name));
  const told = names.filter((name) => name !== "overtime" || manners.overtime === "idle");
  return [
    ...told.map((name) => `manner-${name === "pace" ? "" : "told-"}${name}-${valueOf(manners, name)}`),
    ...(manners.informing && matters(manners, "informing") ? ["manner-informing"] : []),
    ...(manners.advice ? ["manner-advice"] : []),
    ...(manners.public ? ["manner-public"] : []),
    ...(manners.suceava ? ["manner-suceava"] : []),
  ];
}
