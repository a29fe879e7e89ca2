"""Reasons: why an action is the best, in terms of the game, proved from the view of the seat.

A reason is a motive: a predicate over the view and a card, which the best card has and the next best card
lacks.  It needs what the actions are worth, from whatever source: worlds, a solver, a report.
"""

from collections.abc import Mapping

from tarok.engine.actions import Action, Play
from tarok.engine.deal import Game
from tarok.engine.view import View
from tarok.reasons.choice import MOTIVES, because, candidates
from tarok.reasons.reason import Reason
from tarok.reasons.refutation import refuted, solvable, solved
from tarok.reasons.sight import Fate, Goal, Sight, sight
from tarok.reasons.words import reasons_for_word

__all__ = [
    "MOTIVES",
    "Fate",
    "Goal",
    "Reason",
    "Sight",
    "because",
    "reason",
    "reasons_for_word",
    "refuted",
    "sight",
    "solvable",
    "solved",
]


def reason(
    game: Game, view: View, action: Action, worth: Mapping[Action, float], seed: int | None = None
) -> Reason | None:
    """Return why an action is better than the next best, by what the legal actions are worth; None: unknown.

    Of what is said, called and discarded it is the first thing that speaks for it.  With a `seed` a reason
    for one of the last cards is held against the solver in worlds that it draws, and given only if those do
    not refute it.  ValueError: it is not the viewer's turn.
    """
    if not isinstance(action, Play):
        return next(reasons_for_word(game, view, action), None)
    if len(view.legal) == 1:
        return Reason("only-card", cards=(action.card,))
    cards = {each.card: points for each, points in worth.items() if isinstance(each, Play)}
    seen = sight(game, view)
    whys = candidates(seen, action.card, cards)
    first = next(whys, None)
    if first is None or seed is None or not solvable(view):
        return first
    found = solved(game, view, seed)
    return next((why for why in (first, *whys) if not refuted(seen, action.card, why, found)), None)
