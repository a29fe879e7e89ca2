"""Tables that are played by correspondence: time passes there although nobody looks."""

import logging
import math
from typing import Final

from tarok.server.room.room import Now
from tarok.server.room.room_registry import Hall
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


def stirs(table: Table) -> float:
    """Return when something will happen by itself, in seconds since 1970: at once where a bot is due."""
    if table.due is not None and table.acting(table.due):
        return 0.0
    coming = alarms(table)
    return coming[0][0] if coming else math.inf


class Slow:
    """Looks after them, from `sweep` to `sweep`: each is read anew only when something has happened there.

    Of several processes the first one does so.
    """

    def __init__(self, hall: Hall, store: EventStore, now: Now) -> None:
        self._hall = hall
        self._store = store
        self._now = now
        self._known: dict[str, tuple[int, float]] = {}

    async def watch(self) -> None:
        """Sweep, until the hall closes."""
        while await self._hall.rest(EVERY):
            try:
                await self.sweep()
            except Exception:
                log.exception("could not look after the tables by correspondence; trying again")

    async def sweep(self) -> None:
        """Let happen what is due."""
        if not self._hall.leases.first:
            return
        now = self._now()
        latest = await self._store.slow(after=now - YEAR, since=now - RECENT, most=MOST)
        self._known = {table: known for table, known in self._known.items() if table in latest}
        for table, seq in latest.items():
            if not await self._hall.rest(0.0):
                return
            try:
                await self._visit(table, seq)
            except Exception:
                log.exception("table %s cannot be looked after", table)
                self._known[table] = seq, math.inf

    async def _visit(self, table: str, seq: int) -> None:
        if self._known.get(table, (0, 0.0))[0] != seq:
            self._known[table] = seq, stirs(await self._hall.folded.table(table, seq))
        if self._known[table][1] <= self._now():
            async with self._hall.room(table) as room:
                await room.pass_time()
