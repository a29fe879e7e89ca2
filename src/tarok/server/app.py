"""The server as an ASGI application: HTTP to make and find tables, a WebSocket for every page to play."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Annotated, Any, Final, cast

from fastapi import APIRouter, Depends, FastAPI, Request, Response, WebSocket
from pydantic import BaseModel, ConfigDict
from starlette.requests import HTTPConnection
from starlette.routing import Route

from tarok.server import errors
from tarok.server.catalogue import GameInfo, describe
from tarok.server.errors import Wrong
from tarok.server.guard import Guard
from tarok.server.guests import Guests
from tarok.server.hall import Hall
from tarok.server.page import STATIC, Page
from tarok.server.play import play
from tarok.server.rooms import Bots, Packs, shuffled
from tarok.server.states import players, sheet
from tarok.server.store import Store
from tarok.server.tables import Games
from tarok.wire import to_json


class Strict(BaseModel):
    """A request holds what is asked for, and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class OpenTable(Strict):
    """What table is wanted; `players` has a word for each place."""

    game: str
    options: dict[str, Any] = {}
    players: list[str] | None = None


class SitDown(Strict):
    """Which place is wanted."""

    place: int


class Place(BaseModel):
    """Where the caller sits."""

    table: str
    place: int


class PlayerInfo(BaseModel):
    """Who is at a place."""

    kind: str
    name: str


class TableInfo(BaseModel):
    """Who sits at a table, and where the caller does, if he does."""

    table: str
    game: str
    place: int | None
    players: list[PlayerInfo]


class Error(BaseModel):
    """What is wrong, as a key; its parameters stand beside it."""

    model_config = ConfigDict(extra="allow")

    error: str


def _hall(connection: HTTPConnection) -> Hall:
    return cast("Hall", connection.app.state.hall)


def _known(connection: HTTPConnection) -> str | None:
    return cast("Guests", connection.app.state.guests).who(connection)


def _welcomed(request: Request, response: Response) -> str:
    return cast("Guests", request.app.state.guests).welcome(request, response)


TheHall = Annotated[Hall, Depends(_hall)]
Known = Annotated[str | None, Depends(_known)]
"""The guest who is calling, if he is one."""
Welcomed = Annotated[str, Depends(_welcomed)]
"""The guest who is calling; whoever is none becomes one."""

api: Final = APIRouter(responses={status: {"model": Error} for status in (400, 403, 404, 409, 413, 422)})


@api.get("/api/games")
async def list_games(request: Request) -> list[GameInfo]:
    """All games that can be played here."""
    return cast("list[GameInfo]", request.app.state.catalogue)


@api.post("/api/tables")
async def open_table(wanted: OpenTable, guest: Welcomed, hall: TheHall) -> Place:
    """Open a table."""
    table, place = await hall.open(wanted.game, wanted.options, wanted.players, guest)
    return Place(table=table, place=place)


@api.get("/api/tables/{table}")
async def look_at_table(table: str, guest: Known, hall: TheHall) -> TableInfo:
    """Who sits at a table, for those who have its address."""
    async with hall.room(table) as room:
        place = room.table.place_of(guest)
        there = [PlayerInfo(kind=player.kind, name=player.name) for player in players(room.table, place)]
        return TableInfo(table=table, game=room.table.key, place=place, players=there)


@api.post("/api/tables/{table}/seat")
async def sit_down(table: str, wanted: SitDown, guest: Welcomed, hall: TheHall) -> Place:
    """Sit down on an open place."""
    async with hall.room(table) as room:
        await room.sit(wanted.place, guest)
    return Place(table=table, place=wanted.place)


@api.get("/api/tables/{table}/sheet")
async def read_sheet(table: str, guest: Known, hall: TheHall) -> Response:
    """The score sheet, for those who sit there."""
    async with hall.room(table) as room:
        if room.table.place_of(guest) is None:
            raise Wrong(403, "not_yours")
        return Response(to_json(sheet(room.table)), media_type="application/json")


@api.websocket("/api/tables/{table}/play")
async def play_at_table(websocket: WebSocket, table: str, guest: Known, hall: TheHall) -> None:
    """Play."""
    await play(websocket, table, guest, hall)


@api.get("/healthz")
async def check_health() -> dict[str, bool]:
    """Whether the server is there."""
    return {"ok": True}


def application(
    database: Path, games: Games, bots: Bots, packs: Packs = shuffled, page: Path = STATIC
) -> FastAPI:
    """Return the server of these games, with these bots to play against, and its facts in this file."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database)
        await store.open()
        app.state.catalogue = [describe(key, build()) for key, build in games.items()]
        app.state.guests = Guests(await store.secret())
        app.state.hall = Hall(store, games, bots, packs)
        watching = asyncio.create_task(app.state.hall.watch())
        yield
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching
        await store.close()

    app = FastAPI(
        title="tarok", lifespan=lifespan, openapi_url="/api/openapi.json", docs_url=None, redoc_url=None
    )
    app.add_middleware(Guard)
    errors.install(app)
    app.include_router(api)
    app.router.routes.append(Route("/{path:path}", Page(page), methods=["GET"]))
    return app
