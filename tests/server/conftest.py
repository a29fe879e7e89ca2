"""A server with the toy game, which runs for the length of a test file."""

import os
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from postgresql import Cluster, programs
from requires import require

from server.live_server import Guest, Hands, LiveServer, waited
from server.toy import PACK, always, first, toy
from tarok.server.room import room
from tarok.server.tournaments.scheduler import EventScheduler

PARTS = {"games": {"toy": toy}, "bots": {"rule": first}, "packs": always(PACK)}


ON = os.environ.get("TAROK_TEST_ON", "sqlite")
"""The database of the servers in tests; `python -m tools.ci_lanes lowest` may set PostgreSQL."""


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The machine's PostgreSQL."""
    require("postgres", programs())
    with Cluster.new() as cluster:
        yield cluster


@pytest.fixture(scope="session")
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[..., str]:
    """Make a database for a server."""
    folder, numbers = tmp_path_factory.mktemp("databases"), count(1)

    def new_database(backend: str = ON) -> str:
        if backend == "sqlite":
            return str(folder / f"tarok{next(numbers)}.db")
        cluster: Cluster = request.getfixturevalue("cluster")
        return cluster.new_database()

    return new_database


@pytest.fixture(scope="module")
def server(new_database: Callable[[], str]) -> Iterator[LiveServer]:
    with LiveServer(new_database(), **PARTS) as server:
        yield server


@pytest.fixture
def guest(server: LiveServer) -> Guest:
    return server.guest()


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    """Where the facts are kept."""
    return new_database()


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The file of a test that looks into it."""
    return str(tmp_path / "tarok.db")


@pytest.fixture
def look_after_events(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Wait until the scheduler has looked after all events, from the first to the last."""
    look, runs = EventScheduler.look, list[None]()

    async def counted(self: EventScheduler) -> None:
        await look(self)
        runs.append(None)

    def wait() -> None:
        before = len(runs)  # one more may have begun
        waited(lambda: len(runs) >= before + 2)

    monkeypatch.setattr(EventScheduler, "look", counted)
    return wait


@pytest.fixture
def clock() -> Hands:
    return Hands()


@pytest.fixture
def club(database: str, clock: Hands, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    """A server where the test moves the hands of the clock, and absence is soon noted."""
    monkeypatch.setattr(room, "GRACE", 0.05)
    with LiveServer(database, **PARTS, now=clock) as server:
        yield server
