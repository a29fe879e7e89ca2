"""The routes of the lobby, where players find public tables."""

from typing import Annotated, Final, cast

from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.requests import HTTPConnection

from tarok.server.http import openapi_schemas
from tarok.server.http.dependencies import RoomsDependency, WelcomedGuest, address_of, json_of, limited
from tarok.server.play.lobby import Lobby, PublicTable
from tarok.server.table.display_names import introduced
from tarok.server.table.request_models import Error, OwnPlace, Pick, PlayNow


async def _public(connection: HTTPConnection) -> Lobby:
    return cast("Lobby", connection.app.state.lobby)


LobbyDependency = Annotated[Lobby, Depends(_public)]

routes: Final = APIRouter(
    prefix="/api/hall", responses={status: {"model": Error} for status in (404, 422, 429)}
)


@routes.get("", responses=openapi_schemas.answers(list[PublicTable]))
async def list_public_tables(pick: Annotated[Pick, Query()], public: LobbyDependency) -> Response:
    """The public tables with free seats: first those that have not begun."""
    return json_of(await public.tables(pick))


@routes.post("/play", dependencies=[limited("tables")])
async def play_now(
    request: Request, wanted: PlayNow, guest: WelcomedGuest, rooms: RoomsDependency, public: LobbyDependency
) -> OwnPlace:
    """Sit down at a public table, or at a new one, which begins with bots after 20 seconds."""
    rooms.game(wanted.game, wanted.options or {})  # errors of the table are reported before errors of a name
    table, place = await public.play(wanted, introduced(guest, wanted), address_of(request))
    return OwnPlace(table=table, place=place)
