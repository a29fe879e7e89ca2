/** What faces say for a moment: who has gained is glad, who has lost is sorry, and each in a way of its own. */

import { GLAD, SORRY, type Expression, type Features } from "../../deck/expressions";
import type { Seat } from "../protocol";
import type { DealMoment } from "../selectors/deal-moments";

export interface Mood {
  name: Expression;
  /** Whether it is glad. */
  glad: boolean;
  features: Features;
}
export type Moods = ReadonlyMap<Seat, Mood>;

/** What the faces of those say who look on; the seat decides which. */
const OTHERS = {
  glad: ["joy", "laugh", "wink", "relief"],
  sorry: ["surprise", "shrug", "sulk", "anger"],
} as const satisfies Record<string, readonly Expression[]>;

const drawn = (name: Expression): Mood => ({
  name,
  glad: name in GLAD,
  features: { ...GLAD, ...SORRY }[name],
});

/** One of those that look on, who gains or loses; `turn` makes it another one next time. */
export function onlooking(glad: boolean, seat: Seat, turn = 0): Mood {
  const names = OTHERS[glad ? "glad" : "sorry"];
  return drawn(names[(seat + turn) % names.length] ?? names[0]);
}

/** Who has done it themselves: proud, or jubilant; it hurts, or it is groaned about. */
function concerned({ kind, won }: DealMoment): Mood {
  if (won) return drawn(kind === "valat" || kind === "contract" ? "cheer" : "pride");
  return drawn(kind === "mond" || kind === "pagat" ? "tears" : "groan");
}

/** What all faces say of a moment; those of whom it is not known on which side they are say nothing. */
export const moodsOf = (moment: DealMoment, turn = 0): Moods =>
  new Map(
    moment.moods.flatMap((glad, seat) =>
      glad === null ? [] : [[seat, seat === moment.seat ? concerned(moment) : onlooking(glad, seat, turn)]],
    ),
  );
