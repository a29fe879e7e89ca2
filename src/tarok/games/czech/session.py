"""What an entry does to the sheet: chips, the next Povinost, the end (CZ-CHIP, CZ-POV, CZ-TRN)."""

from collections.abc import Iterable

from tarok.chapters.session import scored
from tarok.engine.deal import Deal, Game
from tarok.engine.result import LOANS, Booked, Carry, Dealt, Line, Loan, Misdeal, Stop
from tarok.games.czech.chips import borrowed, lent
from tarok.games.czech.contracts import DECLARATIONS
from tarok.games.czech.faults import REDEALT
from tarok.games.czech.options import CzechHouse
from tarok.games.czech.rotation import SEATS, turned
from tarok.games.czech.settle import settle
from tarok.scoring.account import Book
from tarok.validation.causes import rejection


def _stopped(game: Game[CzechHouse], entry: Stop, carry: Carry) -> Booked:
    """Return the sheet at its end, or after the deal that has begun (CZ-TRN-01, CZ-TRN-02)."""
    return Booked(entry, (), carry.with_marks(stopping=(1,)) if entry.playing else closed(carry))


def _lent(game: Game[CzechHouse], entry: Loan, carry: Carry) -> Booked:
    """Return the sheet after the bank has lent something, or was paid back (CZ-CHIP-03)."""
    return Booked(entry, (), borrowed(game, carry, entry.place, entry.amount))


def in_progress(deal: Deal) -> bool:
    """Whether a hand is finished when time is called: its talon has been laid out (CZ-TRN-02)."""
    return len(deal.stock) < len(deal.pack)


def closed(carry: Carry) -> Carry:
    """Return the carry at the end: all loans are paid back, and the totals are the results (CZ-CHIP-05)."""
    return carry.with_marks(over=(1,), stopping=(0,), **{LOANS: (0,) * carry.places})


def _misdealt(game: Game[CzechHouse], entry: Misdeal, carry: Carry) -> Booked:
    """Return the sheet after a misdeal: 2 to each who plays, and the same dealer deals again (CZ-ERR-01)."""
    places, place = [carry.place(seat) for seat in SEATS], entry.place
    if place not in places:
        text = "who deals is one of places {places}"
        raise rejection("dealer_of", text, places=tuple(sorted(places)))
    deltas = (-6 if each == place else 2 * (each in places) for each in range(carry.places))
    line = Line(what="misdeal", clause="CZ-ERR-01", points=2, deltas=tuple(deltas))
    return Booked(entry, (line,), _paid(game, carry, [(line,)]))


def _dealt(game: Game[CzechHouse], entry: Dealt, carry: Carry) -> Booked:
    """Return the sheet after a hand: declarations were paid one by one, the rest is paid together."""
    result = entry.result
    lines = tuple(carry.at_places(line) for line in settle(game, result, carry))
    at_once = [line for line in lines if line.what in DECLARATIONS]
    after = _paid(game, carry, [*((line,) for line in at_once), lines[len(at_once) :]])
    if not result.contract and not result.ended:
        return Booked(entry, lines, after)  # it still runs
    if result.ended != REDEALT:
        after = turned(game.options, result, carry, after)
    if carry.marked("stopping"):
        after = closed(after)
    return Booked(entry, lines, after)


def _paid(game: Game[CzechHouse], carry: Carry, payments: Iterable[tuple[Line, ...]]) -> Carry:
    """Return the carry after these payments, one after another; the bank lends what is short (CZ-CHIP-04)."""
    for lines in payments:
        carry = lent(game, scored(carry, lines))
    return carry


book = Book(dealt=_dealt, stopped=_stopped, misdealt=_misdealt, lent=_lent)
