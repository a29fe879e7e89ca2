"""A cache of table states: events of a table that were read once are not read again."""

import asyncio
from time import monotonic
from typing import Final

from tarok.family import Games
from tarok.server.core.errors import RequestError
from tarok.server.storage.event_store import EventStore, Record
from tarok.server.table.events import read
from tarok.server.table.reducer import apply_event, fold
from tarok.server.table.state import Table

KEPT: Final = 512
"""Maximum number of cached tables, the most recently used."""
LONG: Final = 600.0
"""Seconds without use after which a table is evicted."""


class TableCache:
    """Folds the events of tables with the reducer, and resumes from the cached state."""

    def __init__(self, store: EventStore, games: Games) -> None:
        self._store = store
        self._games = games
        self._kept: dict[str, tuple[Table, float]] = {}

    async def table(self, name: str, seq: int | None = None) -> Table:
        """Return the current state of a table; `seq`: its last event, if known, to save the read.

        RequestError: there is no such table.
        """
        known, _ = self._kept.pop(name, (None, 0.0))
        if known is None or known.seq != seq:
            records = await (self._store.read(name, known.seq) if known else self._store.read_table(name))
            known = await asyncio.to_thread(self._fold, name, known, records) if records else known
        if known is None:
            raise RequestError(404, "no_table")
        self._kept[name] = known, monotonic()
        self._evict()
        return known

    def forget(self, name: str) -> None:
        """Remove a deleted table."""
        self._kept.pop(name, None)

    def _evict(self) -> None:
        """Remove tables that were not used for `LONG` seconds, and the least recently used beyond `KEPT`."""
        since = monotonic() - LONG
        while (first := next(iter(self._kept))) and (len(self._kept) > KEPT or self._kept[first][1] < since):
            del self._kept[first]

    def _fold(self, name: str, known: Table | None, records: list[Record]) -> Table | None:
        if known is None:
            times, numbers = [record.at for record in records], [record.seq for record in records]
            return fold(name, list(map(read, records)), self._games, times, numbers)
        for record in records:
            known = apply_event(known, read(record), record.at)
        return known
