/** Why something is done, in words: each reason comes as a key, with numbers and cards. */

import { inflected, type Translate } from "../i18n/fluent";
import type { Game, Outlook, Reason, TableState } from "../protocol";
import { SUITS } from "../selectors/card-numbers";
import { mark } from "./card-marks";
import { signed, who } from "./names";

/** A reason as a sentence; its cards stand in it as marks. */
export function reasonSaid(t: Translate, game: Game, { why, numbers = {}, cards = [] }: Reason): string {
  const [first = "", second = ""] = cards.map((card) => mark(t, game, card));
  return t(`reason-${why}`, {
    ...numbers,
    suit: inflected(t, "suit-name", { suit: SUITS[numbers.suit ?? 0] ?? "" }),
    first,
    second,
  });
}

/** Points of which few cases were tried are told without a decimal. */
export const figure = (points: number, few: boolean): string => signed(few ? Math.round(points) : points);

/** Whose game it becomes, in a sentence; null: the cards are thrown in. Of many cases it says how many of 100. */
export function outlookSaid(
  t: Translate,
  state: TableState,
  { seat, contract, worlds, made }: Outlook,
  all: number,
  enough: number,
): string | null {
  if (!contract) return null;
  const of = all < enough ? all : 100;
  const share = (number: number): number => Math.round((number * of) / all);
  const args = { contract: inflected(t, `contract-${contract}`), worlds: share(worlds), of };
  if (seat === null || made === null) return t("outlook-alone", args);
  const done = { ...args, ...who(t, state, seat), made: share(made) };
  return t(worlds === all ? "outlook-made" : "outlook-plays", done);
}
