"""What to double: what cannot be made, or hardly."""

from typing import cast

from tarok.bots.card_masks import ROYAL, TAROKS
from tarok.bots.hungarian.signals import HIGHS
from tarok.bots.hungarian.weights import Hungarian
from tarok.bots.strength import strength
from tarok.cards.deck import SKIS
from tarok.engine.actions import Kontra
from tarok.engine.deal import Game
from tarok.engine.deal_types import Stake
from tarok.engine.view import View
from tarok.games.hungarian.figures import Figure


def doubles(game: Game, view: View, weights: Hungarian, kontra: Kontra) -> bool:
    """Whether the stake is likely enough to fail, or, doubled already, to be kept."""
    stake = next(each for each in view.stakes if (each.what, each.seat) == (kontra.what, kontra.seat))
    d, power = weights.doubling, strength(weights.strength, int(view.hand))
    if stake.what == "game":
        return (stake.doubled == 0 and power >= d.game) or (stake.doubled == 1 and power >= d.rekontra)
    return stake.doubled == 0 and (breaks(game, view, stake) or _may_break(view, weights, stake))


def breaks(game: Game, view: View, stake: Stake) -> bool:
    """Whether a card in my hand makes it impossible."""
    hand = int(view.hand)
    row = next(cast("Figure", row) for row in game.bonuses if row.id == stake.what)
    if row.id in {"valat", "trula", "xxi_catch"}:
        return bool(hand >> SKIS & 1)
    return any(int(promise.cards) & hand == int(promise.cards) for promise in row.promises)


def _may_break(view: View, weights: Hungarian, stake: Stake) -> bool:
    """Whether my hand is likely to break it."""
    hand, d = int(view.hand), weights.doubling
    match stake.what:
        case "trula":
            return bool(hand & HIGHS)
        case "kings":
            return (hand & ROYAL).bit_count() >= d.kings
        case "pagat_ultimo":
            return (hand & TAROKS).bit_count() >= d.ultimo
    return False
