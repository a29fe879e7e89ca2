"""The facts: everything that has happened, in order, a stream for each table.  All else follows from them.

The primary key is the lock: of two processes that append at the same place in a stream, one fails, and reads.
"""

import asyncio
import os
import secrets
import sqlite3
import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from msgspec import Struct
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util import await_only

FACT: Final = sql.Table(
    "fact",
    sql.MetaData(),
    sql.Column("stream", sql.String, primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("at", sql.String, nullable=False),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
)

PATIENCE: Final = 10.0
"""How many seconds somebody waits who finds the file locked by another."""

SERVER: Final = "server"
"""The stream of what concerns no single table; the ids of tables are longer."""


STAYS: Final = sql.text("""
    SELECT
        seat.stream,
        (SELECT max(seq) FROM fact WHERE stream = seat.stream),
        (SELECT at FROM fact WHERE stream = seat.stream ORDER BY seq DESC LIMIT 1) AS latest,
        (SELECT body FROM fact WHERE stream = seat.stream AND seq = 1),
        seat.body,
        (SELECT count(*) FROM fact WHERE stream = seat.stream AND kind = 'dealt'),
        (SELECT body FROM fact WHERE stream = seat.stream AND kind IN ('settled', 'stopped')
            ORDER BY seq DESC LIMIT 1)
    FROM (
        SELECT stream, body, max(seq) FROM fact
        WHERE kind = 'seated' AND json_extract(body, '$.guest') = :guest
        GROUP BY stream
    ) AS seat
    ORDER BY latest DESC
    LIMIT :most
""")
"""Reads no fact of the play: the indexes of migration 0002 lead to the few that count."""

OPENED: Final = """
    SELECT opened.stream, last.seq
    FROM fact AS opened
    JOIN fact AS last ON last.stream = opened.stream
        AND last.seq = (SELECT max(seq) FROM fact WHERE stream = opened.stream)
    WHERE opened.kind = 'opened' AND {manner} AND opened.at > :after AND last.at > :since
    ORDER BY last.at DESC
    LIMIT :most
"""
PUBLIC: Final = sql.text(OPENED.format(manner="json_extract(opened.body, '$.manners.public') = 1"))
SLOW: Final = sql.text(
    OPENED.format(manner="json_extract(opened.body, '$.manners.pace') IN ('hours', 'days')")
)
"""The tables where everybody may sit down, and those that are played by correspondence: migration 0003."""


class Record(Struct, frozen=True):
    """A fact as it is stored: its number in the stream, its kind, its body, and when it happened.

    `at` is in seconds since 1970.
    """

    seq: int
    kind: str
    body: str
    at: float = 0.0


def default_database() -> Path:
    """Return where the facts are kept: `$TAROK_DATABASE`, or else in the user's own data directory."""
    if named := os.environ.get("TAROK_DATABASE"):
        return Path(named)
    own = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME")
    return Path(own or Path.home() / ".local" / "share") / "tarok" / "tarok.db"


class Stay(Struct, frozen=True):
    """That a guest sits at a table: the number and the time of its last fact, and what tells how it stands.

    `opened`, `seated` and `booked` are the bodies of facts, the last one of what was booked last.
    """

    table: str
    last: int
    at: str
    opened: str
    seated: str
    deals: int
    booked: str | None


class Store:
    """The facts in an SQLite file."""

    def __init__(self, database: Path) -> None:
        self._database = database
        # What writes says so when it begins: then it waits for another writer, instead of failing.
        self._engine = create_async_engine(
            f"sqlite+aiosqlite:///{database}", connect_args={"timeout": PATIENCE}
        )
        self._writer = self._engine.execution_options(writes=True)
        sql.event.listen(self._engine.sync_engine, "connect", _set_up)
        sql.event.listen(self._engine.sync_engine, "begin", _begin)

    async def open(self) -> None:
        """Make the file if it is not there, and bring its tables up to date."""
        self._database.parent.mkdir(parents=True, exist_ok=True)
        async with self._writer.begin() as connection:
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self._engine.dispose()

    async def append(
        self, stream: str, after: int, facts: Sequence[tuple[str, str]], at: float | None = None
    ) -> bool:
        """Append facts, each a kind and a body, after the fact number `after`: all of them, or none.

        They happen `at`, in seconds since 1970, or now.  False: somebody else has appended meanwhile.
        """
        written = _written(time.time() if at is None else at)
        rows = [
            {"stream": stream, "seq": seq, "at": written, "kind": kind, "body": body}
            for seq, (kind, body) in enumerate(facts, after + 1)
        ]
        try:
            async with self._writer.begin() as connection:
                await connection.execute(sql.insert(FACT), rows)
        except IntegrityError:
            return False
        return True

    async def read(self, stream: str, after: int = 0) -> list[Record]:
        """Return the facts of a stream, in order, that follow the fact number `after`."""
        question = (
            sql.select(FACT.c.seq, FACT.c.kind, FACT.c.body, FACT.c.at)
            .where(FACT.c.stream == stream, FACT.c.seq > after)
            .order_by(FACT.c.seq)
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(question)
            return [Record(*row[:3], datetime.fromisoformat(row[3]).timestamp()) for row in rows]

    async def latest(self, streams: Iterable[str]) -> dict[str, int]:
        """Return the number of the last fact of each of these streams."""
        question = (
            sql.select(FACT.c.stream, sql.func.max(FACT.c.seq))
            .where(FACT.c.stream.in_(list(streams)))
            .group_by(FACT.c.stream)
        )
        async with self._engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(question)}

    async def stays(self, guest: str, most: int) -> list[Stay]:
        """Return where a guest sits, at this number of tables at most, the newest first."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(STAYS, {"guest": guest, "most": most})
            return [Stay(*row) for row in rows]

    async def forget(self, streams: str, before: float | None = None) -> None:
        """Delete what is kept in the streams whose names begin like this; or of it what was `before` that.

        `before` is in seconds since 1970.
        """
        deleted = sql.delete(FACT).where(FACT.c.stream.between(streams, streams + chr(0x10FFFF)))
        if before is not None:
            deleted = deleted.where(FACT.c.at < _written(before))
        async with self._writer.begin() as connection:
            await connection.execute(deleted)

    async def opened(
        self, question: sql.TextClause, *, after: float, since: float, most: int
    ) -> dict[str, int]:
        """Return the tables to which `PUBLIC` or `SLOW` leads, with the number of the last fact of each.

        They were opened `after` and something has happened there `since`, in seconds since 1970; the latest
        come first.
        """
        said = {"after": _written(max(0.0, after)), "since": _written(max(0.0, since)), "most": most}
        async with self._engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(question, said)}

    async def secret(self) -> str:
        """Return the secret that cookies are signed with; the first who asks makes it."""
        await self.append(SERVER, 0, [("secret", secrets.token_urlsafe(32))])
        return (await self.read(SERVER))[0].body


def _written(moment: float) -> str:
    """Return how a moment, in seconds since 1970, is written in the file: in order, as texts, too."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds")


def _set_up(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own connection has no type here
    connection.isolation_level = None  # transactions begin where _begin says, and nowhere else
    cursor = connection.cursor()
    _write_ahead(cursor)
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()


def _write_ahead(cursor: Any) -> None:  # noqa: ANN401 - as above
    """Let one write while others read: of those who first open a file all but one have to try again.

    Here SQLite does not wait for another as it does elsewhere.
    """
    until = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            await_only(asyncio.sleep(0.01))
        else:
            return


def _begin(connection: sql.Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _upgrade(connection: sql.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
