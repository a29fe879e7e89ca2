"""The way in: few pages come in at a time, so that those who play are not held up by all who come back."""

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Final

AT_ONCE: Final = 4
"""How many pages come in at the same time."""


class AdmissionQueue:
    """Admits connections: first those whose move is awaited, then in order of arrival."""

    def __init__(self) -> None:
        self._active = 0
        self._numbers = count()
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def slot(self, *, awaited: bool) -> AsyncIterator[None]:
        """Wait for one's turn; it is over when one is in."""
        if self._active < AT_ONCE:
            self._active += 1
        else:
            called = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (not awaited, next(self._numbers), called))
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():
                    self._admit_next()
                raise
        try:
            yield
        finally:
            self._admit_next()

    def _admit_next(self) -> None:
        """Let the next one in, or nobody, if nobody waits."""
        while self._waiting:
            _, _, called = heapq.heappop(self._waiting)
            if not called.done():
                called.set_result(None)
                return
        self._active -= 1
