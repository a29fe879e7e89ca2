/** The icon for whoever can read SVG. */

import { EDGE, isStroke, SIDE, type Drawing, type Shape } from "./drawing";

export function svg({ ground, shapes, scale }: Drawing): string {
  const inset = (SIDE * (1 - scale)) / 2;
  const inside = shapes.map(element).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${element(ground)}` +
    `<g transform="translate(${inset} ${inset}) scale(${scale})">${inside}</g></svg>\n`
  );
}

function element(shape: Shape): string {
  if (isStroke(shape)) {
    const { from, to, width, fill } = shape;
    return `<path d="M${from} ${to}" stroke="${fill}" stroke-width="${width}" stroke-linecap="round"/>`;
  }
  const { x, y, width, height, round, fill, edge, turn } = shape;
  const edged = edge ? ` stroke="${edge}" stroke-width="${EDGE}"` : "";
  const turned = turn ? ` transform="rotate(${turn})"` : "";
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"${edged}${turned}/>`;
}
