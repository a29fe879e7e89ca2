"""What to announce, and what to double."""

from collections.abc import Callable
from typing import Final

from tarok.bots.allies import has_partner, shown_by_friends, taroks
from tarok.bots.card_masks import HONOURS, ROYAL, SUITS
from tarok.bots.strength import strength, sweeps
from tarok.bots.weights import Weights
from tarok.cards.deck import MOND, PAGAT, SKIS, SUIT_OF, Card
from tarok.engine.actions import FACE_DOWN, PASS, Action, Announce, Kontra
from tarok.engine.deal import Game
from tarok.engine.deal_types import Stake
from tarok.engine.view import View


def announce(game: Game, view: View, weights: Weights) -> Action:
    """Announce what is nearly sure, double what is likely to fail, or pass."""
    for action in view.legal:
        if isinstance(action, Announce):
            if action.bonus in weights.announcing.paid:
                return action
            if action.bonus in PROMISES and PROMISES[action.bonus](game, view, weights):
                return action
        elif isinstance(action, Kontra) and _doubles(view, weights, action):
            return action
    return PASS


def _trula(game: Game, view: View, weights: Weights) -> bool:
    """All three are with me and a friend who has shown theirs, and the pagat is safe among taroks."""
    held = int(view.hand) & HONOURS
    ours = held | shown_by_friends(view) & HONOURS
    return ours == HONOURS and (_promised(view) or taroks(view) >= weights.announcing.trula)


def _kings(game: Game, view: View, weights: Weights) -> bool:
    """All four are with me, or with me and the partner whose king I have called, among many taroks."""
    hand = int(view.hand)
    ours = hand | shown_by_friends(view)
    if view.seat == view.declarer and view.called not in {None, FACE_DOWN} and has_partner(view):
        ours |= 1 << (view.called or 0)
    return ours & ROYAL == ROYAL and taroks(view) >= weights.announcing.kings


def _king_ultimo(game: Game, view: View, weights: Weights) -> bool:
    """The called king is mine and not bare, the declarer another player, and my hand strong."""
    hand = int(view.hand)
    if view.seat == view.declarer or view.called is None or view.called not in view.hand:
        return False
    guarded = (hand & SUITS[SUIT_OF[view.called]]).bit_count() > 1
    return guarded and strength(weights.strength, hand) >= weights.announcing.king_ultimo


def _pagat_ultimo(game: Game, view: View, weights: Weights) -> bool:
    """My taroks outlast all others, or I have a pagat that wins whatever lies there."""
    if PAGAT in view.hand and _wins_always(game, view, PAGAT):
        return True
    a, hand = weights.announcing, int(view.hand)
    high = (hand >> MOND & 1) + (hand >> SKIS & 1)
    alone = view.seat != view.declarer or not has_partner(view)
    return PAGAT in view.hand and taroks(view) + high / 2 >= a.pagat_ultimo + alone * a.pagat_alone


def _wins_always(game: Game, view: View, card: Card) -> bool:
    """Whether a card beats even the škis in this contract, as it has been altered since."""
    assert view.contract is not None
    return game.as_told(game.contract(view.contract), view.facts).beats((SKIS, card)) == card


def _valat(game: Game, view: View, weights: Weights) -> bool:
    """I declare, and nothing can be lost even if the enemy's cards lie badly."""
    return view.seat == view.declarer and sweeps(
        int(view.hand), int(view.laid), weights.strength.spread, ruffs=True
    )


def _promised(view: View) -> bool:
    """Whether a friend has announced to keep the pagat to the end."""
    return bool(shown_by_friends(view) >> PAGAT & 1)


def _doubles(view: View, weights: Weights, kontra: Kontra) -> bool:
    """Whether the stake is likely enough to fail, or, doubled already, to be kept."""
    stake = next((each for each in view.stakes if (each.what, each.seat) == (kontra.what, kontra.seat)), None)
    if stake is None or kontra.what != "game":
        return stake is not None and stake.doubled == 0 and _breaks(view, weights, stake)
    a, power = weights.announcing, strength(weights.strength, int(view.hand))
    if stake.doubled == 0:
        alone = view.called is not None and not has_partner(view)
        return alone or any(view.contract == contract and power >= least for contract, least in a.kontra)
    if stake.doubled == 1:
        return power >= (a.rekontra if view.seat == view.declarer else a.rekontra_partner)
    return False


def _breaks(view: View, weights: Weights, stake: Stake) -> bool:
    """Whether my hand is likely to break an announcement of the other side."""
    hand, a = int(view.hand), weights.announcing
    match stake.what:
        case "trula":
            return bool(hand & HONOURS & ~(1 << PAGAT))
        case "kings":
            return (hand & ROYAL).bit_count() >= a.break_kings
        case "pagat_ultimo":
            return taroks(view) >= a.break_pagat
        case "king_ultimo":
            return strength(weights.strength, hand) >= a.break_king
    return False


PROMISES: Final[dict[str, Callable[[Game, View, Weights], bool]]] = {
    "trula": _trula,
    "kings": _kings,
    "king_ultimo": _king_ultimo,
    "pagat_ultimo": _pagat_ultimo,
    "pagat": _pagat_ultimo,
    "valat": _valat,
}
