"""What nobody comes back to is forgotten: tables that never began, codes, and others where one wants it."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import select

from server.live_server import Hands
from server.toy import PACK, always, first, toy
from tarok.server.accounts.join_codes import JoinCodes
from tarok.server.core.errors import RequestError
from tarok.server.core.settings import Settings
from tarok.server.maintenance import retention
from tarok.server.maintenance.retention import Retention
from tarok.server.maintenance.text_reports import TextReported, TextReports, reported_texts
from tarok.server.room.room import RoomServices
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.storage.database import FACT
from tarok.server.storage.event_store import EventStore
from tarok.server.table.events import Seated
from tarok.server.table.places import Person
from tarok.server.table.request_models import OpenTable

DAY = 86_400.0
FRIENDS = {"host_begins": True}
ANA = Person("ana", "Ana")


class Attic:
    """A registry of rooms in memory, and who sweeps it."""

    def __init__(self, store: EventStore, clock: Hands, settings: Settings) -> None:
        self.store, self.clock = store, clock
        self.rooms = RoomRegistry({"toy": toy}, RoomServices(store, {"rule": first}, always(PACK), clock))
        self.sweeper = Retention(
            self.rooms, store, settings, lambda table, deals: [f"{table} {deals}"], clock
        )

    async def open(self, *, began: bool) -> str:
        manners = {} if began else FRIENDS
        wanted = OpenTable(game="toy", players=["you", "rule", "rule"], manners=manners)
        table, _ = await self.rooms.open(wanted, ANA)
        for stream in (f"talk:{table}", f"{table} {int(began)}"):
            await self.store.append(stream, 0, [("spoke", "{}")], self.clock.at)
        return table

    async def kept(self) -> set[str]:
        found = await self.store.ask(select(FACT.c.stream).distinct(), lambda row: str(row[0]))
        return set(found) - {"server", "ready"}


def swept(database: str, clock: Hands, settings: Settings, work: Callable[[Attic], Awaitable[None]]) -> None:
    async def go() -> None:
        store = EventStore(database)
        await store.open()
        attic = Attic(store, clock, settings)
        try:
            await attic.rooms.leases.open()
            await work(attic)
        finally:
            await attic.rooms.close()
            await store.close()

    asyncio.run(go())


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    monkeypatch.setattr(retention, "BITE", 2)


def test_tables_that_never_began_are_forgotten_with_what_belongs_to_them(database: str, clock: Hands) -> None:
    async def work(attic: Attic) -> None:
        old = [await attic.open(began=False) for _ in range(5)]
        played = await attic.open(began=True)
        clock.at += 29 * DAY
        new = await attic.open(began=False)
        assert 0 == await attic.sweeper.sweep()
        clock.at += 1 * DAY + 1
        assert 5 == await attic.sweeper.sweep()
        assert {f"{each}" for each in (played, new)} <= await attic.kept()
        assert not [stream for stream in await attic.kept() for table in old if table in stream]
        with pytest.raises(RequestError):
            await attic.rooms.table(old[0])
        assert 0 == await attic.sweeper.sweep()

    swept(database, clock, Settings(), work)


def test_whoever_comes_back_keeps_a_table(database: str, clock: Hands) -> None:
    async def work(attic: Attic) -> None:
        table = await attic.open(began=False)
        clock.at += 20 * DAY
        async with attic.rooms.room(table) as room:
            await room.seat(Seated(1, "bine", "Bine"))
        clock.at += 20 * DAY
        assert 0 == await attic.sweeper.sweep()
        clock.at += 11 * DAY
        async with attic.rooms.room(table) as room:
            page = room.join("ana")
            assert 0 == await attic.sweeper.sweep()  # somebody looks at it
            room.leave(page)
        assert 1 == await attic.sweeper.sweep()

    swept(database, clock, Settings(), work)


def test_tables_that_were_played_are_kept_unless_one_wants_it(database: str, clock: Hands) -> None:
    async def work(attic: Attic) -> None:
        await attic.open(began=True)
        unplayed = await attic.open(began=False)
        clock.at += 399 * DAY
        assert 0 == await attic.sweeper.sweep()
        clock.at += 2 * DAY
        assert 1 == await attic.sweeper.sweep()
        assert {unplayed, f"talk:{unplayed}", f"{unplayed} 0"} == await attic.kept()

    swept(database, clock, Settings(forget_unplayed=0, forget_played=400), work)


def test_nothing_is_looked_at_where_nothing_is_to_be_forgotten(database: str, clock: Hands) -> None:
    async def work(attic: Attic) -> None:
        await attic.open(began=False)
        clock.at += 10_000 * DAY
        assert 0 == await attic.sweeper.sweep()

    swept(database, clock, Settings(forget_unplayed=0), work)


def test_old_codes_are_forgotten_and_others_lead_on(database: str, clock: Hands) -> None:
    async def work(attic: Attic) -> None:
        codes = JoinCodes(attic.store, "secret", clock)
        for number in range(5):
            await codes.of(f"table {number}")
        clock.at += DAY + 1
        code = (await codes.of("table 3")).code  # once more, a day later
        await attic.sweeper.sweep()
        assert {f"code {code}"} == await attic.kept()
        assert "table 3" == await codes.table(code)

    swept(database, clock, Settings(), work)


def test_reported_texts_are_deleted_as_books_are(database: str, clock: Hands) -> None:
    async def work(attic: Attic) -> None:
        reports = TextReports(attic.store, clock)
        await reports.add(TextReported("hu", "old", "Régi"))
        clock.at += 5 * DAY
        await reports.add(TextReported("hu", "new", "Új"))
        clock.at += 6 * DAY
        await attic.sweeper.sweep()
        assert ["new"] == [each.key for each in await reported_texts(attic.store)]
        await reports.add(TextReported("hu", "newer", "Újabb"))
        assert ["new", "newer"] == [each.key for each in await reported_texts(attic.store)]

    swept(database, clock, Settings(forget_books=10), work)
