"""A running server does what the operator orders, at its next look."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from server.toy import PACK, always, first, toy
from tarok.server.accounts.operator_orders import BARRED, PARDONED, SILENCED, STIRRED, order
from tarok.server.accounts.passkeys import Passkeys
from tarok.server.core.errors import RequestError
from tarok.server.maintenance import table_list
from tarok.server.maintenance.operator_worker import OperatorWorker
from tarok.server.maintenance.personal_data import PersonalData
from tarok.server.play.puzzle_ratings import PuzzleRatings
from tarok.server.room.connection_limits import ConnectionLimits
from tarok.server.room.room import Room, RoomServices
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.room.table_cache import TableCache
from tarok.server.storage.event_store import EventStore
from tarok.server.table.events import Began
from tarok.server.table.initial_state import seated
from tarok.server.table.messages import Act, Next, Refused
from tarok.server.table.phrases import Write
from tarok.server.table.places import Person
from tarok.server.table.request_models import OpenTable

ANA, BINE, CENE = Person("ana", "Ana"), Person("bine", "Bine"), Person("cene", "Cene")
FRIENDS = {"host_begins": True, "talk": "free"}
PUBLIC = {**FRIENDS, "public": True}


class ServerProcess:
    """A process that serves, and another one from which orders come."""

    def __init__(self, store: EventStore, office: EventStore) -> None:
        self.store, self.office = store, office
        self.rooms = RoomRegistry({"toy": toy}, RoomServices(store, {"rule": first}, always(PACK)))
        self.operator_worker = OperatorWorker(self.rooms, store, ConnectionLimits())

    async def open(self, *people: Person, **manners: Any) -> str:
        """Open a table for these people."""
        players = ["you", "open", "open"]
        wanted = OpenTable(game="toy", players=players, name=ANA.name, manners=manners or FRIENDS)
        table, _ = await self.rooms.open(wanted, people[0])
        async with self.rooms.room(table) as room:
            for place, person in enumerate(people[1:], 1):
                await room.seat(seated(place, person))
        return table

    async def order(self, kind: str, body: str) -> None:
        await order(self.office, kind, body)
        await self.operator_worker.look()


@pytest.fixture
def run(database: str) -> Callable[[Callable[[ServerProcess], Awaitable[None]]], None]:
    """Have something done in a server."""

    async def done(work: Callable[[ServerProcess], Awaitable[None]]) -> None:
        stores = EventStore(database), EventStore(database)
        for store in stores:
            await store.open()
        try:
            server = ServerProcess(*stores)
            await server.rooms.operator_settings.open()
            await work(server)
        finally:
            for store in stores:
                await store.close()

    return lambda work: asyncio.run(done(work))


async def says(room: Room, guest: str) -> str:
    """Let somebody say something; return why it was refused."""
    page = room.join(guest)
    try:
        answer = await room.handle(page, Write(0, "hello"))
    finally:
        room.leave(page)
    return answer.error if isinstance(answer, Refused) else ""


def test_whoever_is_silenced_says_nothing_until_they_are_pardoned(run: Any) -> None:
    async def work(server: ServerProcess) -> None:
        table = await server.open(ANA, BINE)
        async with server.rooms.room(table) as room:
            assert "" == await says(room, "ana")
            await server.order(SILENCED, "ana")
            assert ["silenced", ""] == [await says(room, guest) for guest in ("ana", "bine")]
            await server.order(PARDONED, "ana")
            assert "" == await says(room, "ana")
        said = await table_list.said(server.office, table)
        assert ["ana", "bine", "ana"] == [words.guest for words in said]

    run(work)


def test_whoever_is_barred_stands_up_at_public_tables_and_sits_at_those_of_friends(run: Any) -> None:
    async def work(server: ServerProcess) -> None:
        table, other = await server.open(BINE, ANA, **PUBLIC), await server.open(BINE, **PUBLIC)
        friends = await server.open(CENE, ANA)
        await server.order(BARRED, "ana")
        assert [None, 1] == [(await server.rooms.table(name)).place_of("ana") for name in (table, friends)]
        async with server.rooms.room(other) as room:
            with pytest.raises(RequestError, match="barred"):
                await room.seat(seated(1, ANA))
        with pytest.raises(RequestError, match="barred"):
            await server.open(ANA, **PUBLIC)
        async with server.rooms.room(friends) as room:
            assert "silenced" == await says(room, "ana")
        await server.order(PARDONED, "ana")
        async with server.rooms.room(other) as room:
            await room.seat(seated(1, ANA))

    run(work)


def test_whoever_was_barred_while_nobody_served_stands_up_too(run: Any) -> None:
    async def work(server: ServerProcess) -> None:
        table = await server.open(BINE, ANA, **PUBLIC)
        await order(server.office, BARRED, "ana")
        await server.rooms.operator_settings.look()  # as a process that begins
        server.rooms._closing.set()
        await server.operator_worker.watch()
        await server.operator_worker.look()
        assert (await server.rooms.table(table)).place_of("ana") is None

    run(work)


def test_a_table_that_is_closed_is_over_for_those_who_have_it_open(run: Any) -> None:
    async def work(server: ServerProcess) -> None:
        table = await server.open(ANA, BINE, CENE)
        async with server.rooms.room(table) as room:
            await room.append_while(lambda now: None if now.begun else Began())
            page = room.join("ana")
            assert room.table.due is not None
            await table_list.close(server.office, TableCache(server.office, {"toy": toy}), table)
            await server.operator_worker.look()
            assert (True, None, (0, 0, 0)) == (
                room.table.sheet.over,
                room.table.due,
                room.table.sheet.carry.totals,
            )
            told = [json.loads(page.outbox.get_nowait()) for _ in range(page.outbox.qsize())]
            assert [True] == [each["table"]["sheet"]["over"] for each in told if each["type"] == "state"][-1:]
            room.leave(page)
        with pytest.raises(ValueError, match=f"the session of table {table} is over already"):
            await table_list.close(server.office, TableCache(server.office, {"toy": toy}), table)

    run(work)


def test_whoever_runs_the_house_reads_who_sits_at_a_table_and_how_many_bots(run: Any) -> None:
    async def work(server: ServerProcess) -> None:
        folded = TableCache(server.office, {"toy": toy})
        table = await server.open(ANA, BINE)
        (row,) = await table_list.tables(server.office, folded, 30)
        assert (table, (ANA.name, BINE.name), 0) == (row.table, row.people, row.bots)
        async with server.rooms.room(table) as room:
            await room.append_while(lambda now: None if now.begun else Began())
        (row,) = await table_list.tables(server.office, folded, 30)
        assert ((ANA.name, BINE.name), 1) == (row.people, row.bots)

    run(work)


def test_what_waits_only_for_somebody_who_is_forgotten_goes_on(run: Any) -> None:
    async def work(server: ServerProcess) -> None:
        table = await server.open(ANA, BINE, CENE)
        async with server.rooms.room(table) as room:
            pages = {guest: room.join(guest) for guest in ("ana", "bine", "cene")}
            await room.append_while(lambda now: None if now.begun else Began())
            await server.order(STIRRED, table)
            while not room.table.over:
                place = room.table.due
                assert place is not None
                view = room.table.view(place)
                guest = room.table.guests[place]
                assert await room.handle(pages[guest], Act(room.table.seq, view.legal[0])) is None
            for guest in ("ana", "bine"):
                assert await room.handle(pages[guest], Next(room.table.seq)) is None
            assert 1 == room.table.deals
            secret = await server.office.secret()
            solvers = PuzzleRatings(server.office, secret, lambda: 2e9)
            traces = PersonalData(
                server.office, Passkeys(server.office, secret, lambda: 2e9), solvers, lambda: 2e9
            )
            assert 1 == await traces.remove("cene")
            await server.order(STIRRED, table)
            assert room.table.place_of("cene") is None
            for page in pages.values():
                room.leave(page)

    run(work)
