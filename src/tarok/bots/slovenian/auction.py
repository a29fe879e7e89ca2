"""Which contract a hand is good for, and what to say in the auction."""

from functools import lru_cache
from math import exp, sqrt

from tarok.bots.card_masks import TAROKS, Mask, each
from tarok.bots.slovenian.weights import Modest, Slovenian
from tarok.bots.strength import ruffs, strength, sweeps
from tarok.engine.actions import PASS, Action, Bid, Choose
from tarok.engine.bonuses import all_tricks
from tarok.engine.deal import Game
from tarok.engine.view import View

NEVER = -1000.0
"""What a contract brings that the hand does not admit."""


def bid(game: Game, view: View, weights: Slovenian) -> Action:
    """Bid the lowest contract that the hand is good for; forehand, if forced, the best one."""
    worth = prospects(game, view, weights)
    if PASS in view.legal:
        good = [Bid(contract) for contract, points in worth.items() if points >= weights.bidding.margin]
        return next((action for action in good if action in view.legal), PASS)
    may = [contract for contract in worth if Bid(contract) in view.legal]
    best = max(may, key=lambda contract: worth[contract], default="")
    if worth.get(best, NEVER) >= weights.bidding.forehand:
        return Bid(best)
    return view.legal[0]


def choose(game: Game, view: View, weights: Slovenian) -> Action:
    """Name the best contract that may still be named."""
    worth = prospects(game, view, weights)
    may = [action for action in view.legal if isinstance(action, Choose)]
    return max(may, key=lambda action: worth.get(action.contract, NEVER))


def prospects(game: Game, view: View, weights: Slovenian) -> dict[str, float]:
    """Return what each contract that the hand admits is likely to bring, from low to high."""
    b, hand = weights.bidding, int(view.hand)
    power, taroks = strength(weights.strength, hand), (hand & TAROKS).bit_count()
    worth = {
        row.contract: min(row.base + row.slope * power, contract.value + b.most)
        for contract in game.contracts
        for row in b.prospects
        if row.contract == contract.id and taroks >= (b.taroks if contract.calls else b.taroks_alone)
    }
    for row in b.modest:
        likely = takes_nothing(row, hand)
        if likely >= b.sure:
            worth[row.contract] = row.value * (2 * likely - 1)
    for contract in game.contracts:
        if contract.aim is all_tricks and sweeps(hand, 0, weights.strength.spread, ruffs=ruffs(contract)):
            worth[contract.id] = contract.value
    return {contract.id: worth[contract.id] for contract in game.contracts if contract.id in worth}


def takes_nothing(row: Modest, hand: Mask) -> float:
    """Return how likely a hand takes no trick."""
    suits, taroks = [hand >> low & 0xFF for low in (0, 8, 16, 24)], hand >> 32
    odds = row.base - row.suits * sum(sqrt(_danger(suit, 8)) for suit in suits)
    odds -= row.taroks * _danger(taroks, 22) + row.tarok * taroks.bit_count()
    odds -= row.void * sum(not suit for suit in suits) * (taroks > 0)
    return 1 / (1 + exp(-odds))


@lru_cache(16_384)  # of four million hands
def _danger(cards: Mask, size: int) -> float:
    """Return how dangerous the cards of a suit are to the player who may take no trick."""
    others = ((1 << size) - 1) & ~cards
    total = max(1, others.bit_count())
    return float(sum(((others & ((1 << card) - 1)).bit_count() / total) ** 3 for card in each(cards)))
