"""Copies a database event by event and compares the copy."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

import sqlalchemy as sql
from msgspec import Struct

from tarok.engine.json_codec import to_json
from tarok.server.storage.database import FACT, address, engine, file_of, shown, snapshots
from tarok.server.storage.event_store import READY
from tarok.server.storage.migrations_runner import known, make_ready, version

MANY: Final = 5000
"""How many facts are read, or stored, in one go."""
COPY: Final = "COPY fact (stream, seq, at, kind, body) FROM STDIN"
INSERT: Final = "INSERT INTO fact (stream, seq, at, kind, body) VALUES (?, ?, ?, ?, ?)"
FACTS: Final = (
    sql.select(FACT.c.stream, FACT.c.seq, FACT.c.at, FACT.c.kind, FACT.c.body)
    .where(FACT.c.stream != READY)
    .order_by(FACT.c.stream, FACT.c.seq)
)

Told: TypeAlias = Callable[[int], None]
"""The progress callback: how many events have been copied or compared so far."""


class Row(NamedTuple):
    """An event as a row of the table."""

    stream: str
    seq: int
    at: str
    kind: str
    body: str


class Count(Struct, frozen=True):
    """The content of a database: a digest of all events, by which two databases are compared."""

    facts: int
    streams: int
    digest: str


class Counter:
    """Counts facts that come in order."""

    def __init__(self, told: Told) -> None:
        self._told = told
        self._facts = self._streams = 0
        self._last: str | None = None
        self._digest = hashlib.sha256()

    def __call__(self, rows: Iterable[Row]) -> Iterator[Row]:
        """Give the same facts, counted."""
        for row in rows:
            self._facts += 1
            if row.stream != self._last:
                self._streams, self._last = self._streams + 1, row.stream
            self._digest.update(to_json(row) + b"\n")
            if not self._facts % MANY:
                self._told(self._facts)
            yield row

    @property
    def count(self) -> Count:
        """The counts so far."""
        return Count(self._facts, self._streams, self._digest.hexdigest())


@contextmanager
def looking(database: str) -> Iterator[sql.Connection]:
    """Look at a database as it is at this moment, whatever others write.

    FileNotFoundError, ValueError: there is none, or it is none of ours, or of a newer program.
    """
    url = address(database)
    if (file := file_of(url)) and not file.is_file():
        raise FileNotFoundError(2, "No such file", str(file))
    made = snapshots(url)
    try:
        with made.connect() as connection:
            found = version(connection)
            if found is None:
                raise ValueError(f"there is no database in {shown(database)}")
            known(found)
            yield connection
    finally:
        made.dispose()


def rows(connection: sql.Connection) -> Iterator[Row]:
    """Give all facts, in order."""
    for row in connection.execute(FACTS, execution_options={"yield_per": MANY}):
        yield Row(*row)


def counted(database: str, told: Told) -> Count:
    """Return the counts and the digest of a database."""
    with looking(database) as connection:
        counter = Counter(told)
        for _ in counter(rows(connection)):
            pass
        return counter.count


def total(connection: sql.Connection) -> int:
    """Return how many facts there are to copy."""
    return connection.scalar(sql.select(sql.func.count()).where(FACT.c.stream != READY)) or 0


def copy(source: str, target: str, told: Told) -> tuple[Count, int]:
    """Copy the source's current events to the target; return the counts, and how many events were missing.

    ValueError: the target holds other events, and is left unchanged.
    """
    with looking(source) as there:
        made = engine(address(target))
        try:
            make_ready(address(target), made)
            with looking(target) as here:
                begun = total(here) > 0
                if begun:
                    for _ in _lacking(rows(there), rows(here), target):
                        pass  # conflicts are reported before anything changes
                counter = Counter(told)
                lacking = _lacking(counter(rows(there)), rows(here) if begun else iter(()), target)
                added = _store(made.execution_options(writes=True), lacking)
        finally:
            made.dispose()
    found = counted(target, lambda _: None)
    if found != counter.count:
        raise ValueError(f"{shown(target)} differs from the copied data: {found} for {counter.count}")
    return found, added


def _lacking(there: Iterator[Row], here: Iterator[Row], target: str) -> Iterator[Row]:
    """Give the events that the target lacks.  ValueError: the target has one that the source lacks."""
    own = next(here, None)
    for row in there:
        if own is None or row[:2] < own[:2]:
            yield row
        elif row == own:
            own = next(here, None)
        else:
            break
    if own is not None:
        raise ValueError(
            f"{shown(target)} holds other data already (event {own.seq} of {own.stream!r});"
            " it must be empty, or hold a part of the same data"
        )


def _store(made: sql.Engine, facts: Iterator[Row]) -> int:
    added = 0
    while batch := list(islice(facts, MANY)):
        with made.begin() as connection:
            _insert(connection, batch)
        added += len(batch)
    return added


def _insert(connection: sql.Connection, batch: list[Row]) -> None:
    if connection.dialect.name == "postgresql":
        cursor: Any = connection.connection.cursor()
        with cursor, cursor.copy(COPY) as stream:
            for row in batch:
                stream.write_row(row)
    else:
        connection.exec_driver_sql(INSERT, [tuple(row) for row in batch])
