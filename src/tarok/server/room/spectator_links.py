"""Links by which people look on: they lead to a table, and to none of its places."""

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
"""How many characters a link for onlookers has: no table and no deal has an id as long."""


class SpectatorLinks:
    """Gives links to look on, and finds the tables to which they lead."""

    def __init__(self, store: EventStore, rooms: RoomRegistry, secret: str) -> None:
        self._store = store
        self._rooms = rooms
        self._signer = Signer(secret, salt="tarok_watch", digest_method=hashlib.sha256)

    async def link(self, table: Table, guest: str | None) -> str:
        """Return the link to look on at a table, for those who sit there.

        RequestError: they may not give it.
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
        """Return the id of the link to look on at a table, whether there is one or not."""
        return self._signer.get_signature(table).decode()[:LINK]

    async def table(self, link: str) -> str:
        """Return the id of the table to which this is a link.  RequestError: it is none."""
        records = await self._store.read(link) if len(link) == LINK else []
        if not records:
            raise RequestError(404, "no_table")
        return from_json(records[0].body, Watched).table
