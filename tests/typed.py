"""Results as people type them in: held against their game before anything is counted."""

from tarok.engine.deal import Game
from tarok.engine.result import Carry, Dealt, Result
from tarok.scoring.result_check import check_entry


def typed(game: Game, result: Result, carry: Carry | None = None) -> None:
    """Do nothing if the result can be.  Unfit: it cannot, and why."""
    before = carry or Carry(dealer=game.places - 1, totals=(0,) * game.places)
    check_entry(game, Dealt(result), before)
