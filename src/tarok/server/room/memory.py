"""Giving memory back when people have left: Python and the C library keep what they might need again."""

import ctypes
import gc
import sys
import time
from typing import Final

FEW: Final = 20
"""It is not worth while for fewer rooms than these."""
RARELY: Final = 5.0
"""How many seconds pass at least between two times."""


class MemoryTrimmer:
    """Tidies up when half of the rooms have been left that there were since the last time."""

    def __init__(self) -> None:
        self._most = 0
        self._at = -RARELY

    def trim(self, rooms: int) -> bool:
        """Tidy up if half have left, now that there are these rooms; return whether that was done."""
        self._most = max(self._most, rooms)
        if self._most < FEW or rooms * 2 > self._most or time.monotonic() < self._at + RARELY:
            return False
        self._most, self._at = rooms, time.monotonic()
        gc.collect()
        _trim()
        return True


def _trim() -> None:
    """Have the C library give back what is free; only glibc has to be told."""
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        trim(0)
