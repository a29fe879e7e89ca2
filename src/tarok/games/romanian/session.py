"""What an entry does to the sheet: the pool, radlers, the end (RO-POOL, RO-RAD, RO-SES)."""

from collections.abc import Iterator

from tarok.chapters.session import scored, with_next_dealer
from tarok.engine.deal import Game
from tarok.engine.result import Booked, Carry, Dealt, Entry, Line, Result, Stop, Withdrawal
from tarok.games.romanian.options import RomanianHouse
from tarok.games.romanian.pool import entries, in_money
from tarok.games.romanian.settle import settle
from tarok.scoring.account import Book
from tarok.validation.causes import rejection


def _stopped(game: Game[RomanianHouse], entry: Stop, carry: Carry) -> Booked:
    """Return the sheet with the wish to come to an end, and with the end if that can be now (RO-SES-01)."""
    return _closed(game, entry, (), carry.with_marks(stopping=(1,)))


def _dealt(game: Game[RomanianHouse], entry: Dealt, carry: Carry) -> Booked:
    """Return the sheet after a hand: the deal passes on, whatever became of it (RO-SEAT-03)."""
    result = entry.result
    hand = settle(game, result, carry)
    lines = (*in_money(game.options, entries(game.options, carry)), *(carry.at_places(line) for line in hand))
    after = _scored(game, with_next_dealer(carry), lines)
    left = carry.marked("radler") + _radler(game, result, hand, carry)
    return _closed(game, entry, lines, after.with_marks(radler=(left,), hands=(carry.marked("hands") + 1,)))


def _radler(game: Game[RomanianHouse], result: Result, hand: tuple[Line, ...], carry: Carry) -> int:
    """Return by how many the double hands to come change.

    A hand that was played uses one up (RO-RAD-01, RO-RAD-02), one that was abandoned or thrown in does not
    (RO-ABN-04, RO-RAD-04).
    """
    house = game.options
    if not result.contract:
        return house.radler_length if result.ended == "passed_out" else 0  # RO-VAR-04, RO-TAP-12
    used = -1 if carry.marked("radler") else 0
    if game.contract(result.contract).aim is None:
        return house.radler_length + used
    level = not any(sum(deltas) for deltas in zip(*(line.deltas for line in hand), strict=True))
    hep_hep = house.hep_hep and level and result.revoked is None  # RO-VAR-05
    return house.radler_length + used if hep_hep else used


def _closed(game: Game[RomanianHouse], entry: Entry, lines: tuple[Line, ...], carry: Carry) -> Booked:
    """Return the entry, with the end of the session if this is it: never within a radler (RO-SES-01)."""
    hands = game.options.session_hands
    done = carry.marked("stopping") or (hands and carry.marked("hands") >= hands)
    if not done or carry.marked("radler"):
        return Booked(entry, lines, carry)
    last = in_money(game.options, _pool_at_end(game, carry))
    return Booked(entry, (*lines, *last), _scored(game, carry, last).with_marks(over=(1,)))


def _pool_at_end(game: Game[RomanianHouse], carry: Carry) -> Iterator[Line]:
    """Return how the pool is split; the remainder goes to the last dealer (RO-SES-02)."""
    pool = carry.marked("pool")
    if not pool or game.options.pool_at_end == "keep":
        return
    last = (carry.dealer - 1) % carry.places
    share, rest = divmod(pool, carry.places)
    deltas = tuple(share + (rest if place == last else 0) for place in range(carry.places))
    yield Line(what="pool_split", clause="RO-SES-02", points=pool, deltas=deltas, pot=-pool)


def _withdrawn(game: Game[RomanianHouse], entry: Withdrawal, carry: Carry) -> Booked:
    """Return the sheet after a player has left with the settlement of RO-ETH-09: that score is 0 then.

    What stood there goes to the others in equal parts; what does not go up is the richest one's.
    """
    if entry.place >= carry.places:
        text = "the places are 0 to {most}, so {place} cannot leave"
        raise rejection("no_leaver", text, most=carry.places - 1, place=entry.place)
    owed = carry.totals[entry.place]
    if not owed:
        return Booked(entry, (), carry)
    others = [(entry.place + i) % carry.places for i in range(1, carry.places)]
    richest = max(others, key=lambda place: carry.totals[place])
    share, rest = divmod(abs(owed), len(others))
    shares = {place: share + (rest if place == richest else 0) for place in others}
    sign = 1 if owed > 0 else -1
    deltas = tuple(sign * shares.get(place, 0) for place in range(carry.places))
    deltas = tuple(-owed if place == entry.place else delta for place, delta in enumerate(deltas))
    line = Line(what="withdrawal", clause="RO-ETH-09", points=abs(owed), deltas=deltas)
    return Booked(entry, (line,), _scored(game, carry, (line,)))


def _scored(game: Game[RomanianHouse], carry: Carry, lines: tuple[Line, ...]) -> Carry:
    """Return the carry with the lines added to the totals, which are money, and to the pool, in points."""
    pool = carry.marked("pool") + sum(line.pot for line in lines) // game.options.stake
    return scored(carry, lines).with_marks(pool=(pool,))


book = Book(dealt=_dealt, stopped=_stopped, withdrawn=_withdrawn)
