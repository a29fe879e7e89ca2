"""Correspondence tables, whose clocks run without an open connection."""

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
"""Seconds between two checks."""
YEAR: Final = 365 * DAY
RECENT: Final = 14 * DAY
"""Tables without an event for this number of seconds are skipped; every pace is shorter."""
MOST: Final = 10_000
"""Maximum number of tables that are checked, those with the latest events."""

log = logging.getLogger(__name__)


def next_event_time(table: Table) -> float:
    """Return when a table's next automatic event is due, in seconds since 1970.

    0: a bot has to act; infinity: no event is due.
    """
    if table.due is not None and table.acting(table.due):
        return 0.0
    coming = alarms(table)
    return coming[0][0] if coming else math.inf


class CorrespondenceRunner:
    """Appends the events that are due at correspondence tables; only the first process does so.

    A table is read again only after it has a new event.
    """

    def __init__(self, rooms: RoomRegistry, store: EventStore, now: Now) -> None:
        self._rooms = rooms
        self._store = store
        self._now = now
        self._known: dict[str, tuple[int, float]] = {}

    async def watch(self) -> None:
        """Check the tables at intervals, until the server closes."""
        while await self._rooms.sleep(EVERY):
            try:
                await self.run_due()
            except Exception:
                log.exception("could not look after the tables by correspondence; trying again")

    async def run_due(self) -> None:
        """Append the events that are due at all tables."""
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
                self._known[table] = seq, math.inf  # no retry before the table has a new event

    async def _advance(self, table: str, seq: int) -> None:
        if self._known.get(table, (0, 0.0))[0] != seq:
            self._known[table] = seq, next_event_time(await self._rooms.cache.table(table, seq))
        if self._known[table][1] <= self._now():
            async with self._rooms.room(table) as room:
                await room.advance_time()
