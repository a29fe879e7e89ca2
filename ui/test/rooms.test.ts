/** The rooms of the page, as they stand on one another: what lies in one may know its own room and those before it. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const SRC = new URL("../src/", import.meta.url).pathname;
const ROOMS = [
  "browser",
  "telling",
  "desk",
  "common",
  "book",
  "help",
  "gathering",
  "company",
  "sheet",
  "panels",
  "hints",
  "daily",
  "result",
  "gathering",
  "table",
  "report",
  "replay",
  "lessons",
  "mistakes",
  "puzzles",
  "lobby",
  "paper",
  "club",
  "events",
];
/** What everybody may know: the messages. */
const SHARED = ["protocol.ts", "schema.ts"];
/** These open the whole page, and nothing knows them. */
const DOORS = ["App.svelte", "main.ts"];

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) => /\.(ts|svelte)$/.test(path));
const room = (path: string): string => path.split("/")[0] ?? "";

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

it("has every file in a room", () => {
  expect(files.filter((path) => ![...ROOMS, ...SHARED, ...DOORS].includes(room(path)))).toEqual([]);
});

it.each(ROOMS)("lets %s know itself and the rooms before it", (name) => {
  const known = [...SHARED, ...ROOMS.slice(0, ROOMS.indexOf(name) + 1)];
  const beyond = (path: string): string[] => imports(path).filter((each) => !known.includes(room(each)));
  const own = files.filter((path) => room(path) === name);
  expect(own).not.toEqual([]);
  expect(own.flatMap((path) => beyond(path).map((each) => `${path} → ${each}`))).toEqual([]);
});

it("knows no circle within a room", () => {
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
