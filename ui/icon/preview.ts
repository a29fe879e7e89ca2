/** The picture that a link to the page shows where it is sent: a hand of the deck on felt. */

import { readFileSync } from "node:fs";
import { stroked } from "../deck/glyphs";
import { indices } from "../deck/indices";
import { SKIS, symbolId } from "../deck/names";
import { print } from "../deck/print";
import { sheet } from "../deck/sheet";

export const WIDTH = 1200;
const HEIGHT = 630;
const CARD = 196;
const NAME = "TAROK";

const MOND = SKIS - 1;
const HAND = [
  symbolId.court("hearts", "queen"),
  symbolId.court("spades", "king"),
  symbolId.tarok(1),
  symbolId.tarok(MOND),
  symbolId.tarok(SKIS),
];

/** What a browser would look up in deck.css for a page in daylight. */
function daylight(): (name: string) => string {
  const css = readFileSync(new URL("../deck/deck.css", import.meta.url), "utf8");
  const root = /:root \{([^}]*)\}/.exec(css)?.[1] ?? "";
  const colours = new Map([...root.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
  return (name) => colours.get(name) ?? "none";
}

/** A card of the hand, which is fanned around a point below the picture. */
function fanned(card: string, i: number): string {
  const turn = (i - (HAND.length - 1) / 2) * 10.5;
  const height = CARD * 1.8;
  return (
    `<g transform="translate(798 990)rotate(${turn})translate(${-CARD / 2} -880)">` +
    `<rect x="4" y="8" width="${CARD}" height="${height}" rx="15" fill="#06170f" fill-opacity=".35"/>` +
    `<g transform="scale(${CARD / 100})">${card}</g></g>`
  );
}

const title = [...NAME].map((letter, i) => stroked(letter, i * 17.5, 0, 3.6)).join("");

/** The picture in SVG. */
export function preview(): string {
  const { cards, parts } = sheet("village");
  const whole = { cards, parts: { ...parts, ...indices({ letters: null, numerals: "roman" }) } };
  const fan = HAND.map((id, i) => fanned(print(id, whole, daylight()), i)).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<linearGradient id="felt" x2="0" y2="1"><stop offset="0" stop-color="#2f8763"/><stop offset="1" stop-color="#0f3b2b"/></linearGradient>` +
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="url(#felt)"/>${fan}` +
    `<g transform="translate(84 340)scale(3.7)" color="#fcf6e8">${title}</g>` +
    `<path d="${Array.from({ length: 8 }, (_, i) => `M${66 + i * 39} 384l19.5-11 19.5 11-19.5 11Z`).join("")}" fill="#e3ab3f"/></svg>`
  );
}
