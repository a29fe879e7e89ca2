"""What whoever runs the house has ordered: the facts of the stream `server`, and what follows from them.

The first of them is the secret by which the ids of links are made; it stays for ever, or the links would lead
nowhere.  Cookies are signed with the last secret, which may come from elsewhere than the database.
"""

import hashlib
import logging
import math
import os
import secrets
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarok.server.manners import DAY
from tarok.server.store import SERVER, Record, Store

LIVES_ON: Final = 30 * DAY
"""How many seconds a cookie counts that was signed with the secret before."""
SHORTEST: Final = 32
"""How many characters a secret has at least."""
PACE: Final = 2.0
"""How many seconds pass between two looks at what has been ordered."""
HEARD: Final = 10.0
"""After how many seconds every process has heard of a new secret, and it begins to sign."""
GIVEN, GIVEN_FILE = "TAROK_SECRET", "TAROK_SECRET_FILE"
"""What names the secret in the environment, or the file that holds it."""

SECRET, ELSEWHERE = "secret", "elsewhere"
"""The kinds of facts: here is a new secret, or the mark of one that is kept elsewhere."""

log = logging.getLogger(__name__)


class Secret(Struct, frozen=True):
    """A secret that cookies are signed with since then; without a text it is kept elsewhere.

    Cookies that are signed with it count `until` then.
    """

    mark: str
    text: str
    since: float
    until: float = math.inf


class Orders(Struct, frozen=True):
    """The orders up to the `seq`-th: the secrets, the newest last."""

    seq: int = 0
    secrets: tuple[Secret, ...] = ()

    @property
    def naming(self) -> str:
        """The secret by which ids are made."""
        return self.secrets[0].text

    @property
    def elsewhere(self) -> str:
        """The mark of the newest secret, if it is not kept in the database."""
        return "" if self.secrets[-1].text else self.secrets[-1].mark


def ordered(orders: Orders, record: Record) -> Orders:
    """Return the orders after one more."""
    orders = replace(orders, seq=record.seq)
    if record.kind == SECRET:
        newest = Secret(mark(record.body), record.body, record.at)
    elif record.kind == ELSEWHERE:
        newest = Secret(record.body, "", record.at)
    else:
        return orders
    until = record.at + LIVES_ON
    older = (replace(secret, until=min(secret.until, until)) for secret in orders.secrets)
    return replace(orders, secrets=(*older, newest))


def mark(secret: str) -> str:
    """Return what tells a secret from others, and does not tell it."""
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


async def rotate(store: Store, *, here: bool) -> None:
    """Have cookies signed with a new secret of the database.

    ValueError: the secret is kept elsewhere, and is not to be kept `here` again.
    """
    await store.secret()
    stored = False
    while not stored:
        orders = Orders()
        for record in await store.read(SERVER):
            orders = ordered(orders, record)
        if orders.elsewhere and not here:
            raise ValueError(
                f"{GIVEN} or {GIVEN_FILE} gives the secret: put a new one there, before the old one;"
                " --here keeps it in the database again"
            )
        stored = await store.append(SERVER, orders.seq, [(SECRET, secrets.token_urlsafe(SHORTEST))])


class Desk:
    """Knows what has been ordered, and looks for more; must be given the time."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        given: Callable[[], Sequence[str]] = given_secrets,
    ) -> None:
        self._store = store
        self._now = now
        self._read_given = given
        self._given: tuple[str, ...] = ()
        self._failing = False
        self.orders = Orders()
        self.keys: tuple[str, ...] = ()
        """The secrets with which cookies may be signed: the last one signs new ones."""

    async def open(self) -> None:
        """Read the orders, and say where the secret is if that is new.  ValueError: it cannot be had."""
        await self._store.secret()
        self._given = tuple(self._read_given())
        await self._read()
        while not await self._agreed():
            await self._read()
        self._settle()

    async def look(self) -> None:
        """Read what has been ordered since.  ValueError: the secret cannot be had any more."""
        given = tuple(self._read_given())
        await self._read()
        if given != self._given:
            self._given = given
            while not await self._agreed():
                await self._read()
        self._settle()

    async def watch(self, rest: Callable[[float], Awaitable[bool]]) -> None:
        """Look from time to time, for as long as one may rest in between."""
        while await rest(PACE):
            try:
                await self.look()
            except Exception as error:
                if not self._failing:
                    log.warning("what has been ordered cannot be read; trying again", exc_info=error)
                self._failing = True
            else:
                self._failing = False

    async def _read(self) -> None:
        for record in await self._store.read(SERVER, self.orders.seq):
            self.orders = ordered(self.orders, record)

    def _known(self) -> bool:
        """Whether the newest secret is given, if the database does not keep it."""
        return not self.orders.elsewhere or self.orders.elsewhere in map(mark, self._given)

    async def _agreed(self) -> bool:
        """Say that cookies are signed with the secret that is given; False: others have said something.

        ValueError: nobody would be known any more.
        """
        if not self._given and not self.orders.elsewhere:
            return True
        if not self._known():
            given = f"{GIVEN} and {GIVEN_FILE} do not give it" + (", but another one" if self._given else "")
            raise ValueError(
                "the cookies of this house are signed with a secret that is not in the database,"
                f" and {given}; `tarok admin secret rotate --here` makes a new one, and nobody is known then"
            )
        first = mark(self._given[0])
        if first == self.orders.elsewhere:
            return True
        return await self._store.append(SERVER, self.orders.seq, [(ELSEWHERE, first)], self._now())

    def _settle(self) -> None:
        """Find out which secrets count now; the last signs of those of which all processes have heard."""
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
