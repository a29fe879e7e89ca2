/** For Vite: draws the icons and the picture for links, in SVG, and in PNG for readers that want it. */

import type { Plugin } from "vite";
import { address } from "../deck/print";
import { ICON, MASK, TILE } from "./drawing";
import { preview, WIDTH } from "./preview";
import { raster } from "./raster";

const pixels = async (svg: string, width: number): Promise<Uint8Array> => (await raster(svg, width)).png;

/** What manifest.webmanifest and index.html name. */
const FILES: Record<string, () => string | Promise<Uint8Array>> = {
  "icon.svg": () => ICON,
  "mask.svg": () => MASK,
  "icon-192.png": () => pixels(ICON, 192),
  "icon-512.png": () => pixels(ICON, 512),
  "mask-512.png": () => pixels(MASK, 512),
  "apple-touch-icon.png": () => pixels(TILE, 180),
  "preview.png": () => pixels(preview(), WIDTH),
};

/** How index.html names the icon; it carries it itself, so that no browser asks for it again and again. */
const LINK = 'href="/icon.svg"';
const CARRIED = `href="${address(ICON.trim()).replace(/["<>]/g, encodeURIComponent)}"`;

export const icons = (): Plugin => ({
  name: "tarok-icons",
  apply: "build",
  transformIndexHtml: { order: "post", handler: (page) => page.replace(LINK, CARRIED) },
  async generateBundle() {
    for (const [fileName, draw] of Object.entries(FILES))
      this.emitFile({ type: "asset", fileName, source: await draw() });
  },
});
