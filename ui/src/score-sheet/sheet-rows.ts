/** The score sheet as it is kept on paper: running totals, and radli as circles that are crossed out. */

import type { Entry, Game, PlaceNumber, Sheet, Listed } from "../protocol";
import { purse } from "../wording/chips";
import type { Translate } from "../i18n/fluent";
import { account, type Item } from "../wording/outcome";
import { nameAt, perhaps, signed } from "../wording/names";
import { inColumns, type Cell } from "./table-export";

export interface SheetRow {
  entry: Entry;
  /** How many deals there were, this one with them. */
  number: number;
  title: string;
  totals: number[];
  items: Item[];
}

export function rows(t: Translate, table: Listed): SheetRow[] {
  const totals = table.players.map(() => 0);
  let number = 0;
  return table.sheet.entries.map((entry) => {
    number += Number(entry.kind === "deal");
    entry.deltas.forEach((delta, place) => (totals[place] = (totals[place] ?? 0) + delta));
    return {
      entry,
      number,
      title: title(t, table, entry, number),
      totals: [...totals],
      items: account(t, entry.lines),
    };
  });
}

function title(t: Translate, table: Listed, { kind, contract, declarer, amount }: Entry, number: number): string {
  if (kind === "loan")
    return t("bar-plays", {
      name: nameAt(t, table, declarer ?? 0),
      contract: `${t("sheet-loan")} ${signed(amount ?? 0)}`,
    });
  if (kind !== "deal") return t(`sheet-${kind}`);
  if (!contract) return `${number}. ${t("sheet-thrown-in")}`;
  const name = t(`contract-${contract}`);
  return `${number}. ${declarer === null ? name : t("bar-plays", { name: nameAt(t, table, declarer), contract: name })}`;
}

/** The radli of a place: those that were used up, and those that wait. */
export function circles(sheet: Sheet, place: PlaceNumber): { used: number; open: number } {
  const counts = sheet.entries.map((entry) => entry.marks.radli?.[place] ?? 0);
  const open = sheet.marks.radli?.[place] ?? 0;
  const gained = sheet.entries.reduce((sum, entry, i) => {
    const [before, after] = [counts[i - 1] ?? 0, counts[i] ?? 0];
    const all = (entry.marks.radli ?? []).some(
      (count, each) => count > (sheet.entries[i - 1]?.marks.radli?.[each] ?? 0),
    );
    return sum + (all ? 1 : Math.max(0, after - before));
  }, 0);
  return { used: Math.max(0, gained - open), open };
}

/** The sheet as a table of words, for text and for CSV; in games with chips, with what each player has and owes. */
export function cellsOf(t: Translate, game: Game, table: Listed): Cell[][] {
  const places = table.players.map((_, place) => place);
  const purses = places.flatMap((place) => purse(game, table.sheet, place) ?? []);
  return [
    [t("sheet-deal"), ...places.map((place) => nameAt(t, table, place))],
    ...rows(t, table).map(({ title, totals }) => [title, ...totals]),
    ...(perhaps(t, "sheet-radli")
      ? [[t("sheet-radli"), ...places.map((place) => circles(table.sheet, place).open)]]
      : []),
    [t("result-total"), ...places.map((place) => table.sheet.totals[place] ?? 0)],
    ...(purses.length
      ? [
          [t("lying"), ...purses.map(({ amount }) => amount)],
          [t("sheet-loans"), ...purses.map(({ owes }) => owes)],
        ]
      : []),
  ];
}

export const asText = (t: Translate, game: Game, table: Listed): string => inColumns(cellsOf(t, game, table));
/** What a file of the sheet is called: the game, and who plays. */
export const sheetTitle = (t: Translate, game: Game, table: Listed): string =>
  `${t(`game-${game.key}`)} - ${table.players.map((_, place) => nameAt(t, table, place)).join(", ")}`;
