"""Return of unused memory to the system: Python and the C library otherwise keep it for reuse."""

import ctypes
import gc
import sys
import time
from typing import Final

FEW: Final = 20
"""Number of rooms below which memory is not trimmed."""
RARELY: Final = 5.0
"""Minimum number of seconds between two trims."""


class MemoryTrimmer:
    """Trims memory when the number of rooms is at most half of its maximum since the last trim."""

    def __init__(self) -> None:
        self._most = 0
        self._at = -RARELY

    def trim(self, rooms: int) -> bool:
        """Trim memory if the number of rooms has halved; return whether this was done."""
        self._most = max(self._most, rooms)
        if self._most < FEW or rooms * 2 > self._most or time.monotonic() < self._at + RARELY:
            return False
        self._most, self._at = rooms, time.monotonic()
        gc.collect()
        _trim()
        return True


def _trim() -> None:
    """Return free memory of the C library to the system; only glibc needs the call."""
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        trim(0)
