"""How benchmarks measure: CPU time of one thread, in turn with what they are compared to, in one run."""

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import median
from typing import NamedTuple

Work = Callable[[int], object]
"""Does something a number of times."""
BATCH = 0.2
"""How many seconds of CPU time a batch takes."""


class Spread(NamedTuple):
    """The median of some measurements, the lowest and the highest."""

    median: float
    low: float
    high: float


def spread(found: Sequence[float]) -> Spread:
    """Return the median and the ends."""
    return Spread(median(found), min(found), max(found))


def seconds(work: Callable[[], object]) -> float:
    """Return the CPU time that something takes, in seconds."""
    before = time.process_time()
    work()
    return time.process_time() - before


def batch(work: Work) -> int:
    """Return how many times make a batch."""
    times = 1
    while (took := seconds(partial(work, times))) < BATCH / 4:
        times *= 2
    return max(1, round(times * BATCH / took))


def progress(what: str, steps: range) -> Iterator[int]:
    """Yield the steps, and say on a terminal's stderr how many are done."""
    told = sys.stderr if sys.stderr.isatty() else None
    for step in steps:
        if told:
            print(f"\r{what}: {step} of {len(steps)} ", end="", file=told, flush=True)
        yield step
    if told:
        print("\r\033[K", end="", file=told, flush=True)


def rates(works: Sequence[Work], rounds: int) -> list[list[float]]:
    """Return how often a second each can be done, in every round; in a round all have their turn."""
    sizes = [batch(work) for work in works]
    found: list[list[float]] = [[] for _ in works]
    for _ in progress("rounds", range(rounds)):
        for work, size, mine in zip(works, sizes, found, strict=True):
            mine.append(size / seconds(partial(work, size)))
    return found


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> Spread:
    """Return how many times as often ours is done, by rounds."""
    return spread([mine / other for mine, other in zip(ours, theirs, strict=True)])
