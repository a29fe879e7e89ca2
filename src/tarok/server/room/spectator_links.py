"""Spectator links, which open a table without a place at it."""

import hashlib
from typing import Final

from itsdangerous import Signer

from tarok.engine.json_codec import from_json
from tarok.server.core.errors import RequestError
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.storage.event_store import EventStore
from tarok.server.table.events import Watched, write
from tarok.server.table.state import Table

LINK: Final = 22
"""Length of a spectator link; ids of tables and deals have other lengths."""


class SpectatorLinks:
    """Creates spectator links, and finds their tables."""

    def __init__(self, store: EventStore, rooms: RoomRegistry, secret: str) -> None:
        self._store = store
        self._rooms = rooms
        self._signer = Signer(secret, salt="tarok_watch", digest_method=hashlib.sha256)

    async def link(self, table: Table, guest: str | None) -> str:
        """Return the spectator link of a table, for a player at it.

        RequestError: the guest has no place there, or the table permits no spectators.
        """
        if table.place_of(guest) is None:
            raise RequestError(403, "not_yours")
        if table.manners.onlookers == "none":
            raise RequestError(409, "no_onlookers")
        link = self.name(table.id)
        if not await self._store.read(link):
            await self._store.append(link, 0, [write(Watched(table.id))])
        return link

    def name(self, table: str) -> str:
        """Return the spectator link of a table, whether it is stored or not."""
        return self._signer.get_signature(table).decode()[:LINK]

    async def table(self, link: str) -> str:
        """Return the id of the table of a spectator link.  RequestError: there is no such link."""
        records = await self._store.read(link) if len(link) == LINK else []
        if not records:
            raise RequestError(404, "no_table")
        return from_json(records[0].body, Watched).table
