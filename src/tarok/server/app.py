"""The server as an ASGI application: HTTP to make and find tables, a WebSocket for every page to play."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final, Protocol, cast

from fastapi import FastAPI
from sqlalchemy.exc import DBAPIError
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route

from tarok.analysis.answers import Bots
from tarok.family import Games
from tarok.server.accounts.device_transfer import DeviceTransfer
from tarok.server.accounts.guests import Guests, Renewal
from tarok.server.accounts.join_codes import Code, JoinCodes
from tarok.server.accounts.passkeys import OwnPasskey, Passkeys
from tarok.server.accounts.rate_limits import RateLimits
from tarok.server.accounts.webauthn_challenges import WebauthnChallenges
from tarok.server.core.monotonic_clock import MONOTONIC
from tarok.server.core.settings import Settings
from tarok.server.http import error_handlers, openapi_schemas, readiness
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
    tables,
    texts,
)
from tarok.server.http.routes import deals as routes_deals
from tarok.server.http.routes import games as routes_games
from tarok.server.http.static_files import STATIC, PageFiles
from tarok.server.maintenance.operator_worker import OperatorWorker
from tarok.server.maintenance.personal_data import Kept, PersonalData
from tarok.server.maintenance.retention import Retention
from tarok.server.maintenance.text_reports import TextReports
from tarok.server.play.contest_seating import ContestSeating
from tarok.server.play.deal_archive import DealArchive, Replay
from tarok.server.play.lobby import Lobby, PublicTable
from tarok.server.play.mistake_finder import MistakeFinder
from tarok.server.play.puzzle_ratings import PuzzleRatings
from tarok.server.play.reports import Reports
from tarok.server.room.bot_explanations import BotExplanations, Why
from tarok.server.room.bot_processes import BotProcessPool
from tarok.server.room.connection_limits import ConnectionLimits
from tarok.server.room.correspondence import CorrespondenceRunner
from tarok.server.room.room import Now, Packs, RoomServices
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.room.service_state import ServiceMonitor
from tarok.server.room.spectator_links import SpectatorLinks
from tarok.server.storage.conditions import sentence
from tarok.server.storage.event_store import EventStore
from tarok.server.storage.worker_ipc import WorkerChannel
from tarok.server.table.messages import SheetView
from tarok.server.tournaments.registry import EventRegistry
from tarok.server.tournaments.repository import BookRepository
from tarok.server.tournaments.scheduler import EventScheduler

log = logging.getLogger(__name__)

ROUTES: Final = (
    *(routes_games, tables, daily, events, join_codes, spectators, lobby, device_transfer, books, personal),
    *(puzzles, readiness, routes_deals, seasons, passkeys, lessons, mistakes, texts),
)
"""The modules of all routes."""
TOLD: Final = (
    *(*routes_games.TOLD, Replay, Why, SheetView, Code, daily.DailyDeal, daily.SameDeal),
    *(list[PublicTable], list[OwnPasskey], Kept, *lessons.TOLD, *mistakes.TOLD, *puzzles.TOLD),
    *(*books.TOLD, *events.TOLD, *seasons.TOLD),
)
"""The types of the answers."""


class Closing(Protocol):
    """A service with processes of its own, which must be closed."""

    async def close(self) -> None: ...


def _add_services(
    app: FastAPI, store: EventStore, rooms: RoomRegistry, now: Now, processes: int
) -> Sequence[Closing]:
    """Put the services that routes use into the application's state; return those that have to be closed."""
    state, operator = app.state, rooms.operator_settings
    secret = operator.orders.naming
    pool = BotProcessPool(processes, idle=True)  # reports must not delay the bots at the tables
    state.store, state.readiness = store, Readiness(store)
    state.guests = Guests(lambda: operator.keys, now, operator.turn)
    state.passkeys = Passkeys(store, secret, now)
    state.webauthn_challenges = WebauthnChallenges(lambda: operator.keys, now)
    state.device_transfer = DeviceTransfer(store, now, operator.turn)
    state.join_codes, state.rate_limits = JoinCodes(store, secret, now), RateLimits(store, now)
    state.connection_limits = ConnectionLimits(rooms.leases.opened_elsewhere, rooms.leases.number_elsewhere)
    rooms.on_presence_changed = state.connection_limits.recount
    state.deal_archive = DealArchive(store, rooms, secret, now)
    state.reports, state.bot_explanations = Reports(store, pool), BotExplanations(rooms.bot_pool)
    state.mistake_finder = MistakeFinder(store, state.deal_archive, rooms.bot_pool)
    state.puzzle_ratings = PuzzleRatings(store, secret, now)
    state.personal_data = PersonalData(store, state.passkeys, state.puzzle_ratings, now)
    state.contest_seating = ContestSeating(store, rooms, secret, now)
    state.spectator_links = SpectatorLinks(store, rooms, secret)
    state.book_repository = BookRepository(store, secret, now)
    state.event_registry = EventRegistry(store, now)
    state.text_reports = TextReports(store, now)
    return pool, state.mistake_finder, state.book_repository.fold_queue


def _retention(app: FastAPI, settings: Settings, now: Now) -> Retention:
    """Return the service that deletes old tables, and the links to them and to their deals."""
    state = app.state
    numbered = (cast("DealArchive", state.deal_archive), cast("ContestSeating", state.contest_seating))
    spectator_links = cast("SpectatorLinks", state.spectator_links)

    def links(table: str, deals: int) -> list[str]:
        of_deals = (each.name(table, number) for each in numbered for number in range(1, deals + 1))
        return [spectator_links.name(table), *of_deals]

    return Retention(state.rooms, state.store, settings, links, now)


@contextmanager
def _starting() -> Iterator[None]:
    """Log in one line why the server cannot start."""
    try:
        yield
    except (sqlite3.Error, DBAPIError) as error:
        log.error("the server cannot start: %s", sentence(error))  # noqa: TRY400 - a line is enough
        raise


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
        routes_games.describe_games(app, games)
        app.state.rooms = rooms = RoomRegistry(
            games, RoomServices(store, bots, packs, now, BotProcessPool(settings.thinkers))
        )
        with _starting():
            await rooms.operator_settings.open()
            await rooms.leases.open()
        closing = _add_services(app, store, rooms, now, settings.thinkers)
        state = app.state
        state.lobby = Lobby(rooms, store, games, now)
        state.service_monitor = ServiceMonitor(rooms, store, now)
        watchers = (
            rooms,
            CorrespondenceRunner(rooms, store, now),
            OperatorWorker(rooms, store, state.connection_limits),
            _retention(app, settings, now),
            EventScheduler(
                rooms,
                store,
                state.book_repository,
                state.spectator_links,
                state.event_registry,
                rooms.operator_settings.orders.naming,
                now,
            ),
            state.service_monitor,
        )
        watching = asyncio.gather(*(each.watch() for each in watchers))
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
    for module in ROUTES:  # `include_router` would build each route a second time
        app.router.routes.extend(module.routes.routes)
    openapi_schemas.install(app, *TOLD)
    app.router.routes.append(Mount("/engine", EngineFiles(ENGINE)))
    app.router.routes.append(Route("/{path:path}", PageFiles(page), methods=["GET"]))
