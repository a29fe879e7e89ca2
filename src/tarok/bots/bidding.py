"""Which contract a hand is good for, and what to say in the auction."""

from tarok.actions import PASS, Action, Bid, Choose
from tarok.bots.strength import strength
from tarok.bots.tables import Weights
from tarok.deal import Game
from tarok.view import View


def bid(game: Game, view: View, weights: Weights) -> Action:
    """Bid the lowest contract that the hand is good for; forehand, if forced, the best one."""
    good = contracts(view, weights)
    if PASS in view.legal:
        return next((Bid(contract) for contract in good if Bid(contract) in view.legal), PASS)
    return next((Bid(contract) for contract in reversed(good) if Bid(contract) in view.legal), Bid("klop"))


def choose(game: Game, view: View, weights: Weights) -> Action:
    """Name the best contract that may still be named."""
    good = contracts(view, weights)
    return next(
        (Choose(contract) for contract in reversed(good) if Choose(contract) in view.legal), view.legal[0]
    )


def contracts(view: View, weights: Weights) -> list[str]:
    """Return the contracts that the hand is good for, from low to high."""
    power = strength(weights.strength, int(view.hand))
    return [contract for contract, least in weights.bidding.least if power >= least]
