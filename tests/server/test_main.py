"""Starting the server, and why it may not start."""

import asyncio
import contextlib
import os
import socket
import sqlite3
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from server.conftest import PARTS
from server.live_server import PATIENCE, LiveServer
from tarok.server import Settings, serve
from tarok.server.http.listeners import bind_unix_socket
from tarok.server.storage.event_store import EventStore


def give_up(capsys: pytest.CaptureFixture[str], port: int, database: str) -> str:
    """Start a server that cannot be; return the one sentence it says."""
    with pytest.raises(SystemExit) as end:
        serve(Settings(port=port, database=database))
    said = capsys.readouterr()
    assert (2, "", 1) == (end.value.code, said.out, said.err.count("\n"))
    return said.err


def test_a_port_that_is_taken_is_one_sentence_and_status_2(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with LiveServer(database, **PARTS) as server:
        port = server.socket.getsockname()[1]
        assert f"tarok: port {port} of 127.0.0.1 is taken already" in give_up(capsys, port, database)


def test_where_processes_share_nothing_several_are_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "fork", raising=False)
    with pytest.raises(SystemExit) as end:
        serve(Settings(workers=2))
    said = capsys.readouterr()
    assert (2, "", 1) == (end.value.code, said.out, said.err.count("\n"))
    assert "leave out --workers" in said.err


@pytest.mark.parametrize("content", [None, b"no database " * 50], ids=["folder", "text"])
def test_a_file_that_cannot_be_used_is_one_sentence_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    file = tmp_path / "file"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    assert f"tarok: the tables cannot be kept in {file}: " in give_up(capsys, 0, file)


def test_a_file_of_a_newer_tarok_is_one_sentence_and_status_2(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with LiveServer(file, **PARTS):
        pass
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as facts:
        facts.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "9999" in give_up(capsys, 0, file)


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("mysql://ana@example/tarok", "begins with postgresql+psycopg://, not with mysql://"),
        ("postgresql+psycopg://ana:secret@:x/", "is postgresql+psycopg://USER@HOST/NAME"),
        ("postgresql+psycopg://ana:secret@/t?host=/nowhere", "/nowhere"),
    ],
    ids=["scheme", "form", "absent"],
)
def test_a_database_that_cannot_be_had_is_one_sentence_and_no_password(
    capsys: pytest.CaptureFixture[str], database: str, why: str
) -> None:
    said = give_up(capsys, 0, database)
    assert why in said
    assert "secret" not in said


@pytest.mark.skipif(os.name == "nt", reason="files there have no such rights")
def test_a_file_and_its_folder_are_for_nobody_else(tmp_path: Path) -> None:
    file = tmp_path / "own" / "tarok.db"
    with LiveServer(file, **PARTS) as server:
        server.guest().open()
        made = {each.name: oct(each.stat().st_mode & 0o777) for each in (file.parent, *file.parent.iterdir())}
    names = ("tarok.db", "tarok.db-shm", "tarok.db-wal")
    assert {"own": "0o700", **dict.fromkeys(names, "0o600")} == made


def test_a_server_that_stops_cuts_no_look_at_the_store_short(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begins, begun, ended = threading.Event(), list[object](), list[object]()
    look = EventStore.look

    async def slowly(store: EventStore, work: Callable[[Connection], Any]) -> Any:
        begun.append(None)
        begins.set()
        await asyncio.sleep(1.0)
        ended.append(await look(store, work))
        return ended[-1]

    with LiveServer(database, **PARTS):
        monkeypatch.setattr(EventStore, "look", slowly)
        assert begins.wait(PATIENCE)
    assert len(begun) == len(ended)


@pytest.fixture
def door() -> Iterator[Path]:
    """Where a Unix socket may be; the folders of pytest have names too long for one."""
    if os.name == "nt":
        pytest.skip("needs Unix sockets")
    with tempfile.TemporaryDirectory(prefix="tarok-") as folder:
        yield Path(folder) / "door"


def test_a_unix_socket_is_for_its_owner_and_its_group(door: Path) -> None:
    with bind_unix_socket(door):
        assert "0o660" == oct(door.stat().st_mode & 0o777)


def test_a_unix_socket_that_nobody_answers_at_is_put_away(door: Path) -> None:
    bind_unix_socket(door).close()
    assert door.exists()
    with bind_unix_socket(door), socket.socket(socket.AF_UNIX) as caller:
        caller.connect(str(door))


def test_a_unix_socket_that_is_taken_or_none_is_one_sentence(
    door: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def give_up_at(path: Path) -> str:
        with pytest.raises(SystemExit) as end:
            serve(Settings(uds=path, database=database))
        said = capsys.readouterr()
        assert (2, "", 1) == (end.value.code, said.out, said.err.count("\n"))
        return said.err

    with bind_unix_socket(door):
        assert f"tarok: {door} is taken already; --uds names another.\n" == give_up_at(door)
    file = door.with_name("file")
    file.write_text("a letter")
    assert f"nothing can be received at {file}: there is a file that is no socket.\n" in give_up_at(file)
    assert "a letter" == file.read_text()
    assert "No such file or directory" in give_up_at(door.parent / "nowhere" / "door")
