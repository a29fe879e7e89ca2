"""A server that moves from one database to another, is kept in a file, and is looked over."""

import asyncio
import hashlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from server.conftest import PARTS
from server.live_server import FORE, LiveServer, card
from tarok.server.maintenance.integrity import check
from tarok.server.storage.backups import backup, restore
from tarok.server.storage.event_store import EventStore
from tarok.server.storage.transfer import copy, looking, rows

FACTS = (
    ("b", 1, "1970-01-01T00:00:01.500+00:00", "kind", "é ♥ \U0001f0a1"),
    ("b", 2, "1970-01-01T00:00:01.500+00:00", "kind", "\t\\N\n'\""),
    ("server", 1, "1970-01-01T00:00:01.500+00:00", "secret", "s"),
    ("ß", 1, "1970-01-01T00:00:01.500+00:00", "kind", ""),
    ("\U0001f0a1", 1, "1970-01-01T00:00:01.500+00:00", "kind", "x"),
)
"""In the order of their characters, whatever a country makes of it."""


def silent(_: int) -> None:
    """Say nothing of how far it is."""


def filled(database: str, *more: tuple[str, int]) -> str:
    """Make a server of these facts, and others of the streams that are named with a number."""

    async def run() -> None:
        store = EventStore(database)
        await store.open()
        for stream, seq, _, kind, body in FACTS:
            assert await store.append(stream, seq - 1, [(kind, body)], 1.5)
        for stream, seq in more:
            assert await store.append(stream, seq - 1, [("more", "")], 2.0)
        assert await store.append("ready", 0, [("ready", "")])
        await store.close()

    asyncio.run(run())
    return database


def held(database: str) -> list[tuple[object, ...]]:
    with looking(database) as connection:
        return [tuple(row) for row in rows(connection)]


@pytest.mark.parametrize(("source", "target"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_a_house_moves_fact_by_fact(new_database: Callable[[str], str], source: str, target: str) -> None:
    here, there = filled(new_database(source)), new_database(target)
    count, added = copy(here, there, silent)
    lines = "".join(
        f'["{stream}",{seq},"{at}","{kind}",{body}]\n'
        for (stream, seq, at, kind, _), body in zip(
            FACTS, ('"é ♥ \U0001f0a1"', '"\\t\\\\N\\n\'\\""', '"s"', '""', '"x"'), strict=True
        )
    )
    digest = hashlib.sha256(lines.encode()).hexdigest()
    assert (5, 4, digest, 5) == (count.facts, count.streams, count.digest, added)
    assert list(FACTS) == held(there)
    assert (count, 0) == copy(here, there, silent)


def test_what_broke_off_goes_on(tmp_path: Path) -> None:
    here, there = filled(str(tmp_path / "a")), str(tmp_path / "b")
    copy(here, there, silent)
    with closing(sqlite3.connect(there)) as facts:
        facts.execute("DELETE FROM fact WHERE stream IN ('b', 'ß') AND seq = 1")
        facts.commit()
    _, added = copy(here, there, silent)
    assert (2, list(FACTS)) == (added, held(there))


@pytest.mark.parametrize(
    ("change", "which"),
    [
        ("UPDATE fact SET body = 'other' WHERE stream = 'server'", "event 1 of 'server'"),
        ("INSERT INTO fact SELECT stream, 3, at, kind, body FROM fact WHERE seq = 2", "event 3 of 'b'"),
        (
            "INSERT INTO fact SELECT '\U0001f0a2', 1, at, kind, body FROM fact WHERE seq = 2",
            "of '\U0001f0a2'",
        ),
    ],
    ids=["another", "more", "last"],
)
def test_another_house_is_left_as_it_is(tmp_path: Path, change: str, which: str) -> None:
    here, there = filled(str(tmp_path / "a")), filled(str(tmp_path / "b"))
    with closing(sqlite3.connect(there)) as facts:
        facts.execute(change)
        facts.execute("DELETE FROM fact WHERE stream = 'ß'")
        facts.commit()
    before = held(there)
    with pytest.raises(ValueError, match="it must be empty, or hold a part of the same data") as refused:
        copy(here, there, silent)
    assert which in str(refused.value)
    assert before == held(there)


@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
def test_a_backup_brings_a_house_back_and_what_was_there_is_kept(
    new_database: Callable[[str], str], tmp_path: Path, backend: str
) -> None:
    server, file = filled(new_database(backend)), tmp_path / "backup.db"
    assert 5 == backup(server, file, silent).facts
    assert os.name == "nt" or 0o600 == file.stat().st_mode & 0o777
    with pytest.raises(FileExistsError):
        backup(server, file, silent)
    with pytest.raises(ValueError, match="already; --replace moves it away"):
        restore(file, server, silent, replace=False)

    async def play() -> None:
        store = EventStore(server)
        await store.append("b", 2, [("after", "")])
        await store.close()

    asyncio.run(play())
    count, kept = restore(file, server, silent, replace=True)
    assert (5, list(FACTS)) == (count.facts, held(server))
    if backend == "sqlite":
        assert [*FACTS[:2], "after"] == [*held(kept)[:2], held(kept)[2][3]]
    fresh = new_database(backend)
    assert (count, "") == restore(file, fresh, silent, replace=False)


def test_a_house_that_is_served_is_not_replaced(file: str, tmp_path: Path) -> None:
    with LiveServer(file, **PARTS) as server:
        guest = server.guest()
        guest.open(*FORE)
        backup(file, tmp_path / "backup.db", silent)
        before = held(file)
        with pytest.raises(ValueError, match=r"another process uses .* now; stop the server first"):
            restore(tmp_path / "backup.db", file, silent, replace=True)
        assert before == held(file)
        assert 200 == guest.get("/readyz").status_code


@pytest.fixture
def played(file: str) -> Iterator[str]:
    """A server where a deal was played."""
    with LiveServer(file, **PARTS) as server:
        guest = server.guest()
        with guest.play(guest.open(*FORE)) as seat:
            seat.hear()
            seat.do(card(0))
    return file


def found(file: str) -> dict[str, tuple[bool, str]]:
    return {finding.what: (finding.ok, finding.said) for finding in check(file, PARTS["games"], silent)}


def test_a_sound_house_is_well(played: str) -> None:
    found_now = found(played)
    assert [] == [what for what, (ok, _) in found_now.items() if not ok]
    assert "All 1 tables can be played on." == found_now["tables"][1]


@pytest.mark.parametrize(
    ("change", "what", "said"),
    [
        ("DELETE FROM fact WHERE kind = 'did' AND seq = 4", "gaps", "These have gaps: "),
        ("UPDATE fact SET body = '{}' WHERE kind = 'seated'", "facts", "These cannot be read: "),
        ("UPDATE fact SET kind = 'moon' WHERE kind = 'did'", "facts", "These cannot be read: "),
        ("UPDATE fact SET body = replace(body, 'toy', 'moon')", "tables", "These cannot be played on: "),
        ("DELETE FROM fact WHERE stream = 'server'", "secret", "There is no secret: "),
    ],
)
def test_what_is_wrong_with_a_house_is_found(played: str, change: str, what: str, said: str) -> None:
    with closing(sqlite3.connect(played)) as facts:
        assert facts.execute(change).rowcount
        facts.commit()
    ok, sentence = found(played)[what]
    assert not ok
    assert sentence.startswith(said)
