"""The sheet: lines are added to the totals, and the deal passes on."""

from msgspec.structs import replace

from tarok.engine.deal import Game
from tarok.engine.result import Booked, Carry, Dealt, Line, Stop
from tarok.scoring.account import Book
from tarok.validation.causes import rejection


def scored(carry: Carry, lines: tuple[Line, ...]) -> Carry:
    """Return the carry with the deltas of the lines added to its totals."""
    totals = map(sum, zip(carry.totals, *(line.deltas for line in lines), strict=True))
    return replace(carry, totals=tuple(totals))


def with_next_dealer(carry: Carry) -> Carry:
    """Return the carry with the next place as the dealer."""
    return replace(carry, dealer=(carry.dealer + 1) % carry.places)


def check_place(carry: Carry, place: int) -> None:
    """ValueError: there is no such place."""
    if not 0 <= place < carry.places:
        raise rejection("no_place", "places are 0 to {most}", most=carry.places - 1)


def _dealt(game: Game, entry: Dealt, carry: Carry) -> Booked:
    """Return the sheet after a deal, whatever became of it: the next place deals."""
    lines = tuple(carry.at_places(line) for line in game.settle(game, entry.result, carry))
    return Booked(entry, lines, scored(with_next_dealer(carry), lines))


def _stopped(game: Game, entry: Stop, carry: Carry) -> Booked:
    """Return the sheet at its end, which is when the players want it."""
    return Booked(entry, (), carry.with_marks(over=(1,)))


book = Book(dealt=_dealt, stopped=_stopped)
"""The plain session: nothing but totals, until the players stop; the mark `over` ends it."""
