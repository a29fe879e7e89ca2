"""Several processes at one table: which of them serves it, and who is there; only the test's clock runs."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from server.toy import PACK, always, first, toy
from tarok.engine.actions import PLAY
from tarok.engine.deal import Game
from tarok.engine.view import Player, View
from tarok.server.room.connections import Connection
from tarok.server.room.leases import BURIED, PACE
from tarok.server.room.room import Room, RoomServices
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.storage.event_store import EventStore
from tarok.server.table.events import Did, Went, read
from tarok.server.table.initial_state import seated
from tarok.server.table.messages import Act
from tarok.server.table.places import Person
from tarok.server.table.request_models import OpenTable

LOOKS = 3
"""After how many looks at which they say nothing others are taken for dead."""
ANA, BINE = Person("ana", "Ana"), Person("bine", "Bine")


class Process:
    """A process, as far as tables go; what it does again and again it does when the test says so."""

    def __init__(self, store: EventStore, clock: list[float]) -> None:
        self.store, self.clock = store, clock
        self.thoughts = self.said = 0
        now, ticks = (lambda: clock[0],) * 2
        services = RoomServices(store, {"rule": self._bot}, always(PACK), now, ticks=ticks)
        self.rooms, self.leases = RoomRegistry({"toy": toy}, services), services.leases
        alter = store.alter

        async def counted(*what: Any) -> None:
            self.said += 1
            await alter(*what)

        store.alter = counted  # type: ignore[method-assign]  # to count

    def _bot(self, game: Game, seed: int) -> Player:
        def play(view: View) -> Any:
            self.thoughts += 1
            return first(game, seed)(view)

        return play

    async def look(self) -> None:
        self.clock[0] += PACE
        await self.rooms.exchange_presence()

    async def open(self, *people: Person) -> str:
        """Open a table of Ana, a bot that plays against her, and whoever sits out."""
        wanted = OpenTable(game="toy", players=["you", "rule", "open"], name=ANA.name)
        table, _ = await self.rooms.open(wanted, ANA)
        async with self.rooms.room(table) as room:
            for person in people:
                await room.seat(seated(2, person))
        return table


def together(work: Callable[..., Awaitable[None]], database: str, number: int = 2) -> None:
    """Have some processes on one database do something."""

    async def run() -> None:
        stores, clock = [EventStore(database) for _ in range(number)], [1_000_000.0]
        for store in stores:
            await store.open()
        try:
            processes = [Process(store, clock) for store in stores]
            for process in processes:
                await process.leases.open()
            await work(*processes)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


async def soon(wanted: Callable[[], object]) -> None:
    """Wait for what a room has begun to do."""
    for _ in range(1000):
        if wanted():
            return
        await asyncio.sleep(0.01)
    pytest.fail("nothing of the kind happens")


def log(room: Room) -> list[tuple[int, int]]:
    """Return who has played which card."""
    return [(seat, getattr(action, "card", -1)) for seat, action in room.table.playing.log]


def test_whoever_has_had_pages_longest_serves_a_table(database: str) -> None:
    async def work(one: Process, other: Process, third: Process) -> None:
        other.leases.note("t", {"bine": (1.0,)})
        one.clock[0] += 1
        one.leases.note("t", {"ana": (1.0,), "": (2.0,)})
        for process in (one, other, third, one, other):
            await process.look()
        assert [False, True, False] == [each.leases.serves("t") for each in (one, other, third)]
        assert [["bine"], ["", "ana"]] == [sorted(each.leases.elsewhere("t")) for each in (one, other)]
        assert [True, False, False] == sorted(
            (each.leases.is_first for each in (one, other, third)), reverse=True
        )
        other.leases.note("t", {})
        for process in (other, one, third):
            await process.look()
        assert [True, False, False] == [each.leases.serves("t") for each in (one, other, third)]
        assert ["", "ana"] == sorted(third.leases.elsewhere("t"))

    together(work, database, 3)


def test_the_pages_of_a_guest_are_counted_over_all_other_processes(database: str) -> None:
    async def work(one: Process, other: Process, third: Process) -> None:
        one.leases.note("t", {"ana": (1.0, 2.0), "bine": (1.0,)})
        one.leases.note("u", {"ana": (3.0,)})
        other.leases.note("t", {"ana": (4.0,)})
        for process in (one, other, third, one, other):
            await process.look()
        assert [1, 3, 4] == [each.leases.number_elsewhere("ana") for each in (one, other, third)]
        one.leases.note("t", {})
        for process in (one, third):
            await process.look()
        assert 2 == third.leases.number_elsewhere("ana")

    together(work, database, 3)


def test_a_process_that_says_nothing_any_more_serves_no_table(database: str) -> None:
    async def work(one: Process, other: Process) -> None:
        one.leases.note("t", {"ana": (1.0,)})
        one.clock[0] += 1
        other.leases.note("t", {"bine": (1.0,)})
        for process in (one, other, one, other):
            await process.look()
        assert (True, False) == (one.leases.serves("t"), other.leases.serves("t"))
        for _ in range(LOOKS - 1):
            await other.look()
            assert not other.leases.serves("t")
        await other.look()
        assert other.leases.is_alone
        assert other.leases.serves("t")
        assert [] == other.leases.elsewhere("t")
        while other.leases._others:
            await other.look()
        one.leases.note("u", {"cene": (1.0,)})
        for process in (one, other, one, other):  # it had only slept
            await process.look()
        assert (True, False) == (one.leases.serves("t"), other.leases.serves("t"))
        assert (["ana"], ["cene"]) == (other.leases.elsewhere("t"), other.leases.elsewhere("u"))

    together(work, database)


@pytest.mark.parametrize("killed", [False, True])
def test_a_process_that_stops_says_so_or_else_its_parent_does(database: str, killed: bool) -> None:
    async def work(one: Process, other: Process) -> None:
        one.leases.note("t", {"ana": (1.0,)})
        for process in (one, other, one, other):
            await process.look()
        assert not other.leases.serves("t")
        if killed:
            other.leases.mark_dead(one.store.name)
        else:
            await one.leases.close()
        await other.look()
        assert other.leases.serves("t")

    together(work, database)


def test_a_process_that_is_alone_says_nothing(database: str) -> None:
    async def work(one: Process) -> None:
        assert 1 == one.said
        table = await one.open(BINE)
        async with one.rooms.room(table) as room:
            room.leave(room.join("ana"))
        for _ in range(round(2 * BURIED / PACE)):
            await one.look()
        assert 1 == one.said
        assert one.leases.is_alone

    together(work, database, 1)


def test_bots_think_in_the_process_that_serves_the_table_and_in_another_when_it_dies(database: str) -> None:
    async def work(one: Process, other: Process) -> None:
        table = await one.open(BINE)
        async with one.rooms.room(table) as here, other.rooms.room(table) as there:
            here.join("bine")
            one.clock[0] += 1
            page = there.join("ana")
            for process in (one, other, one, other):
                await process.look()
            assert await there.handle(page, Act(there.table.seq, PLAY[0])) is None
            await there.run_bots()
            assert [(0, 0)] == log(there)
            await here.catch_up()
            assert [(0, 0), (1, 1), (1, 3)] == log(here)
            await there.catch_up()
            assert await there.handle(page, Act(there.table.seq, PLAY[2])) is None
            for _ in range(LOOKS):
                await there.run_bots()
                assert 4 == len(log(there))
                await other.look()
            await soon(lambda: len(log(there)) == 5)
            assert (2, 1) == (one.thoughts, other.thoughts)
            stored = [read(record) for record in await one.store.read(table)]
            did = [(fact.seat, fact.action) for fact in stored if isinstance(fact, Did)]
            assert list(there.table.playing.log) == did

    together(work, database)


def test_nobody_has_gone_who_has_a_page_in_another_process(database: str) -> None:
    async def work(one: Process, other: Process) -> None:
        table = await one.open(BINE)
        async with one.rooms.room(table) as here, other.rooms.room(table) as there:
            here.join("ana")
            one.clock[0] += 1
            page = there.join("bine")
            for process in (one, other, one, other):
                await process.look()
            for room in (here, there):
                await room.mark_absent(0.0)
            assert [None, None, None] == [place.away for place in here.table.places]
            there.leave(page)
            for process in (other, one):
                await process.look()
            await there.mark_absent(0.0)  # it does not serve the table
            assert here.table.seq == len(await one.store.read(table))
            await here.mark_absent(0.0)
            assert Went(2) == read((await one.store.read(table))[-1])

    together(work, database)


def test_onlookers_of_all_processes_are_counted(database: str) -> None:
    async def work(one: Process, other: Process) -> None:
        table = await one.open()
        async with one.rooms.room(table) as here, other.rooms.room(table) as there:
            page = here.join("ana")
            for guest in ("bine", "bine", None, None):
                there.join(guest)
            for process in (one, other, one):
                await process.look()
            assert 3 == _onlookers(page)

    together(work, database)


def _onlookers(page: Connection) -> int:
    """How many onlookers a page was told of last."""
    while not page.outbox.empty():
        told = json.loads(page.outbox.get_nowait())
    return int(told["table"]["company"]["onlookers"])


def test_a_page_that_comes_is_told_what_others_have_stored(database: str) -> None:
    async def work(one: Process, other: Process) -> None:
        table = await one.open(BINE)
        async with one.rooms.room(table) as here, other.rooms.room(table) as there:
            page = here.join("ana")
            there.join("bine")
            assert await here.handle(page, Act(here.table.seq, PLAY[0])) is None
            assert there.table.seq < here.table.seq
            await there.refresh()
            assert there.table.seq == here.table.seq

    together(work, database)
