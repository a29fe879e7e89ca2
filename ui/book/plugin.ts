/** For Vite: `virtual:book` is the rule book of Slovenian tarok, made ready while the page is built. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { render } from "./render";

const NAME = "virtual:book";
const RESOLVED = `\0${NAME}`;
const FILE = fileURLToPath(new URL("../../docs/rules/slovenian.md", import.meta.url));

export const book = (): Plugin => ({
  name: "tarok-book",
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load(id) {
    if (id !== RESOLVED) return null;
    this.addWatchFile(FILE);
    return `export default ${JSON.stringify(render(readFileSync(FILE, "utf8")))};`;
  },
});
