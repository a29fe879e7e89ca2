"""Lists of tables, events and participants, for the operator."""

import time
from datetime import UTC, datetime
from typing import Final

import sqlalchemy as sql
from msgspec import Struct

from tarok.engine.json_codec import from_json
from tarok.engine.result import Booked, Stop
from tarok.server.accounts.operator_orders import STIRRED, order
from tarok.server.core.errors import RequestError
from tarok.server.room.chat import STREAMS, Spoke
from tarok.server.room.table_cache import TableCache
from tarok.server.storage.event_store import EventStore
from tarok.server.storage.queries import OPENED
from tarok.server.table.events import Stopped, write
from tarok.server.table.state import Table
from tarok.server.tournaments.listing import info
from tarok.server.tournaments.registry import EventRegistry
from tarok.server.tournaments.repository import BookRepository

LATEST: Final = sql.text(OPENED.format(manner="0 = 0")).bindparams(after="", since="")


class TableRow(Struct, frozen=True):
    """A table: when it was opened, when something last happened, and its players.

    `people` are the names of guests; `bots` is the number of bots.
    """

    table: str
    game: str
    opened: str
    latest: str
    deals: int
    people: tuple[str, ...]
    bots: int
    public: bool
    over: bool


class EventRow(Struct, frozen=True):
    """An event that is not over: when it begins, its state, and how many take part."""

    event: str
    title: str
    game: str
    starts: str
    stands: str
    people: int


class PersonRow(Struct, frozen=True):
    """A guest who sits at a table, or did: then `place` is null."""

    guest: str
    name: str
    place: int | None


class WordsRow(Struct, frozen=True):
    """A recent chat message at a table: a phrase, by its id, or a text."""

    at: str
    guest: str
    name: str
    said: str


async def tables(store: EventStore, folded: TableCache, most: int) -> list[TableRow]:
    """Return the tables where something happened last."""
    latest = await store.ask(LATEST.bindparams(most=most), lambda row: (row[0], row[1]))
    return [_row(await folded.table(name, seq)) for name, seq in latest]


async def tables_of(store: EventStore, folded: TableCache, guest: str, most: int) -> list[TableRow]:
    """Return the tables where a guest has sat down, the last one first."""
    return [_row(await folded.table(stay.table, stay.last)) for stay in await store.stays(guest, most)]


async def people(folded: TableCache, name: str) -> list[PersonRow]:
    """Return who sits at a table, and who has sat there.  ValueError: there is none."""
    table = await _table(folded, name)
    here = [
        PersonRow(place.person.guest, place.person.name, number)
        for number, place in enumerate(table.places)
        if place.person
    ]
    left = {stay.person.guest: stay.person.name for stay in table.stays if stay.person}
    for person in here:
        left.pop(person.guest, None)
    return [*here, *(PersonRow(guest, called, None) for guest, called in left.items())]


async def said(store: EventStore, name: str) -> list[WordsRow]:
    """Return the recent chat messages of a table."""
    found = [(record, from_json(record.body, Spoke)) for record in await store.read(STREAMS + name)]
    return [WordsRow(_written(record.at), it.guest, it.name, it.phrase or it.text) for record, it in found]


async def close(store: EventStore, folded: TableCache, name: str) -> None:
    """Let the session of a table be over.  ValueError: it is already, or there is no such table."""
    stored = False
    while not stored:
        table = await _table(folded, name)
        if table.sheet.over:
            raise ValueError(f"the session of table {name} is over already")
        carry = table.sheet.carry.with_marks(over=(1,))
        stopped = Stopped(table.host, Booked(Stop(), (), carry))
        stored = await store.append(name, table.seq, [write(stopped)])
    await order(store, STIRRED, name)


async def events(store: EventStore) -> list[EventRow]:
    """Return the events that are not over, the next one first."""
    repository, rows = await _repository(store), list[EventRow]()
    for listed in await EventRegistry(store, time.time).open():
        try:
            async with repository.online(listed.event) as (book, online):
                assert book.event is not None
                told = info(listed.event, book.event, online)
        except RequestError:
            continue  # it was erased
        starts = _written(told.starts_at)
        rows.append(EventRow(told.id, told.title, told.game, starts, told.stands, told.people))
    return rows


async def close_event(store: EventStore, name: str) -> None:
    """Let an event be over.  ValueError: it is already, or there is none."""
    try:
        await (await _repository(store)).call_off(name)
    except RequestError as wrong:
        over = wrong.body["error"] == "event_over"
        raise ValueError(f"event {name} is over already" if over else f"there is no event {name}") from None
    await EventRegistry(store, time.time).end(name)


async def _repository(store: EventStore) -> BookRepository:
    return BookRepository(store, await store.secret(), time.time)


async def _table(folded: TableCache, name: str) -> Table:
    try:
        return await folded.table(name)
    except RequestError:
        raise ValueError(f"there is no table {name}") from None


def _row(table: Table) -> TableRow:
    return TableRow(
        table.id,
        table.key,
        _written(table.opened_at),
        _written(table.at),
        table.deals,
        tuple(place.person.name or "?" for place in table.places if place.person),
        sum(place.person is None and place.bot is not None for place in table.places),
        table.manners.public,
        table.sheet.over,
    )


def _written(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")
