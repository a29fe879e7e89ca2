"""Work of a room that begins later."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

Work: TypeAlias = Callable[[], Awaitable[None]]

AGAIN: Final = 1.0
"""After how many seconds something is tried again that has failed."""

log = logging.getLogger(__name__)


class Timers:
    """What a room has to do later; nothing is begun any more once they are stopped.

    What has begun is among the `running` tasks, until it is done.  What fails, since the file is locked or
    so, is tried again.
    """

    def __init__(self, running: set[asyncio.Task[None]]) -> None:
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._running = running
        self._stopped = False

    def after(self, seconds: float, work: Work) -> None:
        """Do something after this time, once, however often it is asked for meanwhile."""
        if work.__name__ not in self._waiting:
            self.alarm(seconds, work)

    def alarm(self, seconds: float, work: Work) -> None:
        """Do something after this time, and not when it was to be done before."""
        if self._stopped:
            return
        if earlier := self._waiting.pop(work.__name__, None):
            earlier.cancel()
        self._waiting[work.__name__] = asyncio.get_running_loop().call_later(seconds, self._begin, work)

    def alarm_by(self, seconds: float, work: Work) -> None:
        """Do something after this time at the latest; if it is to be done before, that is soon enough."""
        known = self._waiting.get(work.__name__)
        if known is None or known.when() > asyncio.get_running_loop().time() + seconds:
            self.alarm(seconds, work)

    def stop(self) -> None:
        """Forget what has not begun; what has begun is stored and told."""
        self._stopped = True
        for waiting in self._waiting.values():
            waiting.cancel()
        self._waiting.clear()

    def _begin(self, work: Work) -> None:
        del self._waiting[work.__name__]
        task = asyncio.ensure_future(self._try(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _try(self, work: Work) -> None:
        try:
            await work()
        except Exception:
            log.exception("what was to be done later fails; trying again")
            self.after(AGAIN, work)
