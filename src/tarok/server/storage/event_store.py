"""The event store: all events in order, one stream for each table.  All other state is derived from them.

The primary key is the lock: of two processes that append at the same place in a stream, one fails, and reads
again.
"""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sql
from msgspec import Struct

from tarok.engine.json_codec import to_json
from tarok.server.storage.conditions import Outdated
from tarok.server.storage.database import FACT, READERS, address, engine, file_of
from tarok.server.storage.database_health import DatabaseHealth
from tarok.server.storage.migrations_runner import Newer, known, make_ready
from tarok.server.storage.notifications import Heard, Listener
from tarok.server.storage.queries import questions
from tarok.server.storage.sqlite_file import Gone, ServerPresence
from tarok.server.storage.worker_ipc import WorkerChannel
from tarok.server.storage.write_batcher import WriteBatcher

SERVER: Final = "server"
"""The stream of events that concern no single table; ids of tables are longer."""

READY: Final = "ready"
"""The stream written to by readiness checks."""

FOLLOWING: Final = sql.text(
    "SELECT seq, kind, body, at FROM fact WHERE stream = :stream AND seq > :after ORDER BY seq"
)
"""The query of every new connection: kept as text, because building it takes longer than running it."""

VERSION: Final = sql.text("SELECT version_num FROM alembic_version")
LARGE: Final = 50_000
"""How many bytes, twice as many characters, are stored to see whether there is room again."""

Answer = TypeVar("Answer")


class Record(Struct, frozen=True):
    """A fact as it is stored: its number in the stream, its kind, its body, and when it happened.

    `at` is in seconds since 1970.
    """

    seq: int
    kind: str
    body: str
    at: float = 0.0


class Stay(Struct, frozen=True):
    """That a guest sits at a table: the number and time of its last event, and what shows its state.

    `opened`, `seated` and `booked` are bodies of events, the last one of the latest booking.
    """

    table: str
    last: int
    at: str
    opened: str
    seated: str
    deals: int
    booked: str | None


class EventStore:
    """The events in a database: a file of SQLite, or a PostgreSQL.

    Reads run in threads and do not block each other; a cancelled caller leaves the store unchanged.
    """

    def __init__(self, database: str | Path, siblings: WorkerChannel | None = None) -> None:
        self._address = address(database)
        self._engine = engine(self._address, bounded=True)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="tarok-reads")
        file = file_of(self._address)
        self._presence = ServerPresence(file) if file else None
        if self._presence:
            sql.event.listen(self._engine, "connect", self._at_home, insert=True)
        self._siblings = siblings
        self.health = DatabaseHealth(file)
        self._writer = WriteBatcher(self._engine, self.health, self._presence, siblings)
        self._listener: Listener | None = None
        self.questions = questions(self._address.get_backend_name())

    @property
    def name(self) -> str:
        """The name of this process in messages to others."""
        return self._writer.name

    async def open(self) -> None:
        """Make the database ready: a file that is not there is made, and tables are brought up to date.

        OSError, sqlite3.Error, DBAPIError, CommandError: the database cannot be made ready.
        """
        await asyncio.to_thread(self._prepare)

    def _prepare(self) -> None:
        upgrading = engine(self._address)  # migrations may take longer than the timeout
        try:
            make_ready(self._address, upgrading)
        finally:
            upgrading.dispose()
        if self._presence:
            self._presence.note()

    def _at_home(self, connection: sqlite3.Connection, _record: object) -> None:
        """Close a connection to a file that was replaced, lest it is used once the right one is back."""
        assert self._presence
        try:
            self._presence.check()
        except Gone:
            connection.close()
            raise

    async def close(self) -> None:
        """Store all waiting appends, and close the database."""
        if self._siblings:
            self._siblings.close()
        if self._listener:
            await self._listener.close()
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()

    def listen(self, heard: Heard, died: Callable[[str], None]) -> bool:
        """Start to listen to what other processes store, and which have died.

        False: only sibling workers notify this process, so it has to poll for the others.
        """
        if self._siblings:
            self._siblings.listen(heard, died)
        if file_of(self._address):
            return False
        self._listener = Listener(self._engine, self._writer.name, heard)
        return True

    async def append(
        self, stream: str, after: int, facts: Sequence[tuple[str, str]], at: float | None = None
    ) -> bool:
        """Append events, each a kind and a body, after event number `after`: all of them, or none.

        They get the time `at`, in seconds since 1970, or now.  False: another process has appended meanwhile.
        """
        moment = written(time.time() if at is None else at)
        rows = [
            {"stream": stream, "seq": seq, "at": moment, "kind": kind, "body": body}
            for seq, (kind, body) in enumerate(facts, after + 1)
        ]
        return await self._writer.append(stream, after, rows)

    async def read(self, stream: str, after: int = 0) -> list[Record]:
        """Return the facts of a stream, in order, that follow the fact number `after`."""
        if not stream.isprintable():  # no stream has such a name, and databases do not even look for it
            return []
        return await self.ask(FOLLOWING.bindparams(stream=stream, after=after), _record)

    async def read_table(self, stream: str) -> list[Record]:
        """Return the events of a table, in order, without the actions of deals before the last one."""
        if not stream.isprintable():
            return []
        return await self.ask(self.questions.stood.bindparams(stream=stream), _record)

    async def latest(self, streams: Iterable[str]) -> dict[str, int]:
        """Return the number of the last fact of each of these streams, as far as they have any."""
        question = self.questions.latest.bindparams(streams=to_json(list(streams)).decode())
        return {stream: seq for stream, seq in await self.ask(question, _pair) if seq is not None}

    async def booked(self, tables: Iterable[str]) -> dict[str, int]:
        """Return how often something was booked at each of these tables."""
        question = self.questions.booked.bindparams(streams=to_json(list(tables)).decode())
        return dict(await self.ask(question, _pair))

    async def stays(self, guest: str, most: int) -> list[Stay]:
        """Return where a guest sits, at this number of tables at most, the newest first."""
        return await self.ask(self.questions.stays.bindparams(guest=guest, most=most), _stay)

    async def public(self, *, after: float, since: float, most: int) -> dict[str, int]:
        """Return the public tables, with the number of the last event of each.

        They were opened `after` and have an event `since`, in seconds since 1970; the latest come first.
        """
        return await self._opened(self.questions.public, after, since, most)

    async def slow(self, *, after: float, since: float, most: int) -> dict[str, int]:
        """Return the tables that are played by correspondence, as `public` does."""
        return await self._opened(self.questions.slow, after, since, most)

    async def forget(self, streams: str, before: float | None = None) -> None:
        """Delete the streams whose names begin like this; or only their events `before` that time.

        `before` is in seconds since 1970.
        """
        last = streams + chr(0x10FFFF)
        deleted = sql.delete(FACT).where(FACT.c.stream >= streams, FACT.c.stream <= last)
        if before is not None:
            deleted = deleted.where(FACT.c.at < written(before))
        await self._writer.do(deleted)

    async def check(self) -> None:
        """Read and store something.  DBAPIError: that cannot be done now.

        After a failure it is something large: a disk that is full may have room for something small.
        """
        body = secrets.token_hex(LARGE) if self.health.fails else ""
        await self.read(READY)
        await self.forget(READY)
        await self.append(READY, 0, [("ready", body)])
        if body:
            await self.forget(READY)

    async def checked_at(self) -> float | None:
        """Return when something was stored last to see whether it can be, in seconds since 1970."""
        return max((record.at for record in await self.read(READY)), default=None)

    async def look_at_version(self) -> None:
        """Check whether a newer version has changed the database: then nothing may be stored any more."""
        found = await self.ask(VERSION, lambda row: str(row[0]))
        try:
            for each in found:
                known(each)
        except Newer as newer:
            self.health.barrier = Outdated(str(newer))
        else:
            if isinstance(self.health.barrier, Outdated):
                self.health.barrier = None

    async def alter(self, work: Callable[[sql.Connection], object], told: str | None = None) -> None:
        """Change rows that are no events; other processes are `told` that this stream has changed."""
        await self._writer.alter(work, told)

    async def look(self, work: Callable[[sql.Connection], Answer]) -> Answer:
        """Return the result of a function that reads the database."""

        def found() -> Answer:
            with self.health.asking(), self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, found)

    async def secret(self) -> str:
        """Return the first secret of the server; the first caller creates it."""
        await self.append(SERVER, 0, [("secret", secrets.token_urlsafe(32))])
        return (await self.read(SERVER))[0].body

    async def _opened(
        self, question: sql.TextClause, after: float, since: float, most: int
    ) -> dict[str, int]:
        moments = {"after": written(max(0.0, after)), "since": written(max(0.0, since))}
        return dict(await self.ask(question.bindparams(**moments, most=most), _pair))

    @property
    def is_shared(self) -> bool:
        """Whether it is for many processes, on many machines."""
        return file_of(self._address) is None

    async def change(self, statement: sql.Executable) -> list[Any]:
        """Change rows that are no events, or how an event is stored; return the result of the statement."""
        return await self._writer.do(statement)

    async def ask(self, question: sql.Executable, told: Callable[[Any], Answer]) -> list[Answer]:
        """Return the rows of a query."""

        def answer() -> list[Answer]:
            with self.health.asking(), self._engine.connect() as connection:
                return [told(row) for row in connection.execute(question)]

        return await asyncio.get_running_loop().run_in_executor(self._readers, answer)


def _record(row: Any) -> Record:  # noqa: ANN401 - a row of whatever was asked
    return Record(row[0], row[1], row[2], datetime.fromisoformat(row[3]).timestamp())


def _stay(row: Any) -> Stay:  # noqa: ANN401 - as above
    return Stay(*row)


def _pair(row: Any) -> tuple[str, int]:  # noqa: ANN401 - as above
    return row[0], row[1]


def written(moment: float) -> str:
    """Return how a moment, in seconds since 1970, is written in the file: in order, as texts, too."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds")
