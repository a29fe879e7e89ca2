"""What an entry does to the sheet: scores, radli, klop hands, the end (SL-RAD, SL-CK, SL-SES, SL-IRR)."""

from typing import cast

from msgspec.structs import replace

from tarok.deal import Game
from tarok.games.slovenian.options import House
from tarok.games.slovenian.settle import made, settle, valat_of
from tarok.result import Booked, Carry, Dealt, Entry, Line, Misdeal, Result, Stop

MISDEAL = 20  # SL-IRR-01


def book(game: Game, entry: Entry, carry: Carry) -> Booked:
    """Return what an entry does to the sheet.  ValueError: it does not fit, and why."""
    match entry:
        case Stop():
            ending = carry.marked("last_dealer") or carry.marked("skis_round")
            return Booked(entry, (), carry if ending else carry.with_marks(skis_round=(1,)))  # SL-SES-01
        case Misdeal(place):
            return _misdeal(entry, place, carry)
        case Dealt(result) if not result.contract:
            return Booked(entry, (), carry.with_marks(compulsory_klop=(1,)))  # SL-DEAL-07
        case Dealt(result):
            return _dealt(game, entry, result, carry)


def _dealt(game: Game, entry: Entry, result: Result, carry: Carry) -> Booked:
    """Return the sheet after a deal that was played: the deal passes on."""
    lines = tuple(carry.at_places(line) for line in settle(game, result, carry))
    passed_on = replace(
        carry.with_marks(compulsory_klop=(0,)), dealer=(carry.dealer + 1) % carry.places
    )  # SL-CK-05
    after = _ending(game, result, carry, _with_radli(game, result, carry, _scored(passed_on, lines)))
    if not after.marked("over"):
        return Booked(entry, lines, after)
    last = _radl_end(cast("House", game.options), after)
    return Booked(entry, (*lines, *last), _scored(after, last))


def _misdeal(entry: Entry, place: int, carry: Carry) -> Booked:
    """Return the sheet after a misdeal, dearer each time for the same person (SL-IRR-01)."""
    if not 0 <= place < carry.places:
        raise ValueError(f"places are numbered 0 to {carry.places - 1}")
    before = carry.mark("misdeals")
    line = _line("misdeal", "SL-IRR-01", -MISDEAL << before[place], place, carry.places)
    count = tuple(times + (each == place) for each, times in enumerate(before))
    return Booked(entry, (line,), _scored(carry.with_marks(misdeals=count), (line,)))


def _scored(carry: Carry, lines: tuple[Line, ...]) -> Carry:
    """Return the carry with the lines added; a score that becomes zero calls for a klop hand (SL-CK-02)."""
    totals = tuple(map(sum, zip(carry.totals, *(line.deltas for line in lines), strict=True)))
    after = replace(carry, totals=totals)
    reached = any(then != now == 0 for then, now in zip(carry.totals, totals, strict=True))
    return after.with_marks(compulsory_klop=(1,)) if reached else after


def _with_radli(game: Game, result: Result, before: Carry, after: Carry) -> Carry:
    """Return the carry with a radl cancelled where one is played off, and with new ones (SL-RAD-01 … -04)."""
    contract = game.contract(result.contract)
    if result.revoked is not None:
        winners = []
    elif contract.aim is None:
        winners = [seat for seat, points in enumerate(result.points) if points == 0]  # SL-KLOP-06
    else:
        winners = [result.declarer] if result.declarer is not None and made(result) else []
    places = {before.place(seat) for seat in winners}
    new = not contract.bonuses or (result.revoked is None and valat_of(result) is not None)
    radli = (max(0, radl - (place in places)) + new for place, radl in enumerate(before.mark("radli")))
    return after.with_marks(radli=tuple(radli))


def _ending(game: Game, result: Result, before: Carry, after: Carry) -> Carry:
    """Return the carry with what it takes to come to an end (SL-SES-01 … SL-SES-07).

    `last_dealer` is the place, counted from 1, whose next deal is the last.
    """
    house = cast("House", game.options)
    after = after.with_marks(hands=(before.marked("hands") + 1,))
    if before.marked("last_dealer") == before.dealer + 1:
        return after.with_marks(over=(1,))
    if house.end_mode == "fixed_hands" and after.marked("hands") >= house.hands:
        return after.with_marks(over=(1,))
    if before.marked("last_dealer"):
        return after
    if before.marked("skis_round"):
        noted = 0 if result.skis is None else before.place(result.skis) + 1  # SL-SES-02, SL-SES-03
        return after.with_marks(skis_round=(int(not noted),), last_dealer=(noted,))
    if house.end_mode == "target_score" and max(after.totals) >= house.target_score:
        return after.with_marks(skis_round=(1,))
    return after


def _radl_end(house: House, carry: Carry) -> tuple[Line, ...]:
    """Return what the radli left at the end cost (SL-RAD-05)."""
    return tuple(
        _line("radl_end", "SL-RAD-05", -house.radl_end_penalty * radli, place, carry.places)
        for place, radli in enumerate(carry.mark("radli"))
        if radli
    )


def _line(what: str, clause: str, points: int, place: int, places: int) -> Line:
    deltas = tuple(points if each == place else 0 for each in range(places))
    return Line(what=what, clause=clause, points=points, deltas=deltas)
