"""Nobody gains time by loading the page anew, and nobody loses any while the server is down.

Two processes serve one table on one database, with a clock of the test's own: nothing sleeps.
"""

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from server.test_room_registry import ANA, BINE, Clock, Server, run, server
from tarok.server.room.connections import Connection
from tarok.server.room.room import Room
from tarok.server.table.clocks import deadline
from tarok.server.table.events import Seated
from tarok.server.table.state import Table

BRISK = 48.0
"""How many seconds the first decision may take, with its reserve."""


async def two_people(one: Server) -> str:
    """A table where Ana and Bine play with a bot, by the clock; Ana is due."""
    table = await one.open(ANA, "you", "open", "rule", pace="brisk", host_begins=False, public=False)
    async with one.rooms.room(table) as room:
        await room.seat(Seated(1, BINE.guest, BINE.name))
    return table


class Visitors:
    """People who open pages at either process and close them; what a process does later, it does at once."""

    def __init__(self, rooms: list[Room], clock: Clock, chance: Random) -> None:
        self.rooms, self.clock, self.chance = rooms, clock, chance
        self.pages: list[tuple[Room, Connection]] = []

    async def come(self, room: Room, guest: str) -> None:
        page = room.join(guest)
        self.pages.append((room, page))
        await room.on_connect(page)
        await room.deal()

    async def go(self, room: Room, page: Connection) -> None:
        self.pages.remove((room, page))
        room.leave(page)
        await room.mark_absent(0.0)

    async def move(self) -> None:
        """Let somebody come, go, or load their page anew; then every process reads what the other stored."""
        if self.pages and self.chance.random() < 0.7:
            room, page = self.chance.choice(self.pages)
            await self.go(room, page)
            await self.level()
            if self.chance.random() < 0.7:
                await self.come(room, str(page.guest))
        else:
            await self.come(self.chance.choice(self.rooms), self.chance.choice(("ana", "bine")))
        await self.level()

    async def level(self) -> None:
        for _ in range(2):
            for room in self.rooms:
                await room.catch_up()

    async def pass_time(self, seconds: float) -> None:
        self.clock.now += seconds
        for room in self.rooms:
            if any(other is room for other, _ in self.pages):
                await room.advance_time()
        await self.level()


def left(table: Table, now: float) -> float | None:
    up = deadline(table)
    return up and up[0] - now


@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_nobody_gains_time_by_loading_the_page_anew(seed: int) -> None:
    async def work() -> None:
        with TemporaryDirectory() as folder:
            async with AsyncExitStack() as stack:
                clock, chance = Clock(), Random(seed)
                database = Path(folder) / "tarok.db"
                both = [await stack.enter_async_context(server(database, clock)) for _ in range(2)]
                table = await two_people(both[0])
                rooms = [await stack.enter_async_context(one.rooms.room(table)) for one in both]
                await evening(Visitors(rooms, clock, chance))

    run(work)


async def evening(people: Visitors) -> None:
    room, budget = people.rooms[0], BRISK
    await people.come(people.chance.choice(people.rooms), "ana")
    await people.level()
    for _ in range(25):
        await people.move()
        seconds = people.chance.choice((0.5, 1.0, 3.0))
        watched = bool(people.pages)
        await people.pass_time(seconds)
        budget -= seconds if watched else 0.0
        if room.table.playing.log or room.table.overdue is not None:
            break
        now = left(room.table, people.clock.now)
        assert now is None or now <= budget + 0.01
    assert budget > 0 or room.table.playing.log


def test_who_comes_back_to_a_server_that_was_down_has_time(database: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with server(database, clock) as one:
            table = await two_people(one)
            async with one.rooms.room(table) as room:
                await room.on_connect(room.join("ana"))
                await room.deal()
                clock.now += 10
        clock.now += 3600  # nobody noted that she was gone
        async with server(database, clock) as one, one.rooms.room(table) as room:
            await room.on_connect(room.join("ana"))
            await room.deal()
            assert BRISK == left(room.table, clock.now)
            assert not room.table.playing.log
            clock.now += 40
            room.leave(page := room.join("ana"))
            assert not page.closed.is_set()
            await room.on_connect(room.join("ana"))
            await room.deal()
            assert 8 == left(room.table, clock.now)

    run(work)


def test_the_clock_stands_still_from_when_the_last_page_is_gone(database: str) -> None:
    async def work() -> None:
        clock = Clock()
        async with server(database, clock) as one:
            table = await two_people(one)
            async with one.rooms.room(table) as room:
                page = room.join("ana")
                await room.on_connect(page)
                await room.deal()
                await room.mark_absent(0.0)  # Bine has not come
                clock.now += 30
                room.leave(page)
                clock.now += 5
                await room.mark_absent(0.0)
                clock.now += 3600
                await room.on_connect(room.join("ana"))
                await room.deal()
                assert BRISK - 35 == left(room.table, clock.now)

    run(work)
