"""Rate limits: one row for each action that costs the server something, and all of them are here."""

from collections.abc import Callable, Iterator
from functools import cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import ceil
from typing import Final

from limits import RateLimitItem, parse_many
from limits.aio.strategies import FixedWindowRateLimiter
from msgspec import Struct

from tarok.server.core.errors import RequestError
from tarok.server.storage.event_store import EventStore
from tarok.server.storage.rate_counters import InDatabase, InProcess, RateCounters


class Row(Struct, frozen=True):
    """The limits of a guest and of an address for an action, in the notation of the library `limits`.

    An address may be shared by a school, so its limit is higher; but a guest's cookie is free to get.  For
    IPv6 a `site` is the range that one customer gets, 2**16 addresses in this sense; `all` is the total of
    all callers. Counted `for_all` processes where they share a PostgreSQL, else by each process.  Callers on
    the machine itself, or with an unknown address, are not limited unless `at_home` is set.
    """

    what: str
    guest: str = ""
    address: str = ""
    site: str = ""
    all: str = ""
    for_all: bool = False
    at_home: bool = False
    error: str = "too_many"


TRIES: Final = "tries"
CODES: Final = "codes"
ROWS: Final = {
    row.what: row
    for row in (
        Row("tables", "30/10 minutes; 150/day", "300/10 minutes; 3000/day", for_all=True),
        Row("daily", "60/day", "600/day", for_all=True),
        Row("seats", "60/10 minutes", "600/10 minutes", for_all=True),
        Row(
            TRIES,
            "10/10 minutes",
            "40/10 minutes",
            site="200/10 minutes",
            for_all=True,
            at_home=True,
            error="too_many_tries",
        ),
        Row(CODES, all="1000/10 minutes", for_all=True, at_home=True, error="too_many_tries"),
        Row("passkeys", "30/10 minutes", "300/10 minutes"),
        Row("replays", "60/minute", "300/minute"),
        Row("lessons", "120/minute", "1200/minute"),
        Row("puzzles", "60/minute", "600/minute"),
        Row("books", "20/day", "200/day", for_all=True),
        Row("seasons", "30/minute", "300/minute"),
        Row("events", "5/hour; 10/day", "50/hour; 100/day", for_all=True),
        Row("notes", "120/minute", "3000/minute"),
        Row("analyses", "10/hour; 30/day", "100/hour; 300/day", for_all=True),
        Row("suggestions", "60/minute", "600/minute"),
        Row("sockets", "60/minute", "600/minute"),
        Row("own data", "10/10 minutes", "100/10 minutes"),
        Row("sign out", "5/10 minutes; 20/day", "50/10 minutes; 200/day", for_all=True),
        Row("texts", "10/hour; 30/day", "50/hour; 100/day", all="1000/day", for_all=True),
        Row("calls", "30/second; 300/minute", "100/second; 3000/minute"),
        Row("files", "600/second; 12000/minute", "600/second; 12000/minute"),
    )
}
"""All limits.  `tries` are wrong guesses: of codes, of transfers and of passkeys.

`codes` counts those of tables alone, so that guessing from very many addresses finds none, and does not lock
out the owners of passkeys.
"""


class RateLimits:
    """Counts the actions of guests and addresses, and refuses those over the limit."""

    def __init__(self, store: EventStore, now: Callable[[], float]) -> None:
        self._now = now
        own = InProcess(now)
        self._own = FixedWindowRateLimiter(own)
        shared: RateCounters = InDatabase(store, now) if store.is_shared else own
        self._shared = FixedWindowRateLimiter(shared)

    async def spend(self, what: str, guest: str | None, address: str) -> None:
        """Count an action.  RequestError: it is over the limit; the error holds how long to wait."""
        row = ROWS[what]
        for item, who in _counted(row, guest, address):
            if not await self._limiter(row).hit(item, what, who):
                await self._refuse(row, item, who)

    async def check(self, what: str, guest: str | None, address: str) -> None:
        """RequestError: one more action would be over the limit."""
        row = ROWS[what]
        for item, who in _counted(row, guest, address):
            if not await self._limiter(row).test(item, what, who):
                await self._refuse(row, item, who)

    async def note(self, what: str, guest: str | None, address: str) -> None:
        """Count an action; `check` is the method that refuses."""
        row = ROWS[what]
        for item, who in _counted(row, guest, address):
            await self._limiter(row).hit(item, what, who)

    def _limiter(self, row: Row) -> FixedWindowRateLimiter:
        return self._shared if row.for_all else self._own

    async def _refuse(self, row: Row, item: RateLimitItem, who: str) -> None:
        stats = await self._limiter(row).get_window_stats(item, row.what, who)
        raise RequestError(429, row.error, what=row.what, wait=max(1, ceil(stats.reset_time - self._now())))


def household(address: str) -> str | None:
    """Return the network of a household: an IPv6 address is cut to 64 bits, since one home has 2**64 of them.

    None: this machine, or an unknown address.
    """
    try:
        number = ip_address(address)
    except ValueError:
        return None
    if isinstance(number, IPv6Address):
        if number.ipv4_mapped:
            return household(str(number.ipv4_mapped))
        return None if number.is_loopback else str(IPv6Network((int(number), 64), strict=False))
    return None if number.is_loopback else str(number)


def site(address: str) -> str | None:
    """Return the network that one customer gets, an IPv6 address cut to 48 bits.  None: IPv4."""
    home = household(address)
    if home is None or ":" not in home:
        return None
    return str(IPv6Network(home).supernet(new_prefix=48))


def _counted(row: Row, guest: str | None, address: str) -> Iterator[tuple[RateLimitItem, str]]:
    """Give the keys to count under: the address first, because a new guest id costs nothing."""
    home = household(address)
    if home is None and not row.at_home:
        return
    counted = (
        (row.address, f"address {home or address}"),
        (row.site, f"site {whole}" if (whole := site(address)) else None),
        (row.all, "all"),
        (row.guest, f"guest {guest}" if guest else None),
    )
    for text, who in counted:
        if text and who:
            yield from ((item, who) for item in _parsed(text))


@cache
def _parsed(text: str) -> list[RateLimitItem]:
    return parse_many(text)
