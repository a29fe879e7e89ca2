"""Retention: deletes tables that never began, perhaps finished ones, old books, and expired codes.

It works in small batches with pauses, so that writers are not blocked, and in one process only.
"""

import logging
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias

import sqlalchemy as sql

from tarok.server.accounts.device_transfer import STREAMS as ALONG
from tarok.server.accounts.join_codes import STREAMS as CODES
from tarok.server.core.settings import Settings
from tarok.server.maintenance.personal_data import within
from tarok.server.maintenance.text_reports import STREAM as TEXTS
from tarok.server.play.contest_seating import TRIES
from tarok.server.room.chat import STREAMS as TALKS
from tarok.server.room.room import Now
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.storage.database import COUNTED, FACT
from tarok.server.storage.event_store import EventStore, written
from tarok.server.table.table_settings import DAY
from tarok.server.tournaments.repository import STREAMS as BOOKS

EVERY: Final = 3600.0
"""How many seconds pass between two times of sweeping."""
BITE: Final = 100
"""How many tables are looked at in one go, and how many streams are forgotten."""
PAUSE: Final = 0.5
"""How many seconds pass between two bites."""

log = logging.getLogger(__name__)


class Old(NamedTuple):
    """A table that is forgotten: how many deals have begun there, and before when something last happened."""

    table: str
    deals: int
    before: str


Links: TypeAlias = Callable[[str, int], Iterable[str]]
"""Returns the links that may exist to a table, and to this number of its deals."""


class Retention:
    """Deletes what has been silent for longer than the settings say; gets the clock as an argument."""

    def __init__(
        self, rooms: RoomRegistry, store: EventStore, settings: Settings, links: Links, now: Now
    ) -> None:
        self._rooms = rooms
        self._store = store
        self._settings = settings
        self._links = links
        self._now = now

    async def watch(self) -> None:
        """Sweep, until the server closes."""
        while await self._rooms.sleep(EVERY):
            try:
                await self.sweep()
            except Exception:
                log.exception("could not delete expired data; trying again")

    async def sweep(self) -> int:
        """Forget all that is old, and return how many tables it was."""
        if not self._rooms.leases.is_first:
            return 0
        await self._codes(CODES)
        await self._codes(ALONG)
        if self._settings.forget_played:
            await self._store.forget(TRIES, self._now() - self._settings.forget_played * DAY)
        if self._settings.forget_books:
            await self._books(written(self._now() - self._settings.forget_books * DAY))
            await self._store.forget(TEXTS, self._now() - self._settings.forget_books * DAY)
        await self._store.change(sql.delete(COUNTED).where(COUNTED.c.until <= self._now()))
        return await self._tables()

    async def _tables(self) -> int:
        """Forget tables, the oldest first; return how many."""
        days = [term for term in (self._settings.forget_unplayed, self._settings.forget_played) if term]
        if not days:
            return 0
        until, after, number = written(self._now() - min(days) * DAY), ("", ""), 0
        while bite := await self._opened_between(after, until):
            after = bite[-1]
            for old in await self._old([table for _, table in bite]):
                if not self._rooms.has_connections(old.table):
                    await self._forget(old)
                    number += 1
            if not await self._rooms.sleep(PAUSE):
                break
        return number

    async def _opened_between(self, after: tuple[str, str], until: str) -> list[tuple[str, str]]:
        """Return when the next tables were opened, and their ids."""
        at, table = FACT.c.at, FACT.c.stream
        question = (
            sql.select(at, table)
            .where(FACT.c.kind == "opened", at < until, sql.tuple_(at, table) > sql.tuple_(*after))
            .order_by(at, table)
            .limit(BITE)
        )
        return await self._store.ask(question, lambda row: (row[0], row[1]))

    async def _old(self, tables: list[str]) -> list[Old]:
        """Return those of these tables where nothing has happened for the retention time."""
        dealt = sql.func.sum(sql.case((FACT.c.kind == "dealt", 1), else_=0))
        question = (
            sql.select(FACT.c.stream, sql.func.max(FACT.c.at), dealt)
            .where(FACT.c.stream.in_(tables))
            .group_by(FACT.c.stream)
        )
        old = []
        for table, last, deals in await self._store.ask(question, lambda row: (row[0], row[1], row[2])):
            days = self._settings.forget_played if deals else self._settings.forget_unplayed
            before = written(self._now() - days * DAY)
            if days and last < before:
                old.append(Old(table, deals, before))
        return old

    async def _forget(self, old: Old) -> None:
        """Delete a table and its streams, unless a player has connected in the meantime."""
        if await self._delete(old.table, old.before):
            self._rooms.cache.forget(old.table)
            for stream in (TALKS + old.table, *self._links(old.table, old.deals)):
                await self._store.forget(stream)

    async def _delete(self, stream: str, before: str) -> bool:
        """Delete a stream if nothing has happened there since then, and return whether it was so."""
        other = FACT.alias()
        last = sql.select(sql.func.max(other.c.at)).where(other.c.stream == stream).scalar_subquery()
        gone = sql.delete(FACT).where(FACT.c.stream == stream, last < before)
        return bool(await self._store.change(gone.returning(FACT.c.seq)))

    async def _books(self, before: str) -> None:
        """Delete the books without an event since then; each is found by one index seek."""
        book, number = BOOKS, 0
        while found := await self._store.ask(_after(book), lambda row: (row[0], row[1])):
            book, last = found[0]
            if last < before:
                await self._delete(book, before)
            number += 1
            if not await self._rooms.sleep(0.0 if number % BITE else PAUSE):
                return

    async def _codes(self, streams: str) -> None:
        """Delete the codes that are older than a day."""
        before = written(self._now() - DAY)
        old = (
            sql.select(FACT.c.stream)
            .where(*within(streams))
            .group_by(FACT.c.stream)
            .having(sql.func.max(FACT.c.at) < before)
            .limit(BITE)
        )
        while await self._rooms.sleep(0.0):
            gone = await self._store.change(
                sql.delete(FACT).where(FACT.c.stream.in_(old)).returning(FACT.c.stream)
            )
            if not gone:
                return
            await self._rooms.sleep(PAUSE)


def _after(book: str) -> sql.Select[tuple[str, str]]:
    """Return the query for the next book's stream and the time of its last event."""
    other = FACT.alias()
    until = BOOKS + chr(0x10FFFF)
    following = sql.select(sql.func.min(other.c.stream)).where(other.c.stream > book, other.c.stream <= until)
    here = FACT.c.stream == following.scalar_subquery()
    return sql.select(FACT.c.stream, FACT.c.at).where(here).order_by(FACT.c.seq.desc()).limit(1)
