"""Which process serves a table: of those that have pages open there, the one that has had them longest.

Any process takes in what people say, for the primary key of the facts is the lock; but bots think, time
passes, and who went is noted only where the table is served.  Processes tell each other in the database that
they live and whose pages they have.  One that is alone serves all, and says nothing.
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
"""Under this name others are told that there is something new, as of the streams of facts."""
PACE: Final = 0.5
"""How many seconds pass from one beat of a process to the next."""
BATCH: Final = 0.05
"""How many seconds a process waits that has something to say, for more of it."""
PATIENCE: Final = 1.4
"""How many seconds a process may be silent: two beats may fail."""
BURIED: Final = 10.0
"""After how many seconds a silent process is forgotten."""


class OtherProcess(Struct):
    """Another process: its last beat, how many seconds ago it was heard, and the pages it has open."""

    beat: int = 0
    silent: float = 0.0
    there: dict[str, Presence] = {}

    @property
    def is_alive(self) -> bool:
        return self.silent < PATIENCE


class Leases:
    """Which tables this process serves, and whose pages are open at others.

    How long another has been silent is measured from look to look, by a clock that nobody sets: so neither
    a process that slept nor a database that did not answer takes others for dead.
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
        """Note whose pages are open at a table here, and when each was opened, in seconds since 1970."""
        known = self._own.pop(table, None)
        if pages:
            self._own[table] = Presence(known.since if known else self._now(), pages)
        if not self.is_alone and self._own.get(table) != known:
            self._unpublished.add(table)
            self._woken.set()

    def serves(self, table: str) -> bool:
        """Whether this process is the one to serve a table; where nobody has a page open, any may."""
        if self.is_alone:
            return True
        own = self._own.get(table)
        rank = own.since if own else math.inf, self._store.name
        return all((there.since, name) > rank for name, there in self._at(table))

    def elsewhere(self, table: str) -> list[str]:
        """Return whose pages are open at a table in other processes: of each guest once for each page."""
        if self.is_alone:
            return []
        there = (pages for _, each in self._at(table) for pages in each.pages.items())
        return [guest for guest, opened in there for _ in opened]

    def opened_elsewhere(self, table: str, guest: str) -> list[float]:
        """Return when a guest opened the pages that they have at a table in other processes."""
        there = [] if self.is_alone else [each.pages.get(guest, ()) for _, each in self._at(table)]
        return [since for opened in there for since in opened]

    def number_elsewhere(self, guest: str) -> int:
        """Return how many pages a guest has open in other processes, at all tables."""
        others = [] if self.is_alone else [other for other in self._others.values() if other.is_alive]
        return sum(len(each.pages.get(guest, ())) for other in others for each in other.there.values())

    @property
    def is_first(self) -> bool:
        """Whether this process does what one is to do for all."""
        return all(self._store.name < name for name, other in self._others.items() if other.is_alive)

    def wake(self) -> None:
        """Look soon: others have said something."""
        self._woken.set()

    def mark_dead(self, name: str) -> None:
        """Take a process for dead that its parent has seen die."""
        self._dead.add(name)
        self._woken.set()

    async def wait(self) -> None:
        """Wait until it is time to look."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), PACE)
            await asyncio.sleep(BATCH)
        self._woken.clear()

    async def open(self) -> None:
        """Hear of others, and say that this process is there."""
        await self.refresh()

    async def close(self) -> None:
        """Say good bye; if that cannot be stored, others find out."""
        with suppress(DBAPIError):
            await self._store.alter(partial(heartbeats.delete_process, name=self._store.name), STREAM)

    async def refresh(self) -> set[str]:
        """Hear others, and say what there is to say; return the tables at which something has changed."""
        known = {name: other.beat for name, other in self._others.items()}
        said = {
            pulse.name: pulse
            for pulse in await self._store.look(partial(heartbeats.read_heartbeats, known=known))
        }
        known_here = said.pop(self._store.name, None)
        await self._delete_dead(said)
        self._changed_tables |= self._merge(said)
        await self._switch_mode()
        if known_here is None:  # this is the first look, or somebody has taken us for dead
            self._unpublished |= self._own.keys()
        if known_here is None or not self.is_alone:
            await self._publish()
        changed, self._changed_tables = self._changed_tables, set()
        return changed

    def _at(self, table: str) -> Iterator[tuple[str, Presence]]:
        """Find the other processes that live and have pages open at a table."""
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
        except BaseException:
            self._unpublished |= unsaid
            raise

    def _merge(self, said: Mapping[str, Heartbeat]) -> set[str]:
        ticks = self._ticks()
        passed, self._looked = min(PACE, ticks - self._looked), ticks
        changed = set[str]()
        for name in self._others.keys() - said.keys():
            changed |= self._others.pop(name).there.keys()
        for name, pulse in said.items():
            changed |= self._merge_one(self._others.setdefault(name, OtherProcess()), pulse, passed)
        return changed

    def _merge_one(self, other: OtherProcess, pulse: Heartbeat, passed: float) -> set[str]:
        """Take in what another says; return the tables at which this changes something."""
        lived = other.is_alive
        other.silent = 0.0 if pulse.beat != other.beat else other.silent + passed
        other.beat = pulse.beat
        changed = set(pulse.there)
        if pulse.whole:
            changed |= other.there.keys()
            other.there = {}
        for table, there in pulse.there.items():
            if there:
                other.there[table] = there
            else:
                other.there.pop(table, None)
        return changed | other.there.keys() if lived != other.is_alive else changed

    async def _delete_dead(self, said: dict[str, Heartbeat]) -> None:
        """Forget those who have died, or have been silent for long, whatever they have said."""
        silent = {name for name, other in self._others.items() if other.silent > BURIED}
        for name in said.keys() & (self._dead | silent):
            if name in self._dead or said[name].beat == self._others[name].beat:
                await self._store.alter(partial(heartbeats.delete_process, name=name))
                del said[name]

    async def _switch_mode(self) -> None:
        """Tell others of what is open here, if there are any now; fall silent, if there are none any more."""
        others = any(other.is_alive for other in self._others.values())
        if others and self.is_alone:
            self._unpublished |= self._own.keys()
            self._beat += heartbeats.KEPT  # processes that know this one read everything again
        elif not others and not self.is_alone:
            await self._store.alter(partial(heartbeats.clear_presence, name=self._store.name))
            self._unpublished.clear()
        self.is_alone = not others
