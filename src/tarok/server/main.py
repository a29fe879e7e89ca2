"""Starting the server."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sqlite3
import sys
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NoReturn

import uvicorn
from alembic.util import CommandError
from fastapi import FastAPI
from sqlalchemy.exc import DBAPIError

from tarok.bots import PLAYERS
from tarok.extras import Lacking
from tarok.games import GAMES
from tarok.server.accounts.operator_orders import OperatorSettings, given_secrets
from tarok.server.app import application
from tarok.server.core.settings import Settings
from tarok.server.http.listeners import listening_address, open_listener, tcp_listener
from tarok.server.http.proxies import believing
from tarok.server.http.uvicorn_protocol import FRAME, LimitedHttpProtocol, LimitedWebSocketProtocol
from tarok.server.maintenance import logs
from tarok.server.maintenance.logs import AccessLog
from tarok.server.maintenance.prometheus import measured, show
from tarok.server.maintenance.socket_routing import SocketRouter
from tarok.server.maintenance.workers import Workers, possible
from tarok.server.room.room import Packs
from tarok.server.room.service_state import compare_clock
from tarok.server.storage.conditions import DAMAGED, STOPPED, sentence
from tarok.server.storage.database import address, default_database, file_of, shown
from tarok.server.storage.event_store import EventStore
from tarok.server.storage.sqlite_file import LOOK, check_remembered, fault, remember
from tarok.server.storage.worker_ipc import WorkerChannel

MOST: Final = 65_536
"""How many files and connections a process asks for."""
OWN: Final = 64
"""How many file descriptors the server needs itself: for the database and the listener."""
WAITING: Final = 2048
"""The backlog of the listening socket."""
AT_ONCE: Final = 16
"""How many of them are let in before others get their turn."""
GRACE: Final = 3
"""How many seconds open connections have to close when the server is stopped."""
OBJECTS: Final = 20_000
"""After how many new objects Python's garbage collector runs."""
PATIENCE: Final = 20
"""How many seconds it may take in all until it has stopped."""

log = logging.getLogger(__name__)


def serve(settings: Settings, packs: Packs | None = None) -> None:
    """Serve tables until the process is stopped; their events are kept in `database`, or the default one.

    `packs` gives the pack of each deal; without it, every pack is shuffled.  If the address or the database
    cannot be used, the reason is printed in one sentence, and the process exits with status 2.
    """
    logs.install(settings.log)
    kept = settings.database or default_database()
    if settings.workers > 1 and not possible():
        _give_up("on this system processes cannot share a listener: leave out --workers")
    try:
        given_secrets()
    except ValueError as error:
        _give_up(str(error))
    try:
        new = _is_new(kept)
        asyncio.run(_prepare(kept))
    except Lacking as error:
        _give_up(str(error))
    except (ValueError, OSError, sqlite3.Error, DBAPIError, CommandError) as error:
        _give_up(_why_not(kept, error))
    LimitedHttpProtocol.most = _connections()
    with ExitStack() as listeners:
        try:
            listener = listeners.enter_context(open_listener(settings))
            metrics_listener = (
                listeners.enter_context(tcp_listener(*settings.metrics, "--metrics"))
                if settings.metrics
                else None
            )
            if metrics_listener:
                listeners.enter_context(measured(settings.workers))
        except (ValueError, Lacking) as error:
            _give_up(str(error))
        _log_address(listener, kept if new else None)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn has its own, and ends with this one

        def run(siblings: WorkerChannel | None = None) -> None:
            if metrics_listener:
                show(metrics_listener)
            app = application(kept, GAMES, PLAYERS, packs, settings=settings, siblings=siblings)
            Server(configured(app, settings)).serve_with(siblings, listener)

        try:
            if settings.workers == 1:
                run()
            else:
                Workers(WorkerChannel(settings.workers), run).run()
        finally:
            log.info("Tarok has stopped.")


def _log_address(listener: socket.socket, new: str | Path | None) -> None:
    """Print the address of the server, and whether the database is `new`, which may be a mistake."""
    log.info("Tarok is at %s (Ctrl+C stops it).", listening_address(listener))
    if new:
        log.info("%s is a new database: it holds no tables yet.", new)


class Server(uvicorn.Server):
    """A server that ends in time, whatever happens to the database meanwhile."""

    def serve_with(self, siblings: WorkerChannel | None, listener: socket.socket) -> None:
        """Serve the connections of the listener, and those that sibling workers pass on."""
        if siblings:
            LimitedHttpProtocol.socket_router = SocketRouter(siblings, self._protocol)
        self.run(sockets=[listener])

    def _protocol(self) -> LimitedHttpProtocol:
        return LimitedHttpProtocol(self.config, self.server_state, self.lifespan.state)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:  # the reason is in the log
            sys.exit(STOPPED)
        for listener in sockets or ():
            listener.listen(WAITING)
        _tidy_rarely()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("Tarok stops, and stores all accepted commands.")
        patience = threading.Timer(PATIENCE, _abandon)
        patience.daemon = True
        patience.start()
        await super().shutdown(sockets)
        patience.cancel()


def _tidy_rarely() -> None:
    """Make the garbage collector run less often: reference cycles are few, and a run takes long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS, 20, 20)


def _abandon() -> None:
    log.error(
        "the last commands cannot be stored within %d seconds; no client has been sent their outcome",
        PATIENCE,
    )
    os._exit(1)


def configured(app: FastAPI, settings: Settings = Settings()) -> uvicorn.Config:  # noqa: B008 - a value
    """Return how the application is served: strangers may reach it."""
    return uvicorn.Config(
        believing(AccessLog(app), settings),
        access_log=False,
        log_config=None,
        proxy_headers=False,
        server_header=False,
        http=LimitedHttpProtocol,
        ws=LimitedWebSocketProtocol,
        ws_max_size=FRAME,
        log_level="warning",
        backlog=AT_ONCE,
        timeout_graceful_shutdown=GRACE,
    )


def _connections() -> int:
    """Return how many connections this process can have, after asking for as many as it may."""
    if sys.platform == "win32":  # there it is no matter of files
        return 0
    import resource  # noqa: PLC0415 - Windows has none of it

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(1, most - OWN)


def _why_not(database: str | Path, error: Exception) -> str:
    """Return why a database cannot be served."""
    try:
        file = file_of(address(database))
    except ValueError:
        file = None
    return f"the tables cannot be kept in {shown(database)}: {sentence(error, file)}"


def _is_new(database: str | Path) -> bool:
    """Whether a file is about to be made.  ValueError: the address is none."""
    file = file_of(address(database))
    return file is not None and not file.exists()


async def _prepare(database: str | Path) -> None:
    """Check that the database can be read and written, and print what the operator has to know."""
    file = file_of(address(database))
    if file:
        check_remembered(file)
        if file.is_file() and (why := fault(file, LOOK)):
            raise ValueError(DAMAGED.sentence.format(why=why))
    store = EventStore(database)
    try:
        await store.open()
        await OperatorSettings(store, time.time).open()
        if behind := await compare_clock(store, time.time()):
            log.warning("the clock of the machine was set back by %.0f s since the last start", behind)
        await store.check()
        if file:
            remember(file)
    finally:
        await store.close()


def _give_up(sentence: str) -> NoReturn:
    sys.stderr.write(f"tarok: {sentence}.\n")
    sys.exit(STOPPED)
