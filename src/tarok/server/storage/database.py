"""Where the facts are kept: in a file of SQLite, or in PostgreSQL.  All that sets them apart is here."""

import os
import sqlite3
import time
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql

from tarok.extras import extra
from tarok.server.storage.sqlite_file import reading

PATIENCE: Final = 10.0
"""How many seconds somebody waits who finds the file locked by another."""
READERS: Final = 4
"""How many questions are answered at the same time."""
CONNECTING: Final = 3
"""How many seconds a PostgreSQL may take to accept a connection: libpq takes whole ones, and two at least."""
ANSWERING: Final = 4.0
"""How many seconds a PostgreSQL may take over anything that the server asks, before it is hung up on."""
STATEMENT: Final = 10_000
"""After how many milliseconds a PostgreSQL ends a statement or a transaction of the server by itself."""
NETWORK: Final = {
    "keepalives": 1,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": int(1000 * ANSWERING),
}
"""How a connection to a PostgreSQL finds out that the network swallows what is sent."""

TEXT: Final = sql.String().with_variant(sql.String(collation="C"), "postgresql")
"""A text that is ordered by its characters, whatever the country of the machine."""
FACT: Final = sql.Table(
    "fact",
    sql.MetaData(),
    sql.Column("stream", TEXT, primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("at", TEXT, nullable=False),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
)
COUNTED: Final = sql.Table(
    "counted",
    FACT.metadata,
    sql.Column("key", TEXT, primary_key=True),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("until", sql.Float, nullable=False),
)
"""How often something has been done, until when it counts, in seconds since 1970: no facts, and forgotten."""

POSTGRESQL: Final = "postgresql+psycopg"


def default_database() -> str:
    """Return where the facts are kept: `$TAROK_DATABASE`, or else in the user's own data directory."""
    if named := os.environ.get("TAROK_DATABASE"):
        return named
    own = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME")
    return str(Path(own or Path.home() / ".local" / "share") / "tarok" / "tarok.db")


def address(database: str | Path) -> sql.URL:
    """Return the address of a database: of a file, or what names a PostgreSQL.  ValueError: it is neither."""
    if isinstance(database, Path) or "://" not in database:
        return sql.URL.create("sqlite", database=str(database))
    scheme = database.split("://")[0]
    if scheme not in {POSTGRESQL, "postgresql"}:
        raise ValueError(f"a database is a file or begins with {POSTGRESQL}://, not with {scheme}://")
    try:
        return sql.make_url(database).set(drivername=POSTGRESQL)
    except (sql.exc.ArgumentError, ValueError):
        raise ValueError(f"an address of a database is {POSTGRESQL}://USER@HOST/NAME") from None


def shown(database: str | Path) -> str:
    """Return how people are told of a database: without its password."""
    try:
        url = address(database)
    except ValueError:
        return "what TAROK_DATABASE names"
    return str(file_of(url) or url.render_as_string(hide_password=True))


def one_line(error: Exception) -> str:
    """Return the first line of what a database complains of; the rest is for programmers."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(getattr(error, "orig", None) or error).strip().split("\n")[0]


def file_of(url: sql.URL) -> Path | None:
    """Return the file of an SQLite; None: it is another database."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def engine(url: sql.URL, *, bounded: bool = False) -> sql.Engine:
    """Return what asks a database; what goes wrong there is told without what was to be stored.

    `bounded`: a PostgreSQL has `ANSWERING` seconds for everything, as it must where people wait.
    """
    given: dict[str, Any] = {"pool_size": READERS + 1, "hide_parameters": True}
    if file_of(url):
        made = sql.create_engine(url, connect_args={"timeout": PATIENCE}, **given)
        sql.event.listen(made, "connect", _set_up)
        sql.event.listen(made, "begin", _begin)
        return made
    with extra("postgresql"):
        made = sql.create_engine(
            url, pool_pre_ping=True, connect_args=_patience(url, bounded=bounded), **given
        )
    if bounded:
        from tarok.server.storage.query_deadlines import connect  # noqa: PLC0415 - it needs psycopg

        sql.event.listen(made, "do_connect", connect)
    return made


def snapshots(url: sql.URL) -> sql.Engine:
    """Return what reads a database, all of a connection as it was at one moment."""
    if file := file_of(url):
        made = sql.create_engine("sqlite://", creator=lambda: reading(file), poolclass=sql.NullPool)
        sql.event.listen(made, "connect", _transactions_by_hand)
        sql.event.listen(made, "begin", _begin)
        return made
    with extra("postgresql"):
        made = sql.create_engine(
            url, isolation_level="REPEATABLE READ", poolclass=sql.NullPool, connect_args=_patience(url)
        )
    return made.execution_options(postgresql_readonly=True)


def _patience(url: sql.URL, *, bounded: bool = False) -> dict[str, Any]:
    """Return how long a PostgreSQL is waited for, as far as its address does not say so itself."""
    wanted: dict[str, Any] = {"connect_timeout": CONNECTING, **NETWORK}
    if bounded:
        limits = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
        wanted["options"] = " ".join(f"-c {limit}={STATEMENT}" for limit in limits)
    return {name: value for name, value in wanted.items() if name not in url.query}


def member(backend: str, path: str, fact: str = "") -> str:
    """Return how a backend finds a member of the body of a fact, as a text: `guest`, `manners.public`."""
    body = f"{fact}.body" if fact else "body"
    if backend == "sqlite":
        return f"json_extract({body}, '$.{path}')"
    return f"({body}::json #>> '{{{path.replace('.', ',')}}}')"


def yes(backend: str) -> str:
    """Return what a backend finds where a member is true."""
    return "1" if backend == "sqlite" else "'true'"


def _set_up(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own connection has no type here
    _transactions_by_hand(connection, _record)
    cursor = connection.cursor()
    _write_ahead(cursor)
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()


def _transactions_by_hand(connection: Any, _record: object) -> None:  # noqa: ANN401 - as above
    connection.isolation_level = None  # they begin where _begin says, and nowhere else


def _write_ahead(cursor: sqlite3.Cursor) -> None:
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
            time.sleep(0.01)
        else:
            return


def _begin(connection: sql.Connection) -> None:
    """Begin: what writes says so at once and waits for another writer, where it would fail later."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
