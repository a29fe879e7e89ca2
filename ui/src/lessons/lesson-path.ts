/** The way through the lessons: their order, pictures and minutes, and which of them comes next. */

import type { Card, LessonInfo } from "../protocol";
import type { Notes } from "./lesson-progress";

/** The lesson for newcomers to any game: it stands first, whatever country's lessons come next. */
export const FIRST = "three-minutes";

/** The figure of a card for each lesson, by its name without the family; no two in a family are the same. */
const FIGURES: Record<string, Card> = {
  [FIRST]: 53,
  bidding: 15,
  calling: 7,
  talon: 30,
  announcements: 22,
  "last-trick": 14,
  klop: 20,
  michi: 28,
};
/** Those of lessons on what differs, by their games. */
const OTHERS: Record<string, Card> = {
  slovenian_3: 13,
  slovenian_5: 21,
  romanian: 6,
  taper: 29,
  czech_american: 5,
  paskievics: 23,
  illustrated: 31,
  illustrated_54: 4,
  high: 12,
};
const topic = ({ name, family }: LessonInfo): string => name.replace(`${family}-`, "");
export const figureOf = (lesson: LessonInfo): Card =>
  FIGURES[topic(lesson)] ?? OTHERS[lesson.game] ?? (FIGURES[FIRST] as Card);

/** How many steps are taken in a minute. */
const STEPS = 3;
export const lessonMinutes = ({ steps }: LessonInfo): number => Math.max(1, Math.round(steps / STEPS));

/** The id of the words that name a lesson, and the game that they may name. */
export const titleOf = (lesson: LessonInfo): { id: string; game: string } =>
  lesson.than ? { id: "lesson-differs", game: lesson.game } : { id: `lesson-${topic(lesson)}`, game: lesson.game };

/** A family's lessons in the order in which they are learnt. */
export interface Way {
  family: string;
  lessons: readonly LessonInfo[];
}

/** The ways of all families, which come in this order; the first begins with the lesson for newcomers. */
export function waysOf(all: readonly LessonInfo[], families: readonly string[]): Way[] {
  const first = all.filter(({ name }) => name === FIRST);
  return families.map((family, i) => ({
    family,
    lessons: [...(i ? [] : first), ...all.filter((each) => each.family === family && each.name !== FIRST)],
  }));
}

/** The lesson after another one that is not over yet, or the first of all that is not; null: all are over. */
export function nextLesson(ways: readonly Way[], progress: Pick<Notes, "of">, after = ""): LessonInfo | null {
  const open = (lesson: LessonInfo): boolean => lesson.name !== after && !progress.of(lesson.name).over;
  const way = ways.find(({ lessons }) => lessons.some(({ name }) => name === after)) ?? ways[0];
  const lessons = way?.lessons ?? [];
  const later = lessons.slice(lessons.findIndex(({ name }) => name === after) + 1);
  return [...later, ...lessons, ...ways.flatMap((each) => each.lessons)].find(open) ?? null;
}
