/** Which page is shown, and its address. */

import { tick } from "svelte";
import { inside } from "./back-button";

type Shown = "table" | "watch" | "deal" | "report" | "daily" | "same";
export type Route = { page: "first" | "lobby" | "me" | "design" | "nowhere" } | { page: Shown; id: string };

const FIRST = new Set(["/", "/index.html"]);

export function read(path: string): Route {
  const [, page, id] = /^\/(table|watch|deal|report|daily|same)\/([^/]+)\/?$/.exec(path) ?? [];
  if (id) return { page: page as Shown, id };
  if (path === "/lobby") return { page: "lobby" };
  if (path === "/me") return { page: "me" };
  if (import.meta.env.DEV && path === "/design") return { page: "design" };
  return { page: FIRST.has(path) ? "first" : "nowhere" };
}

/** The list of lessons, or one of them; the same of puzzles, and of the score sheets and events of this device. */
type Listed =
  | { page: "lessons" | "puzzles" | "scores" | "clubs" | "events" }
  | { page: "learn" | "puzzle" | "score" | "club" | "event"; id: string };
const LISTS = /^\/(learn|score|club|events|puzzles|puzzle(?=\/.))(?:\/([^/]+))?\/?$/;

/** One's own mistakes, or the moment before an action of a deal. */
type Mistaken = { page: "mistakes" } | { page: "try"; id: string; number: number };
const MISTAKES = /^\/mistakes(?:\/([^/]+)\/(\d+))?\/?$/;

function found(path: string): Route | Listed | Mistaken {
  const mistake = MISTAKES.exec(path);
  if (mistake) return mistake[1] ? { page: "try", id: mistake[1], number: Number(mistake[2]) } : { page: "mistakes" };
  const [, what, id] = LISTS.exec(path) ?? [];
  if (what === "learn") return id ? { page: "learn", id } : { page: "lessons" };
  if (what === "score") return id ? { page: "score", id } : { page: "scores" };
  if (what === "events") return id ? { page: "event", id } : { page: "events" };
  if (what === "club") return id ? { page: "club", id } : { page: "clubs" };
  if (what === "puzzle" && id) return { page: "puzzle", id };
  return what === "puzzles" && !id ? { page: "puzzles" } : read(path);
}

/** The places of the navigation bar. */
export type Section = "play" | "learn" | "puzzles" | "club" | "me";

type Page = ReturnType<typeof found>["page"];
/** Where each page belongs; at a table, or whatever looks like one, there is no bar. */
const SECTION: Record<Page, Section | null> = {
  ...{ first: "play", lobby: "play", daily: "play", same: "play", nowhere: "play" },
  ...{ lessons: "learn", mistakes: "learn", puzzles: "puzzles" },
  ...{ scores: "club", score: "club", events: "club", event: "club", clubs: "club", club: "club" },
  ...{ me: "me", design: "me" },
  ...{ table: null, watch: null, learn: null, try: null, puzzle: null, deal: null, report: null },
};

/** Whether one page may fade into the next. */
const fades = (): boolean =>
  "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches;

class Router {
  #path = $state.raw(location.pathname);
  at = $state.raw(found(this.#path));

  get path(): string {
    return this.#path;
  }
  /** Where the page that is shown belongs. */
  get section(): Section | null {
    return SECTION[this.at.page];
  }

  constructor() {
    addEventListener("popstate", () => this.#come(location.pathname));
  }

  go(path: string): void {
    if (inside()) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#come(path);
  }

  /** Closing a dialog goes back, too, and the page stays where it is: nothing is to begin again. */
  #come(path: string): void {
    if (path === this.#path) return;
    const next = found(path);
    const show = (): void => {
      this.at = next;
      this.#path = path;
    };
    if (this.section && SECTION[next.page] && fades()) {
      document.startViewTransition(async () => {
        show();
        await tick();
      });
    } else show();
  }
}

export const router = new Router();

/** The attributes of a link to a page: a plain click stays in this page, any other opens it elsewhere. */
export const linkTo = (path: string): { href: string; onclick: (event: MouseEvent) => void } => ({
  href: path,
  onclick: (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    router.go(path);
  },
});
