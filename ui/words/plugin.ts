/** For Vite: `virtual:words` has the words of every language, and of every family of games in it, each in one piece. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:words";
const FOLDER = fileURLToPath(new URL("../src/locales", import.meta.url));

/** The files of each piece: `en` is what all games share, `en/slovenian` what one family says. */
function pieces(): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const file of readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).sort()) {
    const [, language, family] = /^(\w+)\/(?:games\/(\w+)(?:\.options)?|\w+)\.ftl$/.exec(file) ?? [];
    const name = [language, family].filter(Boolean).join("/");
    if (language) all.set(name, [...(all.get(name) ?? []), join(FOLDER, file)]);
  }
  return all;
}

export const words = (): Plugin => ({
  name: "tarok-words",
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return null;
    const all = pieces();
    const files = all.get(id.slice(NAME.length + 2));
    if (files) {
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf8")).join("\n"))};`;
    }
    const loads = [...all.keys()].map((name) => `${JSON.stringify(name)}: () => import("${NAME}/${name}")`);
    return `export default {${loads.join(", ")}};`;
  },
});
