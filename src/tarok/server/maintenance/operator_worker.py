"""Runs the operator's orders in the processes that have the tables open."""

import logging
from functools import partial
from typing import Final

from tarok.server.accounts.operator_orders import BARRED, SIGNED_OUT, STIRRED
from tarok.server.room.connection_limits import ConnectionLimits
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.storage.event_store import EventStore, Record
from tarok.server.table.events import Rose
from tarok.server.table.state import Table

PACE: Final = 2.0
"""How many seconds pass between two polls for new orders."""
MOST: Final = 100
"""At how many tables a guest is searched for."""

log = logging.getLogger(__name__)


class OperatorWorker:
    """Reads the orders, from look to look."""

    def __init__(self, rooms: RoomRegistry, store: EventStore, sockets: ConnectionLimits) -> None:
        self._rooms = rooms
        self._store = store
        self._sockets = sockets
        self._undone: list[Record] = []

    async def watch(self) -> None:
        """Look, until the server closes."""
        failing = False
        for guest in sorted(self._rooms.operator_settings.orders.barred):
            self._undone.append(Record(0, BARRED, guest))
        while await self._rooms.sleep(PACE):
            try:
                await self.look()
            except Exception as error:
                if not failing:
                    log.warning("the operator's orders cannot be carried out; trying again", exc_info=error)
                failing = True
            else:
                failing = False

    async def look(self) -> None:
        """Run the orders that were stored since the last poll."""
        self._undone += await self._rooms.operator_settings.look()
        while self._undone:
            await self._do(self._undone[0])
            self._undone.pop(0)

    async def _do(self, record: Record) -> None:
        if record.kind == BARRED:
            await self._put_out(record.body)
        elif record.kind == SIGNED_OUT:
            self._sockets.reconnect(record.body)
        elif record.kind == STIRRED and self._rooms.has_connections(record.body):
            async with self._rooms.room(record.body) as room:
                await room.catch_up()

    async def _put_out(self, guest: str) -> None:
        """Remove a guest from the seats of all public tables."""
        for stay in await self._store.stays(guest, MOST):
            table = await self._rooms.cache.table(stay.table, stay.last)
            place = table.place_of(guest)
            if place is None or not table.manners.public or table.sheet.over:
                continue
            async with self._rooms.room(stay.table) as room:
                await room.append_while(partial(_rise, guest, place))


def _rise(guest: str, place: int, table: Table) -> Rose | None:
    """Return the event that a guest leaves this seat, unless the guest neither sits there nor is about to."""
    stays = table.place_of(guest) == place and not table.places[place].leaving
    return Rose(place, asked=True) if stays else None
