/** Sentences that name cards: a card stands in them as a mark, until it is spelled out or shown. */

import { HIDDEN, type Card, type Game } from "../protocol";
import { WORD_FORMS, Inflected, type WordForm, type Translate } from "../i18n/fluent";
import { cardName } from "./names";

/** From here on a character of its own stands for each card in each form: a private plane of Unicode. */
const FIRST = 0xf0000;
const STEP = 0x100;
const MARK = /([\u{f0000}-\u{f0fff}])/u;

const character = (t: Translate, game: Game, card: Card, form?: WordForm): string =>
  card === HIDDEN
    ? cardName(t, game, card, form)
    : String.fromCodePoint(FIRST + (form ? WORD_FORMS.indexOf(form) + 1 : 0) * STEP + card);

/** Cards as one word of a sentence, which may ask for their form. */
export const marks = (t: Translate, game: Game, cards: readonly Card[]): Inflected =>
  new Inflected((form) => cards.map((card) => character(t, game, card, form)).join(", "));
export const mark = (t: Translate, game: Game, card: Card): Inflected => marks(t, game, [card]);

/** A card that a sentence names, in the form that stands there. */
export interface NamedCard {
  card: Card;
  form?: WordForm | undefined;
}
/** A sentence in pieces: words, and the cards among them. */
export type Piece = string | NamedCard;

function read(mark: string): NamedCard {
  const code = (mark.codePointAt(0) ?? FIRST) - FIRST;
  return { card: code % STEP, form: WORD_FORMS[Math.floor(code / STEP) - 1] };
}
export const pieces = (line: string): Piece[] =>
  line
    .split(MARK)
    .filter(Boolean)
    .map((piece) => (MARK.test(piece) ? read(piece) : piece));

/** A sentence in words alone. */
export const spelled = (t: Translate, game: Game, line: string): string =>
  pieces(line)
    .map((piece) => (typeof piece === "string" ? piece : cardName(t, game, piece.card, piece.form)))
    .join("");
