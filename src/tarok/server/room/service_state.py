"""The health of the server, as broadcast to all connections.

It is derived from the results of ordinary database queries, and from the delay of this process's event loop.
After a failure the database is probed here, so that recovery is noticed even when no request arrives.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import DBAPIError

from tarok.engine.json_codec import to_json
from tarok.server.accounts.operator_orders import SET_BACK, order
from tarok.server.core.monotonic_clock import NOTICED, MonotonicClock
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.storage.conditions import Trouble
from tarok.server.storage.event_store import EventStore
from tarok.server.table.messages import Service

PACE: Final = 0.5
"""Seconds between two checks."""
AGAIN: Final = 1.0
"""Seconds between a failure and the next probe."""
VERSION: Final = 2.0
"""Seconds between two checks of the version of the database."""
LATE: Final = 2.0
"""Delay of a check, in seconds, above which this process counts as slow."""
SLOW: Final = 5.0
"""Seconds for which the process then counts as slow."""

log = logging.getLogger(__name__)


class ServiceMonitor:
    """Checks the health of the server, and broadcasts each change."""

    def __init__(self, rooms: RoomRegistry, store: EventStore, now: Callable[[], float]) -> None:
        self._rooms, self._store, self._now = rooms, store, now
        self._probing: asyncio.Task[None] | None = None
        self._version_at = self._slow_until = 0.0
        self.trouble: Trouble | None = None

    @property
    def message(self) -> str:
        """The message with the current state, for a new connection."""
        return to_json(Service(self.trouble)).decode()

    async def watch(self) -> None:
        """Check at intervals, until the server closes."""
        ticks = asyncio.get_running_loop().time
        due = ticks() + PACE
        while await self._rooms.sleep(PACE):
            if ticks() - due > LATE:
                self._slow_until = ticks() + SLOW
            due = ticks() + PACE
            self.check()
        if self._probing:
            await asyncio.gather(self._probing, return_exceptions=True)

    def check(self) -> None:
        """Check the health of the server, and broadcast it if it has changed."""
        ticks = asyncio.get_running_loop().time()
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self._probe(ticks))
        trouble = self._store.health.trouble or ("slow" if ticks < self._slow_until else None)
        if trouble != self.trouble:
            log.info("pages are told: %s", trouble or "all is well again")
            self.trouble = trouble
            self._rooms.send_to_all(self.message)

    async def _probe(self, ticks: float) -> None:
        """Check the version of the database and the clock; after a failure, probe the database."""
        try:
            if ticks > self._version_at + VERSION:
                self._version_at = ticks
                await self._store.look_at_version()
                await self._note_clock()
            if self._store.health.fails:
                await asyncio.sleep(AGAIN)
                await self._store.check()
        except DBAPIError:  # `EventStore.health` has recorded it
            log.debug("the database fails", exc_info=True)

    async def _note_clock(self) -> None:
        """Store that the machine's clock was set back, for the report of `tarok admin check`."""
        if isinstance(self._now, MonotonicClock) and self._now.set_back and self._rooms.leases.is_first:
            seconds = self._now.set_back[0]
            await order(self._store, SET_BACK, f"{seconds:.0f}")
            self._now.set_back.pop(0)  # after the write, so that a failed one is repeated


async def compare_clock(store: EventStore, now: float) -> float:
    """Return by how many seconds the clock is behind the last check of the store, else 0.

    A clock that was set back is recorded in the store.
    """
    last = await store.checked_at()
    behind = (last or 0.0) - now
    if behind > NOTICED:
        await order(store, SET_BACK, f"{behind:.0f}")
        return behind
    return 0.0
