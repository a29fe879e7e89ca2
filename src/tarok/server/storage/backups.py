"""Backups of a database while it is in use, and restoring them."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sql

from tarok.server.storage.database import address, engine, file_of, shown
from tarok.server.storage.migrations_runner import make_ready
from tarok.server.storage.sqlite_file import PARTS, copy_file, fault, fresh
from tarok.server.storage.transfer import Count, Told, copy, counted, looking, total


def backup(database: str, file: Path, told: Told) -> Count:
    """Copy the current content of a database to a file, an SQLite file whatever the database is.

    OSError, ValueError, sqlite3.Error, DBAPIError: the copy failed; perhaps there is a file of this name.
    """
    with looking(database):  # whether there is anything to keep
        pass
    if own := file_of(address(database)):
        copy_file(own, file)
    else:
        with fresh(file) as part:
            copy(database, str(part), told)
            _fold(part)
    if why := fault(file):
        raise ValueError(f"the backup {file} is damaged ({why})")
    return counted(str(file), told)


def restore(file: Path, database: str, told: Told, *, replace: bool) -> tuple[Count, str]:
    """Restore a backup into a database; return its row counts, and where the previous content is kept.

    ValueError: the database is not empty and must not be replaced, or it is in use.  Other errors as in
    `backup`.
    """
    with looking(str(file)):
        pass
    if why := fault(file, wholly=True):
        raise ValueError(f"the backup {file} is damaged ({why})")
    own = file_of(address(database))
    kept = _restore_file(file, own, replace=replace) if own else _empty(database, replace=replace)
    if not own:
        copy(str(file), database, told)
    return counted(database, told), kept


def _restore_file(file: Path, target: Path, *, replace: bool) -> str:
    if not target.exists():
        target.parent.mkdir(parents=True, mode=0o700, exist_ok=True)
        copy_file(file, target)
        return ""
    if not replace:
        raise ValueError(f"{target} exists already; --replace moves it away")
    _fold(target)
    fold = Path(f"{target}.restored")
    fold.unlink(missing_ok=True)
    copy_file(file, fold)
    kept = Path(f"{target}.replaced-{_moment()}")
    for part in PARTS:
        if (each := Path(f"{target}{part}")).exists():
            each.rename(f"{kept}{part}")
    fold.rename(target)
    return str(kept)


def _fold(file: Path) -> None:
    """Merge the write-ahead log into the file.  ValueError: the file is in use."""
    with closing(sqlite3.connect(file)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise ValueError(f"another process uses {file} now; stop the server first") from None
            raise
        except sqlite3.DatabaseError:
            return  # a damaged file is moved away unchanged


def _empty(database: str, *, replace: bool) -> str:
    """Move the content of a PostgreSQL to another table; return that table's name."""
    made = engine(address(database))
    try:
        make_ready(address(database), made)
        with made.begin() as connection:
            if not total(connection):
                return ""
            if not replace:
                raise ValueError(f"a database exists in {shown(database)} already; --replace moves it away")
            others = connection.scalar(
                sql.text(
                    "SELECT count(*) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            )
            if others:
                raise ValueError(f"another process uses {shown(database)} now; stop the servers first")
            kept = f"fact_replaced_{_moment().replace('-', '_')}"
            connection.execute(sql.text(f"CREATE TABLE {kept} AS TABLE fact"))
            connection.execute(sql.text("TRUNCATE fact"))
            return f"the table {kept}"
    finally:
        made.dispose()


def _moment() -> str:
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
