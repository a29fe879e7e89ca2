"""The count of a side, as far as one seat can know it: what players count in their heads."""

from collections.abc import Iterable
from functools import reduce
from operator import or_

from msgspec import Struct
from msgspec.structs import replace

from tarok.cards.deck import NONE, Cards
from tarok.engine.actions import Seat, Take
from tarok.engine.bonuses import Threshold, pile
from tarok.engine.card_points import points
from tarok.engine.deal import Contract, Deal, Game
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.view import View
from tarok.scoring.counting_groups import Group, grouped


class Tally(Struct, frozen=True):
    """Whole card points of a side, and with how many it has won for certain, if there is such a number."""

    points: int
    needed: int | None


class Pile(Struct, frozen=True):
    """A pile that is counted: of the declarer's side or, where every player plays alone, of this seat."""

    seat: Seat
    groups: tuple[Group, ...]


def tally(game: Game, view: View) -> Tally | None:
    """Return the count of the viewer's side; None: points do not count, or there is no side yet.

    It depends on the view alone: tricks of the seats known to be on that side, the cards known to be in their
    piles otherwise, and the rest of a talon that was turned up.
    """
    if view.seat is None or view.contract is None:
        return None
    contract, side = game.contract(view.contract), view.sides[view.seat]
    if not contract.counts:
        return None
    known = _known(game, contract, view)
    if contract.aim is None:
        return Tally(points(game, known.won[view.seat] | known.laid[view.seat]), None)
    if not isinstance(contract.aim, Threshold) or side is None:
        return None
    cards = contract.aim.pile(known, side) | _talon(view, contract, side)
    return Tally(points(game, cards), contract.aim.certain(game, side))


def tallies(game: Game, over: View) -> tuple[Tally | None, ...]:
    """Return the count of each seat's side in a finished deal."""
    return tuple(tally(game, replace(over, seat=seat)) for seat in range(game.seats))


def piles(game: Game, over: View) -> tuple[Pile, ...]:
    """Return the piles whose points are part of the result; none before it, and where points do not count.

    They are counted as at the table: of the declarer's side or, where every player plays alone, of each seat.
    """
    contract = game.contract(over.contract) if over.over and over.contract else None
    if over.over is None or contract is None or not contract.counts or not over.over.result.points:
        return ()
    known = _known(game, contract, over)
    if contract.aim is None:
        own = (known.won[seat] | known.laid[seat] for seat in range(game.seats))
        return tuple(Pile(seat, grouped(game, cards)) for seat, cards in enumerate(own))
    assert over.declarer is not None
    counts = contract.aim.pile if isinstance(contract.aim, Threshold) else pile
    return (Pile(over.declarer, grouped(game, counts(known, 0))),)


def _known(game: Game, contract: Contract, view: View) -> Deal:
    """Return the deal as far as the viewer knows it: the piles of seats whose side is known."""
    seats = range(game.seats)
    partners = (seat for seat in seats if view.sides[seat] == 0 and seat != view.declarer)
    deal = Deal(
        game=game,
        carry=view.carry,
        pack=(),
        stock=(),
        hands=(NONE,) * game.seats,
        laid=tuple(_laid(view, seat) for seat in seats),
        won=tuple(_won(view, seat) for seat in seats),
        declarer=view.declarer,
        partner=next(partners, None),
        contract=contract,
        called=view.called,
    )
    if view.over:
        return deal.replace(won=view.over.won, laid=view.over.laid, partner=view.over.partner)
    return deal


def _won(view: View, seat: Seat) -> Cards:
    """Return the tricks of a seat, if the viewer knows its side, or it is the viewer's own."""
    if view.sides[seat] is None and seat != view.seat:
        return NONE
    return _all(Cards.of(trick.cards) for trick in view.tricks if trick.winner == seat)


def _laid(view: View, seat: Seat) -> Cards:
    """Return what the viewer knows a seat to have discarded, or to have got from the talon."""
    shown = _all(Cards.of(show.cards) for show in view.shown if show.seat == seat)
    played = _all(Cards.of(trick.cards) for trick in view.tricks) | Cards.of(view.table)
    away = shown - _all(view.seen) - played
    if seat == view.seat:
        return away | view.laid
    return away if view.sides[seat] is not None else NONE


def _talon(view: View, contract: Contract, side: int) -> Cards:
    """Return the talon that counts for a side: what was turned up and not taken is the defenders'.

    Where the called card was taken, the rest goes with the trick to which it is played.
    """
    if view.over:
        return Cards.of(view.over.talon) if side == 1 else NONE
    sets = [show.cards for show in view.shown if show.what == ShowKind.TALON]
    if sets and len(sets[0]) == contract.talon:  # turned up set by set, and one perhaps taken back
        back = _all(Cards.of(show.cards) for show in view.shown if show.what == ShowKind.PART)
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
