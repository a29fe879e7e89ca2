/** For Vite: writes each script and style sheet a second time, compressed with Brotli, which the server sends as it is. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSED = /^assets\/.*\.(?:js|css)$/;

export const brotli = (): Plugin => ({
  name: "tarok-brotli",
  apply: "build",
  writeBundle({ dir = "" }, bundle) {
    for (const name of Object.keys(bundle).filter((each) => COMPRESSED.test(each)))
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
  },
});
