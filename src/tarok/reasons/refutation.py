"""Reasons held against the solver: near the end of a deal its values may speak against a motive."""

from typing import Final

from tarok.cards.deck import Card
from tarok.engine.actions import Play
from tarok.engine.deal import Game
from tarok.engine.view import View
from tarok.reasons.choice import MOTIVES
from tarok.reasons.reason import Reason
from tarok.reasons.sight import Sight
from tarok.values import Values, values

LEFT: Final = 5
"""With how many cards in the hand or fewer worlds are solved."""
WORLDS: Final = 20
MARGIN: Final = 1.5
"""In how many worlds, and how many standard errors speak against a motive."""


def solvable(view: View) -> bool:
    """Whether the rest of the deal can be solved at once: two sides, and few cards."""
    return len(view.hand) <= LEFT and view.declarer is not None


def solved(game: Game, view: View, seed: int) -> Values:
    """Return what the cards are worth with perfect play, in worlds of the view."""
    return values(game, view, WORLDS, seed, exact=LEFT)


def refuted(seen: Sight, card: Card, why: Reason, found: Values, margin: float = MARGIN) -> bool:
    """Whether a card that lacks the motive is worth more, by this number of standard errors."""
    mine = found.actions.index(Play(card))
    return any(
        isinstance(action, Play)
        and action.card != card
        and found.better(number, mine, margin)
        and _lacks(seen, card, action.card, why)
        for number, action in enumerate(found.actions)
    )


def _lacks(seen: Sight, card: Card, other: Card, why: Reason) -> bool:
    said = (motive(seen, card, other) for motive in MOTIVES[seen.goal])
    return any(reason is not None and reason.why == why.why for reason in said)
