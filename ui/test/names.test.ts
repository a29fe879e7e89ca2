/** Every exported type, class and component of the page has a name of its own. */

import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

const SRC = new URL("../src/", import.meta.url).pathname;
const EXPORTED = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm;

/** The names that a file exports as types or classes; a component has the name of its file. */
function names(path: string, text: string): string[] {
  return path.endsWith(".svelte")
    ? [basename(path, ".svelte")]
    : [...text.matchAll(EXPORTED)].map(([, name]) => name ?? "");
}

/** The names that stand in more than one place, each with these places. */
function doubled(files: readonly (readonly [string, string])[]): Record<string, string[]> {
  const places: Record<string, string[]> = {};
  for (const [path, text] of files) for (const name of names(path, text)) (places[name] ??= []).push(path);
  return Object.fromEntries(Object.entries(places).filter(([, paths]) => paths.length > 1));
}

it("finds a name that two files export", () => {
  const files = [
    ["a.ts", "export interface Row {\n}\nexport type * from './b';\ntype Cell = string;"],
    ["b.ts", "export class Row {\n}\nexport type Cell = number;"],
    ["table/Cell.svelte", "<p></p>"],
  ] as const;
  expect(doubled(files)).toEqual({ Row: ["a.ts", "b.ts"], Cell: ["b.ts", "table/Cell.svelte"] });
});

it("has no doubled name", () => {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .sort()
    .map((path) => [path, readFileSync(SRC + path, "utf8")] as const);
  expect(files.length).toBeGreaterThan(0);
  expect(doubled(files)).toEqual({});
});
