/** The pages that are loaded when they are wanted, or a moment before. */

export const PAGES = {
  lesson: () => import("../lessons/LessonPage.svelte"),
  lessons: () => import("../lessons/LessonsPage.svelte"),
  mistakes: () => import("../mistakes/MistakesPage.svelte"),
  retry: () => import("../mistakes/RetryPage.svelte"),
  puzzle: () => import("../puzzles/PuzzlePage.svelte"),
  puzzles: () => import("../puzzles/PuzzlesPage.svelte"),
  scores: () => import("../score-keeper/ScorePage.svelte"),
  events: () => import("../online-events/EventsPage.svelte"),
  event: () => import("../online-events/EventPage.svelte"),
  clubEvents: () => import("../club/pages/ClubEventsPage.svelte"),
  clubEvent: () => import("../club/pages/ClubEventPage.svelte"),
  replay: () => import("../replay/ReplayPage.svelte"),
  daily: () => import("../daily/DailyPage.svelte"),
  sameDeal: () => import("../daily/SameDealPage.svelte"),
  lobby: () => import("../lobby/LobbyPage.svelte"),
  me: () => import("../me/MePage.svelte"),
};

const BY_PATH: Record<string, () => Promise<unknown>> = {
  "/learn": PAGES.lessons,
  "/puzzles": PAGES.puzzles,
  "/club": PAGES.clubEvents,
  "/lobby": PAGES.lobby,
  "/me": PAGES.me,
};

/** Load the page of this address: a finger or the mouse is near its link. */
export function prepare(path: string): void {
  void BY_PATH[path]?.().catch(() => undefined); // it is asked for again where it is shown
}
