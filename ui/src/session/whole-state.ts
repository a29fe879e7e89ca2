/** Makes a whole state of the brief one that the server sends. */

import type { Action, BriefOpen, BriefView, Line, Open, Sheet, TableState, BriefState, View } from "../protocol";
import { NOBODY } from "../selectors/table-view";

type BriefAction = BriefView["legal"][number];

/** The state with its sheet, and with everything that was said in brief. */
export function wholeState({ view, table, ...told }: BriefState, sheet: Sheet): TableState {
  const seen = { ...table, place: table.place ?? NOBODY, onlooker: table.place === null, sheet };
  return { ...told, view: wholeView(view, entered(sheet, table.seats)), table: seen };
}

function wholeView(view: BriefView, lines: readonly Line[]): View {
  return {
    ...view,
    log: view.log.map(([seat, said]) => [seat, action(said)]),
    legal: view.legal.map(action),
    refused: view.refused.flatMap(({ actions, ...rule }) => actions.map((said) => ({ action: action(said), ...rule }))),
    over: view.over && wholeOpen(view.over, lines),
  };
}

/** A number is a card that is played, a word what is announced. */
function action(said: BriefAction): Action {
  if (typeof said === "number") return { type: "play", card: said };
  return typeof said === "string" ? { type: "announce", bonus: said } : said;
}

const wholeOpen = (over: BriefOpen, entry: readonly Line[]): Open => ({
  ...over,
  lines: over.lines.flatMap((line) => (typeof line === "number" ? (entry[line] ?? []) : line)),
});

/** What was entered on the sheet for the last deal, by seats. */
function entered({ entries }: Sheet, seats: readonly number[]): Line[] {
  const lines = entries.findLast(({ kind }) => kind === "deal")?.lines ?? [];
  return lines.map((line) => ({ ...line, deltas: seats.map((place) => line.deltas[place] ?? 0) }));
}
