/** What somebody said, as briefly as it is said at the table. */

import type { Action, Seat, State } from "../protocol";
import type { Translate } from "./fluent";
import { stakeName } from "./words";

export function saidShortly(t: Translate, state: State, seat: Seat, action: Action): string {
  switch (action.type) {
    case "bid":
    case "choose":
      return t(`contract-${action.contract}`);
    case "announce":
      return t(`bonus-${action.bonus}`);
    case "kontra": {
      const stake = stakeName(t, state, action.what, action.seat);
      return t("said-kontra", { level: t(`kontra-${levelSaid(state, seat, action)}`), stake });
    }
    default:
      return t("said-pass");
  }
}

/** Which step of the ladder the last kontra of a seat on a stake was. */
function levelSaid(state: State, seat: Seat, action: Extract<Action, { type: "kontra" }>): number {
  const { log } = state.view;
  const last = log.findLastIndex(([by, each]) => by === seat && each.type === "kontra" && each.what === action.what);
  const said = log.slice(0, last + 1).filter(([, each]) => each.type === "kontra" && each.what === action.what && each.seat === action.seat);
  return Math.min(Math.max(said.length, 1), 4);
}
