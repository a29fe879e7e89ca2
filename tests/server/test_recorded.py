"""Databases that each version of the schema has left: today's program reads of them what it always did.

`tests/recorded/NNNN.sql.gz` is a dump of a database as the program wrote it while version NNNN was the
newest: tables, books, events, contests and what stands beside them.  `NNNN.json` has a SHA-256 for each
stream: `state` of what is folded from it, `told` of what is sent to seats, readers and onlookers.  How to
record the next version is told in docs/testing.md; TAROK_WRITE=1 writes the digests anew.
"""

import asyncio
import contextlib
import gzip
import hashlib
import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from postgresql import Cluster
from written import stands

from server.live_server import LiveServer
from server.toy import first, toy
from tarok.cards.deck import Cards
from tarok.engine.deal import Game
from tarok.engine.json_codec import from_json, to_json
from tarok.games import GAMES
from tarok.server.accounts import device_transfer, passkey_list
from tarok.server.room import chat, table_view
from tarok.server.storage import migrations
from tarok.server.storage.event_store import EventStore, Record
from tarok.server.table import contests, events, mistakes
from tarok.server.table.reducer import apply_event, fold
from tarok.server.tournaments import book_events, listing, registry
from tarok.server.tournaments.book import Book

RECORDED = Path(__file__).parents[1] / "recorded"
DUMPS = {path.name.partition(".")[0]: path for path in sorted(RECORDED.glob("*.sql.gz"))}
ALL_GAMES = {**GAMES, "toy": toy}
LOOKS = 3
"""After this many facts of a table one of its places is told how it stands, each time another."""
BESIDE: Mapping[str, type[Any]] = {
    kind.__name__.lower(): kind
    for kind in (
        *(events.Shared, events.Reported, events.Watched, events.Invited, events.Answered),
        *(
            mistakes.Erred,
            mistakes.Learnt,
            contests.Tried,
            contests.Asked,
            device_transfer.Offered,
            chat.Spoke,
        ),
    )
}
KINDS: Mapping[str, Mapping[str, type[Any]]] = {
    "book": book_events.KINDS,
    "events": {"listed": registry.Listed, "over": registry.Listed},
    "passkeys": passkey_list.KINDS,
    "table": {**BESIDE, **events.KINDS},
}
"""The types of the facts in each sort of stream."""
ADDED = {"cause"}
"""The members of what is told that were added after the newest record: refusals have had a cause since."""
WORDS = {
    "spoke",
    "secret",
    "elsewhere",
    "taken",
    "closed",
    "barred",
    "pardoned",
    "silenced",
    "heard",
    "signed out",
}
MIGRATIONS = str(Path(migrations.__path__[0]))
MANY = 9999
LATER = 4_000_000_000.0
"""A time at which every recorded day is over, in seconds since 1970."""
SEATED = sql.text("SELECT body FROM fact WHERE kind = 'seated'")
ALL = sql.text("SELECT stream, seq, at, kind, body FROM fact ORDER BY stream, seq")
INSERT = sql.text("INSERT INTO fact (stream, seq, at, kind, body) VALUES (:stream, :seq, :at, :kind, :body)")
T = TypeVar("T")
Row = tuple[str, int, str, str, str]
Streams = dict[str, list[Row]]


@cache
def dump(version: str) -> str:
    return gzip.decompress(DUMPS[version].read_bytes()).decode()


def loaded(version: str, file: str) -> list[Row]:
    """Lay a recorded database where the file is, and return its facts."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.executescript(f"BEGIN;\n{dump(version)}COMMIT;")
        return rows_of(database)


def rows_of(database: sqlite3.Connection) -> list[Row]:
    return database.execute("SELECT stream, seq, at, kind, body FROM fact ORDER BY stream, seq").fetchall()


def in_store(database: str, work: Callable[[EventStore], Awaitable[T]]) -> T:
    async def run() -> T:
        store = EventStore(database)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def by_stream(rows: Iterable[Row]) -> Streams:
    streams: Streams = {}
    for row in rows:
        streams.setdefault(row[0], []).append(row)
    return streams


@cache
def streams_of(version: str) -> Streams:
    with contextlib.closing(sqlite3.connect(":memory:")) as database:
        database.executescript(dump(version))
        return by_stream(rows_of(database))


def records(rows: Iterable[Row]) -> list[Record]:
    """The facts of a stream as the store gives them."""
    return [
        Record(seq, kind, body, datetime.fromisoformat(at).timestamp()) for _, seq, at, kind, body in rows
    ]


def plain(value: Any) -> Any:
    """A value without the names of its fields; a game is its key, and functions are left out."""
    match value:
        case Game():
            return value.key
        case msgspec.Struct():
            fields = (field for field in value.__struct_fields__ if field not in ADDED)
            parts = [getattr(value, field) for field in fields]
        case Mapping():
            parts = sorted(value.items(), key=in_order)
        case frozenset():
            parts = sorted(value, key=in_order)
        case Cards() | tuple() | list():
            parts = [*value]
        case msgspec.UnsetType():
            return "left out"
        case _:
            return None if callable(value) else value
    return [plain(each) for each in parts]


def in_order(value: Any) -> bytes:
    return to_json(plain(value))


def type_of(row: Row) -> type[Any] | None:
    """The type of a stored fact; secrets, orders and what was erased have none."""
    stream, _, _, kind, body = row
    kinds = KINDS.get(stream.partition(" ")[0], KINDS["table"])
    return None if body == "{}" and kind == "spoke" else kinds.get(kind)


def digest(*told: bytes) -> str:
    return hashlib.sha256(b"\n".join(map(as_recorded, told))).hexdigest()


def as_recorded(told: bytes) -> bytes:
    """What is told without the members that were added since it was recorded; nothing else may differ."""
    if not any(f'"{name}":'.encode() in told for name in ADDED):
        return told
    return to_json(without_added(msgspec.json.decode(told)))


def without_added(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: without_added(each) for name, each in value.items() if name not in ADDED}
    return [*map(without_added, value)] if isinstance(value, list) else value


def folded_table(name: str, rows: Sequence[Row]) -> dict[str, str]:
    """What is folded from the facts of a table, and what is told of it now and on the way."""
    stored = records(rows)
    happened, times = [events.read(each) for each in stored], [each.at for each in stored]
    whole = fold(name, happened, ALL_GAMES, times)
    now = fold(name, happened[:1], ALL_GAMES, times[:1])
    assert whole is not None
    assert now is not None
    told = []
    for number, (fact, at) in enumerate(zip(happened[1:], times[1:], strict=True)):
        now = apply_event(now, fact, at)
        if not number % LOOKS:
            place = number // LOOKS % (len(now.places) + 1)
            looker = place if place < len(now.places) else None
            told.append(to_json(table_view.TableViewBuilder(now).build_brief_state(looker, with_sheet=True)))
    told += [
        to_json(table_view.TableViewBuilder(whole).build_state(place))
        for place in (*range(len(whole.places)), None)
    ]
    assert told[-len(whole.places) - 1 :] == [
        to_json(table_view.TableViewBuilder(now).build_state(place))
        for place in (*range(len(now.places)), None)
    ]
    return {"state": digest(to_json(plain(whole))), "told": digest(*told)}


def folded_book(name: str, rows: Sequence[Row]) -> dict[str, str]:
    """What is folded from the facts of a book, and what its readers are told."""
    book = Book(records(rows), lambda role, turn: f"{role} {turn}", whole=True)
    told = []
    for role in book.keys:
        told += [to_json(book.told(role, 0)), to_json(book.links(role))]
        told += [to_json(book.told_board(role))] if book.event else []
    if book.event and book.online:
        told += [to_json(listing.told(name, book, lambda table: f"link to {table}"))]
        told += [
            to_json(listing.own(book.event, book.online, book.seq, guest, 0.0))
            for guest in sorted(each.guest for each in book.online.people.values())
        ]
    return {"state": digest(to_json(plain([book.event, book.online, book.clock]))), "told": digest(*told)}


def folded(version: str) -> dict[str, dict[str, str]]:
    found = {}
    for name, rows in streams_of(version).items():
        if rows[0][3] == "opened":
            found[name] = folded_table(name, rows)
        elif rows[0][3] == "bound":
            found[name] = folded_book(name, rows)
    return found


def rewritten(version: str) -> dict[str, str]:
    """How facts are written today that were once written in another way, by kind: they have fields more."""
    others: dict[str, list[bytes]] = {}
    for row in (row for rows in streams_of(version).values() for row in rows):
        kind = type_of(row)
        if kind is None:
            assert row[3] in WORDS
            continue
        now = to_json(from_json(row[4], kind))
        if now != row[4].encode():
            others.setdefault(row[3], []).append(now)
    return {kind: digest(*written) for kind, written in others.items()}


async def listed(store: EventStore) -> dict[str, str]:
    """What is listed across streams: public and slow tables, and the tables and mistakes of each guest.

    What happened at the same moment comes in any order.
    """
    guests = sorted(set(await store.ask(SEATED, lambda row: str(from_json(row[0], events.Seated).guest))))
    found = {
        "public": (await store.public(after=0, since=0, most=MANY)).items(),
        "slow": (await store.slow(after=0, since=0, most=MANY)).items(),
        "stays": [each for guest in guests for each in await store.stays(guest, MANY)],
        "mistakes": [each for guest in guests for each in await mistakes.mistakes(store, guest)],
    }
    return {name: digest(*sorted(map(to_json, told))) for name, told in found.items()}


def ranked(version: str, file: str) -> dict[str, str]:
    """What a stranger is told of each daily deal that is over, by HTTP."""
    keys = {
        from_json(body, contests.Scored).contest
        for *_, kind, body in loaded(version, file)
        if kind == "scored"
    }
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("DELETE FROM fact WHERE stream = 'events'")  # nothing goes on meanwhile
        database.commit()
    found = {}
    with LiveServer(file, games=ALL_GAMES, bots={"rule": first}, now=lambda: LATER) as server:
        for key in sorted(key for key in keys if key.startswith(contests.DAILY)):
            _, day, game = key.split(" ")
            answer = server.guest().get(f"/api/daily/{game}?day={day}")
            found[key] = digest(f"{answer.status_code} {answer.text}".encode())
    return found


VERSIONS = pytest.mark.parametrize("version", DUMPS)


@VERSIONS
def test_each_stream_comes_to_what_it_always_did(version: str, tmp_path: Path) -> None:
    file = str(tmp_path / "tarok.db")
    stored = loaded(version, file)
    found = {"folded": folded(version), "rewritten": rewritten(version), "listed": in_store(file, listed)}
    with contextlib.closing(sqlite3.connect(file)) as database:
        assert stored == rows_of(database)
        assert [(max(DUMPS),)] == database.execute("SELECT version_num FROM alembic_version").fetchall()
    if any(kind == "scored" for *_, kind, _ in stored):
        found["ranked"] = ranked(version, str(tmp_path / "other.db"))
    stands(RECORDED / f"{version}.json", json.dumps(found, indent=1, sort_keys=True) + "\n")


def test_the_newest_holds_each_kind_of_fact() -> None:
    rows = (row for rows in streams_of(max(DUMPS)).values() for row in rows)

    assert {name for kinds in KINDS.values() for name in kinds} <= {kind for *_, kind, _ in rows}


@VERSIONS
def test_postgresql_keeps_the_same(version: str, cluster: Cluster) -> None:
    address = cluster.new_database()
    rows = [row for rows in streams_of(version).values() for row in rows]
    engine = sql.create_engine(address)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", MIGRATIONS)
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        names = ("stream", "seq", "at", "kind", "body")
        connection.execute(INSERT, [dict(zip(names, row, strict=True)) for row in rows])
    told = in_store(address, listed)
    with engine.connect() as connection:
        assert rows == [tuple(row) for row in connection.execute(ALL)]
    engine.dispose()
    assert json.loads((RECORDED / f"{version}.json").read_text())["listed"] == told
