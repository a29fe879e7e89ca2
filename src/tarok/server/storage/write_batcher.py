"""One writes for all: whatever waits is stored in one go, for it is the disk that takes time."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from tarok.server.core.metrics_registry import FAILED, GROUP, STORING, WAITING
from tarok.server.storage.conditions import UNREACHABLE, condition_of
from tarok.server.storage.database import FACT
from tarok.server.storage.database_health import DatabaseHealth
from tarok.server.storage.notifications import tell
from tarok.server.storage.sqlite_file import Gone, ServerPresence
from tarok.server.storage.worker_ipc import WorkerChannel

Row: TypeAlias = dict[str, Any]
MOST: Final = 500
"""How many appends are stored in one go."""
INSERT: Final = sql.insert(FACT)
INSERT_ALL: Final = sql.text(
    "INSERT INTO fact (stream, seq, at, kind, body) SELECT * FROM unnest(CAST(:stream AS text[]),"
    " CAST(:seq AS int[]), CAST(:at AS text[]), CAST(:kind AS text[]), CAST(:body AS text[]))"
)
"""The same for PostgreSQL: one statement for all rows."""
OUTCOME: Final = sql.text("SELECT pg_xact_status(CAST(:number AS xid8))")
"""Whether a transaction of PostgreSQL was committed."""
DOUBT: Final = 3.0
"""How many seconds pass at most until it is found out whether something was stored whose answer was lost."""
COLUMNS: Final = ("stream", "seq", "at", "kind", "body")

log = logging.getLogger(__name__)


class Append(Struct, frozen=True, eq=False):
    """Events to append to a stream, and the future of the answer: whether no other process was first."""

    stream: str
    after: int
    rows: Sequence[Row]
    answer: asyncio.Future[bool]


class WriteBatcher:
    """Stores appends in the order in which they came, many in one transaction, in a thread of its own."""

    def __init__(
        self,
        engine: sql.Engine,
        health: DatabaseHealth,
        presence: ServerPresence | None = None,
        siblings: WorkerChannel | None = None,
    ) -> None:
        self._engine = engine.execution_options(writes=True)
        self._health = health
        self._presence = presence
        self._siblings = siblings
        self.name = siblings.name if siblings else secrets.token_hex(4)
        """Distinguishes this process's writes from those of others."""
        self._tells = engine.dialect.name == "postgresql"
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="tarok-writes")
        self._failing = False
        self._waiting: list[Append] = []
        self._work: asyncio.Task[None] | None = None

    async def append(self, stream: str, after: int, rows: Sequence[Row]) -> bool:
        """Append events after event number `after`: all of them, or none.

        False: another process has appended meanwhile.
        """
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(stream, after, rows, answer))
        WAITING.note(len(self._waiting))
        if self._work is None:
            self._work = asyncio.create_task(self._store_all())
        return await answer

    async def do(self, statement: sql.Executable) -> list[Any]:
        """Run another change in order with the appends; return the result of the statement."""

        def change() -> list[Any]:
            with self._health.asking(writes=True), self._begin() as connection:
                answer = connection.execute(statement)
                return list(answer) if answer.returns_rows else []

        return await asyncio.get_running_loop().run_in_executor(self._thread, change)

    async def alter(self, work: Callable[[sql.Connection], object], told: str | None) -> None:
        """Change rows that are no events, in order with the appends; others are `told` of this stream."""

        def altered() -> None:
            with self._health.asking(writes=True), self._begin() as connection:
                work(connection)
                if told and self._tells:
                    tell(connection, self.name, {told})
            if told:
                self._tell_siblings({told})

        await asyncio.get_running_loop().run_in_executor(self._thread, altered)

    async def close(self) -> None:
        """Wait until all is stored that was to be."""
        while self._work:
            await self._work
        await asyncio.to_thread(self._thread.shutdown)

    async def _store_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                try:
                    found = await loop.run_in_executor(self._thread, self._store, group)
                except Exception as error:  # noqa: BLE001 - e.g. the store is closed; no caller waits for ever
                    found = [error] * len(group)
                for append, outcome in zip(group, found, strict=True):
                    _answer(append, outcome)
                WAITING.note(len(self._waiting))
        finally:
            self._work = None

    def _store(self, group: Sequence[Append]) -> Sequence[bool | Exception]:
        """Return for each append whether it is stored, or its error.

        When a group fails, its appends are retried one by one, so that a conflict of one does not fail the
        others.  If the database refuses all writes, the others are not retried, because each would wait in
        vain.
        """
        began = time.perf_counter()
        try:
            with self._health.asking(writes=True):
                self._insert(group)
        except Exception as error:  # noqa: BLE001 - the caller gets it
            self._failing = isinstance(error, OperationalError)
            nothing = (self._failing and self._presence) or condition_of(error) not in {None, UNREACHABLE}
            if len(group) > 1 and not nothing:
                return [each for append in group for each in self._store([append])]
            return [self._why(append, error) for append in group]
        if self._failing:
            self._failing = False
            log.warning("events can be stored again")
        STORING.note(time.perf_counter() - began)
        GROUP.note(len(group))
        return [True] * len(group)

    @contextmanager
    def _begin(self) -> Iterator[sql.Connection]:
        """Begin a transaction for writing.

        OperationalError: the file was replaced, so the data would be lost.
        """
        if why := self._health.barrier:
            raise OperationalError("BEGIN", None, why)
        if self._presence:
            try:
                self._presence.check()
            except Gone as error:
                raise OperationalError("BEGIN", None, error) from None
        with self._engine.begin() as connection:
            yield connection

    def _insert(self, group: Sequence[Append]) -> None:
        streams, number = {append.stream for append in group}, ""
        rows = [row for append in group for row in append.rows]
        try:
            with self._begin() as connection:
                if self._tells:
                    connection.execute(INSERT_ALL, {name: [row[name] for row in rows] for name in COLUMNS})
                    number = tell(connection, self.name, streams)
                else:
                    connection.execute(INSERT, rows)
        except DBAPIError:
            if not (number and self._stored(number, rows[0])):
                raise
        self._tell_siblings(streams)

    def _stored(self, number: str, row: Row) -> bool:
        """Whether the transaction of this number was committed, though the connection broke afterwards.

        A database that crashes may reuse a number, so the row of this append must exist, too. DBAPIError: the
        database cannot answer now.
        """
        own = sql.select(sql.true()).where(*(FACT.c[name] == value for name, value in row.items()))
        until = time.monotonic() + DOUBT
        while True:
            try:
                with self._engine.connect() as connection:
                    outcome = connection.scalar(OUTCOME, {"number": number})
                    found = outcome == "committed" and bool(connection.scalar(own))
            except DBAPIError:
                if time.monotonic() > until:
                    raise
            else:
                if outcome != "in progress" or time.monotonic() > until:
                    return found
            time.sleep(0.05)

    def _tell_siblings(self, streams: set[str]) -> None:
        """Notify sibling workers where the database does not."""
        if self._siblings and not self._tells:
            self._siblings.tell(streams)

    def _why(self, append: Append, error: Exception) -> bool | Exception:
        """Return False if another process has appended first, or else the error."""
        if not isinstance(error, IntegrityError):
            return error
        try:
            with self._engine.connect() as connection:
                last = connection.scalar(
                    sql.select(sql.func.max(FACT.c.seq)).where(FACT.c.stream == append.stream)
                )
        except DBAPIError as lost:
            return lost
        return error if (last or 0) <= append.after else False


def _answer(append: Append, outcome: object) -> None:
    if isinstance(outcome, Exception):
        FAILED.count()
    if append.answer.done():  # the caller was cancelled; the events are stored all the same
        return
    if isinstance(outcome, Exception):
        append.answer.set_exception(outcome)
    else:
        append.answer.set_result(outcome is True)
