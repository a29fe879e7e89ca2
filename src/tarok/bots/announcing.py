"""What to announce, and when to double."""

from tarok.actions import PASS, Action
from tarok.bots.tables import Weights
from tarok.deal import Game
from tarok.view import View


def announce(game: Game, view: View, weights: Weights) -> Action:
    """Pass."""
    return PASS
