/** What lies before a player in games with chips: in points, in chips, and what is owed to the bank. */

import type { Game, PlaceNumber, Sheet, TableState } from "../protocol";
import type { Translate } from "../i18n/fluent";

export interface Chip {
  worth: number;
  count: number;
}

export interface Purse {
  amount: number;
  /** The dearest first; the bank makes change. */
  chips: Chip[];
  owes: number;
}

type Standing = Pick<Sheet, "totals" | "marks">;

/** The present totals: while a deal is played, with what has been paid before its end. */
export function standing({ view, table }: TableState, resting: boolean): Standing {
  return view.ended && !resting ? table.sheet : table.standing;
}

/** What a place has got in this deal before its end. */
export const paid = ({ view, table }: TableState, place: PlaceNumber): number =>
  (table.standing.totals[place] ?? 0) - (view.carry.totals[place] ?? 0);

const house = (game: Game, name: string): unknown => game.options.find((option) => option.name === name)?.default;

/** Whether there is a bank at the table. */
export const banked = (game: Game): boolean => Number(house(game, "loan_unit") ?? 0) > 0;

/** How much a player may borrow now, and pay back. */
export const mayBorrow = (game: Game, { amount }: Purse): number =>
  amount < Number(house(game, "borrow_below") ?? 0) ? Number(house(game, "loan_unit")) : 0;
export const mayPayBack = ({ amount, owes }: Purse): number => Math.min(amount, owes);

/** What lies before a place; null in games without chips. */
export function purse(game: Game, { totals, marks }: Standing, place: PlaceNumber): Purse | null {
  const set = house(game, "chip_set");
  if (typeof set !== "string") return null;
  const owes = marks.loans?.[place] ?? 0;
  const amount = Number(house(game, "start_points")) + (totals[place] ?? 0) + owes;
  return { amount, chips: changed(set, amount), owes };
}

/** An amount in the chips of a set such as `10x6,5x6,1x10`. */
function changed(set: string, amount: number): Chip[] {
  let left = Math.max(0, amount);
  return set.split(",").map((colour) => {
    const worth = Number(colour.split("x")[0]);
    const count = Math.floor(left / worth);
    left -= count * worth;
    return { worth, count };
  });
}

export const inWords = (t: Translate, { chips }: Purse): string =>
  t("chips", {
    chips: chips
      .filter(({ count }) => count)
      .map((chip) => t("chip", { ...chip }))
      .join(", "),
  });
