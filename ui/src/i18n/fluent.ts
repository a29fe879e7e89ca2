/** The words for people: files in locales/, those of a family of games before those that all games share. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import words from "virtual:words";
import { WHOLE, type Language } from "../storage/languages";

export type Args = Record<string, FluentVariable>;
export interface Translate {
  (id: string, args?: Args): string;
  /** Whether there is such a message. */
  has: (id: string) => boolean;
}

/** The words of a language, with those of a family in place of the shared ones, and those that only some want. */
async function bundle(language: Language, family: string | null, some: readonly string[]): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const pieces = [language, ...[...(family ? [family] : []), ...some].map((piece) => `${language}/${piece}`)];
  const texts = await Promise.all(pieces.map(async (piece) => words[piece]?.()));
  for (const text of texts) made.addResource(new FluentResource(text?.default ?? ""), { allowOverrides: true });
  return made;
}

/** What the ids of a family begin with: `contract-solo_three` is the contract `solo_three`. */
const KINDS = /^(?:about|bonus|contract|factor|family|game|goal|line|method|option|outcome|paper-end|profile|why)-/;

/** A message that no language has, as something to read: what its id says, without its kind. */
export function readable(id: string): string {
  const words = id.replace(KINDS, "").replaceAll(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The messages that developers were warned of already. */
const missed = new Set<string>();

/** Warn developers, once a message, that not even English has it: a family of games owes its words. */
function warn(id: string): void {
  if (missed.has(id)) return;
  missed.add(id);
  console.warn(`tarok: no words for "${id}" in ui/src/locales/${WHOLE}; the page says "${readable(id)}"`);
}

/** Return how to say things in a language at a table of a family: else in English, or else as the id reads. */
export async function translator(
  language: Language,
  family: string | null = null,
  some: readonly string[] = [],
): Promise<Translate> {
  const spoken = [...new Set([language, WHOLE])];
  const bundles = await Promise.all(spoken.map((each) => bundle(each, family, some)));
  const say = (id: string, args?: Args): string => {
    for (const known of bundles) {
      const message = known.getMessage(id);
      if (message?.value) return known.formatPattern(message.value, args);
    }
    if (family && KINDS.test(id)) warn(id); // other pieces may not have come yet
    return readable(id);
  };
  return Object.assign(say, { has: (id: string) => bundles.some((known) => Boolean(known.getMessage(id)?.value)) });
}
