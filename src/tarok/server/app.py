"""The server as an ASGI application: HTTP to make and find tables, a WebSocket for every page to play."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Annotated, Final, cast

from fastapi import APIRouter, Depends, FastAPI, Request, Response, WebSocket
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.routing import Route

from tarok.catalogue import GameInfo, describe
from tarok.server import errors, schemas
from tarok.server.archive import Archive, Replay
from tarok.server.errors import Wrong
from tarok.server.forms import Error, OpenTable, OwnPlace, OwnTable, PlayAgain, PlayerInfo, SitDown, TableInfo
from tarok.server.guard import Guard
from tarok.server.guests import Guests
from tarok.server.hall import Hall
from tarok.server.messages import Sheet
from tarok.server.page import STATIC, Page
from tarok.server.play import play
from tarok.server.rooms import Bots, Packs, shuffled
from tarok.server.states import players, sheet
from tarok.server.store import Store
from tarok.server.tables import Games
from tarok.wire import to_json


def _hall(connection: HTTPConnection) -> Hall:
    return cast("Hall", connection.app.state.hall)


def _archive(connection: HTTPConnection) -> Archive:
    return cast("Archive", connection.app.state.archive)


def _known(connection: HTTPConnection) -> str | None:
    return cast("Guests", connection.app.state.guests).who(connection)


def _welcomed(request: Request, response: Response) -> str:
    return cast("Guests", request.app.state.guests).welcome(request, response)


def _json(value: object) -> Response:
    return Response(to_json(value), media_type="application/json")


TheHall = Annotated[Hall, Depends(_hall)]
TheArchive = Annotated[Archive, Depends(_archive)]
Known = Annotated[str | None, Depends(_known)]
"""The guest who is calling, if it is one."""
Welcomed = Annotated[str, Depends(_welcomed)]
"""The guest who is calling; whoever is none becomes one."""

api: Final = APIRouter(responses={status: {"model": Error} for status in (400, 403, 404, 409, 413, 422)})


@api.get("/api/games", responses=schemas.answers(list[GameInfo]))
async def list_games(request: Request) -> Response:
    """All games that can be played here."""
    return _json(request.app.state.catalogue)


@api.get("/api/tables")
async def list_own_tables(guest: Known, hall: TheHall) -> list[OwnTable]:
    """The tables at which the caller sits, the newest first."""
    return await hall.tables_of(guest) if guest else []


@api.post("/api/tables")
async def open_table(
    wanted: OpenTable | PlayAgain, guest: Welcomed, hall: TheHall, archive: TheArchive
) -> OwnPlace:
    """Open a table, or one at which a deal is played again."""
    if isinstance(wanted, PlayAgain):
        table, place = await hall.again(await archive.find(wanted.again), guest)
    else:
        table, place = await hall.open(wanted.game, wanted.options, wanted.players, guest)
    return OwnPlace(table=table, place=place)


@api.get("/api/tables/{table}")
async def look_at_table(table: str, guest: Known, hall: TheHall) -> TableInfo:
    """Who sits at a table, for those who have its address."""
    async with hall.room(table) as room:
        place = room.table.place_of(guest)
        there = [PlayerInfo(kind=player.kind, name=player.name) for player in players(room.table, place)]
        return TableInfo(table=table, game=room.table.key, place=place, players=there)


@api.get("/api/tables/{table}/game", responses=schemas.answers(GameInfo))
async def look_at_game(table: str, hall: TheHall) -> Response:
    """The game of a table with the house rules of that table, for those who have its address."""
    async with hall.room(table) as room:
        return _json(describe(room.table.key, room.table.game))


@api.post("/api/tables/{table}/seat")
async def sit_down(table: str, wanted: SitDown, guest: Welcomed, hall: TheHall) -> OwnPlace:
    """Sit down on an open place."""
    async with hall.room(table) as room:
        await room.sit(wanted.place, guest)
    return OwnPlace(table=table, place=wanted.place)


@api.get("/api/tables/{table}/sheet", responses=schemas.answers(Sheet))
async def read_sheet(table: str, guest: Known, hall: TheHall) -> Response:
    """The score sheet, for those who sit there."""
    async with hall.room(table) as room:
        if room.table.place_of(guest) is None:
            raise Wrong(403, "not_yours")
        return _json(sheet(room.table))


@api.get("/api/tables/{table}/deals/{number}", responses=schemas.answers(Replay))
async def review_deal(table: str, number: int, guest: Known, archive: TheArchive) -> Response:
    """A deal that is over, for those who sit there; its id makes a link for everybody."""
    return _json(await archive.own(table, number, guest))


@api.get("/api/deals/{deal}", responses=schemas.answers(Replay))
async def review_shared_deal(deal: str, guest: Known, archive: TheArchive) -> Response:
    """A deal that is over, for those who have the link."""
    return _json(await archive.shared(deal, guest))


@api.get("/api/deals/{deal}/game", responses=schemas.answers(GameInfo))
async def look_at_game_of_deal(deal: str, archive: TheArchive) -> Response:
    """The game of a deal that is over with its house rules, for those who have the link."""
    past = await archive.find(deal)
    return _json(describe(past.opened.game, past.game))


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
        secret = await store.secret()
        app.state.guests = Guests(secret)
        app.state.hall = Hall(store, games, bots, packs)
        app.state.archive = Archive(store, app.state.hall, secret)
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
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    errors.install(app)
    app.include_router(api)
    schemas.install(app, list[GameInfo], GameInfo, Replay, Sheet)
    app.router.routes.append(Route("/{path:path}", Page(page), methods=["GET"]))
    return app
