/** The games of the reader's country stand first wherever a game is chosen or proposed. */

import type { Language } from "../storage/languages";

/** The family of games that is played where a language is spoken. */
export const HOME: Record<Language, string> = {
  en: "slovenian",
  sl: "slovenian",
  ro: "romanian",
  hu: "hungarian",
  cs: "czech",
};

/** Return these in the same order, but those of the family of a language before all others. */
export function homeFirst<T>(language: Language, all: readonly T[], familyOf: (each: T) => string | undefined): T[] {
  const rank = (each: T): number => Number(familyOf(each) !== HOME[language]);
  return [...all].sort((one, other) => rank(one) - rank(other));
}
