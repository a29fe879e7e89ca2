/** A game and its house rules: as a link, and as they differ from the standard. */

import type { Game, Option, Options, OptionValue } from "../protocol";

export interface GameChoice {
  game: string;
  options: Options;
}

/** The query of a link that opens the first page with this choice. */
export const query = ({ game, options }: GameChoice): string =>
  new URLSearchParams({
    game,
    ...Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])),
  }).toString();

/** What a link wants; nothing where there is no such game. House rules that the game does not know are left out. */
export function choiceIn(text: string, games: readonly Game[]): GameChoice | null {
  const parameters = new URLSearchParams(text);
  const game = games.find((each) => each.key === parameters.get("game"));
  if (!game) return null;
  const chosen = game.options.flatMap((option) => {
    const value = valueOf(option, parameters.get(option.name));
    return value === null || value === option.default ? [] : [[option.name, value] as const];
  });
  return { game: game.key, options: Object.fromEntries(chosen) };
}

function valueOf(option: Option, text: string | null): OptionValue | null {
  if (text === null) return null;
  if (option.values.length) return option.values.find((value) => String(value) === text) ?? null;
  const number = Number(text);
  return Number.isInteger(number) && number >= (option.least ?? 0) && number <= (option.most ?? number) ? number : null;
}

/** The house rules with one of them changed; what is as usual need not be said. */
export function changed({ game, options }: GameChoice, option: Option, value: OptionValue): GameChoice {
  const { [option.name]: _, ...others } = options;
  return { game, options: value === option.default ? others : { ...others, [option.name]: value } };
}

/** The name under which these house rules are known, if they are. */
export function profileOf(game: Game, options: Options): string | null {
  const sum = (all: Options): string => JSON.stringify(Object.entries(all).sort());
  return game.profiles.find((profile) => sum(profile.options) === sum(options))?.name ?? null;
}

/** How a game is played at a table, as it differs from the standard. */
export function different(standard: Game, played: Game): Options {
  const usual = new Map(standard.options.map((option) => [option.name, option.default]));
  return Object.fromEntries(
    played.options
      .filter((option) => usual.get(option.name) !== option.default)
      .map((option) => [option.name, option.default]),
  );
}
