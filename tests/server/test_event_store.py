"""The facts in their file."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tarok.server.storage import database as databases
from tarok.server.storage.database import default_database, one_line
from tarok.server.storage.event_store import EventStore, Record
from tarok.server.storage.queries import questions
from tarok.server.storage.write_batcher import Append, WriteBatcher


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, new_database: Callable[..., str]) -> str:
    """Each kind of database."""
    return new_database(request.param)


def in_store(database: str, work: Callable[[EventStore], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = EventStore(database)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_what_is_appended_is_read_in_order_by_whoever_opens_the_file_next(database: str) -> None:
    async def put(store: EventStore) -> None:
        assert await store.append("t", 0, [("a", "1"), ("b", "2")], 1.5)
        assert await store.append("t", 2, [("c", "3")], 1795385381.075)
        assert await store.append("u", 0, [("d", "4")])

    async def look(store: EventStore) -> Any:
        return await store.read("t"), await store.read("t", 2), await store.latest(["t", "u", "x"])

    in_store(database, put)
    everything, later, latest = in_store(database, look)
    last = Record(3, "c", "3", 1795385381.075)
    assert [Record(1, "a", "1", 1.5), Record(2, "b", "2", 1.5), last] == everything
    assert [last] == later
    assert {"t": 3, "u": 1} == latest


def test_of_facts_for_one_place_the_first_stands_and_the_second_leaves_nothing(database: str) -> None:
    async def put(store: EventStore) -> Any:
        assert await store.append("t", 0, [("a", "1")], 1.5)
        assert not await store.append("t", 0, [("b", "2"), ("c", "3")])
        return await store.read("t")

    assert [Record(1, "a", "1", 1.5)] == in_store(database, put)


def test_of_many_writers_in_many_connections_one_wins_each_place(database: str) -> None:
    async def put(store: EventStore) -> Any:
        others = [EventStore(database) for _ in range(4)]
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


def test_of_a_table_all_is_read_but_what_was_done_in_earlier_deals(database: str) -> None:
    first = ["opened", "seated", "dealt", "did", "did", "went", "did", "settled", "seen", "came"]
    kinds = [*first, "dealt", "did", "settled", "seen", "zeal", "dealt", "did", "seen"]

    async def put(store: EventStore) -> None:
        for stream, stored in (("a", kinds), ("b", kinds[:5]), ("c", ["opened", "seated", "did"])):
            await store.append(stream, 0, [(kind, str(i)) for i, kind in enumerate(stored)])

    in_store(database, put)
    left_out = {4, 5, 7, 9, 12, 14}

    assert [i for i in range(1, len(kinds) + 1) if i not in left_out] == [
        record.seq for record in in_store(database, lambda store: store.read_table("a"))
    ]
    for stream in ("b", "c", "none"):
        whole = in_store(database, lambda store, stream=stream: store.read(stream))
        assert whole == in_store(database, lambda store, stream=stream: store.read_table(stream))


def test_the_secret_is_made_once(database: str) -> None:
    secret = in_store(database, lambda store: store.secret())
    assert 40 < len(secret)
    assert secret == in_store(database, lambda store: store.secret())


def test_several_may_open_a_new_file_at_once(database: str) -> None:
    async def open_all() -> Any:
        stores = [EventStore(database) for _ in range(6)]
        await asyncio.gather(*(store.open() for store in stores))
        secrets = {await store.secret() for store in stores}
        for store in stores:
            await store.close()
        return secrets

    assert 1 == len(asyncio.run(open_all()))


NEWEST = "0008"
MADE = {
    "0002": ("INDEX fact_guest", "INDEX fact_kind"),
    "0003": ("INDEX fact_public", "INDEX fact_pace"),
    "0004": ("INDEX fact_opened", "TABLE counted"),
    "0005": ("TABLE process", "TABLE presence"),
    "0007": ("INDEX fact_scored",),
    "0008": ("INDEX fact_erred",),
}
"""What each migration makes."""


def go_back(facts: sqlite3.Connection, version: str) -> None:
    """Make of a file what it was when that version was the newest."""
    for made in (each for later, all_of_it in MADE.items() if later > version for each in all_of_it):
        facts.execute(f"DROP {made}")
    facts.execute("UPDATE alembic_version SET version_num = ?", (version,))


def test_the_file_is_what_the_migrations_say(file: str) -> None:
    in_store(file, lambda store: store.read("t"))
    with sqlite3.connect(file) as facts:
        assert [(NEWEST,)] == facts.execute("SELECT version_num FROM alembic_version").fetchall()
        assert [("wal",)] == facts.execute("PRAGMA journal_mode").fetchall()
        assert ["stream", "seq", "at", "kind", "body"] == [
            row[1] for row in facts.execute("PRAGMA table_info(fact)")
        ]
    facts.close()


def test_a_file_of_the_first_version_is_brought_up_to_date(file: str) -> None:
    async def put(store: EventStore) -> None:
        assert await store.append("t", 0, [("opened", "{}"), ("seated", '{"place":2,"guest":"ana"}')])

    in_store(file, put)
    with sqlite3.connect(file) as facts:
        go_back(facts, "0001")
    facts.close()
    (stay,) = in_store(file, lambda store: store.stays("ana", 9))
    assert ("t", "{}", '{"place":2,"guest":"ana"}', 0, None) == (
        stay.table,
        stay.opened,
        stay.seated,
        stay.deals,
        stay.booked,
    )
    with sqlite3.connect(file) as facts:
        assert [(NEWEST,)] == facts.execute("SELECT version_num FROM alembic_version").fetchall()
    facts.close()


def test_a_file_of_the_second_version_learns_which_tables_are_public(file: str) -> None:
    async def put(store: EventStore) -> None:
        for table, manners in (("old", '{"public":true}'), ("new", '{"public":true}'), ("own", "{}")):
            moment = 100.0 if table == "old" else 200.0
            opened = f'{{"manners":{manners}}}'
            assert await store.append(table, 0, [("opened", opened), ("began", "{}")], moment)
        assert await store.append("new", 2, [("began", "{}")], 300.0)
        assert await store.append("slow", 0, [("opened", '{"manners":{"pace":"days"}}')], 200.0)

    in_store(file, put)
    with sqlite3.connect(file) as facts:
        go_back(facts, "0002")
    facts.close()

    async def look(store: EventStore) -> Any:
        return [
            list((await ask(after=after, since=since, most=most)).items())
            for ask, after, since, most in (
                (store.public, 0, 0, 9),
                (store.public, 0, 0, 1),
                (store.public, 150, 0, 9),
                (store.public, 0, 250, 9),
                (store.public, 0, 300, 9),
                (store.slow, 0, 0, 9),
            )
        ]

    new, old = ("new", 3), ("old", 2)
    assert [[new, old], [new], [new], [new], [], [("slow", 1)]] == in_store(file, look)
    asked = questions("sqlite")
    with sqlite3.connect(file) as facts:
        plans = [
            str(
                facts.execute(
                    f"EXPLAIN QUERY PLAN {question}", {"after": "", "since": "", "most": 1}
                ).fetchall()
            )
            for question in (asked.public, asked.slow)
        ]
    facts.close()
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
    assert str(Path(expected)) == default_database()


def test_what_comes_too_late_spoils_nobody_elses(database: str) -> None:
    async def put(store: EventStore) -> Any:
        assert await store.append("t", 0, [("a", "1")])
        firsts = await asyncio.gather(
            store.append("u", 0, [("a", "1"), ("b", "2")]),
            store.append("t", 0, [("late", "2"), ("late", "3")]),
            store.append("t", 1, [("b", "2")]),
            store.append("t", 1, [("late", "3")]),
            store.append("t", 2, [("c", "3")]),
        )
        return firsts, await store.read("t"), await store.latest(["t", "u"])

    firsts, records, latest = in_store(database, put)
    assert [True, False, True, False, True] == firsts
    assert ["a", "b", "c"] == [record.kind for record in records]
    assert {"t": 3, "u": 2} == latest


def test_what_the_database_refuses_is_no_matter_of_who_was_first(file: str) -> None:
    async def put(store: EventStore) -> None:
        with contextlib.closing(sqlite3.connect(file)) as facts:
            facts.execute(
                "CREATE TRIGGER no BEFORE INSERT ON fact WHEN NEW.kind = 'bad'"
                " BEGIN SELECT RAISE(ABORT, 'not here'); END"
            )
        bad, good = await asyncio.gather(
            store.append("t", 0, [("bad", "the pack")]),
            store.append("u", 0, [("good", "1")]),
            return_exceptions=True,
        )
        assert good is True
        assert "not here" in str(bad)
        assert "the pack" not in str(bad)

    in_store(file, put)


def test_whoever_loses_patience_leaves_the_store_as_it_is(database: str) -> None:
    async def put(store: EventStore) -> Any:
        waiting = asyncio.create_task(store.append("t", 0, [("a", "1")]))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        assert await store.append("t", 1, [("b", "2")])
        return await store.latest(["t"])

    assert {"t": 2} == in_store(database, put)


def test_a_store_that_is_closed_says_so(database: str) -> None:
    async def put() -> None:
        store = EventStore(database)
        await store.open()
        last = asyncio.create_task(store.append("t", 0, [("a", "1")]))
        await asyncio.sleep(0)
        await store.close()
        assert await last
        for work in (store.append("t", 1, [("b", "2")]), store.read("t")):
            with pytest.raises(RuntimeError):
                await work

    asyncio.run(put())


def test_where_a_file_takes_nothing_all_who_wait_are_told_at_once(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries = list[int]()
    insert = WriteBatcher._insert

    def counted(writer: WriteBatcher, group: Sequence[Append]) -> None:
        tries.append(len(group))
        insert(writer, group)

    async def put(store: EventStore) -> Any:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            first = [store.append(stream, 0, [("a", "1")]) for stream in "tuvw"]
            failed = await asyncio.gather(*first, return_exceptions=True)
            other.execute("ROLLBACK")
        assert {"database is locked"} == {one_line(error) for error in failed}
        assert await store.append("t", 0, [("a", "1")])

    monkeypatch.setattr(databases, "PATIENCE", 0.05)
    monkeypatch.setattr(WriteBatcher, "_insert", counted)
    in_store(file, put)
    assert [4, 1] == tries
    assert ["events can be stored again"] == caplog.messages
