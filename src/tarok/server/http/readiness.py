"""Whether the server can read and store: however often somebody asks, it looks once a second."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, cast

from fastapi import APIRouter, Request

from tarok.server.http.error_handlers import not_stored
from tarok.server.storage.event_store import EventStore

FRESH: Final = 1.0
"""For how many seconds it can still do what it could."""
LONGEST: Final = 3.0
"""How many seconds a look may take: a monitor that waits longer knows no more."""

routes: Final = APIRouter()


class Readiness:
    """Looks whether a store can be read and written; those who ask meanwhile wait for the same look."""

    def __init__(self, store: EventStore, now: Callable[[], float] = time.monotonic) -> None:
        self._store, self._now = store, now
        self._well = -FRESH
        self._look: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Look.  DBAPIError: it cannot be.  Wrong: there is no answer in time."""
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
    """Take notice of how a look ended for which nobody waits any more."""
    if not look.cancelled():
        look.exception()


@routes.get("/healthz")
async def check_health() -> dict[str, bool]:
    """Whether the server is there."""
    return {"ok": True}


@routes.get("/readyz")
async def check_readiness(request: Request) -> dict[str, bool]:
    """Whether the server can read and store: else 503."""
    await cast("Readiness", request.app.state.readiness).check()
    return {"ok": True}
