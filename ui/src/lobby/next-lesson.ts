/** Which lesson comes next for this reader. */

import type { LessonInfo } from "../protocol";
import { homeFirst } from "../i18n/home-games";
import type { Language } from "../storage/languages";
import { FIRST, nextLesson, waysOf } from "../lessons/lesson-path";
import { notes, type Notes } from "../lessons/lesson-progress";

/** How far a reader is, by what their browser has kept. */
export const progressOf = (kept: string | null): Pick<Notes, "of"> =>
  notes(
    () => kept,
    () => undefined,
  );

/** The lesson that the page of lessons proposes, too. */
export function proposed(
  language: Language,
  all: readonly LessonInfo[],
  progress: Pick<Notes, "of">,
): LessonInfo | null {
  const families = homeFirst(language, [...new Set(all.map(({ family }) => family))], (each) => each);
  return nextLesson(waysOf(all, families), progress);
}

/** Where *Learn* leads: newcomers go to the first lesson of their family, all others to the list. */
export function learnPath(family: string, all: readonly LessonInfo[], progress: Pick<Notes, "of">): string {
  const first = all.find((each) => each.family === family && each.name.endsWith(FIRST));
  return first && !progress.of(first.name).over ? `/learn/${first.name}` : "/learn";
}
