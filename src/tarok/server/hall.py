"""All tables: opening one, and finding the room of one."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec

from tarok.deal import Game
from tarok.server.errors import Wrong
from tarok.server.facts import Opened, read, write
from tarok.server.rooms import Bots, Packs, Room
from tarok.server.store import Store
from tarok.server.tables import PERSON, Games, Table, fold

CALLER: Final = "you"
"""The word for the place of whoever opens the table."""
RIVAL: Final = "rule"
"""The bot that sits at all other places, if nobody says anything else."""
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
LENGTH: Final = 12
"""The id of a table is the invitation to it: 60 random bits, and none that look alike."""
PACE: Final = 0.5
"""So many seconds pass between two looks at what other processes have stored."""

log = logging.getLogger(__name__)


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
        """Open a table and seat the guest who asks; return its id and his place.  Wrong: it cannot be."""
        game = self._game(key, options)
        words = self._words(game, players)
        agreed = msgspec.to_builtins(game.options)  # all of them: defaults may change, open tables may not
        fact = Opened(key, agreed, tuple(PERSON if word == CALLER else word for word in words))
        table = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        await self._store.append(table, 0, [write(fact)])
        async with self.room(table) as room:
            await room.sit(words.index(CALLER), guest)
        return table, words.index(CALLER)

    def _game(self, key: str, options: Mapping[str, Any]) -> Game:
        if key not in self._games:
            raise Wrong(404, "no_game")
        try:
            return self._games[key](**options)
        except (TypeError, ValueError) as error:
            raise Wrong(422, "options", why=str(error)) from error

    def _words(self, game: Game, players: Sequence[str] | None) -> Sequence[str]:
        if players is None:
            players = (*[RIVAL] * (game.places - 1), CALLER)
        known = {CALLER, PERSON, *self._bots}
        if len(players) != game.places or players.count(CALLER) != 1 or not known.issuperset(players):
            words = ", ".join(sorted(known))
            raise Wrong(422, "players", why=f"one of {words} for each of {game.places} places, {CALLER} once")
        return players

    async def table(self, table: str) -> Table:
        """Return a table as it stands.  Wrong: there is none."""
        records = await self._store.read(table) if len(table) == LENGTH else []
        now = fold(table, [read(record) for record in records], self._games)
        if now is None:
            raise Wrong(404, "no_table")
        return now

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
