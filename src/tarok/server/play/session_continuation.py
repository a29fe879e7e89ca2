"""Continues a finished session at a new table with the same players."""

import msgspec
from msgspec.structs import replace

from tarok.server.core.errors import RequestError
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.table.initial_state import CALLER, seated
from tarok.server.table.request_models import OpenTable
from tarok.server.table.state import Table


async def play_on(rooms: RoomRegistry, table: str, guest: str) -> tuple[str, int]:
    """Return the table that follows this one, and the guest's seat at it: the same as here.

    RequestError: the guest did not sit here, the session is not over, or the seat is taken by now.
    """
    async with rooms.room(table) as room:
        place = room.table.place_of(guest)
        if place is None:
            raise RequestError(403, "not_yours")
        if not room.table.sheet.over:
            raise RequestError(409, "not_over")
        person = room.table.places[place].person
        assert person is not None
        wanted = _likewise(room.table, place)

        async def opened() -> str:
            return (await rooms.open(wanted, person))[0]

        following = await room.continued_at(opened)
    async with rooms.room(following) as room:
        await room.seat(seated(place, person))
    return following, place


def _likewise(table: Table, place: int) -> OpenTable:
    """Return the settings for a table like this: the same game and rules, and it waits for the players."""
    manners = replace(table.manners, host_begins=True, begins_after=None)
    return OpenTable(
        game=table.key,
        options=msgspec.to_builtins(table.game.options),
        players=[CALLER if number == place else word for number, word in enumerate(table.words)],
        manners=msgspec.to_builtins(manners),
        opponents=table.opponents,
    )
