/** The table in words, for those who listen: what an eye sees at one glance. */

import type { Game, Seat, TableState, Trick } from "../../protocol";
import { sorted } from "../../selectors/card-numbers";
import { contractSentence } from "../../wording/contract";
import type { Translate } from "../../i18n/fluent";
import { legalOf, myTurn, wonBy } from "../../selectors/table-view";
import { calledName, cardName, cardNames, nameOf } from "../../wording/names";

/** Who holds what, and what lies there; `taken` are the tricks that have been taken up. */
export function describe(t: Translate, game: Game, state: TableState, taken: readonly Trick[]): string[] {
  const { view } = state;
  const lines = [contractSentence(t, game, state)];
  if (view.called !== null) lines.push(t("words-called", { card: calledName(t, game, view.called) }));
  lines.push(...view.held.map((_, seat) => player(t, state, seat, taken)));
  if (view.table.length) lines.push(t("words-trick", { cards: trick(t, game, state) }));
  if (view.hand.length) lines.push(t("words-hand", { cards: cardNames(t, game, sorted(view.hand)) }));
  const play = legalOf(view, "play").map((action) => action.card);
  if (myTurn(view) && play.length) lines.push(t("words-may", { cards: cardNames(t, game, sorted(play)) }));
  return lines;
}

function player(t: Translate, state: TableState, seat: Seat, taken: readonly Trick[]): string {
  const { view } = state;
  const side = view.called === null ? null : view.sides[seat];
  const role = view.declarer === seat ? "declarer" : side === 0 ? "partner" : side === 1 ? "defender" : null;
  const facts = [
    t("seat-cards", { count: view.held[seat] ?? 0 }),
    t("seat-tricks", { count: wonBy(taken, seat) }),
    ...(role ? [t(`mark-${role}`)] : []),
  ];
  return `${nameOf(t, state, seat)}: ${facts.join(", ")}.`;
}

function trick(t: Translate, game: Game, state: TableState): string {
  const { leader, held, table } = state.view;
  return table
    .map((card, i) => `${nameOf(t, state, (leader + i) % held.length)}: ${cardName(t, game, card)}`)
    .join("; ");
}
