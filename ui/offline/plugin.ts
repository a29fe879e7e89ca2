/** For Vite: writes `sw.js`, which keeps the files of this build for times without a network. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WORKER = fileURLToPath(new URL("worker.js", import.meta.url));
/** What public/ holds, and the page itself. */
const ALWAYS = ["/", "/icon.svg", "/mask.svg", "/manifest.webmanifest"];

export const offline = (): Plugin => ({
  name: "tarok-offline",
  apply: "build",
  generateBundle(_, bundle) {
    const files = [
      ...ALWAYS,
      ...Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .map((name) => `/${name}`),
    ];
    const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
    const source = readFileSync(WORKER, "utf8")
      .replace("__FILES__", JSON.stringify(files))
      .replace("__VERSION__", JSON.stringify(version));
    this.emitFile({ type: "asset", fileName: "sw.js", source });
  },
});
