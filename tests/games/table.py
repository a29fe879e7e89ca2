"""What the tests of the games have in common: seats, house rules, results filled in by hand, and their sums.

A, B, C and D are the seats 0, 1, 2 and 3.  Unless a test says otherwise the dealer sits at place 3, so that
seats and places are the same, A is the declarer, B the partner, and C and D defend.
"""

from functools import cache
from math import prod
from typing import Any

from tarok.engine.deal import Game
from tarok.engine.result import Booked, Carry, Dealt, Feat, Line, Result
from tarok.games import GAMES
from tarok.scoring.sheet import Sheet

A, B, C, D = range(4)
Four = tuple[int, ...]
"""A number for each of four seats or places; of three or five in their games."""
NOBODY: Four = (0, 0, 0, 0)


@cache
def slovenian(key: str = "slovenian", **options: Any) -> Game:
    """The Slovenian game for four, or that of another key, with these house rules."""
    return GAMES[key](**options)


def before(
    *, radli: Four = (), totals: Four = NOBODY, dealer: int | None = None, **marks: tuple[int, ...]
) -> Carry:
    """What the sheet says before the deal; at first the last place deals."""
    dealing = len(totals) - 1 if dealer is None else dealer
    return Carry(dealer=dealing, totals=totals).with_marks(radli=radli, **marks)


def won(contract: str, **known: Any) -> Result:
    """A hand that A won, with B if B helped and the points are not said: a flat contract."""
    return Result(**{"contract": contract, "declarer": A, "made": True, **known})


def lost(contract: str, **known: Any) -> Result:
    """The same, lost."""
    return won(contract, **{"made": False, **known})


def counted(contract: str, points: int, *feats: Feat, **known: Any) -> Result:
    """A hand of A, whose side has this number of card points; in three, two and one B is the partner."""
    partner = B if contract in {"three", "two", "one"} else None
    named = {"contract": contract, "declarer": A, "partner": partner, "points": (points,), "feats": feats}
    return Result(**{**named, **known})


def klop(*points: int, **known: Any) -> Result:
    """A klop in which A, B, C and D have these card points."""
    return Result(contract="klop", points=points, **known)


def said(what: str, seat: int, *, made: bool = True, doubled: int = 0) -> Feat:
    """An announced bonus, with this number of kontras."""
    return Feat(what=what, seat=seat, made=made, announced=True, doubled=doubled)


def silent(what: str, seat: int, *, made: bool = True) -> Feat:
    """A bonus that nobody had announced, of the side of `seat`."""
    return Feat(what=what, seat=seat, made=made)


def mond(seat: int) -> Feat:
    """The mond of `seat` is caught, or left in the talon by it."""
    return Feat(what="mond", seat=seat, made=False)


def settled(result: Result, carry: Carry | None = None, **options: Any) -> tuple[Line, ...]:
    """The lines of a result; each is checked to be its points times its factors, or to be paid in full."""
    game = slovenian(**options)
    lines = game.settle(game, result, carry or before(totals=(0,) * game.places))
    for line in lines:
        times = prod(factor.times for factor in line.factors)
        if options.get("scoring_mode") == "money":
            assert (0, abs(line.points * times)) == (sum(line.deltas), min(map(abs, line.deltas))), line
        else:
            assert {0, line.points * times} >= set(line.deltas), line
    return lines


def sums(lines: tuple[Line, ...], seats: int = 4) -> tuple[int, ...]:
    """What each seat gains or loses by all the lines together."""
    return tuple(sum(deltas) for deltas in zip((0,) * seats, *(line.deltas for line in lines), strict=True))


def scores(result: Result, carry: Carry | None = None, **options: Any) -> tuple[int, ...]:
    """What each seat gains or loses."""
    return sums(settled(result, carry, **options), slovenian(**options).seats)


def worth(what: str, result: Result, carry: Carry | None = None, **options: Any) -> tuple[int, ...]:
    """What each seat gains or loses by this alone: the contract, the difference, a bonus …"""
    lines = tuple(line for line in settled(result, carry, **options) if line.what == what)
    return sums(lines, slovenian(**options).seats)


def after(result: Result, carry: Carry | None = None, **options: Any) -> Carry:
    """What the sheet says after the deal; what it adds is checked to be the sum of the lines."""
    game = slovenian(**options)
    carry = carry or before(totals=(0,) * game.places)
    then = game.book(game, Dealt(result), carry).carry
    gained = dict(zip(map(carry.place, range(game.seats)), scores(result, carry, **options), strict=True))
    assert tuple(total + gained.get(place, 0) for place, total in enumerate(carry.totals)) == then.totals
    return then


def radli(result: Result, before_it: Four = NOBODY, **options: Any) -> tuple[int, ...]:
    """The radli of every place after a deal."""
    return after(result, before(radli=before_it, totals=(0,) * len(before_it)), **options).mark("radli")


TWENTY = counted("two", 36)
"""A hand that brings seats 0 and 1 20 points each, and nobody a radl."""


def begun(game: Game, *, totals: Four = NOBODY, radli: Four = (), dealer: int | None = None) -> Sheet:
    """A sheet on which something stands already."""
    carry = before(totals=totals, radli=radli, dealer=dealer)
    return Sheet(game, (Booked(Dealt(TWENTY), (), carry),))


def played(sheet: Sheet, result: Result = TWENTY, *, skis: int | None = A) -> Sheet:
    """The sheet after a hand in which this seat was dealt the škis."""
    known = {name: getattr(result, name) for name in result.__struct_fields__}
    return sheet.book(Dealt(Result(**{**known, "skis": skis})))
