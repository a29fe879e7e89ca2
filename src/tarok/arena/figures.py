"""The figures of a match: the gain with its interval, its parts, and the time of decisions.

The boards are independent of each other, the plays of one are not: so all errors are taken over boards.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean, median
from typing import Final, NamedTuple, TypeAlias

from tarok.arena.boards import Board, Played, Times
from tarok.engine.actions import Seat

MISSES: Final = 0.05
"""How often an interval may miss the true value."""
NORMAL: Final = 1.959964
"""How many standard errors on either side hold the true value 95 times of 100."""
BEST_AT: Final = 500
"""After how many boards an interval that may be looked at at any time is at its narrowest."""
SOONEST: Final = 100
"""Before this number of boards nothing is decided: the means are not yet normal, nor their spread known."""

FEWEST: Final = 10
"""Below this number of values no spread is reported."""

Kind: TypeAlias = tuple[str, ...]
Cells: TypeAlias = list[list[tuple[float, bool | None]]]
"""For each board its plays of one kind: what a seat gained, and whether the contract was made."""


class Estimate(NamedTuple):
    """A mean, and half the width of its interval of 95 %; infinite where nothing is known."""

    mean: float
    half: float

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {self.half:.2f}"


class Share(NamedTuple):
    """The plays of one kind: which share of all, how many contracts of them were made, the mean gain.

    `made` is None where there was nothing to make.
    """

    share: float
    made: float | None
    gain: Estimate


class Group(NamedTuple):
    """One kind of play, as the challenger came to it and as the opponent did on the same seats and cards.

    `brings` is how much of the whole gain is due to it: over all kinds it sums to the gain.
    """

    kind: Kind
    challenger: Share
    opponent: Share
    brings: Estimate


class Pace(NamedTuple):
    """How long decisions took where there was a choice: milliseconds by the clock, and of CPU."""

    decisions: int
    median: float
    p99: float
    cpu_median: float
    cpu_p99: float
    cpu_mean: float


def gain(boards: Sequence[Board], *, any_time: bool = False) -> Estimate:
    """Return the mean gain; where the end of the match hung on it, with the interval for `any_time`."""
    spread = anytime if any_time else fixed
    return spread([board.gain for board in boards])


def fixed(values: Sequence[float]) -> Estimate:
    """Return the mean with the interval of Student's t: for a number of values that was set beforehand."""
    if len(values) < FEWEST:
        return Estimate(fmean(values), math.inf)
    return Estimate(fmean(values), _student(len(values) - 1) * math.sqrt(_variance(values) / len(values)))


def anytime(values: Sequence[float]) -> Estimate:
    """Return the mean with an interval that holds after every number of values at once.

    It may be looked at after each of them, and the looking stopped for what was seen: the asymptotic
    confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (Annals of Statistics, 2024).
    """
    if len(values) < SOONEST:
        return Estimate(fmean(values), math.inf)
    return Estimate(fmean(values), _half(len(values), _variance(values)))


class Clarity:
    """Says of values, as they come, as soon as it is clear on which side of `about` their mean lies."""

    def __init__(self, about: float) -> None:
        self._about = about
        self._number, self._mean, self._squares = 0, 0.0, 0.0

    def with_next(self, value: float) -> bool:
        """Take in the next value; return whether it is clear now."""
        self._number += 1
        step = value - self._mean
        self._mean += step / self._number
        self._squares += step * (value - self._mean)
        if self._number < SOONEST:
            return False
        return abs(self._mean - self._about) > _half(self._number, self._squares / (self._number - 1))


def groups(boards: Sequence[Board], kind: Callable[[Played, Seat], Kind]) -> list[Group]:
    """Return the plays by kind, the most frequent ones first."""
    mine, theirs = _cells(boards, kind, control=False), _cells(boards, kind, control=True)
    none: Cells = [[] for _ in boards]
    found = []
    for key in {*mine, *theirs}:
        own, other = mine.get(key, none), theirs.get(key, none)
        found.append(Group(key, _share(own, boards), _share(other, boards), _brings(own, other, boards)))
    return sorted(found, key=lambda group: (-group.challenger.share - group.opponent.share, group.kind))


def by_role(played: Played, seat: Seat) -> Kind:
    """Return the role of a seat."""
    return (played.roles[seat],)


def by_contract_and_role(played: Played, seat: Seat) -> Kind:
    """Return the contract, and the role of a seat in it."""
    return (played.contract, played.roles[seat])


def pace(times: Iterable[Times]) -> Pace | None:
    """Return how long the decisions of all boards took; None if there was none."""
    spent = [*times]
    wall = sorted(each / 1000 for one in spent for each in one.wall)
    cpu = sorted(each / 1000 for one in spent for each in one.cpu)
    if not wall:
        return None
    late = math.ceil(0.99 * len(wall)) - 1
    return Pace(len(wall), median(wall), wall[late], median(cpu), cpu[late], fmean(cpu))


def _variance(values: Sequence[float]) -> float:
    """Return the variance that a sample tells of; `statistics.variance` takes five times as long for it."""
    mean = fmean(values)
    return math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)


def _half(number: int, spread: float) -> float:
    """Return half the width of an interval that holds at any time, after this number of values."""
    wanted = -2 * math.log(MISSES)
    prior = number * (wanted + math.log(wanted + 1)) / BEST_AT
    return math.sqrt(2 * spread * (prior + 1) / (number * prior) * math.log(math.sqrt(prior + 1) / MISSES))


def _student(freedom: int) -> float:
    """Return how many standard errors are 95 % with this freedom: the expansion of Cornish and Fisher."""
    z = NORMAL
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def _cells(
    boards: Sequence[Board], kind: Callable[[Played, Seat], Kind], *, control: bool
) -> dict[Kind, Cells]:
    """Return the plays by kind and board."""
    cells: dict[Kind, Cells] = defaultdict(lambda: [[] for _ in boards])
    for number, board in enumerate(boards):
        for seat, played in enumerate(board.plays):
            counted = board.control if control else played
            cells[kind(counted, seat)][number].append((counted.gain(seat), counted.made))
    return cells


def _share(cells: Cells, boards: Sequence[Board]) -> Share:
    gains = [gain for cell in cells for gain, _ in cell]
    tried = [made for cell in cells for _, made in cell if made is not None]
    share = len(gains) / (len(boards) * len(boards[0].plays))
    if not gains:
        return Share(share, None, Estimate(0.0, math.inf))
    mean, filled = fmean(gains), [cell for cell in cells if cell]
    off = [sum(gain - mean for gain, _ in cell) for cell in filled]
    half = math.inf
    if len(filled) >= FEWEST:
        scale = len(filled) / (len(filled) - 1)
        half = _student(len(filled) - 1) * math.sqrt(scale * sum(each * each for each in off)) / len(gains)
    return Share(share, fmean(tried) if tried else None, Estimate(mean, half))


def _brings(mine: Cells, theirs: Cells, boards: Sequence[Board]) -> Estimate:
    seats = len(boards[0].plays)
    pairs = zip(mine, theirs, strict=True)
    return fixed([(sum(g for g, _ in one) - sum(g for g, _ in other)) / seats for one, other in pairs])
