"""The facts in their file."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tarok.server.store import PUBLIC, SLOW, Record, Store, default_database


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
        assert await store.append("t", 0, [("a", "1"), ("b", "2")], 1.5)
        assert await store.append("t", 2, [("c", "3")], 1795385381.075)
        assert await store.append("u", 0, [("d", "4")])

    async def look(store: Store) -> Any:
        return await store.read("t"), await store.read("t", 2), await store.latest(["t", "u", "x"])

    in_store(database, put)
    everything, later, latest = in_store(database, look)
    last = Record(3, "c", "3", 1795385381.075)
    assert [Record(1, "a", "1", 1.5), Record(2, "b", "2", 1.5), last] == everything
    assert [last] == later
    assert {"t": 3, "u": 1} == latest


def test_of_facts_for_one_place_the_first_stands_and_the_second_leaves_nothing(database: Path) -> None:
    async def put(store: Store) -> Any:
        assert await store.append("t", 0, [("a", "1")], 1.5)
        assert not await store.append("t", 0, [("b", "2"), ("c", "3")])
        return await store.read("t")

    assert [Record(1, "a", "1", 1.5)] == in_store(database, put)


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
        assert [("0003",)] == file.execute("SELECT version_num FROM alembic_version").fetchall()
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
        for index in ("fact_guest", "fact_kind", "fact_public", "fact_pace"):
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
        assert [("0003",)] == file.execute("SELECT version_num FROM alembic_version").fetchall()
    file.close()


def test_a_file_of_the_second_version_learns_which_tables_are_public(database: Path) -> None:
    async def put(store: Store) -> None:
        for table, manners in (("old", '{"public":true}'), ("new", '{"public":true}'), ("own", "{}")):
            moment = 100.0 if table == "old" else 200.0
            opened = f'{{"manners":{manners}}}'
            assert await store.append(table, 0, [("opened", opened), ("began", "{}")], moment)
        assert await store.append("new", 2, [("began", "{}")], 300.0)
        assert await store.append("slow", 0, [("opened", '{"manners":{"pace":"days"}}')], 200.0)

    in_store(database, put)
    with sqlite3.connect(database) as file:
        for index in ("fact_public", "fact_pace"):
            file.execute(f"DROP INDEX {index}")
        file.execute("UPDATE alembic_version SET version_num = '0002'")
    file.close()

    async def look(store: Store) -> Any:
        return [
            list((await store.opened(question, after=after, since=since, most=most)).items())
            for question, after, since, most in (
                (PUBLIC, 0, 0, 9),
                (PUBLIC, 0, 0, 1),
                (PUBLIC, 150, 0, 9),
                (PUBLIC, 0, 250, 9),
                (PUBLIC, 0, 300, 9),
                (SLOW, 0, 0, 9),
            )
        ]

    new, old = ("new", 3), ("old", 2)
    assert [[new, old], [new], [new], [new], [], [("slow", 1)]] == in_store(database, look)
    with sqlite3.connect(database) as file:
        plans = [
            str(
                file.execute(
                    f"EXPLAIN QUERY PLAN {question}", {"after": "", "since": "", "most": 1}
                ).fetchall()
            )
            for question in (PUBLIC, SLOW)
        ]
    file.close()
    assert ["fact_public" in plans[0], "fact_pace" in plans[1]] == [True, True]


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
