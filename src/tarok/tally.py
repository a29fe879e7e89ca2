"""How the count stands for a side, as far as one seat can know: what people count in their heads."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from functools import reduce
from operator import or_

from msgspec import Struct

from tarok.actions import Seat, Take
from tarok.bonuses import Threshold, worth
from tarok.cards import NONE, Cards
from tarok.deal import Contract, Game
from tarok.view import View


class Tally(Struct, frozen=True):
    """Whole card points of a side, and with how many it has won for certain, if there is such a number."""

    points: int
    needed: int | None


def tally(game: Game, view: View) -> Tally | None:
    """Return how the count stands for the viewer's side; None: points do not count, or he has no side yet.

    It rests on nothing but the view: tricks of the seats that he knows to be on his side, what he knows to
    lie in their piles besides, and the rest of a talon that was turned up.
    """
    if view.seat is None or view.contract is None:
        return None
    contract = game.contract(view.contract)
    if contract.aim is None:
        return Tally(_points(game, _piles(view, {view.seat})), None)
    side = view.sides[view.seat]
    if not isinstance(contract.aim, Threshold) or side is None:
        return None
    own = {seat for seat, known in enumerate(view.sides) if known == side}
    cards = _piles(view, own) | _talon(view, contract, side)
    least = contract.aim.thirds if side == 0 else worth(game, game.pack) - contract.aim.thirds + 1
    return Tally(_points(game, cards), least // 3 + 1)


def _points(game: Game, cards: Cards) -> int:
    return (worth(game, cards) + 1) // 3


def _piles(view: View, seats: AbstractSet[Seat]) -> Cards:
    """Return what the viewer knows to lie in the piles of these seats: everything, once the deal is over."""
    if view.over:
        return _all(view.over.won[seat] | view.over.laid[seat] for seat in seats)
    tricks = _all(Cards.of(trick.cards) for trick in view.tricks if trick.winner in seats)
    shown = _all(Cards.of(show.cards) for show in view.shown if show.seat in seats)
    played = _all(Cards.of(trick.cards) for trick in view.tricks) | Cards.of(view.table)
    away = shown - _all(view.seen) - played  # laid away face up, or got from the talon
    return tricks | away | (view.laid if view.seat in seats else NONE)


def _talon(view: View, contract: Contract, side: int) -> Cards:
    """Return the talon that counts for a side: what was turned up and not taken is the defenders'.

    Where the called card was taken, the rest goes with the trick to which it is played.
    """
    if view.over:
        return Cards.of(view.over.talon) if side == 1 else NONE
    sets = [show.cards for show in view.shown if show.what == "talon"]
    if sets and len(sets[0]) == contract.talon:  # turned up set by set, and one perhaps taken back
        back = _all(Cards.of(show.cards) for show in view.shown if show.what == "part")
        return _all(map(Cards.of, sets)) - back if side == 1 else NONE
    up = sets[0] if sets else ()
    part = next((action.part for _, action in view.log if isinstance(action, Take)), None)
    if part is None:
        return NONE
    taken = up[(part - 1) * contract.talon : part * contract.talon]
    owner: int | None = 1
    if view.called in taken:
        winners = [trick.winner for trick in view.tricks if view.called in trick.cards]
        owner = view.sides[winners[0]] if winners else None
    return Cards.of(up) - Cards.of(taken) if owner == side else NONE


def _all(piles: Iterable[Cards]) -> Cards:
    return reduce(or_, piles, NONE)
