"""The known failures of a database, as a table: how to recognise each, and who gets which message.

docs/hosting.md has the same table, as `table` returns it.
"""

import errno
import os
import re
import shutil
import sqlite3
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct
from sqlalchemy.exc import DBAPIError

from tarok.server.storage.database import one_line
from tarok.server.storage.sqlite_file import Gone

Trouble: TypeAlias = Literal["unstorable", "silent", "slow"]
"""The server's problem as sent to open pages, which have a sentence for each."""

ROOM: Final = 1_000_000
"""With how many bytes free a disk counts as full: SQLite then also complains of other things."""
FIELD: Final = re.compile(r"\{\w+\}")
STOPPED: Final = 2
"""The status of a command that ends with a sentence."""


class Condition(Struct, frozen=True):
    """A row: the failure, the sentence about it, and what pages are sent.

    A server that cannot start prints the sentence, and so does `tarok admin`; `{why}` is the database's own
    message.  `play`: None where the game goes on.  `start` and `admin` are the exit statuses of the commands;
    `codes` are those of SQLite, `states` the SQLSTATEs of PostgreSQL, or their prefixes, and `errors` the
    errno of the system.
    """

    key: str
    happens: str
    sentence: str
    play: Trouble | None = "unstorable"
    start: int = STOPPED
    admin: int = STOPPED
    codes: frozenset[int] = frozenset()
    states: tuple[str, ...] = ()
    errors: frozenset[int] = frozenset()

    @property
    def status(self) -> int:
        """The HTTP status of requests that store something, and of `/readyz`."""
        return 503 if self.play else 200


FULL: Final = Condition(
    "full",
    "the disk is full",
    "the disk is full: make room",
    codes=frozenset({sqlite3.SQLITE_FULL}),
    states=("53100",),
    errors=frozenset({errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}),  # Windows has no quotas
)
READ_ONLY: Final = Condition(
    "read_only",
    "the database may only be read",
    "it may only be read: let the user of the server write the file and its folder, or the database",
    codes=frozenset({sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM}),
    states=("25006", "42501"),
    errors=frozenset({errno.EROFS, errno.EACCES, errno.EPERM}),
)
LOCKED: Final = Condition(
    "locked",
    "another program keeps the database locked",
    "another program keeps it locked: end that program",
    codes=frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}),
    states=("55P03",),
)
SILENT: Final = Condition(
    "silent",
    "the database is paused, or the network drops its packets",
    "it does not answer: look at its machine and at the network",
    play="silent",
    states=("57014",),
)
GONE: Final = Condition(
    "gone",
    "the file is deleted, moved away or replaced",
    "the file has gone: put it back, or restore a backup with `tarok admin restore` ({why})",
)
UNREACHABLE: Final = Condition(
    "unreachable",
    "the database is stopped, or there is none of this name",
    "it cannot be reached ({why})",
    states=("08", "57P", "3D000", "53300"),
)
NEWER: Final = Condition(
    "newer",
    "a newer Tarok has brought the database up to date",
    "it is of version {found}, which a newer Tarok has written; this one knows {newest}",
)
DAMAGED: Final = Condition(
    "damaged",
    "the file is damaged",
    "it is damaged ({why}); `tarok admin restore` puts a backup in its place",
    admin=1,
    codes=frozenset({sqlite3.SQLITE_CORRUPT}),
    states=("XX001", "XX002"),
)
FAILING: Final = Condition(
    "failing",
    "the disk fails",
    "it cannot be read or written ({why}): look at the disk",
    codes=frozenset({sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN}),
    states=("58",),
    errors=frozenset({errno.EIO}),
)
SET_BACK: Final = Condition(
    "set_back",
    "the clock is set back",
    "the clock of the machine was set back; the tables go on all the same",
    play=None,
    start=0,
    admin=0,
)
CONDITIONS: Final = (
    *(FULL, READ_ONLY, LOCKED, SILENT, GONE, UNREACHABLE, NEWER, DAMAGED, FAILING, SET_BACK),
)


class Outdated(sqlite3.OperationalError):
    """The database is of a version that this program does not know."""


def condition_of(error: Exception, file: Path | None = None) -> Condition | None:
    """Return the condition behind an error; None: it does not concern the database as a whole."""
    cause: object = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, Gone):
        return GONE
    if isinstance(cause, Outdated):
        return NEWER
    if isinstance(cause, OSError):
        return _first("errors", cause.errno)
    if isinstance(cause, sqlite3.Error):
        return _of_file(cause, file)
    return _of_server(cause)


def sentence(error: Exception, file: Path | None = None) -> str:
    """Return the sentence about an error for the operator."""
    found, why = condition_of(error, file), one_line(error)
    return found.sentence.format(why=why) if found and found is not NEWER else why


def _first(field: str, code: object) -> Condition | None:
    return next((each for each in CONDITIONS if code in getattr(each, field)), None)


def _of_file(cause: sqlite3.Error, file: Path | None) -> Condition | None:
    """Return the condition for an SQLite error; some codes need a look at the file itself."""
    found = _first("codes", getattr(cause, "sqlite_errorcode", -1) & 0xFF)
    if found is not FAILING or file is None:
        return found
    try:
        if shutil.disk_usage(file.parent).free < ROOM:
            return FULL
    except OSError:
        return GONE
    if not file.exists():
        return GONE
    return found if os.access(file, os.W_OK) and os.access(file.parent, os.W_OK) else READ_ONLY


def _of_server(cause: Any) -> Condition | None:  # noqa: ANN401 - an error of psycopg, where there is one
    state = getattr(cause, "sqlstate", None)
    if state:
        return next((each for each in CONDITIONS if state.startswith(each.states or ("-",))), None)
    kinds = {kind.__name__ for kind in type(cause).__mro__}
    if kinds & {"Silent", "ConnectionTimeout"} or "timeout expired" in str(cause):
        return SILENT
    return UNREACHABLE if "OperationalError" in kinds else None


def table() -> str:
    """Return the rows as a table of the documentation."""
    lines = [
        "| what happens | a start, and `tarok admin`, say | status | `why` | HTTP | pages say |",
        "|---|---|---|---|---|---|",
    ]
    for each in CONDITIONS:
        said = FIELD.sub("…", each.sentence)
        status = each.start if each.start == each.admin else f"{each.start}, {each.admin}"
        why, trouble = (f"`{each.key}`", f"`{each.play}`") if each.play else ("", "nothing")
        lines.append(f"| {each.happens} | {said} | {status} | {why} | {each.status} | {trouble} |")
    return "\n".join(lines) + "\n"
