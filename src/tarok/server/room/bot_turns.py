"""The turns of bots at a table: quick ones act at once, those that take their time think beside it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tarok.server.room.bots import Minds, pondering
from tarok.server.table.events import Did
from tarok.server.table.state import Table

log = logging.getLogger(__name__)


class Turns:
    """Lets the bots of a room act.

    `served` returns the table, if it is served here; `happen` stores what is done; `later` tries it again.
    What goes on beside the table is among the `running` tasks.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - all that it needs of a room
        self,
        minds: Minds,
        lock: asyncio.Lock,
        served: Callable[[], Table | None],
        happen: Callable[..., Awaitable[bool]],
        later: Callable[[], None],
        running: set[asyncio.Task[None]],
    ) -> None:
        self._minds, self._lock, self._served = minds, lock, served
        self._happen, self._later, self._running = happen, later, running
        self._thinking: asyncio.Task[None] | None = None
        self._closed = False

    async def take(self) -> None:
        """Let them act, one by one, until a person must decide, or one of them that takes its time."""
        async with self._lock:
            await self._act()
        if self._thinking is None and self._ponders():
            self._thinking = asyncio.ensure_future(self._ponder())
            self._running.add(self._thinking)
            self._thinking.add_done_callback(self._running.discard)

    async def thought(self) -> None:
        """Wait until nobody has to think any more."""
        if self._thinking:
            await self._thinking

    def close(self) -> None:
        """Do nothing any more of what somebody thinks about."""
        self._closed = True

    async def _act(self) -> None:
        while (table := self._served()) and (done := await self._minds.next(table)) is not None:
            await self._happen(*done)

    def _ponders(self) -> Table | None:
        """Return the table, if a bot has to think here that takes its time."""
        table = self._served()
        return table if table and pondering(table) and not self._closed else None

    async def _ponder(self) -> None:
        """Let them think, and act; nothing waits for it, and what comes too late is dropped."""
        try:
            while (asked := self._ponders()) and (did := await self._minds.ponder(asked)):
                await self._follow(asked, did)
        except Exception:
            log.exception("what a bot does cannot be stored; trying again")
            self._later()
        finally:
            self._thinking = None

    async def _follow(self, asked: Table, did: Did) -> None:
        async with self._lock:
            if (table := self._ponders()) and table.since == asked.since:
                await self._happen(did)
            await self._act()
