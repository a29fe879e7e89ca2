/** Cards, people and stakes in words. */

import type { Card, Game, Seat, State } from "../protocol";
import { courtOf, isTarok, suitOf, tarokNumber } from "./cards";
import type { Args, Translate } from "./fluent";
import { placeOf } from "./view";

const NAMED = new Map([
  [1, "card-pagat"],
  [21, "card-mond"],
  [22, "card-skis"],
]);

export function cardName(t: Translate, game: Game, card: Card): string {
  const face = game.faces[card] ?? "";
  if (isTarok(card)) return t(NAMED.get(tarokNumber(card)) ?? "card-tarok", { numeral: face });
  const court = courtOf(card);
  const suit = suitOf(card);
  return court ? t(`card-${court}-of`, { suit }) : t("card-pip-of", { suit, rank: Number(face.slice(1)) });
}

export function cardNames(t: Translate, game: Game, cards: readonly Card[]): string {
  return cards.map((card) => cardName(t, game, card)).join(", ");
}

export const nameOf = (state: State, seat: Seat): string =>
  state.table.players[placeOf(state.table, seat)]?.name ?? "";

/** Who does something, for messages that say it differently of oneself. */
export const who = (state: State, seat: Seat): Args => ({
  who: seat === state.view.seat ? "you" : "other",
  name: nameOf(state, seat),
});

/** How people at the table are headed: by their name, or as "you". */
export const personName = (t: Translate, state: State, seat: Seat): string =>
  seat === state.view.seat ? t("you") : nameOf(state, seat);

export function stakeName(t: Translate, state: State, what: string, seat: Seat): string {
  if (what === "game") return t("stake-game");
  return t("stake-of", { stake: t(`bonus-${what}`), name: personName(t, state, seat) });
}

/** Points with their sign, with a real minus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace("-", "−"));
