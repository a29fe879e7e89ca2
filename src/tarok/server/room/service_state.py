"""The one state of the server that all open pages are told: whether it does all that it should.

It is found out from how the database answers those who ask it anyway, and from how late this process itself
is.  What fails is tried again here, so that recovery is noticed even when no request arrives.
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
"""How many seconds pass between two looks."""
AGAIN: Final = 1.0
"""How many seconds pass before something is tried again that has failed."""
VERSION: Final = 2.0
"""How many seconds pass between two looks at the version of the database."""
LATE: Final = 2.0
"""By how many seconds this process may be late before it counts as slow."""
SLOW: Final = 5.0
"""For how many seconds it counts as slow then."""

log = logging.getLogger(__name__)


class ServiceMonitor:
    """Looks how the server does, and tells the pages when that changes."""

    def __init__(self, rooms: RoomRegistry, store: EventStore, now: Callable[[], float]) -> None:
        self._rooms, self._store, self._now = rooms, store, now
        self._probing: asyncio.Task[None] | None = None
        self._version_at = self._slow_until = 0.0
        self.trouble: Trouble | None = None

    @property
    def message(self) -> str:
        """What a page is told that is opened now."""
        return to_json(Service(self.trouble)).decode()

    async def watch(self) -> None:
        """Look, until the server closes."""
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
        """Find out how the server does, and tell all pages if that is new."""
        ticks = asyncio.get_running_loop().time()
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self._probe(ticks))
        trouble = self._store.health.trouble or ("slow" if ticks < self._slow_until else None)
        if trouble != self.trouble:
            log.info("pages are told: %s", trouble or "all is well again")
            self.trouble = trouble
            self._rooms.send_to_all(self.message)

    async def _probe(self, ticks: float) -> None:
        """Do now and then what nobody else does; whatever fails, the health of the store knows."""
        try:
            if ticks > self._version_at + VERSION:
                self._version_at = ticks
                await self._store.look_at_version()
                await self._note_clock()
            if self._store.health.fails:
                await asyncio.sleep(AGAIN)
                await self._store.check()
        except DBAPIError:
            log.debug("the database fails", exc_info=True)

    async def _note_clock(self) -> None:
        """Have it stored that the clock of the machine was set back: `tarok admin check` tells of it."""
        if isinstance(self._now, MonotonicClock) and self._now.set_back and self._rooms.leases.is_first:
            seconds = self._now.set_back[0]
            await order(self._store, SET_BACK, f"{seconds:.0f}")
            self._now.set_back.pop(0)


async def compare_clock(store: EventStore, now: float) -> float:
    """Return by how many seconds the clock is behind the last look whether something can be stored.

    That it was set back is stored, too.
    """
    last = await store.checked_at()
    behind = (last or 0.0) - now
    if behind > NOTICED:
        await order(store, SET_BACK, f"{behind:.0f}")
        return behind
    return 0.0
