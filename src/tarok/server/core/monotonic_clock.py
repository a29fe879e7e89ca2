"""The time that never goes back."""

import logging
import time
from collections.abc import Callable
from typing import Final

NOTICED: Final = 1.0
"""By how many seconds a clock must be set back to be reported."""

log = logging.getLogger(__name__)


class MonotonicClock:
    """A clock in seconds since 1970 that never runs backwards, even if the system clock is set back."""

    def __init__(
        self, wall: Callable[[], float] = time.time, ticks: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall, self._ticks = wall, ticks
        self._at, self._last = wall(), ticks()
        self._told = 0.0
        self.set_back: list[float] = []
        """By how many seconds the clock was set back, each time, until that has been stored."""

    def __call__(self) -> float:
        """Return the time."""
        wall, ticks = self._wall(), self._ticks()
        at = max(wall, self._at + ticks - self._last)
        self._at, self._last = at, ticks
        if at - wall > self._told + NOTICED:
            log.warning(
                "the clock of the machine was set back; here the time goes on, %.0f s ahead", at - wall
            )
            self.set_back.append(at - wall - self._told)
        self._told = max(0.0, at - wall)
        return at


MONOTONIC: Final = MonotonicClock()
"""The time for all of a process."""
