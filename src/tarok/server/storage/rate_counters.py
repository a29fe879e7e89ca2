"""Counters of rate limits: in this process, or in the database for all processes."""

from collections.abc import Callable
from typing import Final

import sqlalchemy as sql
from limits.aio.storage import Storage
from sqlalchemy.dialects.postgresql import insert

from tarok.server.storage.database import COUNTED
from tarok.server.storage.event_store import EventStore

MOST: Final = 50_000
"""How many counts a process keeps in mind; the oldest give way."""


class RateCounters(Storage):
    """The methods that all counters share, as `limits` requires them."""

    STORAGE_SCHEME = None

    @property
    def base_exceptions(self) -> type[Exception]:
        """Errors of the database are not wrapped."""
        return Exception

    async def check(self) -> bool:
        """Whether counting is possible."""
        await self.get("")
        return True


class InProcess(RateCounters):
    """Counts for this process alone; must be given the time."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self._now = now
        self._counted: dict[str, tuple[int, float]] = {}

    async def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        """Count, and return how many it makes since a time began that lasts `expiry` seconds."""
        now = self._now()
        number, until = self._counted.get(key, (0, 0.0))
        if until <= now:
            self._counted.pop(key, None)  # a new window begins, and its counter is the youngest
            number, until = 0, now + expiry
            self._make_room()
        self._counted[key] = number + amount, until
        return number + amount

    async def get(self, key: str) -> int:
        """Return how often it is by now."""
        number, until = self._counted.get(key, (0, 0.0))
        return number if until > self._now() else 0

    async def get_expiry(self, key: str) -> float:
        """Return when the window ends."""
        return self._counted.get(key, (0, self._now()))[1]

    async def clear(self, key: str) -> None:
        """Forget a count."""
        self._counted.pop(key, None)

    async def reset(self) -> int:
        """Remove all expired counters; return how many there were."""
        before, now = len(self._counted), self._now()
        self._counted = {key: count for key, count in self._counted.items() if count[1] > now}
        return before - len(self._counted)

    def _make_room(self) -> None:
        while len(self._counted) >= MOST:
            del self._counted[next(iter(self._counted))]


class InDatabase(RateCounters):
    """Counts for all processes of a server; gets the clock as an argument."""

    def __init__(self, store: EventStore, now: Callable[[], float]) -> None:
        super().__init__()
        self._store = store
        self._now = now

    async def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        """Count, as in a process."""
        now = self._now()
        made = insert(COUNTED).values(key=key, number=amount, until=now + expiry)
        old = COUNTED.c.until <= now
        counted = made.on_conflict_do_update(
            index_elements=[COUNTED.c.key],
            set_={
                "number": sql.case((old, 0), else_=COUNTED.c.number) + amount,
                "until": sql.case((old, now + expiry), else_=COUNTED.c.until),
            },
        ).returning(COUNTED.c.number)
        return int((await self._store.change(counted))[0][0])

    async def get(self, key: str) -> int:
        """Return how often it is by now."""
        number, until = await self._read(key)
        return number if until > self._now() else 0

    async def get_expiry(self, key: str) -> float:
        """Return when the window ends."""
        return max((await self._read(key))[1], self._now())

    async def clear(self, key: str) -> None:
        """Forget a count."""
        await self._store.change(sql.delete(COUNTED).where(COUNTED.c.key == key))

    async def reset(self) -> int:
        """Remove all expired counters; return how many there were."""
        gone = sql.delete(COUNTED).where(COUNTED.c.until <= self._now()).returning(COUNTED.c.key)
        return len(await self._store.change(gone))

    async def _read(self, key: str) -> tuple[int, float]:
        question = sql.select(COUNTED.c.number, COUNTED.c.until).where(COUNTED.c.key == key)
        found = await self._store.ask(question, lambda row: (int(row[0]), float(row[1])))
        return found[0] if found else (0, 0.0)
