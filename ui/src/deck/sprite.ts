/** The whole deck as one sprite of symbols, and the back. */

import { SKIS, courtOf, isTarok, suitOf, tarokNumber } from "../lib/cards";
import type { Colour } from "./paper";
import { courtCard, pipCard } from "./suits";
import { skisCard, tarokCard } from "./taroks";

function drawn(card: number, face: string): string {
  if (card === SKIS) return skisCard();
  if (isTarok(card)) return tarokCard(tarokNumber(card), face);
  const suit = suitOf(card) as Colour;
  const court = courtOf(card);
  return court ? courtCard(suit, court) : pipCard(suit, Number(face.slice(1)));
}

const BACK =
  '<pattern id="weave" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  '<path d="M0 0H12V12H0Z" fill="#8c2f3b"/><path d="M0 6H12M6 0V12" stroke="#c98a6a" stroke-width="1.5"/></pattern>' +
  '<rect x=".75" y=".75" width="98.5" height="178.5" rx="8" fill="#fffdf6" stroke="#a79c80" stroke-width="1.5"/>' +
  '<rect x="7" y="7" width="86" height="166" rx="5" fill="url(#weave)"/>';

const symbol = (id: string, body: string): string => `<symbol id="${id}" viewBox="0 0 100 180">${body}</symbol>`;

/** Return the symbols `card-0` … `card-53` and `card-back` for a game that prints these faces. */
export function sprite(faces: readonly string[]): string {
  return faces.map((face, card) => symbol(`card-${card}`, drawn(card, face))).join("") + symbol("card-back", BACK);
}
