/** One's name where one meets people, as the device remembers it. */

import { settings } from "../storage/settings.svelte";
import { RequestRefused, why, type Who } from "../api/server";
import type { Card } from "../protocol";

/** How many characters a name may have. */
export const LONGEST = 20;

/** The cards that make a face: the courts of all suits, and three taroks that all players know. */
export const FACES: readonly Card[] = [
  ...[0, 8, 16, 24].flatMap((suit) => [7, 6, 5, 4].map((rank) => suit + rank)),
  ...[32, 52, 53],
];

/** Empty, until the user has been asked once. */
export function myself(): Who | null {
  if (!settings.name) return null;
  const face = settings.face === null ? NaN : Number(settings.face);
  return { name: settings.name, face: FACES.includes(face) ? face : null };
}

/** Keep it on the device. */
export function remember({ name, face }: Who): void {
  settings.name = name;
  settings.face = face === null ? null : String(face);
}

const WRONG = new Set(["no_name", "name_long", "name_signs", "name_mixed", "name_taken"]);

const CLOSED = new Set(["sheet_over", "asked_out", "home_full", "barred"]);

/** Why one could not sit down, or find a table, by the id of its words. */
export const whyNot = (error: unknown, otherwise = "sit-failed"): string =>
  error instanceof RequestRefused && CLOSED.has(error.message) ? `refused-${error.message}` : why(error, otherwise);

/** What was wrong with a name, if that is why something was refused. */
export const wrongName = (error: unknown): string | null =>
  error instanceof RequestRefused && WRONG.has(error.message) ? error.message : null;
