"""The rooms of live tables: opens tables, finds their rooms, and follows other processes."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from msgspec.structs import replace

from tarok.engine.deal import Game
from tarok.family import Games
from tarok.server.core import background_tasks
from tarok.server.core.errors import RequestError
from tarok.server.core.metrics_registry import TABLES
from tarok.server.room.admission_queue import AdmissionQueue
from tarok.server.room.chat import EVENING, STREAMS
from tarok.server.room.leases import STREAM
from tarok.server.room.memory import MemoryTrimmer
from tarok.server.room.my_tables import own_tables
from tarok.server.room.room import GRACE, Room, RoomServices
from tarok.server.room.table_cache import TableCache
from tarok.server.table.alias import known
from tarok.server.table.events import Dealt, Parted, Seated, TableFact, read, write
from tarok.server.table.finished_deal import FinishedDeal
from tarok.server.table.initial_state import CALLER, opened, seated, words_of
from tarok.server.table.places import PERSON, Person
from tarok.server.table.request_models import OpenTable, OwnTable
from tarok.server.table.state import Table
from tarok.server.table.table_settings import agreed_manners

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
LENGTH: Final = 12
"""The id of a table is its invitation: 60 random bits, in letters that do not look alike."""
PACE: Final = 0.5
"""Seconds between two reads of the events of other processes, if the store does not notify."""
RARELY: Final = 10.0
"""The same, if the store notifies."""

SWEEP: Final = 600.0
"""Seconds between two deletions of old chat lines."""

log = logging.getLogger(__name__)


def new_id() -> str:
    """Return an id for a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


class RoomRegistry:
    """The rooms of the tables that have connections; all other tables are only in the store."""

    def __init__(self, games: Games, services: RoomServices) -> None:
        self._services = services
        self._now, self._store, self._games = services.now, services.store, games
        self.cache = TableCache(services.store, games)
        self.admission = AdmissionQueue()
        self.bot_pool, self.leases = services.bot_pool, services.leases
        self.operator_settings = services.operator_settings
        self.on_presence_changed: Callable[[str], None] = lambda _table: None
        """Called with each table at which other processes opened or closed connections."""
        self._rooms: dict[str, Room] = {}
        self._running = services.running
        self._chat_swept, self._trimmer = 0.0, MemoryTrimmer()
        self._closing, self._woken = asyncio.Event(), asyncio.Event()
        self._grown: set[str | None] = set()

    async def open(self, wanted: OpenTable, person: Person) -> tuple[str, int]:
        """Open a table and seat the guest; return its id and their place.

        RequestError: the table cannot be opened.
        """
        game = self.game(wanted.game, wanted.options)
        manners = agreed_manners(wanted.manners)
        if manners.host_begins and not person.name:
            raise RequestError(422, "no_name")
        if manners.public and self.operator_settings.bars(person.guest):
            raise RequestError(403, "barred")
        others = PERSON if manners.host_begins else wanted.opponents
        words = words_of(wanted, game, others, self._services.bots)
        table = await self.create(opened(wanted.game, game, words, manners, wanted.opponents))
        async with self.room(table) as room:
            await room.seat(seated(words.index(CALLER), person))
        return table, words.index(CALLER)

    async def open_from_deal(
        self, past: FinishedDeal, guest: str, before: int | None = None
    ) -> tuple[str, int]:
        """Open a table with the pack of a finished deal, and seat the guest where they sat; return as `open`.

        With a number, the deal continues `before` the action with that number.  A guest who did not play gets
        the place of the player who did that action.  RequestError: the deal is outdated.
        """
        default = past.carry.dealer if before is None else past.place_at(before)
        own = past.place_of(guest)
        place = default if own is None else own
        bot = past.opened.opponents
        words = [CALLER if number == place else bot for number in range(past.game.places)]
        begins = replace(opened(past.opened.game, past.game, words, opponents=bot), carry=past.carry)
        try:
            prepared = past.prepared() if before is None else past.until(before)
        except ValueError as error:
            raise RequestError(409, "outdated") from error
        return await self.create(begins, Seated(place, guest), Dealt(past.pack), *prepared), place

    def game(self, key: str, options: Mapping[str, Any]) -> Game:
        """Return a game with these options.  RequestError: there is none."""
        if key not in self._games:
            raise RequestError(404, "no_game")
        try:
            return self._games[key](**options)
        except (TypeError, ValueError) as error:
            raise RequestError(422, "options", why=str(error)) from error

    async def create(self, *facts: TableFact, table: str | None = None) -> str:
        """Store these events as a new table, and return its id: `table`, if given."""
        table = table or new_id()
        await self._store.append(table, 0, [write(fact) for fact in facts], round(self._now(), 3))
        return table

    async def facts(self, table: str) -> list[TableFact]:
        """Return all events of a table.  RequestError: there is none."""
        records = await self._store.read(table) if len(table) == LENGTH else []
        if not records:
            raise RequestError(404, "no_table")
        return await asyncio.to_thread(lambda: [read(record) for record in records])

    async def table(self, table: str) -> Table:
        """Return a table as it stands.  RequestError: there is none."""
        if len(table) != LENGTH:
            raise RequestError(404, "no_table")
        return await self.cache.table(table)

    async def tables_of(self, guest: str) -> list[OwnTable]:
        """Return the tables at which a guest sits: first where it is their turn, then the newest first."""
        return await own_tables(self._store, self.cache, guest, self._now())

    async def remove_guest(self, table: str, parted: Parted) -> None:
        """Remove a guest from a table who has requested the deletion of their data.

        RequestError: there is no such table.
        """
        async with self.room(table) as room:
            await room.append_while(lambda stands: parted if known(stands, parted.alias) else None)

    @asynccontextmanager
    async def room(self, table: str) -> AsyncIterator[Room]:
        """Yield the room of a table, and close it after its last user leaves.

        RequestError: there is no such table.
        """
        room = self._rooms.get(table)
        if room is None:
            now = await self.table(table)
            # Another task may have made the room during the await; there must be one room for a table.
            room = self._rooms.setdefault(table, Room(now, self._services))
        TABLES.count(not room.users)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            if not room.users:
                del self._rooms[table]
                TABLES.count(-1)
                room.close()
                if room.table.shared and room.table.sheet.over and not self.leases.elsewhere(table):
                    await room.chat.forget()  # the session is over, and no connection is left

    def has_connections(self, table: str) -> bool:
        """Whether a connection is open on a table, in this process."""
        return table in self._rooms and self._rooms[table].has_connections

    def count_onlookers(self, table: Table) -> int:
        """Return the number of spectators of a table; of one that only other processes serve, 0."""
        return self._rooms[table.id].onlookers if table.id in self._rooms else 0

    def send_to_all(self, news: str) -> None:
        """Send the state of the server to all connections that want it."""
        for room in self._rooms.values():
            room.send_to_all(news)

    def mark_absent_later(self, table: str) -> None:
        """Mark all guests absent at a table that the last connection has left."""
        background_tasks.start(self._running, self._mark_absent(table))

    async def _mark_absent(self, table: str) -> None:
        async with self.room(table) as room:
            while await self.sleep(GRACE):
                try:
                    await room.mark_absent(0.0)
                except Exception:
                    log.exception("table %s: could not store that all are absent; trying again", table)
                else:
                    return

    async def sleep(self, seconds: float) -> bool:
        """Wait this time, or until the server closes; return whether it is open.

        Background tasks check this before each run instead of being cancelled: during a query, a cancellation
        would appear as a broken database connection, and the task would go on.
        """
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)
        return not self._closing.is_set()

    async def close(self) -> None:
        """Start no more tasks, and wait for the running ones, so that their events are stored."""
        self._closing.set()
        self._woken.set()
        self.leases.wake()
        for room in self._rooms.values():
            room.close()
        await self.bot_pool.close()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def watch(self) -> None:
        """Share the tables with other processes, until the server closes."""
        await asyncio.gather(self._exchange_presence(), self._follow_store())
        await self.leases.close()

    async def _exchange_presence(self) -> None:
        """Exchange presence with other processes at intervals, until the server closes."""
        failing = False
        while not self._closing.is_set():
            try:
                await self.exchange_presence()
                failing = False
            except Exception:
                if not failing:
                    log.exception("could not tell other processes of this one; trying again")
                failing = True
            await self.leases.wait()

    async def exchange_presence(self) -> None:
        """Read the heartbeats and the presence of other processes, and write those of this one."""
        alone, changed = self.leases.is_alone, await self.leases.refresh()
        for table in changed & self._rooms.keys():
            self._rooms[table].on_presence_changed()
            self.on_presence_changed(table)
        if alone and not self.leases.is_alone:
            self._wake(None)

    async def _follow_store(self) -> None:
        """Read the events of other processes after each notification or interval, until the server closes."""
        pace = RARELY if self._store.listen(self._wake, self.leases.mark_dead) else PACE
        while await self._wait_for_news(pace):
            told, self._grown = self._grown, set()
            self._trimmer.trim(len(self._rooms))
            try:
                await self._catch_up(told)
                if self._now() > self._chat_swept + SWEEP:
                    self._chat_swept = self._now()
                    await self._store.forget(STREAMS, self._chat_swept - EVENING)
            except Exception:
                log.exception("could not read what others have stored; trying again")
                self._grown |= told  # read these streams again on the next turn

    def _wake(self, stream: str | None) -> None:
        """Note that a stream has new events; None: any stream may have."""
        if stream in {None, STREAM}:
            self.leases.wake()
        if stream != STREAM:
            self._grown.add(stream)
            self._woken.set()

    async def _wait_for_news(self, seconds: float) -> bool:
        """Wait for a notification from the store, at most this time; return whether the server is open."""
        try:
            await asyncio.wait_for(self._woken.wait(), seconds)
        except TimeoutError:
            self._grown.add(None)
        self._woken.clear()
        return not self._closing.is_set()

    async def _catch_up(self, told: set[str | None]) -> None:
        """Read the new table events and chat lines of the open rooms.

        `told`: the streams that have new events; None: any may have.
        """
        if self.leases.is_alone and told == {None}:
            return  # no other process writes
        tables = {stream.removeprefix(STREAMS) for stream in told if stream}
        named = [self._rooms[table] for table in tables & self._rooms.keys()]
        rooms = list(self._rooms.values()) if None in told else named
        known = {room.table.id: room.table.seq for room in rooms}
        known |= {room.chat.stream: room.chat.seq for room in rooms if room.table.shared}
        stored = await self._store.latest(known) if known else {}
        ahead = {stream for stream, seq in stored.items() if seq > known[stream]}
        behind = [room for room in rooms if {room.table.id, room.chat.stream} & ahead]
        await asyncio.gather(*(room.catch_up() for room in behind))
