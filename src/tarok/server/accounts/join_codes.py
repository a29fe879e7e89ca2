"""Join codes: seven letters that lead to a table for a while, short enough to read out and type.

Each code has a stream of its own, whose last event holds the table it leads to.  A code is derived from its
table by a signature, so that every process makes the same one without a second index.
"""

import hashlib
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from itsdangerous import Signer
from msgspec import Struct

from tarok.engine.json_codec import from_json
from tarok.server.storage.event_store import EventStore
from tarok.server.table.events import Invited, write
from tarok.server.table.table_settings import HOUR

STREAMS: Final = "code "
"""How the streams of codes begin; the code follows."""
LETTERS: Final = "BCDFGHJKMNPRSTVXZ"
"""None that look alike, and no vowels: no code is a word."""
LENGTH: Final = 7
BEFORE: Final = 6
"""How many letters the codes of earlier editions have, which lead to their tables while they are valid."""
VALID: Final = 12 * HOUR
"""How many seconds a code leads to its table."""


class Code(Struct, frozen=True):
    """A code of a table, and until when it is valid, ISO 8601 in UTC."""

    code: str
    until: str


def lasting(code: str, until: float) -> Code:
    """Return a code that is valid until then, in seconds since 1970."""
    return Code(code, datetime.fromtimestamp(until, UTC).isoformat(timespec="seconds"))


class JoinCodes:
    """Makes codes, and finds the tables to which they lead; both must be given the time."""

    def __init__(self, store: EventStore, secret: str, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._signer = Signer(secret, salt="tarok_code", digest_method=hashlib.sha256)

    async def of(self, table: str) -> Code:
        """Return a code of a table; the same one, as long as it is valid."""
        turn = 0
        while True:
            code = self._spelled(f"{table} {turn}")
            records = await self._store.read(_stream(code))
            last = from_json(records[-1].body, Invited) if records else None
            now = self._now()
            if last and last.until > now:
                if last.table == table:
                    return lasting(code, last.until)
                turn += 1  # it is another table's
                continue
            invited = Invited(table, round(now + VALID, 3))
            if await self._store.append(_stream(code), len(records), [write(invited)], now):
                return lasting(code, invited.until)

    async def table(self, code: str) -> str | None:
        """Return the table to which a code leads, if it leads anywhere now."""
        spelled = spelling(code) or spelling(code, BEFORE)
        records = await self._store.read(_stream(spelled)) if spelled else []
        last = from_json(records[-1].body, Invited) if records else None
        return last.table if last and last.until > self._now() else None

    def _spelled(self, text: str) -> str:
        number = int.from_bytes(hashlib.sha256(self._signer.get_signature(text)).digest())
        letters = []
        for _ in range(LENGTH):
            number, letter = divmod(number, len(LETTERS))
            letters.append(LETTERS[letter])
        return "".join(letters)


def spelling(code: str, length: int = LENGTH) -> str | None:
    """Return a code as it is stored: in whatever groups and letters it was typed; None: it is none."""
    letters = "".join(code.split()).replace("-", "").upper()
    return letters if len(letters) == length and set(letters) <= set(LETTERS) else None


def _stream(code: str) -> str:
    return STREAMS + code
