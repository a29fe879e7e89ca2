"""Shares and means with the intervals that hold the true value 95 times of 100."""

import math
from statistics import NormalDist
from typing import Final, NamedTuple

from tarok.extras import extra

with extra("data"):
    import polars as pl

NORMAL: Final = NormalDist().inv_cdf(0.975)
"""How many standard errors on either side hold the true value 95 times of 100."""
FEWEST: Final = 30
"""Of fewer values than this nothing is said: their mean is not yet normal."""


class Estimate(NamedTuple):
    """A value, its interval, and of how many deals, or things in them, it is."""

    n: int
    value: float
    low: float
    high: float


def share(hits: int, trials: int) -> Estimate:
    """Return a share with the interval of Wilson, which stays within 0 and 1.  ValueError: no trials."""
    if trials == 0:
        raise ValueError("a share of nothing")
    square = NORMAL**2
    middle = (hits + square / 2) / (trials + square)
    half = NORMAL / (trials + square) * math.sqrt(hits * (trials - hits) / trials + square / 4)
    low, high = (0.0 if hits == 0 else middle - half), (1.0 if hits == trials else middle + half)
    return Estimate(trials, hits / trials, low, high)  # at the ends it is exact


def mean(values: pl.Series, deals: pl.Series | None = None) -> Estimate | None:
    """Return a mean with its normal interval; None: there are too few values.

    Values of different deals are independent of each other.  Where a deal may have several, `deals` says of
    which each is, and the error is taken over deals.
    """
    if len(values) < FEWEST:
        return None
    middle = _middle(values)
    return _around(len(values), middle, _error(values - middle, deals))


def difference(some: pl.Series, others: pl.Series) -> Estimate | None:
    """Return how much greater the mean of some values is than that of others; None: of either too few."""
    if min(len(some), len(others)) < FEWEST:
        return None
    one, other = _middle(some), _middle(others)
    return _around(
        len(some) + len(others), one - other, math.hypot(_error(some - one), _error(others - other))
    )


def _around(n: int, value: float, error: float) -> Estimate:
    return Estimate(n, value, value - NORMAL * error, value + NORMAL * error)


def _middle(values: pl.Series) -> float:
    middle = values.mean()
    assert isinstance(middle, float)
    return middle


def _error(off: pl.Series, deals: pl.Series | None = None) -> float:
    """Return the standard error of a mean from how far off it the values are, summed up deal by deal."""
    sums = off if deals is None else _by_deal(off, deals)
    squares = float((sums**2).sum())
    return math.sqrt(squares * len(sums) / (len(sums) - 1)) / len(off)


def _by_deal(off: pl.Series, deals: pl.Series) -> pl.Series:
    """Sum up each deal, in the order of the deals: so their sum has the same last digit each time."""
    return pl.DataFrame({"off": off, "deal": deals}).group_by("deal", maintain_order=True).sum()["off"]
