/** node deck/build.mjs [file] [width] [variants] [names]: writes a page that shows the deck, to be looked at. */

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { runnerImport } from "vite";

const [file = "deck.html", width = "120", variants = "", names = "."] = process.argv.slice(2);
const source = fileURLToPath(new URL("preview.ts", import.meta.url));
const { module: deck } = await runnerImport(source, { configFile: false, logLevel: "error" });
writeFileSync(file, deck.preview(Number(width), variants, new RegExp(names)));

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;
for (const name of deck.DECKS) {
    const sheet = JSON.stringify(deck.sheet(name));
    const packed = kilobytes(gzipSync(sheet, { level: 9 }).length);
    console.log(`${name}: the sheet has ${kilobytes(sheet.length)}, ${packed} by gzip`);
}
