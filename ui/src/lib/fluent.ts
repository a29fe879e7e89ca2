/** The words for people: one Fluent bundle a language, made of the files in locales/. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "sl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;
export type Translate = (id: string, args?: Args) => string;

const files = import.meta.glob<string>("../locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

export function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${language}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

/** Return how to say things in a language. A message that is not there is named by its id. */
export function translator(language: Language): Translate {
  const words = bundle(language);
  return (id, args) => {
    const message = words.getMessage(id);
    return message?.value ? words.formatPattern(message.value, args) : id;
  };
}

export function preferred(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => tag.slice(0, 2)).find((tag) => (LANGUAGES as readonly string[]).includes(tag));
  return (found as Language | undefined) ?? "en";
}
