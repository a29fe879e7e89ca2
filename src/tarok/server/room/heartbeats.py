"""What processes say of themselves in the database: that they live, and whose pages are open at which table.

A process that lives says so again and again: its `beat` counts on.  With each row goes the beat at which it
has `changed`, so that others read what is new alone.
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
"""For how many beats a closed connection stays readable; a process that has missed more reads all."""

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
    """Whose pages a process has open at a table, and since when, in seconds since 1970.

    It tells when each guest opened each connection; "" is a visitor without a cookie.
    """

    since: float
    pages: Mapping[str, tuple[float, ...]]


class Heartbeat(Struct, frozen=True):
    """What a process says: how often it has said that it lives, and what is new since somebody listened.

    `there` are the tables; None: no page of it is open any more.  `whole`: it has no others.
    """

    name: str
    beat: int
    there: Mapping[str, Presence | None]
    whole: bool


def write_heartbeat(
    connection: sql.Connection, name: str, beat: int, changed: int, there: Mapping[str, Presence | None]
) -> None:
    """Say that a process lives, and what is new there since its last beat."""
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
    """Return what each process says; of those that are `known` what is new since that beat."""
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
    """Have a process say nothing of tables any more: there is nobody to hear it."""
    connection.execute(sql.delete(PRESENCE).where(PRESENCE.c.process == name))


def delete_process(connection: sql.Connection, name: str) -> None:
    """Forget a process."""
    clear_presence(connection, name)
    connection.execute(sql.delete(PROCESS).where(PROCESS.c.name == name))
