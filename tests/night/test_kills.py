"""Servers that are killed in mid-trick, a database that hangs up, lines that are cut: nobody loses anything.

`TAROK_KILLS` is how often each happens.
"""

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from cutting import Cutter
from night.crowd import Crowd, check
from postgresql import Cluster, programs
from requires import require

from tarok.server.storage.event_store import EventStore

KILLS = int(os.environ.get("TAROK_KILLS", "3"))
TABLES = [1, 2, 4, 4] * int(os.environ.get("TAROK_KILLS_TABLES", "2"))
SOON = 3.0
"""Within how many seconds everybody must see that it goes on, on a machine that has nothing else to do."""
PROGRAM = "from tarok.cli import main; main()"

pytestmark = [
    pytest.mark.night,
    pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds processes as Linux shows them"),
]


class Server:
    """A server with some workers, which can be killed."""

    def __init__(self, database: str, workers: int, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        words = ["serve", "--port", str(self.port), "--workers", str(workers), "--database", database]
        self._command = [sys.executable, "-c", PROGRAM, *words]
        self._environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder), "PYTHONDONTWRITEBYTECODE": ""}
        self._workers = workers
        self.error_log = folder / "errors"
        self.start()

    def start(self) -> None:
        with self.error_log.open("a") as error_log:
            self._process = subprocess.Popen(
                self._command, stdout=subprocess.PIPE, stderr=error_log, env=self._environment
            )
        assert self._process.stdout
        with self._process.stdout as said:
            assert said.readline(), self.error_log.read_text()

    def kill(self) -> None:
        """Kill it, or one of its workers; another one begins."""
        if self._workers > 1:
            pid = self._process.pid
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            os.kill(int(random.choice(children)), signal.SIGKILL)
        else:
            self._process.kill()
            self._process.wait()
            self.start()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(60)


class Proxy:
    """Passes on what people and server say to each other, until it cuts all lines."""

    def __init__(self, port: int) -> None:
        self._behind = port
        self._writers: set[asyncio.StreamWriter] = set()

    async def open(self) -> int:
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        self._server.close()
        self.cut()
        await self._server.wait_closed()

    def cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, behind = await asyncio.open_connection("127.0.0.1", self._behind)
        self._writers |= {writer, behind}
        await asyncio.gather(_copy(reader, behind), _copy(there, writer))
        self._writers -= {writer, behind}


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while said := await reader.read(65536):
            writer.write(said)
            await writer.drain()
    writer.close()


async def play_through(port: int, database: str, harm: Callable[[], Awaitable[None]]) -> None:
    """Let people play while this happens again and again; see that all is as they were told."""
    crowd = await asyncio.to_thread(Crowd, port, TABLES)
    playing = [asyncio.ensure_future(seat.play()) for seat in crowd.seats]
    await crowd.have_gone_on(crowd.look_at_the_clock())
    took, down, then = list[float](), list[float](), list[float]()
    for _ in range(KILLS):
        await asyncio.sleep(random.uniform(0.5, 2.0))
        since = crowd.look_at_the_clock()
        await harm()
        down.append(time.monotonic() - since)
        seen = await crowd.have_gone_on(since)
        took += seen
        then += [each - down[-1] for each in seen]
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    store = EventStore(database)
    accepted = sum([check(table, await store.read(table.name)) for table in crowd.tables])
    await store.close()
    sys.stdout.write(
        f"\n{KILLS} times, {accepted} accepted actions: none lost, none doubled, no v went back;"
    )
    tell("all was there again", down)
    tell("everybody saw that it goes on", took)
    tell("the same, since all was there again", then)


def tell(what: str, took: list[float]) -> None:
    """Print how long something took."""
    ordered = sorted(took)
    shares = ((0.5, "half"), (0.9, "nine of ten"), (0.99, "99 of 100"))
    told = ", ".join(f"{ordered[round(part * (len(took) - 1))]:.2f} s ({share})" for part, share in shares)
    late = sum(each > SOON for each in took)
    sys.stdout.write(f"\n  {what} after {told}, {max(took):.2f} s (all of {len(took)}, {late} late)")
    sys.stdout.flush()


@contextlib.asynccontextmanager
async def served(database: str, workers: int, folder: Path) -> AsyncIterator[Server]:
    server = await asyncio.to_thread(Server, database, workers, folder)
    try:
        yield server
    finally:
        await asyncio.to_thread(server.stop)


@pytest.fixture(scope="module")
def cluster() -> object:
    require("postgres", programs())
    with Cluster.new() as cluster:
        yield cluster


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tarok.db")
    return request.getfixturevalue("cluster").new_database()


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
def test_a_process_that_is_killed_loses_and_doubles_nothing(
    database: str, workers: int, tmp_path: Path
) -> None:
    async def work() -> None:
        async with served(database, workers, tmp_path) as server:

            async def kill() -> None:
                await asyncio.to_thread(server.kill)

            await play_through(server.port, database, kill)

    asyncio.run(work())


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_database_that_begins_anew_loses_and_doubles_nothing(
    database: str, workers: int, tmp_path: Path, cluster: Cluster
) -> None:
    async def work() -> None:
        async with served(database, workers, tmp_path) as server:

            async def begin_anew() -> None:
                await asyncio.to_thread(cluster.stop)
                await asyncio.to_thread(cluster.start)

            await play_through(server.port, database, begin_anew)

    asyncio.run(work())


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
def test_lines_that_are_cut_lose_and_double_nothing(database: str, workers: int, tmp_path: Path) -> None:
    async def work() -> None:
        async with served(database, workers, tmp_path) as server:
            proxy = Proxy(server.port)

            async def cut() -> None:
                proxy.cut()

            try:
                await play_through(await proxy.open(), database, cut)
            finally:
                await proxy.close()

    asyncio.run(work())


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_lines_to_the_database_that_are_cut_lose_and_double_nothing(
    database: str, workers: int, cluster: Cluster, tmp_path: Path
) -> None:
    """Also those on which a commit is on its way there, or its answer on the way back."""

    async def work(folder: Path) -> None:
        async with (
            Cutter(cluster.folder, folder) as cutter,
            served(database.replace(str(cluster.folder), str(folder)), workers, tmp_path) as server,
        ):

            async def cut() -> None:
                cutter.spoils = random.choice(("", "before", "after"))
                if not cutter.spoils:
                    cutter.cut()

            await play_through(server.port, database, cut)

    with tempfile.TemporaryDirectory(prefix="tarok-") as folder:
        asyncio.run(work(Path(folder)))
