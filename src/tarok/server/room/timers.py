"""Timers of a room: work that starts after a delay."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from tarok.server.core import background_tasks

Work: TypeAlias = Callable[[], Awaitable[None]]

AGAIN: Final = 1.0
"""Seconds after which failed work is retried."""

log = logging.getLogger(__name__)


class Timers:
    """The timers of a room; after `stop` no work starts.

    Started work is one of the `running` tasks until it ends.  Work that fails, for example because the
    database file is locked, is retried.
    """

    def __init__(self, running: background_tasks.Running) -> None:
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._running = running
        self._stopped = False

    def after(self, seconds: float, work: Work) -> None:
        """Start work after this time; keep the timer if this work already has one."""
        if work.__name__ not in self._waiting:
            self.alarm(seconds, work)

    def alarm(self, seconds: float, work: Work) -> None:
        """Start work after this time; replace the timer that this work already has."""
        if self._stopped:
            return
        if earlier := self._waiting.pop(work.__name__, None):
            earlier.cancel()
        self._waiting[work.__name__] = asyncio.get_running_loop().call_later(seconds, self._begin, work)

    def alarm_by(self, seconds: float, work: Work) -> None:
        """Start work after this time at the latest; keep an earlier timer of this work."""
        known = self._waiting.get(work.__name__)
        if known is None or known.when() > asyncio.get_running_loop().time() + seconds:
            self.alarm(seconds, work)

    def stop(self) -> None:
        """Cancel work that has not started; started work runs to its end."""
        self._stopped = True
        for waiting in self._waiting.values():
            waiting.cancel()
        self._waiting.clear()

    def _begin(self, work: Work) -> None:
        del self._waiting[work.__name__]
        background_tasks.start(self._running, self._try(work))

    async def _try(self, work: Work) -> None:
        try:
            await work()
        except Exception:
            log.exception("what was to be done later fails; trying again")
            self.after(AGAIN, work)
