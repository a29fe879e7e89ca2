"""A house with the toy game, open for the length of a test file."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import Guest, Hands, House
from server.toy import PACK, always, first, toy
from tarok.server import rooms

PARTS = {"games": {"toy": toy}, "bots": {"rule": first}, "packs": always(PACK)}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house") / "tarok.db", **PARTS) as house:
        yield house


@pytest.fixture
def guest(house: House) -> Guest:
    return house.guest()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tarok.db"


@pytest.fixture
def clock() -> Hands:
    return Hands()


@pytest.fixture
def club(database: Path, clock: Hands, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A house where the test moves the hands of the clock, and absence is soon noted."""
    monkeypatch.setattr(rooms, "GRACE", 0.05)
    with House(database, **PARTS, now=clock) as house:
        yield house
