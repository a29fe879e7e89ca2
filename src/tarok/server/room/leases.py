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
from tarok.server.room.heartbeats import Presence, Pulse
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


class Other(Struct):
    """Another process: its last beat, how many seconds ago it was heard, and the pages it has open."""

    beat: int = 0
    silent: float = 0.0
    there: dict[str, Presence] = {}

    @property
    def lives(self) -> bool:
        return self.silent < PATIENCE


class Leases:
    """Which tables this process serves, and whose pages are open at others.

    How long another has been silent is measured from look to look, by a clock that nobody sets: so neither
    a process that slept nor a database that did not answer takes others for dead.
    """

    def __init__(
        self, store: EventStore, now: Callable[[], float], ticks: Callable[[], float] = time.monotonic
    ) -> None:
        self.alone = True
        self._store = store
        self._now, self._ticks = now, ticks
        self._looked = ticks()
        self._beat = self._changed = 0
        self._own: dict[str, Presence] = {}
        self._unsaid: set[str] = set()
        self._untold: set[str] = set()
        self._dead: set[str] = set()
        self._others: dict[str, Other] = {}
        self._stirred = asyncio.Event()

    def note(self, table: str, pages: Mapping[str, tuple[float, ...]]) -> None:
        """Note whose pages are open at a table here, and when each was opened, in seconds since 1970."""
        known = self._own.pop(table, None)
        if pages:
            self._own[table] = Presence(known.since if known else self._now(), pages)
        if not self.alone and self._own.get(table) != known:
            self._unsaid.add(table)
            self._stirred.set()

    def serves(self, table: str) -> bool:
        """Whether this process is the one to serve a table; where nobody has a page open, any may."""
        if self.alone:
            return True
        own = self._own.get(table)
        rank = own.since if own else math.inf, self._store.name
        return all((there.since, name) > rank for name, there in self._at(table))

    def elsewhere(self, table: str) -> list[str]:
        """Return whose pages are open at a table in other processes: of each guest once for each page."""
        if self.alone:
            return []
        there = (pages for _, each in self._at(table) for pages in each.pages.items())
        return [guest for guest, opened in there for _ in opened]

    def opened_elsewhere(self, table: str, guest: str) -> list[float]:
        """Return when a guest opened the pages that they have at a table in other processes."""
        there = [] if self.alone else [each.pages.get(guest, ()) for _, each in self._at(table)]
        return [since for opened in there for since in opened]

    def number_elsewhere(self, guest: str) -> int:
        """Return how many pages a guest has open in other processes, at all tables."""
        others = [] if self.alone else [other for other in self._others.values() if other.lives]
        return sum(len(each.pages.get(guest, ())) for other in others for each in other.there.values())

    @property
    def first(self) -> bool:
        """Whether this process does what one is to do for all."""
        return all(self._store.name < name for name, other in self._others.items() if other.lives)

    def stir(self) -> None:
        """Look soon: others have said something."""
        self._stirred.set()

    def mourn(self, name: str) -> None:
        """Take a process for dead that its parent has seen die."""
        self._dead.add(name)
        self._stirred.set()

    async def wait(self) -> None:
        """Wait until it is time to look."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stirred.wait(), PACE)
            await asyncio.sleep(BATCH)
        self._stirred.clear()

    async def open(self) -> None:
        """Hear of others, and say that this process is there."""
        await self.look()

    async def close(self) -> None:
        """Say good bye; if that cannot be stored, others find out."""
        with suppress(DBAPIError):
            await self._store.alter(partial(heartbeats.bury, name=self._store.name), STREAM)

    async def look(self) -> set[str]:
        """Hear others, and say what there is to say; return the tables at which something has changed."""
        known = {name: other.beat for name, other in self._others.items()}
        said = {pulse.name: pulse for pulse in await self._store.look(partial(heartbeats.hear, known=known))}
        known_here = said.pop(self._store.name, None)
        await self._bury(said)
        self._untold |= self._take_in(said)
        await self._join()
        if known_here is None:  # this is the first look, or somebody has taken us for dead
            self._unsaid |= self._own.keys()
        if known_here is None or not self.alone:
            await self._say()
        changed, self._untold = self._untold, set()
        return changed

    def _at(self, table: str) -> Iterator[tuple[str, Presence]]:
        """Find the other processes that live and have pages open at a table."""
        for name, other in self._others.items():
            if other.lives and table in other.there:
                yield name, other.there[table]

    async def _say(self) -> None:
        unsaid, self._unsaid = self._unsaid, set()
        self._beat += 1
        if unsaid:
            self._changed = self._beat
        there = {table: self._own.get(table) for table in unsaid}
        say = partial(
            heartbeats.say, name=self._store.name, beat=self._beat, changed=self._changed, there=there
        )
        try:
            await self._store.alter(say, STREAM if unsaid or self._beat == 1 else None)
        except BaseException:
            self._unsaid |= unsaid
            raise

    def _take_in(self, said: Mapping[str, Pulse]) -> set[str]:
        ticks = self._ticks()
        passed, self._looked = min(PACE, ticks - self._looked), ticks
        changed = set[str]()
        for name in self._others.keys() - said.keys():
            changed |= self._others.pop(name).there.keys()
        for name, pulse in said.items():
            changed |= self._hear(self._others.setdefault(name, Other()), pulse, passed)
        return changed

    def _hear(self, other: Other, pulse: Pulse, passed: float) -> set[str]:
        """Take in what another says; return the tables at which this changes something."""
        lived = other.lives
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
        return changed | other.there.keys() if lived != other.lives else changed

    async def _bury(self, said: dict[str, Pulse]) -> None:
        """Forget those who have died, or have been silent for long, whatever they have said."""
        silent = {name for name, other in self._others.items() if other.silent > BURIED}
        for name in said.keys() & (self._dead | silent):
            if name in self._dead or said[name].beat == self._others[name].beat:
                await self._store.alter(partial(heartbeats.bury, name=name))
                del said[name]

    async def _join(self) -> None:
        """Tell others of what is open here, if there are any now; fall silent, if there are none any more."""
        others = any(other.lives for other in self._others.values())
        if others and self.alone:
            self._unsaid |= self._own.keys()
            self._beat += heartbeats.KEPT  # whoever has heard of us before hears all anew
        elif not others and not self.alone:
            await self._store.alter(partial(heartbeats.hush, name=self._store.name))
            self._unsaid.clear()
        self.alone = not others
