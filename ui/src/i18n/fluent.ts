/** Messages formatted by Fluent: those of a family of games replace those that all games share. */

import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import words from "virtual:words";
import { WHOLE, type Language } from "../storage/languages";

export type Args = Record<string, FluentVariable>;
export interface Translate {
  (id: string, args?: Args): string;
  /** Whether there is such a message. */
  has: (id: string) => boolean;
}

/** Forms of a word: `{ ACC($card) }` in a sentence is the attribute `.acc` of the message that names the card. */
export const WORD_FORMS = ["acc", "gen", "loc", "ins", "bid", "sub"] as const;
export type WordForm = (typeof WORD_FORMS)[number];

/** A word that the sentence around it may ask for in one of its forms. */
export class Inflected extends FluentType<string> {
  constructor(readonly say: (form?: WordForm) => string) {
    super(say());
  }
  override toString(): string {
    return this.value;
  }
}

/** A message as such a word: a form that it has no attribute for is like its name. */
export const inflected = (t: Translate, id: string, args?: Args): Inflected =>
  new Inflected((form) => t(form ? `${id}.${form}` : id, args));

const inForm =
  (form: WordForm) =>
  ([word = ""]: FluentValue[]): FluentValue =>
    word instanceof Inflected ? word.say(form) : word;
const functions = Object.fromEntries(WORD_FORMS.map((form) => [form.toUpperCase(), inForm(form)]));

/** The bundle of a language: shared messages, those of a family in their place, and optional parts. */
async function bundle(language: Language, family: string | null, parts: readonly string[]): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false, functions });
  const pieces = [language, ...[...(family ? [family] : []), ...parts].map((piece) => `${language}/${piece}`)];
  const texts = await Promise.all(pieces.map(async (piece) => words[piece]?.()));
  for (const text of texts) made.addResource(new FluentResource(text?.default ?? ""), { allowOverrides: true });
  return made;
}

/** The prefixes of ids that a family defines: `contract-solo_three` is the contract `solo_three`. */
const KINDS = /^(?:about|bonus|contract|factor|family|game|goal|line|method|option|outcome|paper-end|profile|why)-/;

/** Text for an id without a message: the id without its prefix, as words. */
export function readable(id: string): string {
  const text = id.replace(KINDS, "").replaceAll(/[-_]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The ids that developers were warned of. */
const warned = new Set<string>();

/** Warn developers once that a message is missing in English, too: the family of games has to define it. */
function warn(id: string): void {
  if (warned.has(id)) return;
  warned.add(id);
  console.warn(`tarok: no words for "${id}" in ui/src/locales/${WHOLE}; the page says "${readable(id)}"`);
}

/** Return the formatter of a language for a family; a missing message is in English, or else its readable id. */
export async function translator(
  language: Language,
  family: string | null = null,
  parts: readonly string[] = [],
): Promise<Translate> {
  const languages = [...new Set([language, WHOLE])];
  const bundles = await Promise.all(languages.map((each) => bundle(each, family, parts)));
  const say = (id: string, args?: Args): string => {
    const [key = id, form = ""] = id.split(".");
    for (const each of bundles) {
      const message = each.getMessage(key);
      if (message?.value) return each.formatPattern(message.attributes[form] ?? message.value, args);
    }
    if (family && KINDS.test(key)) warn(key); // other parts may not be loaded yet
    return readable(key);
  };
  return Object.assign(say, { has: (id: string) => bundles.some((each) => Boolean(each.getMessage(id)?.value)) });
}
