"""What an entry does to the sheet: chips, the next Povinost, who waits, the end (CZ-POV, CZ-CHIP, CZ-TRN)."""

from collections.abc import Iterable
from itertools import islice

from msgspec.structs import replace

from tarok.actions import Seat
from tarok.deal import Deal, Game
from tarok.games.czech.chips import LOANS, borrowed, lent
from tarok.games.czech.contracts import DECLARATIONS
from tarok.games.czech.faults import REDEALT
from tarok.games.czech.options import House
from tarok.games.czech.settle import settle
from tarok.result import Booked, Carry, Dealt, Entry, Line, Loan, Misdeal, Result, Stop

SEATS = range(4)


def book(game: Game, entry: Entry, carry: Carry) -> Booked:
    """Return what an entry does to the sheet.  ValueError: it does not fit, and why."""
    match entry:
        case Stop(playing):
            done = carry.with_marks(stopping=(1,)) if playing else closed(carry)  # CZ-TRN-01, CZ-TRN-02
            return Booked(entry, (), done)
        case Loan(place, amount):
            return Booked(entry, (), borrowed(game, carry, place, amount))
        case Misdeal(place):
            return _misdeal(game, entry, place, carry)
        case Dealt(result):
            return _dealt(game, entry, result, carry)


def in_progress(deal: Deal) -> bool:
    """Whether a hand is finished when time is called: its talon has been laid out (CZ-TRN-02)."""
    return len(deal.stock) < len(deal.pack)


def closed(carry: Carry) -> Carry:
    """Return the carry at the end: all loans are paid back, and the totals are the results (CZ-CHIP-05)."""
    return carry.with_marks(over=(1,), stopping=(0,), **{LOANS: (0,) * carry.places})


def _misdeal(game: Game, entry: Entry, place: int, carry: Carry) -> Booked:
    """Return the sheet after a misdeal: 2 to each who plays, and the same dealer deals again (CZ-ERR-01)."""
    places = [carry.place(seat) for seat in SEATS]
    if place not in places:
        raise ValueError(f"who deals is one of places {', '.join(map(str, sorted(places)))}")
    deltas = (-6 if each == place else 2 * (each in places) for each in range(carry.places))
    line = Line(what="misdeal", clause="CZ-ERR-01", points=2, deltas=tuple(deltas))
    return Booked(entry, (line,), _paid(game, carry, [(line,)]))


def _dealt(game: Game, entry: Entry, result: Result, carry: Carry) -> Booked:
    """Return the sheet after a hand: declarations were paid one by one, the rest is paid together."""
    lines = tuple(carry.at_places(line) for line in settle(game, result, carry))
    at_once = [line for line in lines if line.what in DECLARATIONS]
    after = _paid(game, carry, [*((line,) for line in at_once), lines[len(at_once) :]])
    if not result.contract and not result.ended:
        return Booked(entry, lines, after)  # it still runs
    if result.ended != REDEALT:
        after = _turned(game.options, result, carry, after)
    if carry.marked("stopping"):
        after = closed(after)
    return Booked(entry, lines, after)


def _paid(game: Game, carry: Carry, payments: Iterable[tuple[Line, ...]]) -> Carry:
    """Return the carry after these payments, one after another; the bank lends what is short (CZ-CHIP-04)."""
    for lines in payments:
        totals = map(sum, zip(carry.totals, *(line.deltas for line in lines), strict=True))
        carry = lent(game, replace(carry, totals=tuple(totals)))
    return carry


def _turned(house: object, result: Result, before: Carry, after: Carry) -> Carry:
    """Return the carry with the next Povinost: the one on the right of the last, who deals (CZ-POV-03)."""
    assert isinstance(house, House)
    seats = [before.place(seat) for seat in SEATS]
    povinost = seats[result.forehand or 0]
    wrong = next((fault for fault in result.faults or () if fault.what == "wrong_povinost"), None)
    skipped = list(before.mark("skipped"))
    if wrong is not None and wrong.other is not None:  # CZ-ERR-08
        skipped[povinost] = 1
        following: Seat = wrong.other
    else:
        following = (seats.index(povinost) + 1) % 4
        while skipped[seats[following]]:
            skipped[seats[following]] = 0
            following = (following + 1) % 4
    after = after.with_marks(hands=(before.marked("hands") + 1,), skipped=tuple(skipped))
    after = _rotated(house, povinost, seats, after)
    dealer = (following - 1) % 4
    return replace(after, dealer=seats[dealer])


def _rotated(house: House, povinost: int, seats: list[int], carry: Carry) -> Carry:
    """Return the carry after a turn as Povinost; after so many, who waits longest takes the seat (CZ-POV-05).

    `seats` holds the places of those who sit, and is changed with them.
    """
    if carry.places == len(seats):
        return carry
    turns, queue = list(carry.mark("turns")), _queue(seats, carry)
    turns[povinost] += 1
    if turns[povinost] >= house.povinost_turns_before_rotation:
        turns[povinost] = 0
        queue.append(povinost)
        seats[seats.index(povinost)] = queue.pop(0)
    chair, waiting = [0] * carry.places, [0] * carry.places
    for number, place in enumerate(seats, start=1):
        chair[place] = number
    for number, place in enumerate(queue, start=1):
        waiting[place] = number
    return carry.with_marks(turns=tuple(turns), chair=tuple(chair), waiting=tuple(waiting))


def _queue(seats: list[int], carry: Carry) -> list[int]:
    """Return who waits, the longest first; at the beginning in the order of their places."""
    after = ((seats[-1] + i) % carry.places for i in range(1, carry.places))
    waiting = [place for place in islice(after, carry.places) if place not in seats]
    return sorted(waiting, key=lambda place: carry.mark("waiting")[place])
