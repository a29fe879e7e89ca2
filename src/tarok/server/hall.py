"""All tables: opening one, and finding the room of one."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tarok.deal import Game
from tarok.server.errors import Wrong
from tarok.server.facts import Dealt, Fact, Opened, Seated, Settled, read, write
from tarok.server.forms import OwnTable
from tarok.server.past import Past
from tarok.server.rooms import Bots, Packs, Room
from tarok.server.store import Stay, Store
from tarok.server.tables import PERSON, Games, Table, fold
from tarok.sheet import Sheet
from tarok.wire import from_json

CALLER: Final = "you"
"""The word for the place of whoever opens the table."""
RIVAL: Final = "rule"
"""The bot that sits at all other places, if nobody says anything else."""
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
LENGTH: Final = 12
"""The id of a table is the invitation to it: 60 random bits, and none that look alike."""
PACE: Final = 0.5
"""How many seconds pass between two looks at what other processes have stored."""

MOST: Final = 100
"""How many of their tables a guest is told of."""

log = logging.getLogger(__name__)


def _opened(key: str, game: Game, words: Sequence[str]) -> Opened:
    agreed = msgspec.to_builtins(game.options)  # all of them: defaults may change, open tables may not
    return Opened(key, agreed, tuple(PERSON if word == CALLER else word for word in words))


def _own(stay: Stay) -> OwnTable:
    """Return how a table stands, from what was booked last: no deal is looked at."""
    opened = from_json(stay.opened, Opened)
    booked = from_json(stay.booked, Settled).booked.carry if stay.booked else opened.carry
    return OwnTable(
        table=stay.table,
        game=opened.game,
        place=from_json(stay.seated, Seated).place,
        deals=stay.deals,
        totals=booked.totals if booked else (0,) * len(opened.players),
        over=bool(booked and booked.marked("over")),
        at=stay.at,
    )


class Hall:
    """The rooms of the tables that somebody looks at; all others are in the store."""

    def __init__(self, store: Store, games: Games, bots: Bots, packs: Packs) -> None:
        self._store = store
        self._games = games
        self._bots = bots
        self._packs = packs
        self._rooms: dict[str, Room] = {}

    async def open(
        self, key: str, options: Mapping[str, Any], players: Sequence[str] | None, guest: str
    ) -> tuple[str, int]:
        """Open a table and seat the guest who asks; return its id and their place.  Wrong: it cannot be."""
        game = self.game(key, options)
        words = self._words(game, players)
        table = await self._begin(_opened(key, game, words))
        async with self.room(table) as room:
            await room.sit(words.index(CALLER), guest)
        return table, words.index(CALLER)

    async def again(self, past: Past, guest: str) -> tuple[str, int]:
        """Open a table that begins as this deal did, and seat the guest where they sat; return as `open`.

        Wrong: it cannot be.
        """
        own = past.place_of(guest)
        place = past.carry.dealer if own is None else own
        words = self._words(past.game, [CALLER if i == place else RIVAL for i in range(past.game.places)])
        opened = replace(_opened(past.opened.game, past.game, words), carry=past.carry)
        try:
            prepared = past.prepared()
        except ValueError as error:
            raise Wrong(409, "outdated") from error
        return await self._begin(opened, Seated(place, guest), Dealt(past.pack), *prepared), place

    def game(self, key: str, options: Mapping[str, Any]) -> Game:
        """Return a game with these options.  Wrong: there is none."""
        if key not in self._games:
            raise Wrong(404, "no_game")
        try:
            return self._games[key](**options)
        except (TypeError, ValueError) as error:
            raise Wrong(422, "options", why=str(error)) from error

    def _words(self, game: Game, players: Sequence[str] | None) -> Sequence[str]:
        """Return who sits where; if nobody says it, the caller has the last seat of the first deal."""
        if players is None:
            last = Sheet(game).carry.place(game.seats - 1)
            players = [CALLER if place == last else RIVAL for place in range(game.places)]
        known = {CALLER, PERSON, *self._bots}
        if len(players) != game.places or players.count(CALLER) != 1 or not known.issuperset(players):
            words = ", ".join(sorted(known))
            raise Wrong(422, "players", why=f"one of {words} for each of {game.places} places, {CALLER} once")
        return players

    async def _begin(self, *facts: Fact) -> str:
        table = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        await self._store.append(table, 0, [write(fact) for fact in facts])
        return table

    async def facts(self, table: str) -> list[Fact]:
        """Return all that has happened at a table.  Wrong: there is none."""
        records = await self._store.read(table) if len(table) == LENGTH else []
        if not records:
            raise Wrong(404, "no_table")
        return [read(record) for record in records]

    async def table(self, table: str) -> Table:
        """Return a table as it stands.  Wrong: there is none."""
        now = fold(table, await self.facts(table), self._games)
        assert now is not None
        return now

    async def tables_of(self, guest: str) -> list[OwnTable]:
        """Return the tables at which a guest sits, the newest first."""
        return [_own(stay) for stay in await self._store.stays(guest, MOST)]

    @asynccontextmanager
    async def room(self, table: str) -> AsyncIterator[Room]:
        """Enter the room of a table; whoever leaves last turns off the light.  Wrong: there is none."""
        room = self._rooms.get(table)
        if room is None:
            made = Room(await self.table(table), self._store, self._bots, self._packs)
            room = self._rooms.setdefault(table, made)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            if not room.users:
                del self._rooms[table]

    async def watch(self) -> None:
        """Look, for ever, for what other processes have stored."""
        while True:
            await asyncio.sleep(PACE)
            try:
                stored = await self._store.latest(self._rooms) if self._rooms else {}
                behind = [
                    room for room in self._rooms.values() if stored.get(room.table.id, 0) > room.table.seq
                ]
                await asyncio.gather(*(room.catch_up() for room in behind))
            except Exception:
                log.exception("could not read what others have stored; trying again")
