"""Leases: the process with the oldest connections at a table serves it.

Any process may append events, because the primary key of the event table is the lock.  Only the serving
process runs the bots, the clocks and the absence of players.  Processes share heartbeats and presence in the
database.  A process that is alone serves all tables, and publishes no presence.
"""

import asyncio
import math
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from typing import Final

from msgspec import Struct
from sqlalchemy.exc import DBAPIError

from tarok.server.room import heartbeats
from tarok.server.room.heartbeats import Heartbeat, Presence
from tarok.server.storage.event_store import EventStore

STREAM: Final = "processes"
"""Stream name under which other processes are notified of changed presence."""
PACE: Final = 0.5
"""Seconds between two heartbeats."""
BATCH: Final = 0.05
"""Seconds for which changes are collected before they are written."""
PATIENCE: Final = 1.4
"""Seconds without a heartbeat after which a process counts as dead: two heartbeats may fail."""
BURIED: Final = 10.0
"""Seconds without a heartbeat after which the rows of a process are deleted."""


class OtherProcess(Struct):
    """Another process: its last beat, the seconds since that, and its presence by table."""

    beat: int = 0
    silent: float = 0.0
    there: dict[str, Presence] = {}

    @property
    def is_alive(self) -> bool:
        return self.silent < PATIENCE


class Leases:
    """The leases of this process, and the connections in other processes.

    The silence of another process is summed from refresh to refresh with a monotonic clock, at most `PACE`
    each.  So a pause of this process or of the database does not make others count as dead.
    """

    def __init__(
        self, store: EventStore, now: Callable[[], float], ticks: Callable[[], float] = time.monotonic
    ) -> None:
        self.is_alone = True
        self._store = store
        self._now, self._ticks = now, ticks
        self._looked = ticks()
        self._beat = self._changed = 0
        self._own: dict[str, Presence] = {}
        self._unpublished: set[str] = set()
        self._changed_tables: set[str] = set()
        self._dead: set[str] = set()
        self._others: dict[str, OtherProcess] = {}
        self._woken = asyncio.Event()

    def note(self, table: str, pages: Mapping[str, tuple[float, ...]]) -> None:
        """Set the connections at a table here: by guest, when each was opened, in seconds since 1970."""
        known = self._own.pop(table, None)
        if pages:
            self._own[table] = Presence(known.since if known else self._now(), pages)
        if not self.is_alone and self._own.get(table) != known:
            self._unpublished.add(table)
            self._woken.set()

    def serves(self, table: str) -> bool:
        """Whether this process serves a table; if no process has a connection there, every process may."""
        if self.is_alone:
            return True
        own = self._own.get(table)
        rank = own.since if own else math.inf, self._store.name
        return all((there.since, name) > rank for name, there in self._at(table))

    def elsewhere(self, table: str) -> list[str]:
        """Return the guest of each connection at a table in other processes."""
        if self.is_alone:
            return []
        there = (pages for _, each in self._at(table) for pages in each.pages.items())
        return [guest for guest, opened in there for _ in opened]

    def opened_elsewhere(self, table: str, guest: str) -> list[float]:
        """Return when a guest opened each of their connections at a table in other processes."""
        there = [] if self.is_alone else [each.pages.get(guest, ()) for _, each in self._at(table)]
        return [since for opened in there for since in opened]

    def number_elsewhere(self, guest: str) -> int:
        """Return the number of connections of a guest in other processes, at all tables."""
        others = [] if self.is_alone else [other for other in self._others.values() if other.is_alive]
        return sum(len(each.pages.get(guest, ())) for other in others for each in other.there.values())

    @property
    def is_first(self) -> bool:
        """Whether this process runs the tasks that only one process may run."""
        return all(self._store.name < name for name, other in self._others.items() if other.is_alive)

    def wake(self) -> None:
        """Refresh soon, because other processes have written."""
        self._woken.set()

    def mark_dead(self, name: str) -> None:
        """Count a process as dead whose exit its parent has reported."""
        self._dead.add(name)
        self._woken.set()

    async def wait(self) -> None:
        """Wait until the next refresh is due."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), PACE)
            await asyncio.sleep(BATCH)  # collect further changes into the same write
        self._woken.clear()

    async def open(self) -> None:
        """Read the other processes, and register this one."""
        await self.refresh()

    async def close(self) -> None:
        """Delete the rows of this process; if that fails, others time it out."""
        with suppress(DBAPIError):
            await self._store.alter(partial(heartbeats.delete_process, name=self._store.name), STREAM)

    async def refresh(self) -> set[str]:
        """Read other processes, write this one, and return the tables whose presence has changed."""
        known = {name: other.beat for name, other in self._others.items()}
        said = {
            heartbeat.name: heartbeat
            for heartbeat in await self._store.look(partial(heartbeats.read_heartbeats, known=known))
        }
        known_here = said.pop(self._store.name, None)
        await self._delete_dead(said)
        # Kept until they are returned: if a write below fails, the next refresh returns them.
        self._changed_tables |= self._merge(said)
        await self._switch_mode()
        if known_here is None:  # the first refresh, or another process has deleted this one as dead
            self._unpublished |= self._own.keys()
        if known_here is None or not self.is_alone:
            await self._publish()
        changed, self._changed_tables = self._changed_tables, set()
        return changed

    def _at(self, table: str) -> Iterator[tuple[str, Presence]]:
        """Yield the live other processes with connections at a table."""
        for name, other in self._others.items():
            if other.is_alive and table in other.there:
                yield name, other.there[table]

    async def _publish(self) -> None:
        unsaid, self._unpublished = self._unpublished, set()
        self._beat += 1
        if unsaid:
            self._changed = self._beat
        there = {table: self._own.get(table) for table in unsaid}
        say = partial(
            heartbeats.write_heartbeat,
            name=self._store.name,
            beat=self._beat,
            changed=self._changed,
            there=there,
        )
        try:
            await self._store.alter(say, STREAM if unsaid or self._beat == 1 else None)
        except BaseException:  # also a cancellation: the next heartbeat must write these again
            self._unpublished |= unsaid
            raise

    def _merge(self, said: Mapping[str, Heartbeat]) -> set[str]:
        ticks = self._ticks()
        passed, self._looked = min(PACE, ticks - self._looked), ticks
        changed = set[str]()
        for name in self._others.keys() - said.keys():
            changed |= self._others.pop(name).there.keys()
        for name, heartbeat in said.items():
            changed |= self._merge_one(self._others.setdefault(name, OtherProcess()), heartbeat, passed)
        return changed

    def _merge_one(self, other: OtherProcess, heartbeat: Heartbeat, passed: float) -> set[str]:
        """Apply the heartbeat of another process; return the tables whose presence this changes."""
        lived = other.is_alive
        other.silent = 0.0 if heartbeat.beat != other.beat else other.silent + passed
        other.beat = heartbeat.beat
        changed = set(heartbeat.there)
        if heartbeat.whole:
            changed |= other.there.keys()
            other.there = {}
        for table, there in heartbeat.there.items():
            if there:
                other.there[table] = there
            else:
                other.there.pop(table, None)
        return changed | other.there.keys() if lived != other.is_alive else changed

    async def _delete_dead(self, said: dict[str, Heartbeat]) -> None:
        """Delete the processes that have exited, or have had no heartbeat for `BURIED` seconds."""
        silent = {name for name, other in self._others.items() if other.silent > BURIED}
        for name in said.keys() & (self._dead | silent):
            if name in self._dead or said[name].beat == self._others[name].beat:
                await self._store.alter(partial(heartbeats.delete_process, name=name))
                del said[name]

    async def _switch_mode(self) -> None:
        """Publish all presence when another process appears; delete it when this process is alone."""
        others = any(other.is_alive for other in self._others.values())
        if others and self.is_alone:
            self._unpublished |= self._own.keys()
            self._beat += heartbeats.KEPT  # readers have then missed more than `KEPT`, and read all rows
        elif not others and not self.is_alone:
            await self._store.alter(partial(heartbeats.clear_presence, name=self._store.name))
            self._unpublished.clear()
        self.is_alone = not others
