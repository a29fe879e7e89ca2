/** Cards that a sentence names in words of its own, with their endings: a small card stands behind each. */

import type { Card, Game } from "../protocol";
import type { Translate } from "../i18n/fluent";
import { isTarok, SKIS } from "../selectors/card-numbers";
import type { Piece } from "./card-marks";
import { cardName } from "./names";

const PAGAT = 32;
const MOND = 52;
/** The deck writes IIII. */
const ALIKE: Record<string, string> = { IV: "IIII" };
/** A numeral of one letter is a card behind other words only: elsewhere it may be a word itself. */
const NUMERAL = /(?=[IVX]{2})X{0,2}(?:IX|IV|V?I{0,4})(?![\p{L}\d])|(?<=[\p{L},] |\()I(?![\p{L}\d-])/u;
/** "XXI (the mond)" is one card, named twice. */
const CLOSE = 8;

/** The beginning of a word that many endings may follow: "škis", "lun", "pagat". */
const stem = (name: string): string => (name.split(/[ ,]+/).at(-1) ?? "").replace(/(?:ul|a)$/, "");

/** What names a card in a language, at a table of a family. */
function words(t: Translate, game: Game): Map<string, Card> {
  const honours = [PAGAT, MOND, SKIS].map((card) => [stem(cardName(t, game, card)), card] as const);
  const courts = game.pack.filter((card) => !isTarok(card) && card % 8 >= 4);
  return new Map([
    ...honours.filter(([name]) => !/^[IVX]+$/.test(name)),
    ...courts.map((card) => [cardName(t, game, card), card] as const),
  ]);
}

/** A sentence in pieces: its words as they are, and behind those that name a card, the card. */
export function named(t: Translate, game: Game, text: string): Piece[] {
  const known = words(t, game);
  const any = [...known.keys()].map((name) => `${name.replace(/^./, (a) => `[${a}${a.toUpperCase()}]`)}\\p{L}{0,3}`);
  const card = new RegExp(`(?<!\\p{L})(?:${any.join("|")})(?!\\p{L})|(?<![\\p{L}\\d-])(?:${NUMERAL.source})`, "gu");
  const found: Piece[] = [];
  let told = 0;
  let last = { card: -1, end: 0 };
  for (const { 0: written, index } of text.matchAll(card)) {
    const end = index + written.length;
    const meant = cardOf(game, known, written);
    if (meant === undefined || (last.card === meant && index - last.end < CLOSE)) continue;
    found.push(text.slice(told, end), { card: meant });
    told = end;
    last = { card: meant, end };
  }
  return [...found, text.slice(told)].filter((piece) => piece !== "");
}

function cardOf({ faces, pack }: Game, known: Map<string, Card>, written: string): Card | undefined {
  const small = written.charAt(0).toLowerCase() + written.slice(1);
  for (const [name, card] of known) if (written.startsWith(name) || small.startsWith(name)) return card;
  return pack.find((card) => isTarok(card) && faces[card] === (ALIKE[written] ?? written));
}
