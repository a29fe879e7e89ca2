"""The lobby: lists public tables with free seats, and finds a seat for a player who wants one now."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from tarok.engine.json_codec import from_json
from tarok.family import Games
from tarok.server.accounts.address_groups import AddressGroups
from tarok.server.core.errors import RequestError
from tarok.server.core.json_depth import too_deep
from tarok.server.room.room import Now
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.storage.event_store import EventStore
from tarok.server.table.initial_state import seated
from tarok.server.table.messages import Occupant
from tarok.server.table.places import Person
from tarok.server.table.request_models import OpenTable, Pick, PlayNow
from tarok.server.table.state import Table
from tarok.server.table.table_settings import DAY

QUIET: Final = 600.0
"""After how many silent seconds a player without a connection counts as gone."""
WEEK: Final = 7 * DAY
MOST: Final = 100
"""How many public tables are read and listed."""
BEGINS_AFTER: Final = 20
"""After how many seconds bots take the places that are still free."""
PACE: Final = "relaxed"
"""The default pace at public tables."""


class PublicTable(Struct, frozen=True, kw_only=True):
    """A public table with free seats: its players, how many seats are free, how many are a bot's.

    `book`: it has the default house rules; `deals` counts those that have begun, `watching` the spectators.
    """

    table: str
    game: str
    pace: str
    book: bool
    people: tuple[Occupant, ...]
    free: int
    bots: int
    deals: int
    watching: int


class Lobby:
    """The public tables that players can join."""

    def __init__(self, rooms: RoomRegistry, store: EventStore, games: Games, now: Now) -> None:
        self.address_groups = AddressGroups()
        self._rooms = rooms
        self._store = store
        self._now = now
        self._book = {key: build().options for key, build in games.items()}

    async def tables(self, pick: Pick) -> list[PublicTable]:
        """Return the tables with free seats: first those that have not begun, with most people.

        RequestError: there are no such house rules.
        """
        rules = self._rules(pick)
        fitting = (table for table in await self._fresh() if self._fits(table, pick, rules))
        found = [table for table in fitting if any(places(table))]
        return [self._told(table) for table in sorted(found, key=_promise)]

    async def play(self, wanted: PlayNow, person: Person, address: str = "") -> tuple[str, int]:
        """Seat a guest at a table that fits, or at a new one; return its id and the seat.

        A guest who asks again keeps the seat.  RequestError: there is no such game.
        """
        chosen = wanted.options is not None
        rules = self._rooms.game(wanted.game, wanted.options or {}).options if chosen else None
        pick = Pick(game=wanted.game, pace=wanted.pace, book=None if chosen else wanted.book or None)
        fitting = (table for table in await self._fresh() if self._fits(table, pick, rules))
        found = sorted(fitting, key=_promise)
        if wanted.pace is None:
            found = [table for table in found if not table.manners.clock or table.manners.clock.live]
        for table in found:
            if (own := table.expected(person.guest)) is not None:
                return table.id, own
        for table in found:
            for place in places(table):
                if await self._sit(table.id, place, person, address):
                    return table.id, place
        opened, place = await self._open(wanted, person)
        self.address_groups.admit(await self._rooms.table(opened), person.guest, address)
        return opened, place

    async def _sit(self, table: str, place: int, person: Person, address: str) -> bool:
        """Seat a guest, unless the seat has been taken meanwhile or a player there has the same name."""
        try:
            async with self._rooms.room(table) as room:
                self.address_groups.admit(room.table, person.guest, address)
                await room.seat(seated(place, person))
        except RequestError:
            return False
        return True

    async def _open(self, wanted: PlayNow, person: Person) -> tuple[str, int]:
        manners = {
            "pace": wanted.pace or PACE,
            "host_begins": True,
            "begins_after": BEGINS_AFTER,
            "onlookers": "table",  # so that a player who waits for the next deal sees the current one
            "public": True,
        }
        table = OpenTable(game=wanted.game, options=wanted.options or {}, manners=manners)
        return await self._rooms.open(table, person)

    def _rules(self, pick: Pick) -> object:
        """Return the wanted house rules; None: any.  RequestError: there are none of this name."""
        if pick.options is None:
            return None
        if too_deep(pick.options.encode("utf-8", "replace")):
            raise RequestError(404, "options", why="that is too deep")
        try:
            return self._rooms.game(pick.game or "", from_json(pick.options, dict[str, Any])).options
        except ValueError as error:
            raise RequestError(404, "options", why=str(error)) from error
        except RequestError as wrong:
            wrong.status = 404
            raise

    async def _fresh(self) -> list[Table]:
        """Return the public tables where a player is present."""
        now = self._now()
        latest = await self._store.public(after=now - WEEK, since=now - 2 * DAY, most=MOST)
        tables = [await self._rooms.cache.table(name, seq) for name, seq in latest.items()]
        return [table for table in tables if not table.sheet.over and self._alive(table, now)]

    def _alive(self, table: Table, now: float) -> bool:
        """Whether a player is present; in correspondence games, whether one has acted in time."""
        pace = table.manners.clock
        if pace and not pace.live:
            return bool(table.people) and table.at > now - pace.decision
        return table.anybody and (table.at > now - QUIET or self._rooms.has_connections(table.id))

    def _fits(self, table: Table, pick: Pick, rules: object) -> bool:
        return (
            pick.game in {None, table.key}
            and pick.pace in {None, table.manners.pace}
            and pick.book in {None, self._by_the_book(table)}
            and (rules is None or table.game.options == rules)
        )

    def _by_the_book(self, table: Table) -> bool:
        """Whether a table has the default house rules of its game."""
        return bool(table.game.options == self._book[table.key])

    def _told(self, table: Table) -> PublicTable:
        free = [place.free for place in (table.places[number] for number in places(table))]
        return PublicTable(
            table=table.id,
            game=table.key,
            pace=table.manners.pace,
            book=self._by_the_book(table),
            people=tuple(
                Occupant("guest", place.person.name, face=place.person.face)
                for place in table.places
                if place.person
            ),
            free=sum(free),
            bots=len(free) - sum(free),
            deals=table.deals,
            watching=self._rooms.count_onlookers(table),
        )


def places(table: Table) -> Iterator[int]:
    """Give the seats that can be taken: first the free ones, then those of bots."""
    numbers = [number for number in range(len(table.places)) if table.open_to_all(number)]
    yield from sorted(numbers, key=lambda number: not table.places[number].free)


def _promise(table: Table) -> tuple[bool, int]:
    """The sort key of tables: how soon the player can play there, and with how many people."""
    return table.begun, -len(table.people)
