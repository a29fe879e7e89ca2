/** Which mistakes one looks at, here and while one learns from one after the other. */

import type { OwnMistake } from "../protocol";
import { ownMistakes, type MistakeFilter } from "../api/mistakes";

export const mistakeFilter: Omit<MistakeFilter, "learnt" | "after"> = $state({
  game: "",
  theme: null,
  order: "dearest",
});

/** Those that one was shown since the page was opened: they come again when all others are through. */
let seen: readonly string[] = [];
export const where = ({ deal, number }: Pick<OwnMistake, "deal" | "number">): string => `/mistakes/${deal}/${number}`;
export const note = (mistake: Pick<OwnMistake, "deal" | "number">): void => {
  seen = [...seen, where(mistake)];
};

/** The next one that is not learnt yet; null: there is none but the one that is shown. */
export async function next(shown: string | null): Promise<OwnMistake | null> {
  let after = 0;
  let first: OwnMistake | null = null;
  for (;;) {
    const { mistakes } = await ownMistakes({ ...mistakeFilter, learnt: false, after });
    const left = mistakes.filter((each) => where(each) !== shown);
    first ??= left[0] ?? null;
    const found = left.find((each) => !seen.includes(where(each)));
    if (found) return found;
    if (!mistakes.length) break;
    after += mistakes.length;
  }
  seen = [];
  return first;
}
