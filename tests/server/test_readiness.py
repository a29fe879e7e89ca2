"""Whether the server can read and store, for however many ask."""

import asyncio

from tarok.server.http.readiness import Readiness
from tarok.server.storage.database_health import DatabaseHealth
from tarok.server.storage.event_store import EventStore


class Slow(EventStore):
    """A store that takes its time, and can break."""

    def __init__(self) -> None:
        self.health = DatabaseHealth(None)
        self.looks = 0
        self.broken = False

    async def check(self) -> None:
        self.looks += 1
        await asyncio.sleep(0)
        if self.broken:
            raise OSError


def test_many_who_ask_wait_for_one_look_and_a_trouble_is_told_to_all() -> None:
    now = [100.0]

    async def ask() -> list[tuple[int, int]]:
        store, told = Slow(), []
        ready = Readiness(store, lambda: now[0])
        for seconds, broken in ((0.0, True), (0.0, False), (0.5, True), (0.6, True), (0.0, False)):
            now[0] += seconds
            store.broken = broken
            answers = await asyncio.gather(*(ready.check() for _ in range(5)), return_exceptions=True)
            told.append((store.looks, sum(isinstance(answer, OSError) for answer in answers)))
        return told

    assert [(1, 5), (2, 0), (2, 0), (3, 5), (4, 0)] == asyncio.run(ask())
