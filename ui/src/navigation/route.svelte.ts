/** Which page is shown, and its address. */

import { inside } from "./back-button";

type Shown = "table" | "watch" | "deal" | "report" | "daily" | "same";
export type Route = { page: "first" | "nowhere" } | { page: Shown; id: string };

const FIRST = new Set(["/", "/index.html"]);

export function read(path: string): Route {
  const [, page, id] = /^\/(table|watch|deal|report|daily|same)\/([^/]+)\/?$/.exec(path) ?? [];
  if (id) return { page: page as Shown, id };
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

class Router {
  #path = location.pathname;
  at = $state.raw(found(this.#path));

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
    if (path !== this.#path) this.at = found(path);
    this.#path = path;
  }
}

export const router = new Router();
