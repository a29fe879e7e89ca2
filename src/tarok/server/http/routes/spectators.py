"""The routes of those who look on, by a link with which nobody can sit down."""

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
from tarok.server.room.table_view import build_players
from tarok.server.table.request_fields import Numbered
from tarok.server.table.request_models import Error, OnlookersLink, PlayerInfo, TableInfo

routes: Final = APIRouter(
    prefix="/api", responses={status: {"model": Error} for status in (403, 404, 409, 422, 429)}
)


@routes.post("/tables/{table}/watch")
async def invite_onlookers(
    table: str, guest: OptionalGuest, rooms: RoomsDependency, watching: SpectatorLinksDependency
) -> OnlookersLink:
    """A link by which people look on and cannot sit down, for those who sit there."""
    async with rooms.room(table) as room:
        return OnlookersLink(watch=await watching.link(room.table, guest))


@routes.get("/watch/{link}")
async def look_at_watched_table(
    link: str, rooms: RoomsDependency, watching: SpectatorLinksDependency
) -> TableInfo:
    """Who sits at a table, for those who have the link to look on."""
    async with rooms.room(await watching.table(link)) as room:
        there = [PlayerInfo(kind=player.kind, name=player.name) for player in build_players(room.table, None)]
        return TableInfo(table=link, game=room.table.key, place=None, players=there)


@routes.get("/watch/{link}/game", responses=openapi_schemas.answers(GameInfo))
async def look_at_watched_game(
    link: str, rooms: RoomsDependency, watching: SpectatorLinksDependency
) -> Response:
    """The game of a table with its house rules, for those who have the link to look on."""
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
    """A deal that is over with all its hands, where those who look on may look back."""
    return json_of(await archive.looked_back(await watching.table(link), number))


@routes.websocket("/watch/{link}/play")
async def watch_table(
    websocket: WebSocket, link: str, rooms: RoomsDependency, watching: SpectatorLinksDependency
) -> None:
    """Look on."""
    await look_on(websocket, link, rooms, watching)
