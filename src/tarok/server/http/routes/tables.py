"""The routes of tables: open one, look at it, sit down there, and play."""

from typing import Final

from fastapi import APIRouter, Request, Response, WebSocket

from tarok.catalogue import GameInfo, describe
from tarok.server.core.errors import RequestError
from tarok.server.http import openapi_schemas
from tarok.server.http.dependencies import (
    ArchiveDependency,
    OptionalGuest,
    RoomsDependency,
    WelcomedGuest,
    address_groups_of,
    address_of,
    guests_of,
    json_of,
    limited,
    stranger,
)
from tarok.server.http.websocket import play
from tarok.server.play.session_continuation import play_on
from tarok.server.room.table_view import build_sheet, build_table_info
from tarok.server.table.display_names import introduced
from tarok.server.table.initial_state import seated
from tarok.server.table.messages import SheetView
from tarok.server.table.request_models import (
    Error,
    OpenTable,
    OwnPlace,
    OwnTable,
    PlayAgain,
    PlayOn,
    SitDown,
    TableInfo,
)

routes: Final = APIRouter(
    prefix="/api/tables",
    responses={status: {"model": Error} for status in (400, 401, 403, 404, 409, 413, 422, 429)},
)


@routes.get("")
async def list_own_tables(request: Request, guest: OptionalGuest, rooms: RoomsDependency) -> list[OwnTable]:
    """The tables at which the caller sits, the newest first; a stranger has none."""
    if guest is None and guests_of(request).why(request):
        raise stranger(request)
    return await rooms.tables_of(guest) if guest else []


@routes.post("", dependencies=[limited("tables")])
async def open_table(
    request: Request,
    wanted: OpenTable | PlayAgain | PlayOn,
    guest: WelcomedGuest,
    rooms: RoomsDependency,
    archive: ArchiveDependency,
) -> OwnPlace:
    """Open a table, or one that replays a deal or continues a session."""
    if isinstance(wanted, PlayAgain):
        table, place = await rooms.open_from_deal(
            await archive.find(wanted.again, guest), guest, wanted.before
        )
    elif isinstance(wanted, PlayOn):
        table, place = await play_on(rooms, wanted.after, guest)
    else:
        rooms.game(wanted.game, wanted.options)  # errors of the table are reported before errors of a name
        table, place = await rooms.open(wanted, introduced(guest, wanted))
        address_groups_of(request).admit(await rooms.table(table), guest, address_of(request))
    return OwnPlace(table=table, place=place)


@routes.get("/{table}")
async def look_at_table(table: str, guest: OptionalGuest, rooms: RoomsDependency) -> TableInfo:
    """The players of a table, for callers with its address."""
    async with rooms.room(table) as room:
        return build_table_info(room.table, room.table.place_of(guest), table)


@routes.get("/{table}/game", responses=openapi_schemas.answers(GameInfo))
async def look_at_game(table: str, rooms: RoomsDependency) -> Response:
    """The game of a table and its house rules, for callers with its address."""
    async with rooms.room(table) as room:
        return json_of(describe(room.table.key, room.table.game))


@routes.post("/{table}/seat", dependencies=[limited("seats")])
async def sit_down(
    request: Request, table: str, wanted: SitDown, guest: WelcomedGuest, rooms: RoomsDependency
) -> OwnPlace:
    """Sit down on an open place."""
    async with rooms.room(table) as room:
        address_groups_of(request).admit(room.table, guest, address_of(request))
        await room.seat(seated(wanted.place, introduced(guest, wanted)))
    return OwnPlace(table=table, place=wanted.place)


@routes.get("/{table}/sheet", responses=openapi_schemas.answers(SheetView))
async def read_sheet(table: str, guest: OptionalGuest, rooms: RoomsDependency) -> Response:
    """The score sheet, for the players of the table."""
    async with rooms.room(table) as room:
        if room.table.place_of(guest) is None:
            raise RequestError(403, "not_yours")
        return json_of(build_sheet(room.table))


@routes.websocket("/{table}/play")
async def play_at_table(
    websocket: WebSocket, table: str, guest: OptionalGuest, rooms: RoomsDependency
) -> None:
    """Play."""
    await play(websocket, table, guest, rooms)
