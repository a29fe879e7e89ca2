"""Integrity checks: the database file, the event streams and their content, and what the server needs."""

import shutil
import time
from collections.abc import Iterable, Iterator
from datetime import datetime
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sql
from msgspec import Struct

from tarok.engine.json_codec import from_json
from tarok.family import Games
from tarok.server.accounts import passkey_list
from tarok.server.accounts.device_transfer import Offered
from tarok.server.accounts.operator_orders import ELSEWHERE, SECRET, SET_BACK
from tarok.server.core.monotonic_clock import NOTICED
from tarok.server.maintenance import text_reports
from tarok.server.play.ranking import Ranking
from tarok.server.room.chat import STREAMS, Spoke
from tarok.server.storage.conditions import DAMAGED
from tarok.server.storage.database import FACT, address, file_of, shown
from tarok.server.storage.event_store import SERVER, Record
from tarok.server.storage.migrations_runner import newest, version
from tarok.server.storage.sqlite_file import fault
from tarok.server.storage.transfer import Counter, Row, Told, looking, rows
from tarok.server.table import events
from tarok.server.table.contests import Asked, Tried
from tarok.server.table.events import Answered, Invited, Shared, Watched
from tarok.server.table.reducer import fold
from tarok.server.tournaments import book_events, registry
from tarok.server.tournaments.registry import Listed

ROOM: Final = 100_000_000
"""How many bytes are free on the disk at least."""
SOME: Final = 3
"""How many streams with something wrong are named."""

TABLE: Final = "opened"
"""The kind of the first fact of a table."""
OTHERS: Final[dict[str, Any]] = {
    **passkey_list.KINDS,
    **book_events.KINDS,
    registry.LISTED: Listed,
    registry.OVER: Listed,
    "shared": Shared,
    "watched": Watched,
    "invited": Invited,
    "tried": Tried,
    "asked": Asked,
    "answered": Answered,
    "closed": Ranking,
    "offered": Offered,
    "spoke": Spoke,
    text_reports.KIND: text_reports.TextReported,
}
"""The other stored records with a type."""


class Finding(Struct, frozen=True):
    """A finding: the check that was made, whether it passed, and a sentence."""

    what: str
    said: str
    ok: bool = True


def check(database: str, games: Games, told: Told) -> Iterator[Finding]:
    """Run all checks and give the findings.

    FileNotFoundError, ValueError, sqlite3.Error, DBAPIError: the database cannot be read.
    """
    with looking(database) as connection:
        yield _version(connection, database)
        if file := file_of(address(database)):
            yield from _file(file)
        yield _secret(connection)
        yield from _facts(rows(connection), games, told)


def _version(connection: sql.Connection, database: str) -> Finding:
    found, wanted = version(connection), newest()
    if found == wanted:
        return Finding("version", f"{shown(database)} is of version {found}, the newest.")
    return Finding("version", f"It is of version {found}; the next start brings it to {wanted}.")


def _file(file: Path) -> Iterator[Finding]:
    why = fault(file, wholly=True)
    said = (
        f"The file is not sound: {DAMAGED.sentence.format(why=why)}."
        if why
        else "SQLite finds nothing wrong with the file."
    )
    yield Finding("file", said, not why)
    others = file.stat().st_mode & 0o077
    said = (
        "Others may read the file: `chmod 600` is for it." if others else "Only the owner can read the file."
    )
    yield Finding("rights", said, not others)
    free = shutil.disk_usage(file.resolve().parent).free
    yield Finding("room", f"There are {free / 1e6:,.0f} MB free where the file is.", free >= ROOM)


def _secret(connection: sql.Connection) -> Finding:
    question = sql.select(FACT.c.kind).where(FACT.c.stream == SERVER, FACT.c.kind.in_([SECRET, ELSEWHERE]))
    kinds = list(connection.scalars(question.order_by(FACT.c.seq)))
    if SECRET not in kinds:
        return Finding("secret", "There is no secret: no guest would be recognised.", ok=False)
    where = (
        "TAROK_SECRET or TAROK_SECRET_FILE gives it" if kinds[-1] == ELSEWHERE else "it is in the database"
    )
    return Finding("secret", f"The secret that signs is known: {where}.")


class Streams:
    """The errors found in the streams, by kind of stream."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self.tables = 0
        self.gaps: list[str] = []
        self.unread: list[str] = []
        self.unfolded: list[str] = []
        self.back = 0
        self.set_back: list[Row] = []
        self.newest = ""

    def look(self, stream: str, found: list[Row]) -> None:
        """Look at a stream."""
        first = found[0].seq
        whole = first == 1 or stream.startswith(STREAMS)  # chat messages are forgotten, the oldest first
        if not whole or [row.seq for row in found] != list(range(first, first + len(found))):
            self.gaps.append(stream)
        self.back += any(row.at < before.at for before, row in pairwise(found))
        self.newest = max(self.newest, *(row.at for row in found))
        if stream == SERVER:
            self.set_back = [row for row in found if row.kind == SET_BACK]
        if found[0].kind == TABLE:
            self._table(stream, found)
        else:
            self._other(stream, found)

    def _table(self, stream: str, found: list[Row]) -> None:
        self.tables += 1
        try:
            happened = [events.read(Record(row.seq, row.kind, row.body)) for row in found]
        except (KeyError, msgspec.DecodeError) as error:
            self.unread.append(f"{stream} ({error})")
            return
        try:
            fold(stream, happened, self._games)
        except Exception as error:  # noqa: BLE001 - whatever it is, this table cannot be played at
            self.unfolded.append(f"{stream} ({error})")

    def _other(self, stream: str, found: list[Row]) -> None:
        for row in found:
            if row.kind in OTHERS:
                try:
                    from_json(row.body, OTHERS[row.kind])
                except msgspec.DecodeError as error:
                    self.unread.append(f"{stream} ({error})")
                    return


def _facts(found: Iterable[Row], games: Games, told: Told) -> Iterator[Finding]:
    counter, streams = Counter(told), Streams(games)
    for stream, each in groupby(counter(found), key=lambda row: row.stream):
        streams.look(stream, list(each))
    count = counter.count
    yield _found("gaps", f"{count.streams:,} streams have no gaps", "have gaps", streams.gaps)
    yield _found("facts", f"{count.facts:,} facts can be read", "cannot be read", streams.unread)
    yield _found(
        "tables", f"{streams.tables:,} tables can be played on", "cannot be played on", streams.unfolded
    )
    yield Finding("times", _times(streams))
    yield Finding("digest", f"The digest of all facts is {count.digest}.")


def _times(streams: Streams) -> str:
    """Return the findings about clocks: steps back that servers stored, or that the events show."""
    told = []
    if noted := streams.set_back:
        by = ", ".join(f"{row.at[:16]} UTC by {int(row.body):,} s" for row in noted[-SOME:])
        told.append(
            f"servers noticed it {len(noted):,} times, last on {by}" if len(noted) > 1 else f"on {by}"
        )
    elif streams.back:
        told.append(f"it shows in {streams.back:,} streams")
    ahead = datetime.fromisoformat(streams.newest).timestamp() - time.time() if streams.newest else 0.0
    if ahead > NOTICED:
        told.append(f"it is {ahead:,.0f} s behind the last stored event")
    if not told:
        return "There is no sign that the clock of the machine was ever set back."
    return f"The clock of the machine was set back: {'; '.join(told)}. The tables go on all the same."


def _found(what: str, well: str, ill: str, wrong: list[str]) -> Finding:
    if not wrong:
        return Finding(what, f"All {well}.")
    more = f" and {len(wrong) - SOME:,} more" if len(wrong) > SOME else ""
    return Finding(what, f"These {ill}: {', '.join(wrong[:SOME])}{more}.", ok=False)
