"""Notifications of other processes' writes: PostgreSQL's LISTEN and NOTIFY."""

import asyncio
import logging
import threading
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import sqlalchemy as sql

TELL: Final = sql.text(
    "SELECT CAST(pg_current_xact_id() AS text), pg_notify('tarok', told)"
    " FROM unnest(CAST(:all AS text[])) AS told"
)
LISTEN: Final = "LISTEN tarok"
LONGEST: Final = 7500
"""The longest payload that PostgreSQL takes, less a margin."""
PATIENCE: Final = 1.0
"""How many seconds pass before the database is called again that has hung up."""
PAUSE: Final = 0.25
"""How many seconds it takes at most to stop listening."""

Heard: TypeAlias = Callable[[str | None], None]
"""The callback for a changed stream.

None: any may have changed, because the connection was lost for a while.
"""

log = logging.getLogger(__name__)


def tell(connection: sql.Connection, teller: str, streams: set[str]) -> str:
    """Notify others, when this transaction commits, that these streams have grown: many in one payload.

    Return the number of the database's transaction.
    """
    notes = [teller]
    for stream in sorted(streams):
        if len(notes[-1]) + len(stream) >= LONGEST:
            notes.append(teller)
        notes[-1] += "\n" + stream
    return str(connection.execute(TELL, {"all": notes}).scalars().all()[0])


class Listener:
    """Listens in a thread of its own to all processes but `teller`, and calls back in asyncio's thread."""

    def __init__(self, engine: sql.Engine, teller: str, heard: Heard) -> None:
        self._engine = engine
        self._teller = teller
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="tarok-listens", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Stop listening."""
        self._over.set()
        await asyncio.to_thread(self._thread.join)

    def _listen(self) -> None:
        while not self._over.is_set():
            try:
                self._listen_once()
            except Exception:
                log.exception("cannot receive notifications of other processes; trying again")
                self._over.wait(PATIENCE)

    def _listen_once(self) -> None:
        """Listen until the database disconnects; then report that any stream may have changed since."""
        lent = self._engine.raw_connection()
        connection: Any = lent.driver_connection
        lent.detach()
        try:
            connection.autocommit = True
            connection.execute(LISTEN)
            self._say(None)
            while not self._over.is_set():
                for note in connection.notifies(timeout=PAUSE):
                    teller, *streams = note.payload.split("\n")
                    if teller != self._teller:
                        self._say(*streams)
        finally:
            connection.close()

    def _say(self, *streams: str | None) -> None:
        self._loop.call_soon_threadsafe(lambda: [self._heard(stream) for stream in streams])
