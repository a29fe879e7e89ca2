"""The operator's orders: the events of the stream `server` and the state that they fold to.

The first event is the secret from which the ids of links are derived; it never changes, because all links
would break.  Cookies are signed with the last secret, which may come from outside the database.
"""

import hashlib
import math
import os
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarok.server.storage.event_store import SERVER, EventStore, Record
from tarok.server.table.alias import alias
from tarok.server.table.table_settings import DAY

LIVES_ON: Final = 30 * DAY
"""How many seconds a cookie counts that was signed with the secret before."""
SHORTEST: Final = 32
"""How many characters a secret has at least."""
HEARD: Final = 10.0
"""After how many seconds every process has read a new secret, so that it can be used for signing."""
GIVEN, GIVEN_FILE = "TAROK_SECRET", "TAROK_SECRET_FILE"
"""The environment variables that hold the secret, or the path of the file with it."""

SECRET, ELSEWHERE = "secret", "elsewhere"
"""The kinds of facts: here is a new secret, or the mark of one that is kept elsewhere."""
SILENCED, BARRED, PARDONED = "silenced", "barred", "pardoned"
"""The guest may not chat; may not join public tables either; or may do both again."""
SIGNED_OUT: Final = "signed out"
"""A guest, by their alias, has had all other browsers forget them."""
SET_BACK: Final = "set back"
"""The machine's clock was set back by this number of seconds: recorded here, but no order."""
STIRRED: Final = "stirred"
"""An event was stored at a table from outside: the process that has the table open must read it."""


class Secret(Struct, frozen=True):
    """A secret that cookies are signed with since then; without a text it is kept elsewhere.

    Cookies that are signed with it count `until` then.
    """

    mark: str
    text: str
    since: float
    until: float = math.inf


class OperatorOrders(Struct, frozen=True):
    """The orders up to event `seq`: the secrets, newest last, and the limits of single guests."""

    seq: int = 0
    secrets: tuple[Secret, ...] = ()
    silenced: frozenset[str] = frozenset()
    barred: frozenset[str] = frozenset()

    @property
    def naming(self) -> str:
        """The secret by which ids are made."""
        return self.secrets[0].text

    @property
    def elsewhere(self) -> str:
        """The mark of the newest secret, if it is not kept in the database."""
        return "" if self.secrets[-1].text else self.secrets[-1].mark


def ordered(orders: OperatorOrders, record: Record) -> OperatorOrders:
    """Return the orders after one more."""
    orders, body = replace(orders, seq=record.seq), record.body
    match record.kind:
        case "secret":
            return _with_secret(orders, Secret(mark(body), body, record.at))
        case "elsewhere":
            return _with_secret(orders, Secret(body, "", record.at))
        case "silenced":
            return replace(orders, silenced=orders.silenced | {body})
        case "barred":
            return replace(orders, barred=orders.barred | {body})
        case "pardoned":
            return replace(orders, silenced=orders.silenced - {body}, barred=orders.barred - {body})
    return orders


def _with_secret(orders: OperatorOrders, newest: Secret) -> OperatorOrders:
    until = newest.since + LIVES_ON
    older = (replace(secret, until=min(secret.until, until)) for secret in orders.secrets)
    return replace(orders, secrets=(*older, newest))


def mark(secret: str) -> str:
    """Return a fingerprint of a secret, which does not reveal it."""
    return hashlib.sha256(f"tarok {secret}".encode()).hexdigest()[:16]


def given_secrets() -> tuple[str, ...]:
    """Return the secrets that the environment gives: the first is to sign, the others still count.

    ValueError: they are no good.
    """
    text, file = os.environ.get(GIVEN, ""), os.environ.get(GIVEN_FILE, "")
    if text and file:
        raise ValueError(f"{GIVEN} and {GIVEN_FILE} both name a secret, and one of them is enough")
    if file:
        try:
            text = Path(file).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            why = getattr(error, "strerror", None) or "it is no text"
            raise ValueError(f"the secret in {file} ({GIVEN_FILE}) cannot be read: {why}") from None
    found = tuple(text.split())
    if file and not found:
        raise ValueError(f"there is no secret in {file} ({GIVEN_FILE})")
    for secret in found:
        if len(secret) < SHORTEST:
            raise ValueError(
                f"a secret of {GIVEN_FILE if file else GIVEN} has {len(secret)} characters,"
                f" and {SHORTEST} are the fewest"
            )
    return found


async def order(store: EventStore, kind: str, body: str) -> None:
    """Order something of all processes."""
    await store.secret()
    stored = False
    while not stored:
        last = (await store.latest([SERVER]))[SERVER]
        stored = await store.append(SERVER, last, [(kind, body)])


async def rotate(store: EventStore, *, here: bool) -> bool:
    """Have cookies signed with a new secret of the database; return whether that was kept elsewhere before.

    ValueError: the secret is kept elsewhere, and is not to be kept `here` again.
    """
    await store.secret()
    stored, orders = False, OperatorOrders()
    while not stored:
        orders = OperatorOrders()
        for record in await store.read(SERVER):
            orders = ordered(orders, record)
        if orders.elsewhere and not here:
            raise ValueError(
                f"{GIVEN} or {GIVEN_FILE} gives the secret: put a new one there, before the old one;"
                " --here keeps it in the database again"
            )
        stored = await store.append(SERVER, orders.seq, [(SECRET, secrets.token_urlsafe(SHORTEST))])
    return bool(orders.elsewhere)


class OperatorSettings:
    """Keeps the operator's orders current; gets the clock as an argument."""

    def __init__(
        self,
        store: EventStore,
        now: Callable[[], float],
        given: Callable[[], Sequence[str]] = given_secrets,
    ) -> None:
        self._store = store
        self._now = now
        self._read_given = given
        self._given: tuple[str, ...] = ()
        self._turns: dict[str, int] = {}
        self.orders = OperatorOrders()
        self.keys: tuple[str, ...] = ()
        """The secrets with which cookies may be signed: the last one signs new ones."""

    async def open(self) -> None:
        """Read the orders, and store which secret is in use if that is new.

        ValueError: the secret is not available.
        """
        await self._store.secret()
        self._given = tuple(self._read_given())
        await self._read()
        while not await self._agreed():
            await self._read()
        self._settle()

    async def look(self) -> list[Record]:
        """Read the orders stored since the last call.  ValueError: the secret is no longer available."""
        given = tuple(self._read_given())
        news = await self._read()
        if given != self._given:
            self._given = given
            while not await self._agreed():
                await self._read()
        self._settle()
        return news

    def silences(self, guest: str) -> bool:
        """Whether a guest is barred from the chat."""
        return guest in self.orders.silenced or self.bars(guest)

    def bars(self, guest: str) -> bool:
        """Whether a guest may not sit at public tables."""
        return guest in self.orders.barred

    def turn(self, guest: str) -> int:
        """Return the number of the last order that signed a guest out; 0: none.

        A cookie holds the number of its time, and expires once there is a later one.
        """
        return self._turns.get(alias(guest), 0)

    async def sign_out(self, guest: str) -> None:
        """Invalidate all cookies that a guest has been given so far."""
        hidden, stored, last = alias(guest), False, 0
        while not stored:
            last = (await self._store.latest([SERVER]))[SERVER]
            stored = await self._store.append(SERVER, last, [(SIGNED_OUT, hidden)], self._now())
        self._turns[hidden] = last + 1

    async def _read(self) -> list[Record]:
        news = await self._store.read(SERVER, self.orders.seq)
        for record in news:
            self.orders = ordered(self.orders, record)
            if record.kind == SIGNED_OUT:
                self._turns[record.body] = record.seq
        return news

    def _known(self) -> bool:
        """Whether the newest secret is given, if the database does not keep it."""
        return not self.orders.elsewhere or self.orders.elsewhere in map(mark, self._given)

    async def _agreed(self) -> bool:
        """Store that cookies are signed with the given secret; False: another process has appended first.

        ValueError: all guests would lose their cookies.
        """
        if not self._given and not self.orders.elsewhere:
            return True
        if not self._known():
            given = f"{GIVEN} and {GIVEN_FILE} do not give it" + (", but another one" if self._given else "")
            raise ValueError(
                "the cookies of this server are signed with a secret that is not in the database,"
                f" and {given}; `tarok admin secret rotate --here` makes a new one,"
                " which signs all guests out"
            )
        first = mark(self._given[0])
        if first == self.orders.elsewhere:
            return True
        return await self._store.append(SERVER, self.orders.seq, [(ELSEWHERE, first)], self._now())

    def _settle(self) -> None:
        """Set the valid secrets; the last one signs that all processes have had time to read."""
        now = self._now()
        given = {mark(secret): secret for secret in self._given}
        heard, fresh = dict[str, str](), dict[str, str]()
        for secret in self.orders.secrets:
            text = given.get(secret.mark) or (secret.text if secret.until > now else "")
            if text:
                heard.pop(secret.mark, None)
                (heard if secret.since + HEARD <= now else fresh)[secret.mark] = text
        known = {**fresh, **heard}
        others = [secret for each, secret in given.items() if each not in known]
        self.keys = *others, *known.values()
