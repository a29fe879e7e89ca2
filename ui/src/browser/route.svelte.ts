/** Which page is shown, and its address. */

export type Route = { page: "first" } | { page: "table" | "deal"; id: string };

export function read(path: string): Route {
  const [, page, id] = /^\/(table|deal)\/([^/]+)$/.exec(path) ?? [];
  return id ? { page: page as "table" | "deal", id } : { page: "first" };
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
