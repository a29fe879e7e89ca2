"""Transfers a guest to another browser by a code that works once and expires soon.

Each code has a stream of its own with two events, offered and taken.  The primary key lets only one browser
take it.
"""

import secrets
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from tarok.engine.json_codec import from_json, to_json
from tarok.server.accounts.guests import Turns
from tarok.server.accounts.join_codes import LETTERS, Code, lasting, spelling
from tarok.server.core.errors import RequestError
from tarok.server.storage.event_store import EventStore

STREAMS: Final = "along "
"""How the streams of these codes begin; the code follows."""
LENGTH: Final = 9
"""The length of a code: with 17 letters each there are more than 10^11, so 40 guesses find none."""
VALID: Final = 600.0
"""How many seconds a code may be taken."""


class Offered(Struct, frozen=True, omit_defaults=True):
    """A guest may be taken along until then, in seconds since 1970, unless they have another turn by then."""

    guest: str
    until: float
    turn: int = 0


class DeviceTransfer:
    """Offers guests to their other browsers, and lets each offer be taken once.

    Must be given the time, and the turns of guests.
    """

    def __init__(self, store: EventStore, now: Callable[[], float], turns: Turns = lambda _guest: 0) -> None:
        self._store = store
        self._now = now
        self._turns = turns

    async def offer(self, guest: str) -> Code:
        """Return a new code for this guest."""
        until = round(self._now() + VALID, 3)
        fact = ("offered", to_json(Offered(guest, until, self._turns(guest))).decode())
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
            if await self._store.append(_stream(code), 0, [fact], self._now()):
                return lasting("-".join(code[i : i + 3] for i in range(0, LENGTH, 3)), until)

    async def whose(self, code: str) -> str:
        """Return the guest whom a code offers.

        RequestError: there is no such code, or it was used, or is old.
        """
        spelled = spelling(code, LENGTH)
        records = await self._store.read(_stream(spelled)) if spelled else []
        if not records:
            raise RequestError(404, "no_code")
        if len(records) > 1:
            raise RequestError(409, "code_used")
        offered = from_json(records[0].body, Offered)
        if offered.until <= self._now() or offered.turn < self._turns(offered.guest):
            raise RequestError(409, "code_old")
        return offered.guest

    async def take(self, code: str) -> str:
        """Return the guest and store that the code is used.  RequestError: as `whose`."""
        guest = await self.whose(code)
        if not await self._store.append(
            _stream(spelling(code, LENGTH) or ""), 1, [("taken", "{}")], self._now()
        ):
            raise RequestError(409, "code_used")
        return guest


def _stream(code: str) -> str:
    return STREAMS + code
