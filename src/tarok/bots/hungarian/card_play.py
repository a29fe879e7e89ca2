"""Playing a card: what it brings in points, and what it decides of all that was promised."""

from collections.abc import Mapping
from typing import cast

from tarok.bots.card_masks import HONOURS, ROYAL, Mask, each, mask_of
from tarok.bots.hungarian.signals import heard
from tarok.bots.hungarian.weights import Hungarian
from tarok.bots.knowledge import Knowledge, know
from tarok.bots.leads import lead_value
from tarok.bots.point_play import distinct, sensible, taken, value
from tarok.cards.deck import PAGAT, Card
from tarok.engine.actions import PLAY, Action
from tarok.engine.deal import Game
from tarok.engine.deal_types import Stake
from tarok.engine.view import View
from tarok.games.hungarian.figures import Figure
from tarok.games.hungarian.options import HungarianHouse

COLLECTED = {"trula": HONOURS, "kings": ROYAL}


def play_card(game: Game[HungarianHouse], view: View, weights: Hungarian) -> Action:
    """Play the best card."""
    k = know(game, view, weights, heard(game, view))
    merit = value if view.table else lead_value
    swept = [stake for stake in view.stakes[1:] if _alive(k, stake)]
    dear = _dear(game, len(view.tricks) + 1)

    def worth(card: Card) -> float:
        stakes = sum(decided(k, weights, stake, card) for stake in swept)
        plan = 0.0 if view.table else sum(_plan(k, weights, stake, card) for stake in swept)
        caught = _caught(k, weights, dear, card) if dear else 0.0
        return merit(k, card) + stakes * (2 * taken(k, card) - 1) + plan + caught

    cards, apart = sensible(k), mask_of(dear)
    return PLAY[max(each(distinct(k, cards & ~apart) | cards & apart), key=worth)]


def decided(k: Knowledge, weights: Hungarian, stake: Stake, card: Card) -> float:
    """Return what this trick decides of an announcement, in card points."""
    row = _row(k, stake)
    price = weights.unit * row.announced * (k.contract.value if row.of_game else 1) * (1 << stake.doubled)
    lying, number = mask_of(k.view.table) | 1 << card, len(k.view.tricks) + 1
    if stake.what in COLLECTED:
        return price if lying & COLLECTED[stake.what] else 0.0
    if stake.what == "valat" or any(promise.soft for promise in row.promises):
        return price if stake.what == "valat" or number <= row.trick else 0.0
    promised: Mask = sum(int(promise.cards) for promise in row.promises)
    return price if number == row.trick and lying & promised else 0.0


def _plan(k: Knowledge, weights: Hungarian, stake: Stake, card: Card) -> float:
    """Return what a lead brings to a card kept for the last tricks.

    The player who promised it pulls taroks.
    """
    row, sides = _row(k, stake), k.view.sides
    if row.chain is None or row.trick <= len(k.view.tricks) + 1 or sides[stake.seat] is None:
        return 0.0
    pulls = (card >= PAGAT) == (sides[stake.seat] == sides[k.me])
    return weights.pulls if pulls else 0.0


def _dear(game: Game, number: int) -> Mapping[Card, int]:
    """Return what capturing each card in this trick pays, unannounced."""
    quiet = (cast("Figure", row) for row in game.bonuses if row.silent and row.promises)
    due = (row for row in quiet if row.trick == number)
    return {card: row.silent for row in due for promise in row.promises for card in promise.cards}


def _caught(k: Knowledge, weights: Hungarian, dear: Mapping[Card, int], card: Card) -> float:
    """Return what this trick decides of such cards, in card points: mine is safe at best, another is won."""
    lying = sum(price for one, price in dear.items() if one == card or one in k.view.table)
    return weights.unit * (lying * taken(k, card) - dear.get(card, 0))


def _row(k: Knowledge, stake: Stake) -> Figure:
    return next(cast("Figure", row) for row in k.game.bonuses if row.id == stake.what)


def _alive(k: Knowledge, stake: Stake) -> bool:
    """Whether an announcement for which every trick counts has lost none yet."""
    row = _row(k, stake)
    if stake.what != "valat" and not any(promise.soft for promise in row.promises):
        return not row.taroks
    sides = k.view.sides
    return all(sides[trick.winner] in {sides[stake.seat], None} for trick in k.view.tricks)
