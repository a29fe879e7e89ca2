"""What a room does later is done, also where the file is locked just then."""

import asyncio
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from server.test_room_registry import ANA, Clock, Server, run, server
from tarok.server.room import timers
from tarok.server.room.timers import Timers
from tarok.server.storage.event_store import EventStore


class Locked:
    """A store whose file is locked by another for some tries."""

    def __init__(self, store: EventStore, tries: int) -> None:
        self._append, self.tries = store.append, tries

    async def __call__(self, *facts: Any) -> bool:
        if self.tries:
            self.tries -= 1
            raise OperationalError("INSERT", None, Exception("database is locked"))
        return await self._append(*facts)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timers, "AGAIN", 0.001)


def test_time_is_up_although_the_file_was_locked_when_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with server(database, Clock()) as one:
            table = await brisk(one)
            async with one.rooms.room(table) as room:
                page = room.join("ana")
                await room.on_connect(page)
                await room.deal()
                locked = Locked(one.store, 3)
                monkeypatch.setattr(one.store, "append", locked)
                one.clock.now += 47.99
                await room.on_connect(room.join(None))  # a new connection sets the alarm again
                await room.deal()
                one.clock.now += 1
                async with asyncio.timeout(10):
                    while not room.table.playing.log:
                        await page.next_message()
                assert 0 == locked.tries

    run(work)


async def brisk(one: Server) -> str:
    """A table where Ana alone plays with two bots, by the clock, and is due."""
    return await one.open(ANA, "you", "rule", "rule", pace="brisk", host_begins=False, public=False)


def test_what_fails_is_tried_again_and_nothing_is_begun_once_they_are_stopped() -> None:
    async def work() -> None:
        tried: list[int] = []
        stopped = asyncio.Event()
        running: set[asyncio.Task[None]] = set()
        room = Timers(running)

        async def fail() -> None:
            tried.append(len(tried))
            if len(tried) == 3:
                room.stop()
                stopped.set()
            raise OSError

        room.alarm(0.0, fail)
        async with asyncio.timeout(10):
            await stopped.wait()
            await asyncio.gather(*running)
        await asyncio.sleep(0.02)
        assert [0, 1, 2] == tried

    run(work)
