"""Storage that fails again and again while people play: nothing that was accepted is lost, and all go on.

`TAROK_KILLS` is how often it fails, as in `test_kills`.
"""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from night.test_kills import Server, play_through, served

pytestmark = [
    pytest.mark.night,
    pytest.mark.skipif(sys.platform != "linux", reason="nowhere else can storage be made to fail like this"),
]
DOWN = 2.0
"""For how many seconds it fails."""
LONG = 12.0
"""For how many the file is locked: longer than a server waits for it."""


def go_through(
    database: Path, workers: int, folder: Path, harm: Callable[[Server], Awaitable[None]]
) -> list[str]:
    """Have people play through something; return what the server complained of, without the times."""

    async def work() -> list[str]:
        async with served(str(database), workers, folder) as server:

            async def harmed() -> None:
                await harm(server)

            await play_through(server.port, str(database), harmed)
        return [line.partition(" ")[2] for line in server.error_log.read_text().splitlines()]

    told = asyncio.run(work())
    assert told
    assert [] == [line for line in told if not line.startswith(("error: ", "warning: "))]
    with closing(sqlite3.connect(database)) as facts:
        assert ("ok",) == facts.execute("PRAGMA integrity_check").fetchone()
    return told


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A disk that is soon full."""
    folder = tmp_path / "small"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=16m", "none", folder], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("needs the right to mount a disk")
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_disk_that_is_full_for_a_while(small: Path, tmp_path: Path, workers: int) -> None:
    async def fill(_: Server) -> None:
        filled = os.open(small / "filled", os.O_CREAT | os.O_WRONLY)
        try:
            while True:
                os.write(filled, bytes(4096))
        except OSError:
            await asyncio.sleep(DOWN)
        finally:
            os.close(filled)
            (small / "filled").unlink()

    told = go_through(small / "tarok.db", workers, tmp_path, fill)
    assert any(line.endswith("database or disk is full") for line in told)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_file_that_is_taken_away_for_a_while(tmp_path: Path, workers: int) -> None:
    file = tmp_path / "tarok.db"

    async def take(_: Server) -> None:
        file.rename(tmp_path / "away")
        await asyncio.sleep(DOWN)
        (tmp_path / "away").rename(file)

    told = go_through(file, workers, tmp_path, take)
    assert any(line.endswith(f"the file {file} has gone") for line in told)


def test_a_file_that_somebody_else_keeps_locked(tmp_path: Path) -> None:
    file = tmp_path / "tarok.db"

    async def lock(_: Server) -> None:
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(LONG)
            other.execute("ROLLBACK")

    told = go_through(file, 1, tmp_path, lock)
    assert any(line.endswith("database is locked") for line in told)
