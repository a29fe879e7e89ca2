"""Migrations: the schema version of a database, the wanted one, and the steps from one to the other."""

import logging
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Final

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from tarok.server.storage.conditions import NEWER
from tarok.server.storage.database import file_of
from tarok.server.storage.sqlite_file import claim, copy_file

UPGRADING: Final = 7_164_781
"""The number of the lock that PostgreSQL gives to one at a time who brings the tables up to date."""
FEW: Final = 3
"""How many copies of older versions of a file are kept."""

log = logging.getLogger(__name__)


class Newer(ValueError):
    """A database was written by a newer program."""


def version(connection: sql.Connection) -> str | None:
    """Return the version of a database; None: it has none, for there is nothing in it of ours."""
    if not sql.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.scalar(sql.text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)


@cache
def newest() -> str:
    """Return the version that this program writes."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def known(found: str) -> None:
    """Newer: this program does not know the version."""
    if found not in _revisions():
        raise Newer(NEWER.sentence.format(found=found, newest=newest()))


@cache
def _revisions() -> frozenset[str]:
    return frozenset(each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions())


def make_ready(url: sql.URL, engine: sql.Engine) -> None:
    """Make a database ready: a file that is not there is made, and tables are brought up to date.

    OSError, sqlite3.Error, DBAPIError, Newer: the database cannot be made ready.
    """
    file = file_of(url)
    if file:
        claim(file)
    with engine.execution_options(writes=True).begin() as connection:
        _upgrade(connection, file)


def _upgrade(connection: sql.Connection, file: Path | None) -> None:
    """Migrate the schema; of several processes that try at once only one does.

    A file with data is copied first.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sql.text(f"SELECT pg_advisory_xact_lock({UPGRADING})"))
    found, wanted = version(connection), newest()
    if found == wanted:
        return
    if found:
        known(found)
        if file:
            log.warning(
                "%s is brought from version %s to %s; as it was it is %s", *_kept(file, found, wanted)
            )
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _kept(file: Path, found: str, wanted: str) -> tuple[Path, str, str, Path]:
    """Copy a file before a migration, and return the message about it; only a few older copies are kept."""
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    copy = Path(f"{file}.{found}-{moment}")
    copy_file(file, copy)
    copies = sorted(
        file.parent.glob(f"{file.name}.????-????????-??????"), key=lambda each: each.stat().st_mtime
    )
    for old in copies[:-FEW]:
        old.unlink()
    return file, found, wanted, copy


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config
