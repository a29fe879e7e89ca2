/**
 * What a workbook is packed with, in the page itself: workers made of a blob, which `fflate` takes for large files, are
 * not allowed here (`core/security_headers.py`). `vite.config.ts` puts it in the place of `fflate`.
 */

import { zipSync, type Zippable } from "fflate/browser";

export { strToU8, zipSync } from "fflate/browser";

export function zip(files: Zippable, done: (error: Error | null, made: Uint8Array) => void): void {
  done(null, zipSync(files));
}
