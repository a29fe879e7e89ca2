"""What to say in the round of announcements: what is promised, what is shown by it, what is doubled."""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Final, cast

from msgspec import Struct

from tarok.bots.card_masks import ALL, ROYAL, SUITS, TAROKS, Mask
from tarok.bots.hungarian.exchange import call
from tarok.bots.hungarian.kontra import doubles
from tarok.bots.hungarian.signals import HIGHS, after_trull, bidders, run, told, unplaced
from tarok.bots.hungarian.weights import Hungarian
from tarok.bots.strength import sweeps
from tarok.cards.deck import PAGAT, SKIS, SUIT_OF
from tarok.engine.actions import PASS, Action, Announce, Call, Kontra
from tarok.engine.deal import Game
from tarok.engine.view import View, why_not
from tarok.games.hungarian.auction import XX
from tarok.games.hungarian.figures import Figure
from tarok.games.hungarian.options import HungarianHouse


class Standing(Struct, frozen=True):
    """What a seat that may announce goes by: the bonuses by their ids, its hand, and what its side has."""

    game: Game
    view: View
    weights: Hungarian
    rows: dict[str, Figure]
    hand: Mask
    ours: Mask
    taroks: int
    side: int | None

    @property
    def said(self) -> list[Figure]:
        """What the own side has announced."""
        ours = (stake for stake in self.view.stakes[1:] if self.view.sides[stake.seat] == self.side)
        return [self.rows[stake.what] for stake in ours]


def standing(game: Game[HungarianHouse], view: View, weights: Hungarian) -> Standing:
    """Return what the seat whose turn it is goes by."""
    assert view.seat is not None
    side, hand, shown = view.sides[view.seat], int(view.hand), told(game, view)
    friends = (cards for cards, of in zip(shown, view.sides, strict=True) if of == side is not None)
    ours = reduce(or_, friends, hand)
    if side == 0 and view.called is not None:
        ours |= 1 << view.called
    taroks = (hand & TAROKS).bit_count()
    rows = {row.id: cast("Figure", row) for row in game.bonuses}
    return Standing(game, view, weights, rows, hand, ours, taroks, side)


def speak(game: Game[HungarianHouse], view: View, weights: Hungarian) -> Action:
    """Declare, call, announce what is likely enough, double what is likely to fail; then pass."""
    now = standing(game, view, weights)
    for action in view.legal:
        if isinstance(action, Announce) and wanted(now, action):
            return action
    if any(isinstance(action, Call) for action in view.legal):
        return call(game, view, weights)
    kontras = [action for action in view.legal if isinstance(action, Kontra)]
    if kontras and any(wanted(now, each.action) for each in view.refused if each.why == "identify_first"):
        return kontras[0]  # HU-ALLG-03
    for action in kontras:
        if doubles(game, view, weights, action):
            return action
    return PASS if PASS in view.legal else _owed(view)


def _owed(view: View) -> Action:
    """Return what must be said before a pass: the official kontra, or a promise (HU-CALL-08, HU-PASK-03)."""
    refused = why_not(view, PASS)
    why = "" if refused is None else refused.why
    kind = Kontra if why == "official_kontra" else Announce
    owed = [action for action in view.legal if isinstance(action, kind)]
    return max(owed, key=lambda action: action == OWED.get(why), default=view.legal[0])


OWED: Final = {
    "announce_ultimo": Announce("pagat_ultimo"),
    "accepted_with_pagat": Announce("pagat_ultimo"),
    "accepted_with_high_honour": Announce("trula"),
}
"""What is owed after a cue bid was accepted, by why passing is forbidden (HU-PASK-03, HU-OPT-15)."""


def wanted(now: Standing, action: Action) -> bool:
    """Whether to announce this; taroks always, for all others pay for them (HU-DECL-02)."""
    if not isinstance(action, Announce):
        return False
    row = now.rows[action.bonus]
    if row.taroks or row.id in PROMISES:
        return row.taroks > 0 or PROMISES[row.id](now)
    return row.chain is not None and _holds_out(now, row, row.chain)


def _trull(now: Standing) -> bool:
    """Both high honours are ours, or I have the škis, as a trull tells (HU-PASK-07).

    A player who has called a card of their own plays alone, and must hold the pagat, too: no player brings
    it.
    """
    view, declares = now.view, now.view.seat == now.view.declarer
    if now.ours & HIGHS == HIGHS:
        alone = declares and view.called is not None and view.called in view.hand
        return now.taroks >= now.weights.words.trull and not (alone and not now.hand >> PAGAT & 1)
    three = bidders(view) > 2
    return now.side == 0 and bool(now.hand >> SKIS & 1) and three == declares


def _kings(now: Standing) -> bool:
    """I have most of the kings; or, after our trull, I show a partner with the XX the next tarok below it.

    That is for a centrum, so both high honours must be ours, and the game must have one.
    """
    w, view = now.weights.words, now.view
    if view.seat is not None and after_trull(view, view.seat):
        helps = "centrum" in now.rows and now.ours & HIGHS == HIGHS
        shows = helps and now.hand >> unplaced(view)[0] & 1 and now.hand & ROYAL
        return bool(shows) and now.taroks >= w.signal and not now.hand >> XX & 1
    return (now.hand & ROYAL).bit_count() >= w.kings and now.taroks >= w.kings_taroks


def _double(now: Standing) -> bool:
    """The highest taroks are ours, and I have many."""
    w = now.weights.words
    return run(now.ours) >= w.double_run and now.taroks >= w.double


def _valat(now: Standing) -> bool:
    """I lead, and nothing can be lost even if the enemy's cards lie badly."""
    away = int(now.view.laid) | ALL & ~int(now.game.pack)
    return now.view.leader == now.view.seat and sweeps(
        now.hand, away, now.weights.strength.spread, ruffs=True
    )


def _centrum(now: Standing) -> bool:
    """The five highest taroks are ours, and the XX is among many of mine."""
    return _series(now, now.weights.words.centrum)


def _small_bird(now: Standing) -> bool:
    """The same with one more, for the XXI must wait."""
    return _series(now, now.weights.words.small_bird)


def _large_bird(now: Standing) -> bool:
    """The same with two more, for the škis must wait, too."""
    return _series(now, now.weights.words.large_bird)


def _series(now: Standing, highest: int) -> bool:
    many = now.taroks >= now.weights.words.series
    return many and bool(now.hand >> XX & 1) and run(now.ours) >= highest


def _holds_out(now: Standing, row: Figure, card: int) -> bool:
    """Whether I hold the card that shall win one of the last tricks, and taroks that outlast all others."""
    if not now.hand >> card & 1:
        return False
    w, last = now.weights.words, max(each.trick for each in now.rows.values())
    if row.trick < last - 1 or any(each.chain is not None for each in now.said):
        return False
    king = card < PAGAT
    if king and (now.hand & SUITS[SUIT_OF[card]]).bit_count() < 2:
        return False
    length = now.taroks + (now.hand & HIGHS).bit_count() / 2
    more = w.king * king + w.uhu * (row.trick < last) + w.against * (now.side == 1) + last - 9
    return length >= w.ultimo + more


PROMISES: Final[dict[str, Callable[[Standing], bool]]] = {
    "trula": _trull,
    "kings": _kings,
    "double": _double,
    "long_double": _double,
    "valat": _valat,
    "centrum": _centrum,
    "small_bird": _small_bird,
    "large_bird": _large_bird,
}
"""Who decides on an announcement; those of a card and one of the last tricks have one rule."""
