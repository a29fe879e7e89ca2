/** For Vite: draws the icons, in SVG and for devices that want PNG. */

import type { Plugin } from "vite";
import { ICON, MASK, TILE } from "./drawing";
import { png } from "./png";
import { svg } from "./svg";

/** What manifest.webmanifest and index.html name. */
const FILES: Record<string, () => string | Buffer> = {
  "icon.svg": () => svg(ICON),
  "mask.svg": () => svg(MASK),
  "icon-192.png": () => png(ICON, 192),
  "icon-512.png": () => png(ICON, 512),
  "mask-512.png": () => png(MASK, 512),
  "apple-touch-icon.png": () => png(TILE, 180),
};

export const icons = (): Plugin => ({
  name: "tarok-icons",
  apply: "build",
  generateBundle() {
    for (const [fileName, draw] of Object.entries(FILES)) this.emitFile({ type: "asset", fileName, source: draw() });
  },
});
