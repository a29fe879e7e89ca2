"""Deduces where hidden cards can be, as far as one seat can prove it.

This one module deduces, and others use it: `sides`, because the called card may be among the discards; the
worlds, which draw one of the remaining ways; the bots, which weigh them.  Nothing in here guesses: what
players tend to do is for the bots.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tarok.cards.deck import ALONE, FIVES, NONE, TAROKS, Card, Cards
from tarok.engine.actions import FACE_DOWN, Lay, Seat
from tarok.engine.card_knowledge import Seen, cannot_hold, gone, lays, taken_from_talon
from tarok.engine.deal import Contract, Game
from tarok.engine.deal_types import Fact
from tarok.engine.fact_kinds import FactKind

"""The cards that are never discarded unseen."""
UNSEEN: Final = Lay(FACE_DOWN)
_SURE: Final = int(TAROKS | FIVES)
LAID: Final = frozenset({FactKind.TAROKS_LAID, FactKind.TAROKS_LAID_BY_OTHERS})


class Told(Struct):
    """What a seat has told of its cards, as far as it is known.

    It `has` these cards, or has discarded them, and one of `some`; it `lacks` those; it held one of these
    numbers of `taroks` when the first card was played, and one of these groups of `fives`, the kings and the
    trula; it could discard these cards.
    """

    has: Cards = NONE
    some: Cards = NONE
    lacks: Cards = NONE
    taroks: frozenset[int] | None = None
    fives: frozenset[Cards] | None = None
    may_lay: Cards | None = None


class Holders(Struct, frozen=True):
    """What one seat can prove of the cards that it does not see, `unseen`: sets of cards as plain masks.

    `may` are those that each seat may hold, `has` those that it surely holds.  `hidden` counts the unseen
    cards that no player holds, `down` those of them that were not discarded: a talon face down may be
    anything; `taroks` counts the taroks that were discarded unseen.
    """

    contract: Contract
    unseen: int
    may: tuple[int, ...]
    has: tuple[int, ...]
    hidden: int
    down: int
    taroks: int


def holders(game: Game, view: Seen, words: Sequence[Told] = ()) -> Holders:
    """Return what the viewer, a seat, can prove when cards are played.

    `words` are what each seat has told of its hand; what they say of cards that cannot be there is passed
    over.
    """
    assert view.seat is not None
    assert view.contract is not None
    contract = game.as_told(game.contract(view.contract), view.facts)
    said = lays(view)
    taken = int(taken_from_talon(contract, view, len(said)))
    unseen = int(game.pack) & ~view.hand & ~gone(view, taken)
    taken &= unseen
    may = [unseen & ~missing for missing in cannot_hold(game, view)]
    has = [*map(int, view.seen)]
    may[view.seat] = has[view.seat] = 0
    for seat, word in enumerate(words):
        may[seat] &= ~word.lacks
        both = has[seat] | int(word.has) & may[seat]
        has[seat] = both if both.bit_count() <= view.held[seat] else has[seat]
    has[view.seat] = 0
    hidden = unseen.bit_count() - sum(view.held) + view.held[view.seat]
    down = hidden - said.count(UNSEEN)
    if taken and view.declarer is not None:
        may = [cards if seat == view.declarer else cards & ~taken for seat, cards in enumerate(may)]
        has[view.declarer] |= taken & _SURE
    _of_called(view, may, has)
    taroks = taroks_away(view.facts, view.laid)
    # A player who alone may hold a card holds it, unless it is a discard: no king or honour is discarded
    # unseen, and a tarok only where that was told.
    placed = int(FIVES) if taroks else _SURE
    _settle(view, may, has, int(game.pack) if not hidden else 0 if down else placed)
    return Holders(contract, unseen, tuple(may), tuple(has), hidden, down, taroks)


def not_held(view: Seen, seat: Seat) -> Cards:
    """Return the called card, if the seat is known to be against the declarer: then it does not hold it."""
    return _named(view) if view.sides[seat] == 1 else NONE


def _named(view: Seen) -> Cards:
    """Return the called card, if the viewer knows it."""
    return NONE if view.called is None or view.called == FACE_DOWN else ALONE[view.called]


def owner_of_called(view: Seen) -> dict[Card, Seat]:
    """Return who has the called card, if the viewer knows another seat to be the declarer's partner."""
    others = (seat for seat, side in enumerate(view.sides) if side == 0)
    return {card: seat for seat in others if seat not in {view.seat, view.declarer} for card in _named(view)}


def _of_called(view: Seen, may: list[int], has: list[int]) -> None:
    """Give the called card to a known partner, and to no known opponent of the declarer."""
    if _named(view):
        for seat in range(len(may)):
            may[seat] &= ~not_held(view, seat)
        for card, seat in owner_of_called(view).items():
            has[seat] |= may[seat] & 1 << card


def _settle(view: Seen, may: list[int], has: list[int], placed: int) -> None:
    """Give cards that only one seat can hold to that seat; `placed` are those that a player must hold."""
    seats = [seat for seat in range(len(may)) if seat != view.seat]
    for seat in seats:
        for other in seats:
            if other != seat:
                may[seat] &= ~has[other]
        if has[seat].bit_count() == view.held[seat]:
            may[seat] = has[seat]
    once = twice = 0
    for seat in seats:
        once, twice = once | may[seat], twice | (once & may[seat])
    for seat in seats:
        has[seat] |= may[seat] & placed & ~twice


def laid_taroks(facts: Sequence[Fact], seat: Seat, viewer: Seat | None, mine: Cards) -> range | None:
    """Return how many taroks `seat` may have discarded, by the knowledge of `viewer`, who discarded `mine`.

    None if nothing was revealed about that seat.
    """
    if seat == viewer:
        return _just(len(mine & TAROKS))
    for fact in facts:
        if fact.what == FactKind.TAROKS_LAID and fact.seat == seat:
            return _just(fact.value)
        if fact.what == FactKind.TAROKS_LAID_BY_OTHERS and fact.seat != seat:
            own = 0 if viewer in {None, fact.seat} else len(mine & TAROKS)
            return range(fact.value - own + 1)
    return None


def taroks_away(facts: Sequence[Fact], mine: Cards) -> int:
    """Return how many taroks the others have discarded, as far as that was revealed, without `mine`."""
    told = [fact.value for fact in facts if fact.what in LAID]
    return max(0, sum(told) - len(mine & TAROKS)) if told else 0


def _just(number: int) -> range:
    return range(number, number + 1)
