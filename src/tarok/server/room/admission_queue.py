"""The queue of new connections: few load at a time, so that a mass reconnection does not delay play."""

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Final

AT_ONCE: Final = 4
"""Maximum number of connections that load at the same time."""


class AdmissionQueue:
    """Admits connections: first those of players whose move is due, then in order of arrival."""

    def __init__(self) -> None:
        self._active = 0
        self._numbers = count()
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def slot(self, *, awaited: bool) -> AsyncIterator[None]:
        """Wait for a free slot, and release it on exit; `awaited`: the table waits for this player's move."""
        if self._active < AT_ONCE:
            self._active += 1
        else:
            called = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (not awaited, next(self._numbers), called))
            try:
                await called
            except asyncio.CancelledError:
                # The slot was granted before the cancellation arrived: pass it on, or it is lost.
                if called.done() and not called.cancelled():
                    self._admit_next()
                raise
        try:
            yield
        finally:
            self._admit_next()

    def _admit_next(self) -> None:
        """Pass the slot to the next waiting connection, or free it if none waits."""
        while self._waiting:
            _, _, called = heapq.heappop(self._waiting)
            if not called.done():
                called.set_result(None)
                return
        self._active -= 1
