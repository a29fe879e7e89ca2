/** What a person said, for its reader: a phrase in the language of the page, a text as it was written. */

import type { Translate } from "../i18n/fluent";
import type { Words } from "../protocol";
import { perhaps } from "../wording/names";

/** A phrase that the page has no words for is not said. */
export const lineSaid = (t: Translate, { phrase, text }: Pick<Words, "phrase" | "text">): string =>
  phrase ? (perhaps(t, `phrase-${phrase}`) ?? "") : text;

/** Who said it, as the reader calls them. */
export const speaker = (t: Translate, { own, name, place }: Words): string =>
  own ? t("you") : name || t("guest", { number: place + 1 });
