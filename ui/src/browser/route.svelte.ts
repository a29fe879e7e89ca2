/** Which page is shown, and its address. */

import { inside } from "./back";

export type Route = { page: "first" | "nowhere" } | { page: "table" | "watch" | "deal"; id: string };

const FIRST = new Set(["/", "/index.html"]);

export function read(path: string): Route {
  const [, page, id] = /^\/(table|watch|deal)\/([^/]+)\/?$/.exec(path) ?? [];
  if (id) return { page: page as "table" | "watch" | "deal", id };
  return { page: FIRST.has(path) ? "first" : "nowhere" };
}

class Way {
  at = $state.raw(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.at = read(location.pathname)));
  }

  go(path: string): void {
    if (inside()) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.at = read(path);
  }
}

export const way = new Way();
