/** The layers of the page: a file imports from its own folder and from the folders that stand before it here. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const SRC = new URL("../src/", import.meta.url).pathname;
const LAYERS = [
  "design",
  "shuffle",
  "storage",
  "i18n",
  "device",
  "navigation",
  "api",
  "selectors",
  "wording",
  "session",
  "components",
  "settings",
  "text-reports",
  "rule-book",
  "help",
  "waiting-room",
  "people",
  "score-sheet",
  "daily",
  "result",
  "table/prompts",
  "table/trick",
  "table/seats",
  "table/hand",
  "table/status",
  "table/screen-reader",
  "table/menu",
  "table",
  "report",
  "replay",
  "lessons",
  "mistakes",
  "puzzles",
  "lobby",
  "score-keeper",
  "club/model",
  "club/board",
  "club/director",
  "club/pages",
  "online-events",
  "me",
  "gallery",
  "shell",
];
/** The messages of the protocol: every layer may import them. */
const SHARED = ["protocol.ts", "schema.ts"];
/** These mount the whole page, and no layer imports them. */
const ENTRIES = ["App.svelte", "main.ts"];

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) => /\.(ts|svelte)$/.test(path));

/** The files under `src` that a file imports. */
function imports(path: string): string[] {
  const text = readFileSync(join(SRC, path), "utf8");
  const named = [...text.matchAll(/(?:from |import\(|import )"(\.[^"]+)"/g)].map(([, name]) =>
    normalize(join(dirname(path), name ?? "")),
  );
  return named
    .map(
      (name) =>
        (name.endsWith(".svelte") ? [name, `${name}.ts`] : [`${name}.ts`]).find((each) => files.includes(each)) ?? "",
    )
    .filter(Boolean);
}

it("has every file in a layer", () => {
  expect(files.filter((path) => ![...LAYERS, "."].includes(dirname(path)))).toEqual([]);
  expect(files.filter((path) => dirname(path) === ".").sort()).toEqual([...ENTRIES, ...SHARED].sort());
});

it.each(LAYERS)("lets %s import itself and the layers before it", (layer) => {
  const known = LAYERS.slice(0, LAYERS.indexOf(layer) + 1);
  const beyond = (path: string): string[] =>
    imports(path).filter((each) => !SHARED.includes(each) && !known.includes(dirname(each)));
  const own = files.filter((path) => dirname(path) === layer);
  expect(own).not.toEqual([]);
  expect(own.flatMap((path) => beyond(path).map((each) => `${path} → ${each}`))).toEqual([]);
});

it("is described by the table of README.md, in the same order", () => {
  const rows = readFileSync(new URL("../README.md", import.meta.url), "utf8").match(/^\| `src.*?\|/gm) ?? [];
  const described = rows.flatMap((row) => [...row.matchAll(/`src\/([\w/-]+)`/g)].map(([, folder]) => folder));
  expect(described).toEqual([...LAYERS, "locales"]);
});

it("has no import circle", () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, way: string[]): void => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(" → "));
    else if (!done.has(path)) for (const next of imports(path)) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of files) visit(path, []);
  expect(circles).toEqual([]);
});
