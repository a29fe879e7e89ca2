"""A commit whose answer never comes: what it stored is neither lost nor stored again."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from cutting import Cutter
from postgresql import Cluster
from sqlalchemy.exc import DBAPIError

from tarok.server.room.leases import PACE, Leases
from tarok.server.storage import write_batcher
from tarok.server.storage.event_store import EventStore

PATIENCE = 20
FACTS = [("said", "one"), ("said", "two")]


@pytest.fixture
def through(cluster: Cluster) -> Callable[[Callable[[EventStore, Cutter], Awaitable[None]]], None]:
    """Have something done with a store whose lines can be cut."""
    database = cluster.new_database()

    async def work(what: Callable[[EventStore, Cutter], Awaitable[None]]) -> None:
        with tempfile.TemporaryDirectory(prefix="tarok-") as folder:
            async with Cutter(cluster.folder, Path(folder)) as cutter:
                store = EventStore(database.replace(str(cluster.folder), folder))
                await store.open()
                try:
                    await what(store, cutter)
                finally:
                    await store.close()

    return lambda what: asyncio.run(work(what))


def test_what_was_stored_though_nobody_heard_it_is_stored(
    through: Callable[[Callable[[EventStore, Cutter], Awaitable[None]]], None],
) -> None:
    async def work(store: EventStore, cutter: Cutter) -> None:
        cutter.spoils = "after"
        assert await store.append("t", 0, FACTS)
        assert 1 == cutter.spoiled
        assert ["one", "two"] == [record.body for record in await store.read("t")]
        assert not await store.append("t", 0, FACTS)
        assert await store.append("t", 2, FACTS)

    through(work)


def test_what_was_not_stored_is_said_not_to_be_and_can_be_stored_again(
    through: Callable[[Callable[[EventStore, Cutter], Awaitable[None]]], None],
) -> None:
    async def work(store: EventStore, cutter: Cutter) -> None:
        cutter.spoils = "before"
        with pytest.raises(DBAPIError):
            await store.append("t", 0, FACTS)
        assert [] == await store.read("t")
        assert await store.append("t", 0, FACTS)
        assert 1 == cutter.spoiled

    through(work)


@pytest.mark.parametrize("when", ["before", "after"])
def test_of_many_that_are_stored_together_each_is_stored_once(
    through: Callable[[Callable[[EventStore, Cutter], Awaitable[None]]], None], when: str
) -> None:
    async def work(store: EventStore, cutter: Cutter) -> None:
        await store.append("first", 0, FACTS)
        cutter.spoils = when
        assert [True] * 20 == await asyncio.gather(
            *(store.append(f"t{number}", 0, FACTS) for number in range(20))
        )
        assert 1 == cutter.spoiled
        for number in range(20):
            assert [1, 2] == [record.seq for record in await store.read(f"t{number}")]

    through(work)


def test_who_was_too_late_when_the_line_is_cut_gets_an_answer(
    through: Callable[[Callable[[EventStore, Cutter], Awaitable[None]]], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(write_batcher, "DOUBT", 0.2)

    async def work(store: EventStore, cutter: Cutter) -> None:
        await store.append("t", 0, FACTS)
        cutter.gives_up = True
        for _ in range(2):
            with pytest.raises(DBAPIError):
                await asyncio.wait_for(store.append("t", 0, FACTS), PATIENCE)
        cutter.gives_up = False
        await cutter.open_the_door()
        assert not await store.append("t", 0, FACTS)

    through(work)


def test_that_a_process_has_died_is_told_though_the_line_was_cut_at_that_moment(
    through: Callable[[Callable[[EventStore, Cutter], Awaitable[None]]], None], cluster: Cluster
) -> None:
    async def work(store: EventStore, cutter: Cutter) -> None:
        clock = [1_000_000.0]
        direct = EventStore(cluster.latest)
        await direct.open()
        one, other = (Leases(each, lambda: clock[0], lambda: clock[0]) for each in (store, direct))
        other.note("t", {"bine": (1.0,)})
        for each in (one, other, one, other, one):
            clock[0] += PACE
            await each.refresh()
        assert not one.serves("t")
        cut = 0
        while not one.serves("t"):  # the other one says nothing any more
            clock[0] += PACE
            cutter.spoils = "before"
            try:
                await one.refresh()
            except DBAPIError:
                cut += 1
        assert cut
        cutter.spoils = ""
        changed = await one.refresh()
        assert {"t"} == changed
        await direct.close()

    through(work)
