"""Pages come in a few at a time, those whose move is awaited before the others."""

import asyncio
from contextlib import suppress

from tarok.server.room.admission_queue import AT_ONCE, AdmissionQueue


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Visitors:
    """Those who come in, in their order, and stay in the doorway until they are let go."""

    def __init__(self) -> None:
        self.entrance = AdmissionQueue()
        self.came: list[str] = []
        self.on = asyncio.Event()
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def call(self, name: str, *, awaited: bool = False) -> None:
        self.tasks[name] = asyncio.create_task(self._come(name, awaited))

    async def _come(self, name: str, awaited: bool) -> None:
        async with self.entrance.slot(awaited=awaited):
            self.came.append(name)
            await self.on.wait()


def test_a_few_come_in_at_a_time_first_those_whose_move_is_awaited() -> None:
    async def run() -> None:
        visitors = Visitors()
        first = [f"first {i}" for i in range(AT_ONCE)]
        for name in (*first, "ana", "bine"):
            visitors.call(name)
        visitors.call("cilka", awaited=True)
        await settle()
        assert first == visitors.came
        visitors.on.set()
        await settle()
        assert [*first, "cilka", "ana", "bine"] == visitors.came

    asyncio.run(run())


def test_whoever_goes_while_they_wait_holds_up_nobody() -> None:
    async def run() -> None:
        visitors = Visitors()
        for name in (*map(str, range(AT_ONCE)), "ana", "bine"):
            visitors.call(name)
        await settle()
        visitors.tasks["ana"].cancel()
        visitors.tasks["0"].cancel()
        await settle()
        assert "bine" in visitors.came
        assert "ana" not in visitors.came
        visitors.on.set()
        for task in visitors.tasks.values():
            with suppress(asyncio.CancelledError):
                await task
        for i in range(AT_ONCE):  # all places are free again
            visitors.call(f"last {i}")
        await settle()
        assert AT_ONCE == sum(name.startswith("last") for name in visitors.came)

    asyncio.run(run())
