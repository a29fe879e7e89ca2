/** The icon for whoever cannot read SVG, pixel by pixel: a shape covers what lies within its distance. */

import { crc32, deflateSync } from "node:zlib";
import { EDGE, isStroke, SIDE, type Block, type Drawing, type Shape, type Stroke } from "./drawing";

const CHANNELS = 4;
const OPAQUE = 255;

/** Draw at so many pixels a side. */
export function png({ ground, shapes, scale }: Drawing, size: number): Buffer {
  const pixels = Buffer.alloc(size * size * CHANNELS);
  const unit = SIDE / size;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const at = (row * size + column) * CHANNELS;
      const [x, y] = [(column + 0.5) * unit, (row + 0.5) * unit];
      const inside = (each: number): number => (each - SIDE / 2) / scale + SIDE / 2;
      paint(pixels, at, ground, distance(ground, x, y) / unit);
      for (const shape of shapes)
        paint(pixels, at, shape, (distance(shape, inside(x), inside(y)) * scale) / unit, (EDGE * scale) / unit);
    }
  }
  return file(pixels, size);
}

/** Lay a shape over a pixel that is so many pixels away from its border; inside that is less than nothing. */
function paint(pixels: Buffer, at: number, shape: Shape, away: number, edge = 0): void {
  if ("edge" in shape && shape.edge) {
    blend(pixels, at, shape.edge, away - edge / 2);
    blend(pixels, at, shape.fill, away + edge / 2);
  } else {
    blend(pixels, at, shape.fill, away);
  }
}

function blend(pixels: Buffer, at: number, colour: string, away: number): void {
  const covered = Math.min(Math.max(0.5 - away, 0), 1);
  if (!covered) return;
  const paint = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
  const opacity = pixels[at + 3] ?? 0;
  paint.forEach((value, i) => {
    const under = opacity ? (pixels[at + i] ?? 0) : value;
    pixels[at + i] = Math.round(under + (value - under) * covered);
  });
  pixels[at + 3] = Math.round(opacity + (OPAQUE - opacity) * covered);
}

const distance = (shape: Shape, x: number, y: number): number =>
  isStroke(shape) ? toStroke(shape, x, y) : toBlock(shape, x, y);

function toStroke({ from: [ax, ay], to: [bx, by], width }: Stroke, x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0), 1);
  return Math.hypot(x - ax - along * dx, y - ay - along * dy) - width / 2;
}

function toBlock({ x: left, y: top, width, height, round, turn }: Block, x: number, y: number): number {
  const [degrees, cx, cy] = turn ?? [0, 0, 0];
  const [cos, sin] = [Math.cos((-degrees * Math.PI) / 180), Math.sin((-degrees * Math.PI) / 180)];
  const px = cx + (x - cx) * cos - (y - cy) * sin;
  const py = cy + (x - cx) * sin + (y - cy) * cos;
  const outX = Math.abs(px - left - width / 2) - width / 2 + round;
  const outY = Math.abs(py - top - height / 2) - height / 2 + round;
  return Math.hypot(Math.max(outX, 0), Math.max(outY, 0)) + Math.min(Math.max(outX, outY), 0) - round;
}

/** The pixels as a PNG file: eight bits a channel, no filters. */
function file(pixels: Buffer, size: number): Buffer {
  const width = size * CHANNELS;
  const rows = Array.from({ length: size }, (_, row) =>
    Buffer.concat([Buffer.of(0), pixels.subarray(row * width, (row + 1) * width)]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
