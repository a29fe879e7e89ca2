/** Drawings in pixels, for readers without SVG. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const WASM = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
let ready: Promise<void> | null = null;

/** Draw at this many pixels in width; `pixels` are red, green, blue and opacity, row by row. */
export async function raster(svg: string, width: number): Promise<{ png: Uint8Array; pixels: Uint8Array }> {
  await (ready ??= initWasm(readFileSync(WASM)));
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
  return { png: drawn.asPng(), pixels: drawn.pixels };
}
