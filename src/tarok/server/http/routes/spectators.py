"""The routes of spectators, who join by a link that gives no seat."""

from typing import Final

from fastapi import APIRouter, Response, WebSocket

from tarok.catalogue import GameInfo, describe
from tarok.server.http import openapi_schemas
from tarok.server.http.dependencies import (
    ArchiveDependency,
    OptionalGuest,
    RoomsDependency,
    SpectatorLinksDependency,
    json_of,
    limited,
)
from tarok.server.http.websocket import look_on
from tarok.server.play.deal_archive import Replay
from tarok.server.room.table_view import build_table_info
from tarok.server.table.request_fields import Numbered
from tarok.server.table.request_models import Error, OnlookersLink, TableInfo

routes: Final = APIRouter(
    prefix="/api", responses={status: {"model": Error} for status in (403, 404, 409, 422, 429)}
)


@routes.post("/tables/{table}/watch")
async def invite_onlookers(
    table: str, guest: OptionalGuest, rooms: RoomsDependency, watching: SpectatorLinksDependency
) -> OnlookersLink:
    """Create a link for spectators, which gives no seat; for the players there."""
    async with rooms.room(table) as room:
        return OnlookersLink(watch=await watching.link(room.table, guest))


@routes.get("/watch/{link}")
async def look_at_watched_table(
    link: str, rooms: RoomsDependency, watching: SpectatorLinksDependency
) -> TableInfo:
    """The players of a table, for callers with its spectator link."""
    async with rooms.room(await watching.table(link)) as room:
        return build_table_info(room.table, None, link)


@routes.get("/watch/{link}/game", responses=openapi_schemas.answers(GameInfo))
async def look_at_watched_game(
    link: str, rooms: RoomsDependency, watching: SpectatorLinksDependency
) -> Response:
    """The game of a table and its house rules, for callers with its spectator link."""
    async with rooms.room(await watching.table(link)) as room:
        return json_of(describe(room.table.key, room.table.game))


@routes.get(
    "/watch/{link}/deals/{number}",
    responses=openapi_schemas.answers(Replay),
    dependencies=[limited("replays")],
)
async def review_watched_deal(
    link: str, number: Numbered, archive: ArchiveDependency, watching: SpectatorLinksDependency
) -> Response:
    """A finished deal with all its hands, where spectators may review deals."""
    return json_of(await archive.looked_back(await watching.table(link), number))


@routes.websocket("/watch/{link}/play")
async def watch_table(
    websocket: WebSocket, link: str, rooms: RoomsDependency, watching: SpectatorLinksDependency
) -> None:
    """Open a table as a spectator."""
    await look_on(websocket, link, rooms, watching)
