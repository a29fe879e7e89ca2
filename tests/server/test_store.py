"""The facts in their file."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tarok.server.store import Record, Store, default_database


def in_store(database: Path, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = Store(database)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_what_is_appended_is_read_in_order_by_whoever_opens_the_file_next(database: Path) -> None:
    async def put(store: Store) -> None:
        assert await store.append("t", 0, [("a", "1"), ("b", "2")])
        assert await store.append("t", 2, [("c", "3")])
        assert await store.append("u", 0, [("d", "4")])

    async def look(store: Store) -> Any:
        return await store.read("t"), await store.read("t", 2), await store.latest(["t", "u", "x"])

    in_store(database, put)
    everything, later, latest = in_store(database, look)
    assert [Record(1, "a", "1"), Record(2, "b", "2"), Record(3, "c", "3")] == everything
    assert [Record(3, "c", "3")] == later
    assert {"t": 3, "u": 1} == latest


def test_of_facts_for_one_place_the_first_stands_and_the_second_leaves_nothing(database: Path) -> None:
    async def put(store: Store) -> Any:
        assert await store.append("t", 0, [("a", "1")])
        assert not await store.append("t", 0, [("b", "2"), ("c", "3")])
        return await store.read("t")

    assert [Record(1, "a", "1")] == in_store(database, put)


def test_of_many_writers_in_many_connections_one_wins_each_place(database: Path) -> None:
    async def put(store: Store) -> Any:
        others = [Store(database) for _ in range(4)]
        won = [0] * len(others)

        async def write(i: int) -> None:
            for seq in range(25):
                won[i] += await others[i].append("t", seq, [("by", str(i))])

        await asyncio.gather(*(write(i) for i in range(len(others))))
        for other in others:
            await other.close()
        return won, await store.read("t")

    won, records = in_store(database, put)
    assert list(range(1, 26)) == [record.seq for record in records]
    assert won == [sum(record.body == str(i) for record in records) for i in range(4)]


def test_the_secret_is_made_once(database: Path) -> None:
    secret = in_store(database, lambda store: store.secret())
    assert 40 < len(secret)
    assert secret == in_store(database, lambda store: store.secret())


def test_several_may_open_a_new_file_at_once(database: Path) -> None:
    async def open_all() -> Any:
        stores = [Store(database) for _ in range(6)]
        await asyncio.gather(*(store.open() for store in stores))
        secrets = {await store.secret() for store in stores}
        for store in stores:
            await store.close()
        return secrets

    assert 1 == len(asyncio.run(open_all()))


def test_the_file_is_what_the_migrations_say(database: Path) -> None:
    in_store(database, lambda store: store.read("t"))
    with sqlite3.connect(database) as file:
        assert [("0002",)] == file.execute("SELECT version_num FROM alembic_version").fetchall()
        assert [("wal",)] == file.execute("PRAGMA journal_mode").fetchall()
        assert ["stream", "seq", "at", "kind", "body"] == [
            row[1] for row in file.execute("PRAGMA table_info(fact)")
        ]
    file.close()


def test_a_file_of_the_first_version_is_brought_up_to_date(database: Path) -> None:
    async def put(store: Store) -> None:
        assert await store.append("t", 0, [("opened", "{}"), ("seated", '{"place":2,"guest":"ana"}')])

    in_store(database, put)
    with sqlite3.connect(database) as file:
        for index in ("fact_guest", "fact_kind"):
            file.execute(f"DROP INDEX {index}")
        file.execute("UPDATE alembic_version SET version_num = '0001'")
    file.close()
    (stay,) = in_store(database, lambda store: store.stays("ana", 9))
    assert ("t", "{}", '{"place":2,"guest":"ana"}', 0, None) == (
        stay.table,
        stay.opened,
        stay.seated,
        stay.deals,
        stay.booked,
    )
    with sqlite3.connect(database) as file:
        assert [("0002",)] == file.execute("SELECT version_num FROM alembic_version").fetchall()
    file.close()


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"TAROK_DATABASE": "/some/where.db"}, "/some/where.db"),
        ({"XDG_DATA_HOME": "/data"}, "/data/tarok/tarok.db"),
        ({"HOME": "/home/ana"}, "/home/ana/.local/share/tarok/tarok.db"),
    ],
    ids=["named", "data", "home"],
)
def test_where_the_file_is(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: str
) -> None:
    for name in ("TAROK_DATABASE", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert Path(expected) == default_database()
