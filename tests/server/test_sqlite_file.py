"""The file that keeps the facts: copied before it changes, looked through, and missed when it has gone."""

import asyncio
import logging
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic import command
from sqlalchemy.exc import OperationalError

from server.conftest import PARTS
from server.live_server import FORE, LiveServer, card
from tarok.server import serve
from tarok.server.core.settings import Settings
from tarok.server.storage import migrations_runner
from tarok.server.storage.database import READERS, address, engine
from tarok.server.storage.event_store import EventStore
from tarok.server.storage.migrations_runner import Newer
from tarok.server.storage.sqlite_file import copy_file, fault


def opened(database: str) -> None:
    """Bring a database up to date."""

    async def run() -> None:
        store = EventStore(database)
        try:
            await store.open()
            await store.secret()
        finally:
            await store.close()

    asyncio.run(run())


def set_version(database: str, version: str) -> None:
    made = engine(address(database))
    with made.execution_options(writes=True).begin() as connection:
        connection.execute(sql.text("UPDATE alembic_version SET version_num = :v"), {"v": version})
    made.dispose()


def older(file: str) -> None:
    """Make a file as the second version has made it."""
    made, config = engine(address(file)), migrations_runner._config()
    with made.execution_options(writes=True).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        connection.execute(sql.text("INSERT INTO fact VALUES ('server', 1, '2026-01-01', 'secret', 's')"))
    made.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, new_database) -> str:
    return new_database(request.param)


def test_a_database_of_a_newer_program_is_left_alone(either: str) -> None:
    opened(either)
    set_version(either, "9999")
    with pytest.raises(Newer, match=r"version 9999, which a newer Tarok has written; this one knows \d{4}$"):
        opened(either)


def test_a_file_is_copied_before_it_is_brought_up_to_date(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    older(file)
    with caplog.at_level(logging.WARNING):
        opened(file)
    (copy,) = Path(file).parent.glob("tarok.db.0002-*")
    (said,) = caplog.messages
    assert (
        f"{file} is brought from version 0002 to {migrations_runner.newest()}; as it was it is {copy}" == said
    )
    assert os.name == "nt" or 0o600 == copy.stat().st_mode & 0o777
    with closing(sqlite3.connect(copy)) as facts:
        assert [("0002",)] == facts.execute("SELECT version_num FROM alembic_version").fetchall()
        assert [("secret",)] == facts.execute("SELECT kind FROM fact").fetchall()
    caplog.clear()
    opened(file)
    assert [] == caplog.messages


def test_of_older_copies_a_few_stay(file: str) -> None:
    older(file)
    folder = Path(file).parent
    for number in range(5):
        copy = folder / f"tarok.db.0001-2026010{number}-120000"
        copy.touch()
        os.utime(copy, (number, number))
    opened(file)
    kept = sorted(each.name for each in folder.glob("tarok.db.0*"))
    assert ["tarok.db.0001-20260103-120000", "tarok.db.0001-20260104-120000"] == kept[:2]
    assert ["tarok.db.0002"] == [name[:13] for name in kept[2:]]


def test_a_damaged_file_is_not_served(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    opened(file)
    with closing(sqlite3.connect(file)) as facts:
        facts.executemany(
            "INSERT INTO fact VALUES (?, 1, '', '', ?)", [(f"t{i}", "x" * 900) for i in range(90)]
        )
        facts.commit()
        facts.execute("PRAGMA journal_mode = DELETE")
    damaged = bytearray(Path(file).read_bytes())
    middle = len(damaged) // 2 // 4096 * 4096
    damaged[middle : middle + 4096] = b"\xff" * 4096
    Path(file).write_bytes(damaged)
    assert fault(Path(file))
    with pytest.raises(SystemExit) as end:
        serve(Settings(port=0, database=file))
    said = capsys.readouterr().err
    assert (2, 1) == (end.value.code, said.count("\n"))
    assert f"tarok: the tables cannot be kept in {file}: it is damaged (" in said
    assert "`tarok admin restore` puts a backup in its place.\n" in said
    assert bytes(damaged) == Path(file).read_bytes()


def test_a_copy_is_what_was_stored_when_it_was_made(file: str, tmp_path: Path) -> None:
    opened(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("INSERT INTO fact VALUES ('t', 1, '', 'late', '')")
        copy_file(Path(file), tmp_path / "copy.db")
        other.execute("COMMIT")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as facts:
        assert [("secret",)] == facts.execute("SELECT kind FROM fact").fetchall()
    with pytest.raises(FileExistsError):
        copy_file(Path(file), tmp_path / "copy.db")
    assert [] == list(tmp_path.glob("*.part*"))


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be taken away there")
def test_a_file_that_is_taken_away_is_missed_until_it_is_back(file: str) -> None:
    away = Path(f"{file}.away")
    with LiveServer(file, **PARTS) as server:
        guest = server.guest()
        with guest.play(guest.open(*FORE)) as seat:
            before = seat.hear()
            Path(file).rename(away)
            seat.act(card(0))
            assert "not_stored" == seat.hear()["error"]
            assert 503 == guest.get("/readyz").status_code
            Path(file).touch()  # another one
            assert 503 == guest.get("/readyz").status_code
            away.rename(file)
            assert 200 == guest.get("/readyz").status_code
            seat.act(card(0))
            assert [0, card(0)] == seat.hear_after(before["v"])["view"]["log"][0]


def test_whoever_asked_another_file_is_not_asked_when_the_right_one_is_back(file: str) -> None:
    away = Path(f"{file}.away")

    def holding(connection: sql.Connection) -> int:
        time.sleep(0.2)  # so that all of them are open at once
        return connection.execute(sql.text("SELECT count(*) FROM fact")).scalar_one()

    async def asked(store: EventStore) -> list[int | BaseException]:
        return await asyncio.gather(*(store.look(holding) for _ in range(READERS)), return_exceptions=True)

    store = EventStore(file)
    with asyncio.Runner() as server:
        server.run(store.open())
        server.run(store.secret())
        Path(file).rename(away)
        Path(file).touch()
        assert any(isinstance(each, OperationalError) for each in server.run(asked(store)))
        away.rename(file)
        found = server.run(asked(store))
        server.run(store.close())
    assert READERS * [1] == found


def test_a_file_that_cannot_be_opened_is_not_called_damaged(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        fault(tmp_path / "nowhere")
