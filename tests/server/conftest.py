"""A house with the toy game, open for the length of a test file."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import Guest, House
from server.toy import PACK, always, first, toy

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
