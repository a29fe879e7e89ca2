import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ICON, MASK, TILE } from "./drawing";
import { preview, WIDTH } from "./preview";
import { raster } from "./raster";

const SIZE = 64; // two pixels a unit of the drawing
const colour = (pixels: Uint8Array, x: number, y: number, width = SIZE): number[] => [
  ...pixels.subarray((y * width + x) * 4).subarray(0, 4),
];
const size = (png: Uint8Array): number[] => [16, 20].map((at) => Buffer.from(png).readUInt32BE(at));
const FELT = [0x1d, 0x5a, 0x43, 255];
const RED = [0xa0, 0x1f, 0x2c, 255];
const GOLD = [0xff, 0xd8, 0x73, 255];

describe("the icon in pixels", () => {
  test("is a PNG of the size that was asked for", async () => {
    const { png } = await raster(ICON, SIZE);
    expect(Buffer.from(png).subarray(1, 4).toString("latin1")).toBe("PNG");
    expect(size(png)).toEqual([SIZE, SIZE]);
  });

  test("has a golden I on a red card on felt, and no corners", async () => {
    const { pixels } = await raster(ICON, SIZE);
    expect(colour(pixels, 0, 0)[3]).toBe(0);
    expect(colour(pixels, 32, 3)).toEqual(FELT);
    expect(colour(pixels, 32, 15)).toEqual(RED); // (16, 7.5) lies above the I
    expect(colour(pixels, 32, 34)).toEqual(GOLD); // (16, 17) is in the middle of its stem
  });

  test("fills the square where a device cuts its own shape", async () => {
    for (const drawing of [MASK, TILE]) expect(colour((await raster(drawing, SIZE)).pixels, 0, 0)).toEqual(FELT);
  });
});

test("the picture of a link is 1200 by 630, and every colour of it is known", async () => {
  expect(preview()).not.toMatch(/var\(|fill="none" fill="none"/);
  const { png, pixels } = await raster(preview(), WIDTH);
  expect(size(png)).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(600_000);
  const mond = colour(pixels, 900, 180, WIDTH);
  expect(mond).not.toEqual(colour(pixels, 20, 600, WIDTH));
}, 30_000);

test("the manifest has an icon of every kind that devices ask for", () => {
  const { icons } = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8")) as {
    icons: Record<string, string>[];
  };
  const kinds = icons.map(({ sizes, type, purpose }) => `${sizes} ${type} ${purpose}`);
  expect(kinds).toEqual(
    expect.arrayContaining(["192x192 image/png any", "512x512 image/png any", "512x512 image/png maskable"]),
  );
});
