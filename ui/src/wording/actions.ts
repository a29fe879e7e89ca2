/** What a player said, as briefly as it is said at the table. */

import type { Action, ActionOf, Game, Seat, TableState, View } from "../protocol";
import type { Inflected, Translate } from "../i18n/fluent";
import { holds, key, legalOf } from "../selectors/table-view";
import { mark } from "./card-marks";
import { agreed, calledName, cardName, perhaps, stakeName } from "./names";

export function saidShortly(t: Translate, game: Game, state: TableState, seat: Seat, action: Action): string {
  switch (action.type) {
    case "bid": {
      const at = state.view.log.findLastIndex(([by, each]) => by === seat && key(each) === key(action));
      return (holds(state.view, action, at) ? perhaps(t, "hold") : null) ?? t(`contract-${action.contract}`);
    }
    case "choose":
      return t(`contract-${action.contract}`);
    case "announce":
      return t(`bonus-${action.bonus}`);
    case "kontra": {
      const several = state.view.stakes.filter(({ what }) => what === action.what).length > 1;
      const stake =
        several || action.what === "game" ? stakeName(t, state, action.what, action.seat) : t(`bonus-${action.what}`);
      return t("said-kontra", { level: t(`kontra-${levelSaid(state, seat, action)}`), stake });
    }
    case "call":
      return calledName(t, game, action.card);
    case "method":
      return t(`method-${action.how}`);
    case "throwin":
    case "reject":
    case "oppose":
    case "surrender":
      return t(`said-${action.type}`);
    default:
      return perhaps(t, `said-pass-${state.view.phase}`) ?? t("said-pass");
  }
}

/** How many steps the longest ladder of doubling has. */
export const HIGHEST = 5;

/** Which step of the ladder the last kontra of a seat on a stake was. */
function levelSaid(state: TableState, seat: Seat, action: ActionOf<"kontra">): number {
  const { log } = state.view;
  const last = log.findLastIndex(([by, each]) => by === seat && each.type === "kontra" && each.what === action.what);
  const said = log
    .slice(0, last + 1)
    .filter(([, each]) => each.type === "kontra" && each.what === action.what && each.seat === action.seat);
  return Math.min(Math.max(said.length, 1), HIGHEST);
}

/** What is advised, with its cards to be shown or spelled out: those to be discarded stand together. */
export function suggestion(t: Translate, game: Game, state: TableState, advice: readonly Action[]): string {
  const words = advice.map((action) => String(choiceNamed(t, game, state, action)));
  return t("suggested", { action: words.join(", ") });
}

/** To take a part of the talon: what that is may depend on the contract, and on how much of it was left already. */
export function takeName(t: Translate, game: Game, view: View, number: number): string {
  const left = view.shown.filter(({ what }) => what === "talon").length;
  return perhaps(t, `take-${view.contract}`, { ...agreed(game), number, left }) ?? t("take-part", { number });
}

/** Which step of the ladder it would be to double a stake now. */
export function nextLevel({ stakes }: View, { what, seat }: ActionOf<"kontra">): number {
  const said = stakes.find((stake) => stake.what === what && stake.seat === seat);
  return Math.min((said?.doubled ?? 0) + 1, HIGHEST);
}

/** What it means here to pass, where the family has words for it. */
export const passName = (t: Translate, view: View): string | null =>
  perhaps(t, `pass-${legalOf(view, "take").length ? "card" : view.phase}`);

/** An action in a few words, as on the button or the card that does it. */
export function actionName(t: Translate, game: Game, state: TableState, action: Action): string {
  switch (action.type) {
    case "bid":
      return (holds(state.view, action) ? perhaps(t, "hold") : null) ?? t(`contract-${action.contract}`);
    case "cut":
      return t("cut-lift", { at: action.at });
    case "knock":
      return t("knock");
    case "pick":
      return t("packet", { number: action.packet });
    case "place":
      return t(`place-${action.talon}`);
    case "take":
      return takeName(t, game, state.view, action.part);
    case "call":
    case "lay":
    case "play":
      return cardName(t, game, action.card);
    case "kontra": {
      const level = t(`kontra-${nextLevel(state.view, action)}`);
      return t("said-kontra", { level, stake: stakeName(t, state, action.what, action.seat) });
    }
    case "pass":
      return passName(t, state.view) ?? saidShortly(t, game, state, state.view.seat ?? 0, action);
    default:
      return saidShortly(t, game, state, state.view.seat ?? 0, action);
  }
}

/** The same for a sentence, which may show its card, or ask for the form of it. */
export const choiceNamed = (t: Translate, game: Game, state: TableState, action: Action): Inflected | string =>
  "card" in action ? mark(t, game, action.card) : actionName(t, game, state, action);
