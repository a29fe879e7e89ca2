import { inflateSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ICON, MASK, TILE } from "./drawing";
import { png } from "./png";
import { svg } from "./svg";

const SIZE = 64; // two pixels a unit of the drawing
const image = (drawing: typeof ICON): Buffer => {
  const file = png(drawing, SIZE);
  const start = file.indexOf("IDAT");
  return inflateSync(file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4)));
};
const pixel = (rows: Buffer, x: number, y: number): number[] => [
  ...rows.subarray(y * (SIZE * 4 + 1) + 1 + x * 4).subarray(0, 4),
];
const FELT = [0x1d, 0x5a, 0x43, 255];
const CARD = [0xfc, 0xf6, 0xe8, 255];
const INK = [0x9a, 0x22, 0x30, 255];

describe("the icon in pixels", () => {
  test("is a PNG of the size that was asked for", () => {
    const file = png(ICON, SIZE);
    expect(file.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([SIZE, SIZE]);
  });

  test("has the X of a tarok on a card on felt, and no corners", () => {
    const rows = image(ICON);
    expect(pixel(rows, 0, 0)[3]).toBe(0);
    expect(pixel(rows, 32, 3)).toEqual(FELT);
    expect(pixel(rows, 32, 14)).toEqual(CARD); // (16, 7) lies above the X
    expect(pixel(rows, 32, 31)).toEqual(INK); // (16, 15.75) is where its strokes cross
  });

  test("fills the square where a device cuts its own shape", () => {
    for (const drawing of [MASK, TILE]) expect(pixel(image(drawing), 0, 0)).toEqual(FELT);
  });
});

test("the icon in SVG has the same shapes", () => {
  expect(svg(ICON).match(/<rect|<path/g)?.length).toBe(1 + ICON.shapes.length);
});

test("the manifest has an icon of every kind that devices ask for", () => {
  const { icons } = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8")) as {
    icons: Record<string, string>[];
  };
  const kinds = icons.map(({ sizes, type, purpose }) => `${sizes} ${type} ${purpose}`);
  expect(kinds).toEqual(
    expect.arrayContaining(["192x192 image/png any", "512x512 image/png any", "512x512 image/png maskable"]),
  );
});
