/** What has been bid, declared and announced in a deal that is played, in words. */

import type { Game, Seat, Stake, TableState, View } from "../protocol";
import type { Translate } from "../i18n/fluent";
import { nameOf } from "./names";

/** What was said and is at stake in addition to the contract: announcements, and everything doubled. */
export function stakes(t: Translate, game: Game, state: TableState): string[] {
  return state.view.stakes
    .filter((stake) => (stake.what === "game" ? stake.doubled > 0 : !declares(game, stake)))
    .map((stake) => {
      const doubled = stake.doubled ? t(`kontra-${stake.doubled}`) : "";
      if (stake.what === "game") return doubled;
      const who = nameOf(t, state, stake.seat);
      return t("bar-stake", { bonus: t(`bonus-${stake.what}`), name: who, doubled }).trim();
    });
}

/** Whether it only says what a hand holds: it cannot be made in silence, and binds no card. */
function declares(game: Game, { what, doubled }: Stake): boolean {
  const bonus = game.bonuses.find(({ id }) => id === what);
  return doubled === 0 && bonus?.silent === 0 && bonus.promises.length === 0;
}

/** What a seat has declared of its hand: that stands at the seat. */
export const declared = (t: Translate, game: Game, { stakes }: View, seat: Seat): string[] =>
  stakes.filter((stake) => stake.seat === seat && declares(game, stake)).map(({ what }) => t(`bonus-${what}`));

/** The highest bid so far and who holds it. */
export function highest(view: View): { contract: string; seat: number } | null {
  const bid = view.log.findLast(([, action]) => action.type === "bid" || action.type === "choose");
  return bid && "contract" in bid[1] ? { contract: bid[1].contract, seat: bid[0] } : null;
}
