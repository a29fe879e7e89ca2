"""The heartbeat and the presence of each server process, as rows in the database.

A live process increments its `beat` at intervals.  Each row stores the beat at which it has `changed`, so
that other processes read only the rows that are new to them.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import sqlalchemy as sql
from msgspec import Struct

from tarok.engine.json_codec import from_json, to_json
from tarok.server.storage.database import TEXT

PROCESS: Final = sql.Table(
    "process",
    sql.MetaData(),
    sql.Column("name", TEXT, primary_key=True),
    sql.Column("beat", sql.Integer, nullable=False),
    sql.Column("changed", sql.Integer, nullable=False),
)
PRESENCE: Final = sql.Table(
    "presence",
    sql.MetaData(),
    sql.Column("process", TEXT, primary_key=True),
    sql.Column("stream", TEXT, primary_key=True),
    sql.Column("since", sql.Double, nullable=False),
    sql.Column("pages", sql.Text, nullable=False),
    sql.Column("changed", sql.Integer, nullable=False),
)
KEPT: Final = 20
"""Beats for which the row of a table without connections is kept; a reader that missed more reads all."""

UPSERT: Final = "INSERT INTO {} ON CONFLICT ({}) DO UPDATE SET {}"
SAY: Final = sql.text(
    UPSERT.format(
        "process (name, beat, changed) VALUES (:name, :beat, :changed)",
        "name",
        "beat = excluded.beat, changed = excluded.changed",
    )
)
SAY_WHO: Final = sql.text(
    UPSERT.format(
        "presence (process, stream, since, pages, changed)"
        " VALUES (:process, :stream, :since, :pages, :changed)",
        "process, stream",
        "since = excluded.since, pages = excluded.pages, changed = excluded.changed",
    )
)


class Presence(Struct, frozen=True):
    """The connections of a process at a table, which has had some without a gap `since` that time.

    `pages`: when each guest opened each connection; "" is a visitor without a cookie.  Times are in seconds
    since 1970.
    """

    since: float
    pages: Mapping[str, tuple[float, ...]]


class Heartbeat(Struct, frozen=True):
    """The heartbeat of a process: its beat, and the presence that has changed since the last read.

    `there`: presence by table; None: no connection is left.  `whole`: `there` has all tables of the process.
    """

    name: str
    beat: int
    there: Mapping[str, Presence | None]
    whole: bool


def write_heartbeat(
    connection: sql.Connection, name: str, beat: int, changed: int, there: Mapping[str, Presence | None]
) -> None:
    """Write the heartbeat of a process, and the presence that has changed since its last beat."""
    connection.execute(SAY, {"name": name, "beat": beat, "changed": changed})
    if not there:
        return
    rows = [
        {
            "process": name,
            "stream": stream,
            "since": now.since if now else 0.0,
            "pages": to_json(now.pages).decode() if now else "",
            "changed": beat,
        }
        for stream, now in there.items()
    ]
    connection.execute(SAY_WHO, rows)
    old = (PRESENCE.c.process == name) & (PRESENCE.c.pages == "") & (PRESENCE.c.changed < beat - KEPT)
    connection.execute(sql.delete(PRESENCE).where(old))


def read_heartbeats(connection: sql.Connection, known: Mapping[str, int]) -> Sequence[Heartbeat]:
    """Return the heartbeats of all processes; for `known` ones, only the changes since that beat."""
    found = connection.execute(sql.select(PROCESS.c.name, PROCESS.c.beat, PROCESS.c.changed)).all()
    return [_pulse(connection, name, beat, changed, known.get(name, 0)) for name, beat, changed in found]


def _pulse(connection: sql.Connection, name: str, beat: int, changed: int, known: int) -> Heartbeat:
    whole = not known or beat > known + KEPT
    if not whole and changed <= known:
        return Heartbeat(name, beat, {}, whole=False)
    question = sql.select(PRESENCE.c.stream, PRESENCE.c.since, PRESENCE.c.pages).where(
        PRESENCE.c.process == name, PRESENCE.c.changed > (0 if whole else known)
    )
    there = {
        stream: Presence(since, from_json(pages, dict[str, tuple[float, ...]])) if pages else None
        for stream, since, pages in connection.execute(question)
    }
    return Heartbeat(name, beat, there, whole)


def clear_presence(connection: sql.Connection, name: str) -> None:
    """Delete the presence of a process, which no other process reads any more."""
    connection.execute(sql.delete(PRESENCE).where(PRESENCE.c.process == name))


def delete_process(connection: sql.Connection, name: str) -> None:
    """Delete the rows of a process."""
    clear_presence(connection, name)
    connection.execute(sql.delete(PROCESS).where(PROCESS.c.name == name))
