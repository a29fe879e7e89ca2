/** For Vite: writes `sw.js`, which keeps the files of this build for times without a network. */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WORKER = fileURLToPath(new URL("worker.js", import.meta.url));
/** The page itself, by the address it is asked for, and what it names without a hash. */
const ALWAYS: Record<string, string> = {
  "/": "index.html",
  "/icon.svg": "icon.svg",
  "/mask.svg": "mask.svg",
  "/manifest.webmanifest": "manifest.webmanifest",
};

/** The worker for these assets; its version is another as soon as anything that it keeps is. */
export function worker(assets: readonly string[], read: (file: string) => Buffer): string {
  const kept = { ...ALWAYS, ...Object.fromEntries(assets.map((name) => [`/${name}`, name])) };
  const version = createHash("sha256");
  for (const [address, file] of Object.entries(kept)) version.update(address).update(read(file));
  return readFileSync(WORKER, "utf8")
    .replace("__FILES__", JSON.stringify(Object.keys(kept)))
    .replace("__VERSION__", JSON.stringify(version.digest("hex").slice(0, 12)));
}

export const offline = (): Plugin => ({
  name: "tarok-offline",
  apply: "build",
  writeBundle({ dir = "" }, bundle) {
    const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
    writeFileSync(
      join(dir, "sw.js"),
      worker(assets, (file) => readFileSync(join(dir, file))),
    );
  },
});
