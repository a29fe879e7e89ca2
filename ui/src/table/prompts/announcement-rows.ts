/** Announcements as they stand on the panel: each a chip, and those that differ by their suit alone in a row of four. */

import type { Translate } from "../../i18n/fluent";
import type { Choice } from "./action-groups";

const SIGNS = { hearts: "♥", diamonds: "♦", spades: "♠", clubs: "♣" } as const;
const SUIT = /_?(hearts|diamonds|spades|clubs)/;

export interface SuitChip {
  sign: string;
  suit: keyof typeof SIGNS;
  choice: Choice;
}
/** A row: a single choice, or one name for a chip of each suit. */
export type Row = { id: string; choice: Choice } | { id: string; name: string; first: Choice; chips: SuitChip[] };

/** The suit of an announcement, if it has one, and what it is called without. */
function suited({ action }: Choice): { stem: string; suit: keyof typeof SIGNS } | null {
  const suit = action.type === "announce" ? SUIT.exec(action.bonus)?.[1] : undefined;
  return suit && action.type === "announce"
    ? { stem: action.bonus.replace(SUIT, ""), suit: suit as keyof typeof SIGNS }
    : null;
}

/** The rows of a group of choices, in their order: a row of suits stands where the first of them would. */
export function rows(t: Translate, choices: readonly Choice[]): Row[] {
  const found = new Map<string, Row>();
  for (const choice of choices) {
    const of = suited(choice);
    const id = of && t.has(`suits-${of.stem}`) ? of.stem : JSON.stringify(choice.action);
    const row = found.get(id);
    if (!of || id !== of.stem) found.set(id, { id, choice });
    else {
      const chip = { sign: SIGNS[of.suit], suit: of.suit, choice };
      if (row && "chips" in row) row.chips.push(chip);
      else found.set(id, { id, name: t(`suits-${of.stem}`), first: choice, chips: [chip] });
    }
  }
  return [...found.values()];
}
