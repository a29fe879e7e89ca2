/**
 * For Vite: `virtual:words` has the words of every language, and of every family of games in it, each in one piece.
 * What families and games are called is said before one is chosen, so it goes from their files into the shared piece.
 */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:words";
const FOLDER = fileURLToPath(new URL("../src/locales", import.meta.url));

/** The names of games and families: messages of one line each. */
const NAMES = /^(?:game|family)-.*\n/gm;

/** The files of each piece: `en` is what all share, `en/slovenian` of one family, `en/people` where they are wanted. */
function pieces(): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const file of readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).sort()) {
    const [, language, family, some] =
      /^(\w+)\/(?:games\/(\w+)(?:\.options)?|(people|lessons|score-keeper|club|report|reasons|result|settings|rules|lobby)\/[\w-]+|\w+)\.ftl$/.exec(
        file,
      ) ?? [];
    const name = [language, family ?? some].filter(Boolean).join("/");
    if (language) all.set(name, [...(all.get(name) ?? []), join(FOLDER, file)]);
  }
  return all;
}

/** A file as a page needs it: without its comments, and indented by as little as Fluent needs. */
const bare = (file: string): string =>
  readFileSync(file, "utf8")
    .replace(/^#.*\n+/gm, "")
    .replace(/^ {2,}/gm, " ");

/** The text of a piece: of a family without the names, which the shared piece has of all families of its language. */
function text(piece: string, all: Map<string, string[]>): string {
  const read = (name: string): string[] => all.get(name)?.map(bare) ?? [];
  if (piece.includes("/")) return read(piece).join("\n").replace(NAMES, "");
  const families = [...all.keys()].filter((name) => name.startsWith(`${piece}/`));
  return [...read(piece), ...families.flatMap(read).flatMap((words) => words.match(NAMES) ?? [])].join("\n");
}

export const words = (): Plugin => ({
  name: "tarok-words",
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return null;
    const all = pieces();
    const piece = id.slice(NAME.length + 2);
    if (all.has(piece)) {
      for (const file of [...all.values()].flat()) this.addWatchFile(file);
      return `export default ${JSON.stringify(text(piece, all))};`;
    }
    const loads = [...all.keys()].map((name) => `${JSON.stringify(name)}: () => import("${NAME}/${name}")`);
    return `export default {${loads.join(", ")}};`;
  },
});
