"""The turns of bots at a table: quick ones act at once, those that take their time think beside it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tarok.server.room.bots import BotRunner, is_slow_bot_due
from tarok.server.table.events import Did
from tarok.server.table.state import Table

log = logging.getLogger(__name__)


class BotTurns:
    """Lets the bots of a room act.

    `served` returns the table, if it is served here; `happen` stores what is done; `later` tries it again.
    What goes on beside the table is among the `running` tasks.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - all that it needs of a room
        self,
        minds: BotRunner,
        lock: asyncio.Lock,
        served: Callable[[], Table | None],
        happen: Callable[..., Awaitable[bool]],
        later: Callable[[], None],
        running: set[asyncio.Task[None]],
    ) -> None:
        self._runner, self._lock, self._served_table = minds, lock, served
        self._append, self._later, self._running = happen, later, running
        self._deciding: asyncio.Task[None] | None = None
        self._closed = False

    async def run(self) -> None:
        """Let them act, one by one, until a person must decide, or one of them that takes its time."""
        async with self._lock:
            await self._act()
        if self._deciding is None and self._slow_table():
            self._deciding = asyncio.ensure_future(self._decide_slow())
            self._running.add(self._deciding)
            self._deciding.add_done_callback(self._running.discard)

    async def wait(self) -> None:
        """Wait until nobody has to think any more."""
        if self._deciding:
            await self._deciding

    def close(self) -> None:
        """Do nothing any more of what somebody thinks about."""
        self._closed = True

    async def _act(self) -> None:
        while (table := self._served_table()) and (done := await self._runner.next_events(table)) is not None:
            await self._append(*done)

    def _slow_table(self) -> Table | None:
        """Return the table, if a bot has to think here that takes its time."""
        table = self._served_table()
        return table if table and is_slow_bot_due(table) and not self._closed else None

    async def _decide_slow(self) -> None:
        """Let them think, and act; nothing waits for it, and what comes too late is dropped."""
        try:
            while (asked := self._slow_table()) and (did := await self._runner.decide_slow(asked)):
                await self._append_slow(asked, did)
        except Exception:
            log.exception("what a bot does cannot be stored; trying again")
            self._later()
        finally:
            self._deciding = None

    async def _append_slow(self, asked: Table, did: Did) -> None:
        async with self._lock:
            if (table := self._slow_table()) and table.since == asked.since:
                await self._append(did)
            await self._act()
