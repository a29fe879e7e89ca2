"""Who is Povinost next, and who waits where more than four take part (CZ-POV)."""

from collections.abc import Iterator
from itertools import count, islice

from msgspec.structs import replace

from tarok.engine.actions import Seat
from tarok.engine.deal import Deal, Game
from tarok.engine.fact_kinds import FactKind
from tarok.engine.result import Carry, Result, Wait
from tarok.games.czech.options import CzechHouse

SEATS = range(4)


def turned(house: CzechHouse, result: Result, before: Carry, after: Carry) -> Carry:
    """Return the carry with the next Povinost: the one on the right of the last, who deals (CZ-POV-03)."""
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


def _rotated(house: CzechHouse, povinost: int, seats: list[int], carry: Carry) -> Carry:
    """Return the carry after a turn as Povinost; after the last one another player sits down (CZ-POV-05).

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


def waits(game: Game[CzechHouse], carry: Carry, deal: Deal | None) -> Iterator[Wait]:
    """Give who waits, in the order in which they come in (CZ-POV-05).

    `deal` is the one that runs.  Before the first Povinost is found it is not known who will make room; once
    time has been called no player does.
    """
    waiting = [] if carry.marked("stopping") else _queue([carry.place(seat) for seat in SEATS], carry)
    known = carry.marked("hands") or (deal is not None and deal.fact(FactKind.FOREHAND) is not None)
    result = Result(forehand=deal.forehand if deal else 0)
    for number in count(1):
        if not waiting:
            return
        sat = {carry.place(seat) for seat in SEATS}
        carry = turned(game.options, result, carry, carry)
        sit = {carry.place(seat) for seat in SEATS}
        if waiting[0] in sit:
            yield Wait(waiting.pop(0), number, (sat - sit).pop() if known else None)
        result = Result()
