/** The languages of the page, and which of them a reader prefers. */

export const LANGUAGES = ["en", "sl", "ro", "hu", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What each language is called in itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  sl: "Slovenščina",
  ro: "Română",
  hu: "Magyar",
  cs: "Čeština",
};

/** The language that has every word; what another has not yet is said in it. */
export const WHOLE: Language = "en";

/** The first language of the page among those that a browser asks for. */
export function preferred(tags: readonly string[]): Language {
  const found = tags.map((tag) => tag.slice(0, 2)).find((tag) => (LANGUAGES as readonly string[]).includes(tag));
  return (found as Language | undefined) ?? WHOLE;
}
