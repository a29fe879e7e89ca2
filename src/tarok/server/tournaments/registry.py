"""The registry of online events: a stream that lists which were announced, and which are over."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarok.engine.json_codec import from_json, to_json
from tarok.server.storage.event_store import EventStore, Record
from tarok.server.table.table_settings import DAY

STREAM: Final = "events"
LISTED, OVER = "listed", "over"
"""The kinds of facts: an event was announced, or is over."""
SHOWN: Final = DAY
"""For how many seconds an event that is over is still shown."""


class Listed(Struct, frozen=True, omit_defaults=True):
    """An event, by the name of its book, and when it begins, in seconds since 1970, and perhaps was over.

    `by` and `home` are hashes of the guest and of the address that announced it.
    """

    event: str
    starts: float
    over: float | None = None
    by: str = ""
    home: str = ""


class EventRegistry:
    """Knows the events; must be given the time."""

    def __init__(self, store: EventStore, now: Callable[[], float]) -> None:
        self._store = store
        self.now = now
        self._seq = 0
        self._events: dict[str, Listed] = {}

    async def add(self, name: str, starts: float, by: str = "", home: str = "") -> None:
        """Store a new event, announced by the guest and from the address with these hashes."""
        await self._append(LISTED, Listed(name, starts, by=by, home=home))

    async def open(self) -> list[Listed]:
        """Return the events that are not over, the next one first."""
        return [each for each in await self.read() if each.over is None]

    async def end(self, name: str) -> None:
        """Store that an event is over, or was deleted."""
        await self.read()
        if (known := self._events.get(name)) and known.over is None:
            await self._append(OVER, known)

    async def read(self) -> list[Listed]:
        """Return the events that are not over, or have not been for long, the next one first."""
        for record in await self._store.read(STREAM, self._seq):
            self._take_in(record)
        since = self.now() - SHOWN
        self._events = {
            name: each for name, each in self._events.items() if each.over is None or each.over > since
        }
        return sorted(self._events.values(), key=lambda each: each.starts)

    async def due(self) -> list[str]:
        """Return the events that should have begun, and are not over."""
        now = self.now()
        return [each.event for each in await self.read() if each.over is None and each.starts <= now]

    def _take_in(self, record: Record) -> None:
        self._seq = record.seq
        listed = from_json(record.body, Listed)
        if record.kind == LISTED:
            self._events[listed.event] = listed
        elif listed.event in self._events:
            self._events[listed.event] = replace(listed, over=record.at)

    async def _append(self, kind: str, listed: Listed) -> None:
        stored, body = False, to_json(listed).decode()
        while not stored:
            last = (await self._store.latest([STREAM])).get(STREAM, 0)
            stored = await self._store.append(STREAM, last, [(kind, body)], round(self.now(), 3))
