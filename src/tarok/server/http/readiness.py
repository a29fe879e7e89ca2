"""Readiness: whether the database can be read and written, checked at most once a second."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, cast

from fastapi import APIRouter, Request

from tarok.server.http.error_handlers import not_stored
from tarok.server.storage.event_store import EventStore

FRESH: Final = 1.0
"""For how many seconds a successful check stays valid."""
LONGEST: Final = 3.0
"""How many seconds a check may take; the timeout of a monitor is not much longer."""

routes: Final = APIRouter()


class Readiness:
    """Checks that the event store can be read and written; concurrent callers share one check."""

    def __init__(self, store: EventStore, now: Callable[[], float] = time.monotonic) -> None:
        self._store, self._now = store, now
        self._well = -FRESH
        self._look: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Check the event store, unless a recent check has succeeded.

        DBAPIError: it cannot be read or written.  RequestError: there is no answer in time.
        """
        if self._now() - self._well < FRESH and not self._store.health.trouble:
            return
        if self._look is None or self._look.done():
            self._look = asyncio.create_task(self._store.check())
            self._look.add_done_callback(_heard)
        try:
            await asyncio.wait_for(asyncio.shield(self._look), LONGEST)
        except TimeoutError:
            raise not_stored(self._store.health.condition) from None
        self._well = self._now()


def _heard(look: asyncio.Task[None]) -> None:
    """Retrieve the result of a check that no caller waits for, so that asyncio logs no lost exception."""
    if not look.cancelled():
        look.exception()


@routes.get("/healthz")
async def check_health() -> dict[str, bool]:
    """Whether the server is there."""
    return {"ok": True}


@routes.get("/readyz")
async def check_readiness(request: Request) -> dict[str, bool]:
    """Check that the server can read and store; else answer 503."""
    await cast("Readiness", request.app.state.readiness).check()
    return {"ok": True}
