"""The file of an SQLite: made, looked through, copied while others write, and missed when it has gone."""

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

LOOK: Final = 5.0
"""How many seconds a file is looked through before it is served; a few gigabytes take as long."""
SERVED: Final = ".served"
"""The suffix of the marker file that records that this database has been served."""
PARTS: Final = ("", "-wal", "-shm")
"""The suffixes of the files that belong to a database."""


def claim(file: Path) -> None:
    """Create the file and its folder if missing, readable for the owner only.

    OSError, sqlite3.Error: it cannot be created, or it is no database.
    """
    if not file.parent.exists():
        file.parent.mkdir(parents=True, mode=0o700, exist_ok=True)
    file.touch(mode=0o600)
    for part in PARTS:
        if (each := Path(f"{file}{part}")).exists():
            each.chmod(0o600)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("SELECT count(*) FROM sqlite_master")


def reading(file: Path) -> sqlite3.Connection:
    """Open a file read-only.  sqlite3.Error: it cannot be opened."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, check_same_thread=False)


def fault(file: Path, seconds: float | None = None, *, wholly: bool = False) -> str | None:
    """Return the fault in the pages of a file; pages not reached in this time are taken to be sound.

    `wholly` also compares the indexes with their tables.  sqlite3.Error: the file cannot be read.
    """
    with closing(reading(file)) as connection:
        timer = threading.Timer(seconds or 0.0, connection.interrupt)
        if seconds is not None:
            timer.start()
        try:
            found = connection.execute(f"PRAGMA {'integrity' if wholly else 'quick'}_check(1)").fetchone()[0]
        except sqlite3.OperationalError as error:
            if "interrupted" in str(error):
                return None
            raise
        except sqlite3.DatabaseError as error:
            return str(error)
        finally:
            timer.cancel()
            if seconds is not None:
                timer.join()  # a closed connection cannot be interrupted
    return None if found == "ok" else " ".join(found.split())


def copy_file(file: Path, copy: Path) -> None:
    """Copy a file as of this moment, while others read and write it; the copy is a single file.

    OSError, sqlite3.Error: the copy failed, or there is a file of this name.
    """
    with fresh(copy) as part, closing(reading(file)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")


@contextmanager
def fresh(file: Path) -> Iterator[Path]:
    """Give a temporary path for a file, which gets its name only when it is complete.

    FileExistsError: there is a file of this name.
    """
    if file.exists():
        raise FileExistsError(17, "File exists", str(file))
    part = Path(f"{file}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    try:
        yield part
        with part.open("rb+") as whole:
            os.fsync(whole.fileno())
        part.replace(file)
    finally:
        for ending in PARTS:
            Path(f"{part}{ending}").unlink(missing_ok=True)


class Gone(sqlite3.OperationalError):
    """The file is not the one that was opened, or that was served before."""


def remember(file: Path) -> None:
    """Remember that a file is served from now on.  OSError: the mark cannot be written."""
    mark = Path(f"{file}{SERVED}")
    if not mark.exists():
        mark.write_text(
            f"Tarok has served {file.name} here. Where that file is missing Tarok does not start\n"
            "until it is restored, or this file is deleted, too.\n",
            encoding="utf-8",
        )


def check_remembered(file: Path) -> None:
    """Gone: the file was served before, and is missing now."""
    mark = Path(f"{file}{SERVED}")
    if mark.exists() and not file.exists():
        raise Gone(f"delete {mark} to begin with an empty one")


class ServerPresence:
    """Knows whether a file is still the one that was opened."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._known: tuple[int, int] | None = None

    def note(self) -> None:
        """Take the file that is there for the right one."""
        self._known = self._found()

    def lost(self) -> str | None:
        """Return why the file is not the one that was opened, if it is not."""
        if self._known is None or (found := self._found()) == self._known:
            return None
        return f"another file is at {self._file} now" if found else f"the file {self._file} has gone"

    def check(self) -> None:
        """Go on only with the file that was opened.  Gone: it is not there."""
        if lost := self.lost():
            raise Gone(lost)

    def _found(self) -> tuple[int, int] | None:
        try:
            stat = self._file.stat()
        except OSError:
            return None
        return stat.st_dev, stat.st_ino
