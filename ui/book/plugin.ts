/** For Vite: `virtual:books` leads to the rule books in all their languages, made ready while the page is built. */

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { render, type Areas } from "./render";
import { ORIGINAL, family } from "./which";

const ALL = "virtual:books";
const ONE = "virtual:book/";
const WORDS = fileURLToPath(new URL("../src/locales/", import.meta.url));
const FOLDER = fileURLToPath(new URL("../../docs/rules/", import.meta.url));
/** `slovenian.md` is the original, `slovenian.sl.md` the same in Slovenian. */
const FILE = /^[a-z]+(?:\.([a-z]{2}))?\.md$/;

const read = (file: string): string => readFileSync(FOLDER + file, "utf8");
const language = (file: string): string => FILE.exec(file)?.[1] ?? ORIGINAL;

/** What the areas are called in a language: the page says the same. */
function areas(language: string): Areas {
  const rows = readFileSync(`${WORDS}${language}/rules/areas.ftl`, "utf8").matchAll(/^area-(\S+) = (.+)$/gm);
  return Object.fromEntries([...rows].map(([, area = "", words = ""]) => [area, words]));
}

/** A module that takes every book by its family and its language. */
function shelf(): string {
  const books: Record<string, string[]> = {};
  for (const file of readdirSync(FOLDER).filter((name) => FILE.test(name))) {
    const letters = family(read(file));
    if (!letters) throw new Error(`${file} has no clauses`);
    (books[letters] ??= []).push(`${language(file)}: () => import("${ONE}${file}")`);
  }
  const rows = Object.entries(books).map(([letters, editions]) => `${letters}: { ${editions.join(", ")} }`);
  return `export default { ${rows.join(", ")} };`;
}

export const books = (): Plugin => ({
  name: "tarok-books",
  resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : null),
  load(id) {
    if (id === `\0${ALL}`) return shelf();
    if (!id.startsWith(`\0${ONE}`)) return null;
    const file = id.slice(`\0${ONE}`.length);
    this.addWatchFile(FOLDER + file);
    return `export default ${JSON.stringify(render(read(file), language(file), areas(language(file))))};`;
  },
});
