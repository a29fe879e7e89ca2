/** Cards in the text of a rule book, where they are written as cards: ♥K, XXI, škis. What is only a word stays one. */

import { LETTERS } from "../deck/indices";
import { COURTS, familyOf, NUMERALS, SKIS, symbolId } from "../deck/names";
import { SUITS } from "../deck/palette";

const SIGNS = "♥♦♠♣";
const COURT_LETTERS = "JNQK";
/** A book in another language writes the letters that its deck has. */
const ANY_LETTERS = [...new Set(Object.values(LETTERS).join(""))].join("");
/** The books write IV, the deck IIII. */
const ALIKE: Record<string, string> = { IV: "IIII" };

const SUIT = `[${SIGNS}](?:10|[1-9${ANY_LETTERS}])`;
const NUMERAL = "X{0,2}(?:IX|IV|V?I{0,4})";
/** A numeral of one letter is a card only beside another numeral: elsewhere it may be a word. */
const ALONE = "[IVX](?=,? [IVX]{2,5}(?![\\p{L}\\d-]))|(?<=(?<![\\p{L}\\d-])[IVX]{2,5},? )[IVX]";
const NAMED = "[Šš]kis|[Šš]kýz|Skys|[Ss]k[ií]z";
export const CARD = `(?<![\\p{L}\\d-])(?:${SUIT}|(?=[IVX]{2})${NUMERAL}|${ALONE}|${NAMED})(?![\\p{L}\\d-])`;

const suitOf = (written: string) => SUITS[SIGNS.indexOf(written.charAt(0))];
function tarokOf(written: string): number {
  const numeral = NUMERALS.indexOf(ALIKE[written] ?? written) + 1;
  return numeral || (new RegExp(`^(?:${NAMED})$`, "u").test(written) ? SKIS : 0);
}

/** A card within a sentence: a small piece of card with its sign, in the colours of the deck. */
export function small(written: string): string {
  const tarok = tarokOf(written);
  const colour = suitOf(written) ?? (tarok ? familyOf(tarok) : null);
  return colour ? `<span class="card ${colour}">${written}</span>` : written;
}

function symbolOf(written: string): string {
  const suit = suitOf(written);
  if (!suit) {
    const tarok = tarokOf(written);
    if (!tarok) throw new Error(`${written} is no card`);
    return symbolId.tarok(tarok);
  }
  const court = COURTS[COURT_LETTERS.indexOf(written.slice(1))];
  return court ? symbolId.court(suit, court) : symbolId.pips(suit, Number(written.slice(1)));
}

const PICTURE = /^<!-- cards: (.*) -->\s*$/;

/** A row of cards, `<!-- cards: ♥K ♠Q ♣9 = 8 | škis I -->`: groups, each with what stands below it. The text says the same. */
export function picture(comment: string): string | null {
  const groups = PICTURE.exec(comment)?.[1]?.split("|");
  if (!groups) return null;
  const drawn = groups.map((group) => {
    const [cards = "", below = ""] = group.split("=").map((part) => part.trim());
    const faces = cards.split(" ").map((card) => `<img data-face data-symbol="${symbolOf(card)}" alt="">`);
    return `<span class="group"><span>${faces.join("")}</span>${below}</span>`;
  });
  return `<div class="pictures" aria-hidden="true">${drawn.join("")}</div>\n`;
}
