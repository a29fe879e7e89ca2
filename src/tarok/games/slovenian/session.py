"""What an entry does to the sheet: scores, radli, klop hands, the end (SL-RAD, SL-CK, SL-SES, SL-IRR)."""

from msgspec.structs import replace

from tarok.chapters.session import check_place, scored, with_next_dealer
from tarok.engine.deal import Game
from tarok.engine.result import Booked, Carry, Dealt, Line, Misdeal, Result, Stop
from tarok.games.slovenian.contracts import NO_RADL
from tarok.games.slovenian.options import SlovenianHouse
from tarok.games.slovenian.settle import made, of_klop, paid, settle, valat_of
from tarok.scoring.account import Book
from tarok.validation.causes import rejection

THROWN_IN = ("no_tarok", "annulled")

MISDEAL = 20  # SL-IRR-01


def _stopped(game: Game[SlovenianHouse], entry: Stop, carry: Carry) -> Booked:
    """Return the sheet with the round of the škis begun, if it is not the end already (SL-SES-01)."""
    ending = carry.marked("last_dealer") or carry.marked("skis_round")
    return Booked(entry, (), carry if ending else carry.with_marks(skis_round=(1,)))


def _dealt(game: Game[SlovenianHouse], entry: Dealt, carry: Carry) -> Booked:
    """Return the sheet after a deal that was played: the deal passes on."""
    house, result = game.options, entry.result
    lines = tuple(carry.at_places(line) for line in settle(game, result, carry))
    after = _scored(house, with_next_dealer(carry.with_marks(compulsory_klop=(0,))), lines)  # SL-CK-05
    if house.radli_enabled:
        after = _with_radli(game, result, carry, after)
    after = _ending(house, result, carry, after)
    if not after.marked("over"):
        return Booked(entry, lines, after)
    last = _radl_end(house, after)
    after = _scored(house, after, last)
    if house.settle_by_average:
        last = (*last, _average(after))
        after = _scored(house, after, last[-1:])
    return Booked(entry, (*lines, *last), after)


def _thrown_in(game: Game[SlovenianHouse], entry: Dealt, carry: Carry) -> Booked:
    """Return the sheet after a deal that was not played: the same dealer deals again (SL-DEAL-07, SL-3P-12).

    ValueError: the result says neither what was played nor why nothing was.
    """
    house, result = game.options, entry.result
    if result.ended not in THROWN_IN:
        text = "a deal needs its contract, or `ended`: {ends:or}"
        raise rejection("deal_or_end", text, ends=THROWN_IN)
    klop = house.klop_enabled and result.ended == "no_tarok"
    return Booked(entry, (), carry.with_marks(compulsory_klop=(1,)) if klop else carry)


def _misdealt(game: Game[SlovenianHouse], entry: Misdeal, carry: Carry) -> Booked:
    """Return the sheet after a misdeal, dearer each time for the same person (SL-IRR-01)."""
    house, place = game.options, entry.place
    check_place(carry, place)
    before = carry.mark("misdeals")
    fine = Line(what="misdeal", clause="SL-IRR-01", points=-MISDEAL << before[place])
    line = _of_one(house, carry, place, fine)
    count = tuple(times + (each == place) for each, times in enumerate(before))
    after = _scored(house, carry.with_marks(misdeals=count), (line,))
    klop = house.compulsory_klop_after_misdeal and house.klop_enabled  # SL-CK-04
    return Booked(entry, (line,), after.with_marks(compulsory_klop=(1,)) if klop else after)


def _scored(house: SlovenianHouse, carry: Carry, lines: tuple[Line, ...]) -> Carry:
    """Return the carry with the lines added; a score that becomes zero calls for a klop hand (SL-CK-02)."""
    after = scored(carry, lines)
    changed = [now for then, now in zip(carry.totals, after.totals, strict=True) if now != then]
    multiple = house.compulsory_klop_multiples
    reached = any(now == 0 or (multiple and now % multiple == 0) for now in changed)  # SL-CK-03, SL-CK-04
    return after.with_marks(compulsory_klop=(1,)) if reached and house.klop_enabled else after


def _with_radli(game: Game[SlovenianHouse], result: Result, before: Carry, after: Carry) -> Carry:
    """Return the carry with a radl cancelled where one is played off, and with new ones (SL-RAD-01 … -04)."""
    contract = game.contract(result.contract)
    if result.revoked is not None:
        winners = []
    elif contract.aim is None:
        winners = [seat for seat, (gain, _) in of_klop(result).items() if gain > 0]  # SL-KLOP-06
    else:
        winners = [result.declarer] if result.declarer is not None and made(result) else []
    places = {before.place(seat) for seat in winners}
    flat = not contract.bonuses and contract.id not in NO_RADL
    new = flat or (result.revoked is None and valat_of(result) is not None)
    radli = (max(0, radl - (place in places)) + new for place, radl in enumerate(before.mark("radli")))
    return after.with_marks(radli=tuple(radli))


def _ending(house: SlovenianHouse, result: Result, before: Carry, after: Carry) -> Carry:
    """Return the carry with what it takes to come to an end (SL-SES-01 … SL-SES-07).

    `last_dealer` is the place, counted from 1, whose next deal is the last.
    """
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


def _radl_end(house: SlovenianHouse, carry: Carry) -> tuple[Line, ...]:
    """Return what the radli left at the end cost (SL-RAD-05, SL-MON-05)."""
    left = ((place, radli) for place, radli in enumerate(carry.mark("radli")) if radli)
    lines = (
        (place, Line(what="radl_end", clause="SL-RAD-05", points=-house.radl_end_penalty * radli))
        for place, radli in left
    )
    return tuple(_of_one(house, carry, place, line) for place, line in lines)


def _average(carry: Carry) -> Line:
    """Return the line that leaves everybody with what they receive or pay (SL-MON-07, SL-MON-11)."""
    average = sum(carry.totals) // carry.places
    return Line(what="average", clause="SL-MON-07", points=-average, deltas=(-average,) * carry.places)


def _of_one(house: SlovenianHouse, carry: Carry, place: int, line: Line) -> Line:
    """Return the line of one person, whom the others pay where money is played for (SL-MON-05, SL-MON-09)."""
    if house.scoring_mode == "money":
        return replace(line, deltas=paid(line.points, [place], carry.places))
    return replace(line, deltas=tuple(line.points if each == place else 0 for each in range(carry.places)))


book = Book(dealt=_dealt, thrown_in=_thrown_in, stopped=_stopped, misdealt=_misdealt)
