/** What somebody is asked, as rows of buttons: each with its words, what it is worth, and what it means. */

import type { Action, Game, State } from "../protocol";
import type { Translate } from "./fluent";
import { actionName, HIGHEST } from "./say";
import { considered, legalOf, whyNot, type ActionType } from "./view";
import { perhaps, plain, stakeName } from "./words";

export interface Choice {
  action: Action;
  name: string;
  value: string;
  /** Read out instead of the value, where that is only a number. */
  label?: string;
  about: string;
}

/** What goes together, in the order in which it is shown. */
const GROUPS: readonly (readonly ActionType[])[] = [
  ["choose", "bid"],
  ["call"],
  ["method", "take", "reject"],
  ["announce"],
  ["oppose", "kontra"],
  ["throwin", "surrender", "knock", "cut", "pick", "place"],
];

/** Every choice but to pass, in groups; none of the types that are asked for elsewhere. */
export function groups(t: Translate, game: Game, state: State, elsewhere: readonly ActionType[] = []): Choice[][] {
  return GROUPS.map((types) =>
    types
      .filter((type) => !elsewhere.includes(type))
      .flatMap((type) => considered(state.view, type))
      .filter((action) => !never(state, action))
      .sort((a, b) => place(game, state, a) - place(game, state, b))
      .map((action) => choice(t, game, state, action)),
  ).filter((group) => group.length);
}

/** Refusals that hold in every position like this one, whatever one has: such a thing is no choice. */
const NEVER = new Set(["doubled_fully", "never_announced", "never_doubled"]);
const never = ({ view }: State, action: Action): boolean => NEVER.has(whyNot(view, action)?.why ?? "");

/** Where an action stands among its like: contracts and bonuses as in the tables of the game, stakes as they were said. */
function place(game: Game, { view }: State, action: Action): number {
  if ("contract" in action) return game.contracts.findIndex(({ id }) => id === action.contract);
  if ("bonus" in action) return game.bonuses.findIndex(({ id }) => id === action.bonus);
  if (action.type === "kontra") return view.stakes.findIndex(({ what, seat }) => what === action.what && seat === action.seat);
  return "card" in action ? -action.card : 0;
}

function choice(t: Translate, game: Game, state: State, action: Action): Choice {
  const name = actionName(t, game, state, action);
  switch (action.type) {
    case "bid":
    case "choose": {
      const points = game.contracts.find(({ id }) => id === action.contract)?.value ?? 0;
      return { action, name, value: plain(points), label: t("value", { points }), about: t(`goal-${action.contract}`) };
    }
    case "announce": {
      const points = game.bonuses.find(({ id }) => id === action.bonus)?.announced ?? 0;
      return { action, name, value: t("value-plus", { points }), about: t(`about-${action.bonus}`) };
    }
    case "kontra": {
      const stake = state.view.stakes.find(({ what, seat }) => what === action.what && seat === action.seat);
      const level = Math.min((stake?.doubled ?? 0) + 1, HIGHEST);
      return { action, name: `${t(`kontra-${level}`)} ×${2 ** level}`, value: stakeName(t, state, action.what, action.seat), about: "" };
    }
    default:
      return { action, name, value: "", about: perhaps(t, `about-${action.type}`) ?? "" };
  }
}

/** The question that a phase asks. */
export function question(t: Translate, { view }: State): string {
  const choosing = legalOf(view, "choose").length > 0;
  if (view.phase === "exchange" && choosing) return t("raise-ask");
  if (view.phase === "auction") return t(choosing ? "choose-ask" : legalOf(view, "pass").length ? "bid-ask" : "bid-must");
  return perhaps(t, `ask-${view.phase}`) ?? t("ask");
}
