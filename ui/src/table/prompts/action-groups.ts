/** What a player is asked, as rows of buttons: each with its words, what it is worth, and what it means. */

import type { Action, Game, Promised, TableState, View } from "../../protocol";
import type { Translate } from "../../i18n/fluent";
import { wouldTell } from "../../wording/table-facts";
import { passingOn } from "../../wording/passed-talon";
import { actionName, nextLevel } from "../../wording/actions";
import { considered, legalOf, whyNot, type ActionType } from "../../selectors/table-view";
import { about, goal } from "../../wording/rule-facts";
import { agreed, capital, perhaps, plain, stakeName } from "../../wording/names";

export interface Choice {
  action: Action;
  name: string;
  value: string;
  /** Read out instead of the value, where that is only a number. */
  label?: string;
  about: string;
  /** What it would tell the others, or bind one's side to. */
  binds: string;
}

/** Choices that stand together; a titled group of many is put away until it is asked for. */
export interface Group {
  id: string;
  title: string;
  choices: Choice[];
}

/** What goes together, in the order in which it is shown. */
const GROUPS: readonly (readonly ActionType[])[] = [
  ["choose", "bid"],
  ["call"],
  ["method", "take", "reject"],
  ["oppose", "kontra"],
  ["announce"],
  ["throwin", "surrender", "knock", "cut", "pick", "place"],
];

/** Every choice but to pass, in groups; none of the types that are asked for elsewhere. */
export function groups(t: Translate, game: Game, state: TableState, elsewhere: readonly ActionType[] = []): Group[] {
  return GROUPS.flatMap((types) => {
    const choices = types
      .filter((type) => !elsewhere.includes(type))
      .flatMap((type) => considered(state.view, type))
      .filter((action) => !never(state, action))
      .sort((a, b) => place(game, state, a) - place(game, state, b))
      .map((action) => choice(t, game, state, action));
    const type = choices[0]?.action.type;
    if (!type) return [];
    const whole = { id: type, title: t(`group-${type}`), choices };
    return type === "announce" && choices.length > MANY ? byTrick(t, game, whole) : [whole];
  });
}

/** More announcements than these are told apart by the trick that they are aimed at. */
const MANY = 12;

function byTrick(t: Translate, game: Game, { choices, title }: Group): Group[] {
  const aimed = ({ action }: Choice): number => {
    const bonus = game.bonuses.find(({ id }) => action.type === "announce" && id === action.bonus);
    return bonus?.promises.at(-1)?.tricks.at(-1) ?? 0;
  };
  const tricks = [...new Set(choices.map(aimed))].sort((a, b) => a - b);
  return tricks.map((trick) => ({
    id: `announce-${trick}`,
    title: trick ? t("aimed-at", { trick, left: game.hand - trick }) : title,
    choices: choices.filter((choice) => aimed(choice) === trick),
  }));
}

/** Refusals that hold in every position like this one, whatever one has: such a thing is no choice. */
const NEVER = new Set(["doubled_fully", "never_announced", "never_doubled"]);
const never = ({ view }: TableState, action: Action): boolean => NEVER.has(whyNot(view, action)?.why ?? "");

/** Where an action stands among its like: contracts and bonuses as in the tables of the game, stakes as they were said. */
function place(game: Game, { view }: TableState, action: Action): number {
  if ("contract" in action) return game.contracts.findIndex(({ id }) => id === action.contract);
  if ("bonus" in action) return game.bonuses.findIndex(({ id }) => id === action.bonus);
  if (action.type === "kontra")
    return view.stakes.findIndex(({ what, seat }) => what === action.what && seat === action.seat);
  return "card" in action ? -action.card : 0;
}

function choice(t: Translate, game: Game, state: TableState, action: Action): Choice {
  const name = actionName(t, game, state, action);
  const binds = wouldTell(t, game, state, action);
  switch (action.type) {
    case "bid":
    case "choose": {
      const points = game.contracts.find(({ id }) => id === action.contract)?.value ?? 0;
      return {
        action,
        name,
        value: perhaps(t, "worth", { points }) ?? plain(points),
        label: t("value", { points }),
        about: goal(t, game, action.contract),
        binds,
      };
    }
    case "announce": {
      const bonus = game.bonuses.find(({ id }) => id === action.bonus);
      const played = game.contracts.find(({ id }) => id === state.view.contract);
      const points = played?.announced[action.bonus] ?? bonus?.announced ?? 0;
      const custom = perhaps(t, `custom-${action.bonus}`) ?? "";
      const promises = (bonus?.promises ?? []).map((each) => promised(t, game, each));
      const bound = [...promises, custom].filter(Boolean).join(" ");
      const value = perhaps(t, `value-${state.view.phase}`, { points }) ?? t("value-plus", { points });
      return { action, name, value, about: about(t, game, action.bonus), binds: bound };
    }
    case "kontra": {
      const level = nextLevel(state.view, action);
      const [before, times] = [1, ...game.doubling].slice(level - 1) as [number, number];
      const worth = game.bonuses.find(({ id }) => id === action.what)?.announced ?? 0;
      const args = { what: action.what, points: worth * times, before: worth * before, times };
      return {
        action,
        name: `${t(`kontra-${level}`)} ×${times}`,
        value: String(stakeName(t, state, action.what, action.seat)),
        about: perhaps(t, "about-kontra", args) ?? "",
        binds,
      };
    }
    default:
      return { action, name, value: "", about: perhaps(t, `about-${action.type}`) ?? "", binds };
  }
}

/** Which cards an announcement binds, and to which tricks. */
function promised(t: Translate, game: Game, { cards, tricks }: Promised): string {
  const faces = cards.map((card) => game.faces[card] ?? "").join(", ");
  return t("binds", { faces, tricks: tricks.join(", ") });
}

/** The question that a phase asks. */
export function question(t: Translate, state: TableState): string {
  const { view } = state;
  const choosing = legalOf(view, "choose").length > 0;
  if (view.phase === "exchange" && choosing) return t("raise-ask");
  if (view.phase === "auction")
    return t(choosing ? "choose-ask" : legalOf(view, "pass").length ? "bid-ask" : "bid-must");
  if (considered(view, "throwin").length && view.phase !== "auction") return perhaps(t, "ask-throwin") ?? t("ask");
  const [kontra] = considered(view, "kontra");
  const args = kontra && {
    stake: capital(String(stakeName(t, state, kontra.what, kontra.seat))),
    level: t(`kontra-${nextLevel(view, kontra)}`),
  };
  return perhaps(t, `ask-${view.phase}`, args) ?? t("ask");
}

/** What there is to know before one answers. */
export const hint = (t: Translate, game: Game, state: TableState): string =>
  passingOn(t, state) || (perhaps(t, `hint-${state.view.phase}`, agreed(game)) ?? "");

/** What a rule holds back, and why, where the family has something to say of it. */
export function heldBack(t: Translate, game: Game, { refused }: View, type: "call" | "lay"): string[] {
  const of = refused.flatMap(({ action, why }) => (action.type === type ? [{ card: action.card, why }] : []));
  return [...new Set(of.map(({ why }) => why))].flatMap((why) => {
    const faces = of.filter((each) => each.why === why).map(({ card }) => game.faces[card] ?? "");
    return perhaps(t, `held-${type}-${why}`, { faces: faces.join(", ") }) ?? [];
  });
}
