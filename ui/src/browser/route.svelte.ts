/** Which page is shown, and its address. */

export type Route = { page: "first" | "nowhere" } | { page: "table" | "deal"; id: string };

const FIRST = new Set(["/", "/index.html"]);

export function read(path: string): Route {
  const [, page, id] = /^\/(table|deal)\/([^/]+)\/?$/.exec(path) ?? [];
  if (id) return { page: page as "table" | "deal", id };
  return { page: FIRST.has(path) ? "first" : "nowhere" };
}

class Way {
  at = $state.raw(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.at = read(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.at = read(path);
  }
}

export const way = new Way();
