/** Sentences that state a rule: their numbers are those of this game with these options. */

import type { Bonus, Contract, Game } from "../protocol";
import type { Args, Translate } from "../i18n/fluent";
import { agreed } from "./names";

/** What is true of the whole game: its size, its count, and what was agreed of them at the table. */
function gameFacts(game: Game): Args {
  const { difference_rounding, tie_rule, tie_loser_when_kontra } = agreed(game);
  return {
    seats: game.seats,
    tricks: game.hand,
    whole: game.card_points,
    half: game.card_points / 2,
    rounding: Number(difference_rounding ?? 1),
    tie: tie_rule ?? tie_loser_when_kontra ?? "",
  };
}

/** What a contract asks for: with whom, with how many cards of the talon, and how many card points. */
export const contractFacts = (game: Game, { team, talon, needed, value }: Contract): Args => ({
  ...gameFacts(game),
  team,
  talon,
  needed: needed ?? "",
  value,
});

const TAROKS = /^taroks_(\d+)$/;

/** How many taroks a declaration names; the highest of a game stands for longer hands, too. */
function declaredTaroks(game: Game, id: string): Args {
  const taroks = Number(TAROKS.exec(id)?.[1] ?? 0);
  const higher = game.bonuses.some((other) => Number(TAROKS.exec(other.id)?.[1] ?? 0) > taroks);
  return { taroks, more: higher || taroks === game.hand ? "no" : "yes" };
}

/** What makes a bonus: card points, taroks, or a number of promised cards. */
export const bonusFacts = (game: Game, { id, needed, promises }: Bonus): Args => ({
  ...gameFacts(game),
  ...declaredTaroks(game, id),
  needed: needed ?? "",
  steps: promises.length,
});

/** What a contract asks for, to stand next to its name. */
export function goal(t: Translate, game: Game, id: string): string {
  const contract = game.contracts.find((each) => each.id === id);
  return contract ? t(`goal-${id}`, contractFacts(game, contract)) : "";
}

/** What makes a bonus, to stand next to its name. */
export function about(t: Translate, game: Game, id: string): string {
  const bonus = game.bonuses.find((each) => each.id === id);
  return bonus ? t(`about-${id}`, bonusFacts(game, bonus)) : "";
}

/** What each step of doubling is called, and what it makes of a stake. */
export function doublings(t: Translate, game: Game): string {
  const steps = game.doubling.map((times, i) => `${t(`kontra-${i + 1}`, { kontras: game.kontras })} ×${times}`);
  return t("help-kontra", { ladder: steps.join(", ") });
}

/** From where the difference is counted, and to what it is rounded; not every game has one. */
export const difference = (t: Translate, game: Game): string | null =>
  t.has("help-difference") ? t("help-difference", gameFacts(game)) : null;
