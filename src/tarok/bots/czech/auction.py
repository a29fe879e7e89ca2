"""Povinost or Prever, and which trump to call: the partner's, or one's own."""

from tarok.bots.czech.talon import power
from tarok.bots.czech.weights import Czech
from tarok.engine.actions import PASS, THROW_IN, Action, Bid, Call
from tarok.engine.deal import Game
from tarok.engine.view import View
from tarok.games.czech.auction import FOUR, PREVER
from tarok.games.czech.discards import HAND
from tarok.games.czech.options import CzechHouse

THROWN_IN = -6
"""What it brings to throw the hand in (CZ-TAL-09)."""


def bid(game: Game[CzechHouse], view: View, weights: Czech) -> Action:
    """Say Prever where that brings more than not to."""
    own, lines = power(game, view, weights), weights.exchange
    legal: list[Action] = [action for action in view.legal if isinstance(action, Bid)]
    other, line = (FOUR, lines.povinost) if FOUR in legal else (PASS, lines.good)
    return PREVER if PREVER in legal and lines.prever.at(own) > line.at(own) else other


def throw_in(game: Game[CzechHouse], view: View, weights: Czech) -> Action:
    """Throw a hand in that costs more: a caller who drew the called card plays alone (CZ-CALL-08)."""
    lines = weights.exchange
    line = lines.helped if view.called is None else lines.alone
    return THROW_IN if line.at(power(game, view, weights)) < THROWN_IN else PASS


def call(game: Game[CzechHouse], view: View, weights: Czech) -> Action:
    """Call the partner, or, with a hand good enough to play alone, the highest trump of one's own."""
    own, lines = power(game, view, weights), weights.exchange
    calls = [action for action in view.legal if isinstance(action, Call)]
    if not view.laid and len(view.hand) == HAND:
        own += lines.drawn
    mine = [action for action in calls if action.card in view.hand | view.laid]
    partners = [action for action in calls if action not in mine]
    if mine and (not partners or lines.alone.at(own) > lines.helped.at(own)):
        return max(mine, key=lambda action: action.card)
    return partners[0] if partners else calls[0]
