"""What to double."""

from tarok.bots.allies import taroks
from tarok.bots.announcements import announce
from tarok.bots.czech.weights import Czech
from tarok.bots.strength import sweeps
from tarok.cards.deck import MOND, SKIS
from tarok.engine.actions import PASS, Action, Kontra
from tarok.engine.deal import Game
from tarok.engine.deal_types import Stake
from tarok.engine.view import View
from tarok.games.czech.bets import BETS

BADLY = 0.75
"""What share one seat may hold of the other cards of a suit where a Valat is doubled."""


def double(game: Game, view: View, weights: Czech) -> Action:
    """Double a bet of the enemy that will fail, or a bet of one's own side that will hold."""
    said = next(action for action in view.legal if isinstance(action, Kontra))
    if said.what not in BETS:
        return announce(game, view, weights)
    stake = next(stake for stake in view.stakes if (stake.what, stake.seat) == (said.what, said.seat))
    keeps = stake.doubled % 2 == 1
    sure = _keeps(view, weights, stake) if keeps else _enemy(view, stake) and _breaks(view, weights, stake)
    return said if sure else PASS


def _enemy(view: View, stake: Stake) -> bool:
    """Whether the bet is known to be the other side's: a Kontra may hit the own one (CZ-KON-04)."""
    assert view.seat is not None
    theirs = view.sides[stake.seat]
    return theirs is not None and theirs != view.sides[view.seat]


def _breaks(view: View, weights: Czech, stake: Stake) -> bool:
    """Whether my hand breaks the bet: with the škis, which always wins, or with more taroks."""
    if stake.what == "valat":
        return SKIS in view.hand
    return _taroks(view) >= weights.doubling.pagat_broken + _higher(weights, stake)


def _keeps(view: View, weights: Czech, stake: Stake) -> bool:
    """Whether my bet holds however the cards lie, or nearly so."""
    if view.seat != stake.seat:
        return False
    if stake.what == "valat":
        return sweeps(int(view.hand), int(view.laid), BADLY, ruffs=True)
    return _taroks(view) >= weights.doubling.pagat_kept + _higher(weights, stake)


def _taroks(view: View) -> float:
    """Return how many taroks I hold, the highest two counting half as much again."""
    return taroks(view) + ((MOND in view.hand) + (SKIS in view.hand)) / 2


def _higher(weights: Czech, stake: Stake) -> float:
    """Return how much surer a doubler must be, the more often was doubled before (CZ-KON-01)."""
    return weights.doubling.step * (stake.doubled // 2)
