/** Sentences that name cards: a card stands in them as a mark, until it is spelled out or shown. */

import { HIDDEN, type Card, type Game } from "../protocol";
import type { Translate } from "../i18n/fluent";
import { cardName } from "./names";

/** From here on a character of its own stands for each card: a private plane of Unicode, which no language has. */
const FIRST = 0xf0000;
const MARK = /([\u{f0000}-\u{f00ff}])/u;

export const mark = (t: Translate, game: Game, card: Card): string =>
  card === HIDDEN ? cardName(t, game, card) : String.fromCodePoint(FIRST + card);
export const marks = (t: Translate, game: Game, cards: readonly Card[]): string =>
  cards.map((card) => mark(t, game, card)).join(", ");

/** A sentence in pieces: words, and the cards among them. */
export type Piece = string | Card;
export const pieces = (line: string): Piece[] =>
  line
    .split(MARK)
    .filter(Boolean)
    .map((piece) => (MARK.test(piece) ? (piece.codePointAt(0) ?? FIRST) - FIRST : piece));

/** A sentence in words alone. */
export const spelled = (t: Translate, game: Game, line: string): string =>
  pieces(line)
    .map((piece) => (typeof piece === "string" ? piece : cardName(t, game, piece)))
    .join("");
