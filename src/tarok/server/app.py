"""The server as an ASGI application: HTTP to make and find tables, a WebSocket for every page to play."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final, Protocol, cast

from fastapi import APIRouter, FastAPI, Request, Response, WebSocket
from sqlalchemy.exc import DBAPIError
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route

from tarok.analysis.answers import Bots
from tarok.catalogue import GameInfo, describe, meanings
from tarok.engine.json_codec import to_json
from tarok.family import Games
from tarok.server.accounts.device_transfer import DeviceTransfer
from tarok.server.accounts.guests import Guests, Renewal
from tarok.server.accounts.join_codes import Code, JoinCodes
from tarok.server.accounts.passkeys import OwnPasskey, Passkeys
from tarok.server.accounts.rate_limits import RateLimits
from tarok.server.accounts.webauthn_challenges import WebauthnChallenges
from tarok.server.core.errors import RequestError
from tarok.server.core.monotonic_clock import MONOTONIC
from tarok.server.core.settings import Settings
from tarok.server.http import error_handlers, openapi_schemas, readiness
from tarok.server.http.cached_responses import CachedResponses
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
from tarok.server.http.engine_files import ENGINE, EngineFiles
from tarok.server.http.readiness import Readiness
from tarok.server.http.request_checks import RequestChecks
from tarok.server.http.routes import (
    books,
    daily,
    device_transfer,
    events,
    join_codes,
    lessons,
    lobby,
    mistakes,
    passkeys,
    personal,
    puzzles,
    seasons,
    spectators,
)
from tarok.server.http.routes import deals as routes_deals
from tarok.server.http.static_files import STATIC, PageFiles
from tarok.server.http.websocket import play
from tarok.server.maintenance.operator_worker import OperatorWorker
from tarok.server.maintenance.personal_data import Kept, PersonalData
from tarok.server.maintenance.retention import Retention
from tarok.server.play.contest_seating import ContestSeating
from tarok.server.play.deal_archive import DealArchive, Replay
from tarok.server.play.lobby import Lobby, PublicTable
from tarok.server.play.mistake_finder import MistakeFinder
from tarok.server.play.puzzle_ratings import PuzzleRatings
from tarok.server.play.reports import Reports
from tarok.server.play.session_continuation import play_on
from tarok.server.room.bot_explanations import BotExplanations, Why
from tarok.server.room.bot_processes import BotProcessPool
from tarok.server.room.connection_limits import ConnectionLimits
from tarok.server.room.correspondence import CorrespondenceRunner
from tarok.server.room.room import Now, Packs, RoomServices
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.room.service_state import ServiceMonitor
from tarok.server.room.spectator_links import SpectatorLinks
from tarok.server.room.table_view import build_players, build_sheet
from tarok.server.storage.conditions import sentence
from tarok.server.storage.event_store import EventStore
from tarok.server.storage.worker_ipc import WorkerChannel
from tarok.server.table.display_names import introduced
from tarok.server.table.initial_state import seated
from tarok.server.table.messages import SheetView
from tarok.server.table.request_models import (
    Error,
    OpenTable,
    OwnPlace,
    OwnTable,
    PlayAgain,
    PlayerInfo,
    PlayOn,
    SitDown,
    TableInfo,
)
from tarok.server.tournaments.registry import EventRegistry
from tarok.server.tournaments.repository import BookRepository
from tarok.server.tournaments.scheduler import EventScheduler

log = logging.getLogger(__name__)

ROUTES: Final = (
    *(daily, events, join_codes, spectators, lobby, device_transfer, books, personal, puzzles),
    *(readiness, routes_deals, seasons, passkeys, lessons, mistakes),
)
"""The modules of all other routes."""
TOLD: Final = (
    *(list[GameInfo], GameInfo, Replay, Why, SheetView, Code, daily.DailyDeal, daily.SameDeal),
    *(list[PublicTable], list[OwnPasskey], Kept, *lessons.TOLD, *mistakes.TOLD, *puzzles.TOLD),
    *(*books.TOLD, *events.TOLD, *seasons.TOLD),
)
"""The types of the answers."""
api: Final = APIRouter(
    responses={status: {"model": Error} for status in (400, 401, 403, 404, 409, 413, 422, 429)}
)


@api.get("/api/games", responses=openapi_schemas.answers(list[GameInfo]))
async def list_games(request: Request) -> Response:
    """All games that can be played here."""
    return cast("CachedResponses", request.app.state.catalogue).answer(request)


@api.get("/api/openapi.json", include_in_schema=False)
async def describe_interface(request: Request) -> Response:
    """The OpenAPI document; it is built on the first request, in a thread."""
    state = request.app.state
    if state.described is None:
        state.described = asyncio.create_task(asyncio.to_thread(_description, request.app))
    return cast("CachedResponses", await asyncio.shield(state.described)).answer(request)


@api.get("/api/games/{game}/meanings")
async def tell_meanings(request: Request, game: str) -> dict[str, str]:
    """The meanings of all values of a game's house rules, in English."""
    told: dict[str, dict[str, str]] = request.app.state.meanings
    if game not in told:
        raise RequestError(404, "no_game")
    return told[game]


@api.get("/api/tables")
async def list_own_tables(request: Request, guest: OptionalGuest, rooms: RoomsDependency) -> list[OwnTable]:
    """The tables at which the caller sits, the newest first; a stranger has none."""
    if guest is None and guests_of(request).why(request):
        raise stranger(request)
    return await rooms.tables_of(guest) if guest else []


@api.post("/api/tables", dependencies=[limited("tables")])
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


@api.get("/api/tables/{table}")
async def look_at_table(table: str, guest: OptionalGuest, rooms: RoomsDependency) -> TableInfo:
    """The players of a table, for callers with its address."""
    async with rooms.room(table) as room:
        place = room.table.place_of(guest)
        there = [
            PlayerInfo(kind=player.kind, name=player.name) for player in build_players(room.table, place)
        ]
        return TableInfo(table=table, game=room.table.key, place=place, players=there)


@api.get("/api/tables/{table}/game", responses=openapi_schemas.answers(GameInfo))
async def look_at_game(table: str, rooms: RoomsDependency) -> Response:
    """The game of a table and its house rules, for callers with its address."""
    async with rooms.room(table) as room:
        return json_of(describe(room.table.key, room.table.game))


@api.post("/api/tables/{table}/seat", dependencies=[limited("seats")])
async def sit_down(
    request: Request, table: str, wanted: SitDown, guest: WelcomedGuest, rooms: RoomsDependency
) -> OwnPlace:
    """Sit down on an open place."""
    async with rooms.room(table) as room:
        address_groups_of(request).admit(room.table, guest, address_of(request))
        await room.seat(seated(wanted.place, introduced(guest, wanted)))
    return OwnPlace(table=table, place=wanted.place)


@api.get("/api/tables/{table}/sheet", responses=openapi_schemas.answers(SheetView))
async def read_sheet(table: str, guest: OptionalGuest, rooms: RoomsDependency) -> Response:
    """The score sheet, for the players of the table."""
    async with rooms.room(table) as room:
        if room.table.place_of(guest) is None:
            raise RequestError(403, "not_yours")
        return json_of(build_sheet(room.table))


@api.websocket("/api/tables/{table}/play")
async def play_at_table(
    websocket: WebSocket, table: str, guest: OptionalGuest, rooms: RoomsDependency
) -> None:
    """Play."""
    await play(websocket, table, guest, rooms)


class Closing(Protocol):
    """A service with processes of its own, which must be closed."""

    async def close(self) -> None: ...


def _furnish(
    app: FastAPI, store: EventStore, rooms: RoomRegistry, now: Now, thinkers: int
) -> Sequence[Closing]:
    """Put the services that routes use into the application's state; return those that have to be closed."""
    desk = rooms.desk
    secret = desk.orders.naming
    app.state.guests = Guests(lambda: desk.keys, now, desk.turn)
    app.state.store, app.state.readiness = store, Readiness(store)
    app.state.along, app.state.passkeys = DeviceTransfer(store, now, desk.turn), Passkeys(store, secret, now)
    app.state.sockets = ConnectionLimits(rooms.leases.opened_elsewhere, rooms.leases.number_elsewhere)
    rooms.on_presence_changed = app.state.sockets.recount
    idle = BotProcessPool(thinkers, idle=True)  # reports must not delay the bots at the tables
    app.state.reports, app.state.solvers = Reports(store, idle), PuzzleRatings(store, secret, now)
    app.state.traces = PersonalData(store, app.state.passkeys, app.state.solvers, now)
    app.state.challenges = WebauthnChallenges(lambda: desk.keys, now)
    app.state.codes, app.state.limits = JoinCodes(store, secret, now), RateLimits(store, now)
    app.state.archive, app.state.whys = (
        DealArchive(store, rooms, secret, now),
        BotExplanations(rooms.bot_pool),
    )
    app.state.learning = MistakeFinder(store, app.state.archive, rooms.bot_pool)
    app.state.contests, app.state.repository = (
        ContestSeating(store, rooms, secret, now),
        BookRepository(store, secret, now),
    )
    app.state.watching, app.state.event_registry = (
        SpectatorLinks(store, rooms, secret),
        EventRegistry(store, now),
    )
    return idle, app.state.learning, app.state.repository.folders


def _sweeper(app: FastAPI, settings: Settings, now: Now) -> Retention:
    """Return who forgets tables, and the links to them and to their deals."""
    archive, watching = cast("DealArchive", app.state.archive), cast("SpectatorLinks", app.state.watching)

    contests = cast("ContestSeating", app.state.contests)

    def links(table: str, deals: int) -> list[str]:
        of_deals = (
            each.name(table, number) for each in (archive, contests) for number in range(1, deals + 1)
        )
        return [watching.name(table), *of_deals]

    return Retention(app.state.rooms, app.state.store, settings, links, now)


@contextmanager
def _starting() -> Iterator[None]:
    """Log in one line why the server cannot start."""
    try:
        yield
    except (sqlite3.Error, DBAPIError) as error:
        log.error("the server cannot start: %s", sentence(error))  # noqa: TRY400 - a line is enough
        raise


def _lay_out(app: FastAPI, games: Games) -> None:
    """Serialise the descriptions of the games, once for all callers."""
    standard = {key: build() for key, build in games.items()}
    catalogue = to_json([describe(key, game) for key, game in standard.items()])
    app.state.catalogue, app.state.described = CachedResponses(catalogue), None
    app.state.meanings = {key: meanings(game) for key, game in standard.items()}


def _description(app: FastAPI) -> CachedResponses:
    return CachedResponses(to_json(app.openapi()))


def application(  # noqa: PLR0913, PLR0917 - all that a server is made of
    database: str | Path,
    games: Games,
    bots: Bots,
    packs: Packs | None = None,
    page: Path = STATIC,
    now: Now = MONOTONIC,
    settings: Settings = Settings(),  # noqa: B008 - a value
    siblings: WorkerChannel | None = None,
) -> FastAPI:
    """Return the server application of these games, with these bots as opponents and its events in this file.

    `packs` gives the pack of each deal (None: it is shuffled); `now` is the clock; `settings` configure the
    server; `siblings` are the other workers.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = EventStore(database, siblings)
        with _starting():
            await store.open()
        _lay_out(app, games)
        app.state.rooms = rooms = RoomRegistry(
            games, RoomServices(store, bots, packs, now, BotProcessPool(settings.thinkers))
        )
        desk = rooms.desk
        with _starting():
            await desk.open()
            await rooms.leases.open()
        secret = desk.orders.naming
        closing = _furnish(app, store, rooms, now, settings.thinkers)
        app.state.public = Lobby(rooms, store, games, now)
        app.state.watch = ServiceMonitor(rooms, store, now)
        operator_worker = OperatorWorker(rooms, store, app.state.sockets)
        event_scheduler = EventScheduler(
            rooms, store, app.state.repository, app.state.watching, app.state.event_registry, secret, now
        )
        watchful = (
            rooms,
            CorrespondenceRunner(rooms, store, now),
            operator_worker,
            _sweeper(app, settings, now),
            event_scheduler,
            app.state.watch,
        )
        watching = asyncio.gather(*(each.watch() for each in watchful))
        yield
        await asyncio.gather(rooms.close(), *(each.close() for each in closing))
        await watching
        await store.close()

    app = FastAPI(title="tarok", lifespan=lifespan, openapi_url=None, docs_url=None, redoc_url=None)
    app.state.settings = settings
    _install(app, page)
    return app


def _install(app: FastAPI, page: Path) -> None:
    """Add middleware, error handlers, routes and static files."""
    app.add_middleware(Renewal)
    app.add_middleware(RequestChecks)
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    error_handlers.install(app)
    for routes in (api, *(each.routes for each in ROUTES)):
        app.router.routes.extend(routes.routes)  # `include_router` would build each of them a second time
    openapi_schemas.install(app, *TOLD)
    app.router.routes.append(Mount("/engine", EngineFiles(ENGINE)))
    app.router.routes.append(Route("/{path:path}", PageFiles(page), methods=["GET"]))
