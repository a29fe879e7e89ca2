/** Cards, people and stakes in words. */

import {
  HIDDEN,
  type Card,
  type Game,
  type OptionValue,
  type PlaceNumber,
  type Seat,
  type TableState,
  type Table,
} from "../protocol";
import { courtOf, isTarok, suitOf, tarokNumber } from "../selectors/card-numbers";
import { Inflected, inflected, type Args, type WordForm, type Translate } from "../i18n/fluent";
import { placeOf } from "../selectors/table-view";

const NAMED = new Map([
  [1, "card-pagat"],
  [21, "card-mond"],
  [22, "card-skis"],
]);

export function cardName(t: Translate, game: Game, card: Card, form?: WordForm): string {
  const named = (id: string, args?: Args): string => t(form ? `${id}.${form}` : id, args);
  if (card === HIDDEN) return named("card-hidden");
  const face = game.faces[card] ?? "";
  if (isTarok(card)) return named(NAMED.get(tarokNumber(card)) ?? "card-tarok", { numeral: face });
  const court = courtOf(card);
  const suit = suitOf(card);
  return court ? named(`card-${court}-of`, { suit }) : named("card-pip-of", { suit, rank: Number(face.slice(1)) });
}

/** The called card; a king may be called without its name. */
export const calledName = (t: Translate, game: Game, card: Card): string =>
  card === HIDDEN ? t("card-unnamed") : cardName(t, game, card);

/** Cards in a sentence that may ask for their form. */
export const cardNames = (t: Translate, game: Game, cards: readonly Card[]): Inflected =>
  new Inflected((form) => cards.map((card) => cardName(t, game, card, form)).join(", "));

/** A message that not every game has. */
export function perhaps(t: Translate, id: string, args?: Args): string | null {
  return t.has(id) ? t(id, args) : null;
}

/** What was agreed at the table, for messages that say it. */
export const agreed = (game: Game): Record<string, string> =>
  Object.fromEntries(game.options.map((option) => [option.name, String(option.default)]));

/** What a person at the table is called; people who came by a link have no names of their own. */
export function nameAt(t: Translate, table: Pick<Table, "players" | "place">, place: PlaceNumber): string {
  const player = table.players[place];
  if (!player || player.kind === "open") return t("nobody");
  if (place === table.place) return t("you");
  if (player.kind === "gone") return t("gone");
  return player.name || t("guest", { number: place + 1 });
}

export const nameOf = (t: Translate, state: TableState, seat: Seat): string =>
  nameAt(t, state.table, placeOf(state.table, seat));

/** Who does something, for messages that say it differently of oneself. */
export const whoAt = (t: Translate, table: Table, place: PlaceNumber): Args => ({
  who: place === table.place ? "you" : "other",
  name: nameAt(t, table, place),
});
export const who = (t: Translate, state: TableState, seat: Seat): Args =>
  whoAt(t, state.table, placeOf(state.table, seat));

/** What is at stake; a bonus with whose it is. */
export function stakeName(t: Translate, state: TableState, what: string, seat: Seat): Inflected {
  if (what === "game") return inflected(t, "stake-game");
  const bonus = inflected(t, `bonus-${what}`);
  return new Inflected((form) => t("stake-of", { stake: bonus.say(form), name: nameOf(t, state, seat) }));
}

/** A value of a house rule in words; one that has none is a number, or reads like one. */
export function wayName(t: Translate, option: string, value: OptionValue): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return perhaps(t, `option-${option}-${value}`) ?? String(value);
}

/** Words as they stand at the beginning of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A number with a real minus; and one that says its sign in any case. */
export const plain = (points: number | string): string => String(points).replace("-", "−");
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));
