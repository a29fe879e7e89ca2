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
"""How many seconds a connection waits for a file that is locked by another."""
READERS: Final = 4
"""How many questions are answered at the same time."""
CONNECTING: Final = 3
"""How many seconds connecting to a PostgreSQL may take: libpq takes whole seconds, at least two."""
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
"""TCP options by which a connection to a PostgreSQL notices that the network drops its packets."""

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
    """Return the default database: `$TAROK_DATABASE`, or else a file in the user's own data directory."""
    if named := os.environ.get("TAROK_DATABASE"):
        return named
    own = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME")
    return str(Path(own or Path.home() / ".local" / "share") / "tarok" / "tarok.db")


def address(database: str | Path) -> sql.URL:
    """Return the URL of a database: of a file, or of a PostgreSQL.  ValueError: the text is neither."""
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
    """Return the address of a database for messages: without its password."""
    try:
        url = address(database)
    except ValueError:
        return "what TAROK_DATABASE names"
    return str(file_of(url) or url.render_as_string(hide_password=True))


def one_line(error: Exception) -> str:
    """Return the first line of a database's error; the rest is for programmers."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(getattr(error, "orig", None) or error).strip().split("\n")[0]


def file_of(url: sql.URL) -> Path | None:
    """Return the file of an SQLite; None: it is another database."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def engine(url: sql.URL, *, bounded: bool = False) -> sql.Engine:
    """Return an SQLAlchemy engine; its errors do not contain the values to be stored.

    `bounded`: a PostgreSQL has `ANSWERING` seconds for everything, which is needed where users wait.
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
    """Return an engine for reading: all that a connection reads is of one snapshot."""
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
    """Return the timeouts for a PostgreSQL that its address does not set itself."""
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
    """Return the condition, in a backend's SQL, that a JSON member is true."""
    return "1" if backend == "sqlite" else "'true'"


def _set_up(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own connection has no type here
    _transactions_by_hand(connection, _record)
    cursor = connection.cursor()
    _write_ahead(cursor)
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()


def _transactions_by_hand(connection: Any, _record: object) -> None:  # noqa: ANN401 - as above
    connection.isolation_level = None  # transactions begin in _begin, and nowhere else


def _write_ahead(cursor: sqlite3.Cursor) -> None:
    """Switch the database to write-ahead logging, so that readers do not block.

    Another process that opens the file at the same time can make the switch fail, and SQLite's busy timeout
    does not apply to it: so the switch is retried.
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
    """Begin a transaction.

    A writer takes the lock at the start, because upgrading a read lock later can fail.
    """
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
