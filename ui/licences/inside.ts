/** What the page and its engine hold of other projects: each is a row of inside.json, with its licence. */

export interface Inside {
  name: string;
  version: string;
  /** In which part it is: in the scripts of the page, or in the engine that runs the rules in the browser. */
  in: "page" | "engine";
  licence: string;
  /** The files with the text of the licence, in the repository. */
  texts: string[];
  source: string;
  purl: string;
}

/** The package that a module of a bundle comes from; null for our own. */
export function packageOf(id: string): string | null {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  const [, tool] = /^\0?(vite|rolldown)\//.exec(id) ?? [];
  return name ?? tool ?? null;
}

/** What is wrong with the list, for a page that holds these packages; null if nothing is. */
export function wrong(held: readonly string[], listed: readonly Inside[]): string | null {
  const known = listed.filter((row) => row.in === "page").map(({ name }) => name);
  const said = [
    ...held.filter((name) => !known.includes(name)).map((name) => `the page holds ${name}`),
    ...known.filter((name) => !held.includes(name)).map((name) => `the page no longer holds ${name}`),
  ];
  return said.length ? `${said.join(", ")}: correct ui/licences/inside.json and the texts in LICENSES` : null;
}
