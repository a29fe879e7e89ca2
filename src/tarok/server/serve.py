"""Starting the server."""

import asyncio
import errno
import os
import socket
import sqlite3
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NoReturn

import uvicorn
from alembic.util import CommandError
from fastapi import FastAPI
from sqlalchemy.exc import DBAPIError

from tarok.bots import PLAYERS
from tarok.games import GAMES
from tarok.server.app import application
from tarok.server.database import address, default_database, file_of, one_line, shown
from tarok.server.files import LOOK, fault
from tarok.server.orders import Desk, given_secrets
from tarok.server.proxies import believing
from tarok.server.rooms import Packs, shuffled
from tarok.server.settings import Settings
from tarok.server.store import Store
from tarok.server.wires import FRAME, Doorway, PageWire
from tarok.server.workers import Workers, possible

MOST: Final = 65_536
"""How many files and connections a process asks for."""
OWN: Final = 64
"""How many of them are for its own: the database, and what listens."""
GRACE: Final = 3
"""How many seconds open pages have to say goodbye when the server is stopped."""


def serve(settings: Settings, packs: Packs | None = None) -> None:
    """Serve tables until somebody stops it; their facts are kept in the database, or the usual one.

    `packs` gives the pack of each deal; without it, every pack is shuffled.  If the address or the database
    cannot be had, one sentence says so, and the process ends with status 2.
    """
    kept = settings.database or default_database()
    if settings.workers > 1 and not possible():
        _give_up("here processes cannot share what listens, so there is one alone: leave out --workers")
    try:
        given_secrets()
    except ValueError as error:
        _give_up(str(error))
    try:
        asyncio.run(_prepare(kept))
    except (ValueError, OSError, sqlite3.Error, DBAPIError, CommandError) as error:
        _give_up(f"the tables cannot be kept in {shown(kept)}: {one_line(error)}")
    with _listening(settings) as listening:
        app = application(kept, GAMES, PLAYERS, packs or shuffled, settings=settings)
        sys.stdout.write(f"Tarok is at {_address(listening)} (Ctrl+C stops it).\n")
        sys.stdout.flush()
        Doorway.most = _connections()

        def run() -> None:
            uvicorn.Server(configured(app, settings)).run(sockets=[listening])

        if settings.workers == 1:
            run()
        else:
            Workers(settings.workers, run).run()


def configured(app: FastAPI, settings: Settings = Settings()) -> uvicorn.Config:  # noqa: B008 - a value
    """Return how the application is served: strangers may reach it."""
    return uvicorn.Config(
        believing(app, settings),
        proxy_headers=False,
        http=Doorway,
        ws=PageWire,
        ws_max_size=FRAME,
        log_level="warning",
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


async def _prepare(database: str | Path) -> None:
    file = file_of(address(database))
    if file and file.is_file() and (why := fault(file, LOOK)):
        raise ValueError(f"it is damaged ({why}); `tarok admin restore` puts a backup in its place")
    store = Store(database)
    try:
        await store.open()
        await Desk(store, time.time).open()
    finally:
        await store.close()


@contextmanager
def _listening(settings: Settings) -> Iterator[socket.socket]:
    """Listen, as long as it is wanted; a Unix socket is gone afterwards."""
    listening = _listen_at(settings.uds) if settings.uds else _listen(settings.host, settings.port)
    with listening:
        yield listening
    if settings.uds:
        settings.uds.unlink(missing_ok=True)


def _listen(host: str, port: int) -> socket.socket:
    try:
        return doorbell(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            _give_up(f"port {port} of {host} is taken already; --port names another")
        _give_up(f"nothing can be received at {host}, port {port}: {error.strerror}")


def _listen_at(path: Path) -> socket.socket:
    try:
        return knocker(path)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            _give_up(f"{path} is taken already; --uds names another")
        _give_up(f"nothing can be received at {path}: {error.strerror or error}")


def knocker(path: Path) -> socket.socket:
    """Return a Unix socket that listens, for its owner and its group.  OSError: it cannot.

    One that nobody answers at any more is put away first.
    """
    if not hasattr(socket, "AF_UNIX"):
        raise OSError(errno.EAFNOSUPPORT, "this system has no Unix sockets")
    with suppress(FileNotFoundError), socket.socket(socket.AF_UNIX) as other:
        if not stat.S_ISSOCK(path.stat().st_mode):
            raise OSError(errno.EEXIST, "there is a file that is no socket")
        try:
            other.connect(str(path))
        except ConnectionRefusedError:
            path.unlink()
        else:
            raise OSError(errno.EADDRINUSE, "somebody answers there")
    listening = socket.socket(socket.AF_UNIX)
    before = os.umask(0o117)
    try:
        listening.bind(str(path))
        listening.listen()
    except OSError:
        listening.close()
        raise
    finally:
        os.umask(before)
    return listening


def doorbell(host: str, port: int) -> socket.socket:
    """Return a socket that listens.  OSError: it cannot.

    Its protocol is named, or asyncio would not know it for TCP, and would let small messages wait for 40 ms.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name != "nt":  # there, it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen()
    except OSError:
        listening.close()
        raise
    return listening


def _address(listening: socket.socket) -> str:
    name = listening.getsockname()
    if isinstance(name, str):
        return name
    host, port = name[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _give_up(sentence: str) -> NoReturn:
    sys.stderr.write(f"tarok: {sentence}.\n")
    sys.exit(2)
