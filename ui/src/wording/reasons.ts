/** Why something is done, in words: each reason comes as a key, with numbers and cards. */

import { inflected, type Translate } from "../i18n/fluent";
import type { Game, Reason } from "../protocol";
import { SUITS } from "../selectors/card-numbers";
import { mark } from "./card-marks";

/** A reason as a sentence without a beginning; its cards stand in it as marks. */
export function reasonSaid(t: Translate, game: Game, { why, numbers = {}, cards = [] }: Reason): string {
  const [first = "", second = ""] = cards.map((card) => mark(t, game, card));
  return t(`reason-${why}`, {
    ...numbers,
    suit: inflected(t, "suit-name", { suit: SUITS[numbers.suit ?? 0] ?? "" }),
    first,
    second,
  });
}
