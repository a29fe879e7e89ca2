/**
 * For Vite: `virtual:licences` has what the page and its engine hold of other projects, with the licences.
 * A build fails whose page holds what ui/licences/inside.json does not list.
 */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { FONT_PACKAGES } from "../fonts/plugin";
import { packageOf, wrong, type Inside } from "./inside";

const NAME = "virtual:licences";
const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const LIST = `${ROOT}ui/licences/inside.json`;
const OWN = ["LICENSE", "LICENSES/CC0-1.0.txt"];

const listed = (): Inside[] => JSON.parse(readFileSync(LIST, "utf8")) as Inside[];
const text = (file: string): string => readFileSync(ROOT + file, "utf8");

export const licences = (): Plugin => ({
  name: "tarok-licences",
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load(id) {
    if (id !== `\0${NAME}`) return null;
    const inside = listed();
    const texts = [...new Set([...OWN, ...inside.flatMap(({ texts }) => texts)])];
    for (const file of [LIST, ...texts.map((name) => ROOT + name)]) this.addWatchFile(file);
    const found = { own: OWN, inside, texts: Object.fromEntries(texts.map((file) => [file, text(file)])) };
    return `export default ${JSON.stringify(found)};`;
  },
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? Object.keys(file.modules) : []));
    const packages = modules.flatMap((id) => (id.includes("/node_modules/.fonts/") ? FONT_PACKAGES : packageOf(id)));
    const held = [...new Set(packages.filter((name) => name !== null))].sort();
    const fault = wrong(held, listed());
    if (fault) this.error(fault);
    this.emitFile({ type: "asset", fileName: "inside.json", source: JSON.stringify(held) });
  },
});
