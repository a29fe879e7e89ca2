/** How many take part by the house rules: known before the engine is there, for a sheet begins with names. */

import type { Game, Options } from "../protocol";

/** The house rules that say it (`tests/test_catalogue.py` finds no other), and with which value how many. */
const PLACES = {
  players: (value: unknown): number => Number(value),
  five_players: (value: unknown): number | null => (value ? 5 : null),
} as const;

export function placesOf(game: Game, options: Options): number {
  const said = Object.entries(PLACES).map(([name, places]) => (name in options ? places(options[name]) : null));
  return said.find((places) => places !== null) ?? game.places;
}
