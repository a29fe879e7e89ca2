"""Tables that are played by correspondence: time passes there although nobody looks."""

import logging
import math
from typing import Final

from tarok.server.room.room import Now
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.storage.event_store import EventStore
from tarok.server.table.clocks import alarms
from tarok.server.table.state import Table
from tarok.server.table.table_settings import DAY

EVERY: Final = 30.0
"""How many seconds pass between two looks at them."""
YEAR: Final = 365 * DAY
RECENT: Final = 14 * DAY
"""How many seconds ago something must have happened; no pace gives anybody as much time."""
MOST: Final = 10_000
"""How many tables are looked after, those where something happened last."""

log = logging.getLogger(__name__)


def next_event_time(table: Table) -> float:
    """Return when something will happen by itself, in seconds since 1970: at once where a bot is due."""
    if table.due is not None and table.acting(table.due):
        return 0.0
    coming = alarms(table)
    return coming[0][0] if coming else math.inf


class CorrespondenceRunner:
    """Runs what is due there, again and again: a table is read anew only when something has happened at it.

    Of several processes the first one does so.
    """

    def __init__(self, rooms: RoomRegistry, store: EventStore, now: Now) -> None:
        self._rooms = rooms
        self._store = store
        self._now = now
        self._known: dict[str, tuple[int, float]] = {}

    async def watch(self) -> None:
        """Sweep, until the server closes."""
        while await self._rooms.sleep(EVERY):
            try:
                await self.run_due()
            except Exception:
                log.exception("could not look after the tables by correspondence; trying again")

    async def run_due(self) -> None:
        """Let happen what is due."""
        if not self._rooms.leases.is_first:
            return
        now = self._now()
        latest = await self._store.slow(after=now - YEAR, since=now - RECENT, most=MOST)
        self._known = {table: known for table, known in self._known.items() if table in latest}
        for table, seq in latest.items():
            if not await self._rooms.sleep(0.0):
                return
            try:
                await self._advance(table, seq)
            except Exception:
                log.exception("table %s cannot be looked after", table)
                self._known[table] = seq, math.inf

    async def _advance(self, table: str, seq: int) -> None:
        if self._known.get(table, (0, 0.0))[0] != seq:
            self._known[table] = seq, next_event_time(await self._rooms.cache.table(table, seq))
        if self._known[table][1] <= self._now():
            async with self._rooms.room(table) as room:
                await room.advance_time()
