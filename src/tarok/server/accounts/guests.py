"""Guests: each new visitor gets a signed cookie with a guest id that cannot be forged."""

import hashlib
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Final, cast

from itsdangerous import BadSignature, Signer
from msgspec import Struct
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tarok.server.core.random_ids import random_id

COOKIE: Final = "tarok_guest"
LOCKED: Final = f"__Host-{COOKIE}"
"""Its name by TLS: browsers take it from this very host alone, so that none of a sibling can plant one."""
DAY: Final = 24 * 3600
LASTS: Final = 400
"""After how many days an unused cookie expires; browsers keep none for longer."""
RENEWED: Final = 7
"""The age in days at which a cookie that is used is renewed."""
SINCE: Final = "~"
"""The separator between the guest's id, the day of the cookie and its turn, if that is not 0."""
EXPIRED, SIGNED_OUT = "expired", "signed_out"
"""Why a valid cookie is no longer accepted.

It has expired, or its guest was signed out from another browser.
"""

Keys = Callable[[], Sequence[str]]
"""Gives the secrets with which something may be signed; the last one signs."""
Turns = Callable[[str], int]
"""Gives the turn that a guest's cookies have now: it grows when all others are signed out."""


class Tag(Struct, frozen=True):
    """The content of a cookie: the guest's id, its age in days if it has one, and its turn."""

    guest: str
    age: int | None = None
    turn: int = 0


class Guests:
    """Reads and writes the name tags: a random id, the day, a turn and a signature, in a cookie.

    Must be given the time.
    """

    def __init__(self, keys: Keys, now: Callable[[], float], turns: Turns = lambda _guest: 0) -> None:
        self._keys = keys
        self._now = now
        self._turns = turns

    def who(self, connection: HTTPConnection) -> str | None:
        """Return the id of the calling guest; None: the request has no valid cookie."""
        tag = self._read(connection, self._keys())
        return None if tag is None or self._over(tag) else tag.guest

    def why(self, connection: HTTPConnection) -> str | None:
        """Return why the cookie of this request was refused; None: it is valid, or there is none."""
        tag = self._read(connection, self._keys())
        return self._over(tag) if tag else None

    def until(self, connection: HTTPConnection) -> str | None:
        """Return when the calling guest's cookie expires if it is not used, ISO 8601 in UTC; None: no guest.

        A cookie in the old format, which has no date, is replaced with the answer.
        """
        tag = self._read(connection, self._keys())
        if tag is None or self._over(tag):
            return None
        age = tag.age if tag.age is not None and tag.age < RENEWED else 0
        end = (self._today() - age + LASTS + 1) * DAY
        return datetime.fromtimestamp(end, UTC).isoformat(timespec="seconds")

    def _over(self, tag: Tag) -> str | None:
        if tag.turn < self._turns(tag.guest):
            return SIGNED_OUT
        return EXPIRED if tag.age is not None and tag.age > LASTS else None

    def welcome(self, connection: HTTPConnection, response: Response) -> str:
        """Return the id of the calling guest; a new visitor gets an id and a cookie that holds it."""
        guest = self.who(connection)
        if guest is None:
            guest = random_id(16)
            self.become(guest, connection, response)
        return guest

    def become(self, guest: str, connection: HTTPConnection, response: Response) -> None:
        """Replace the caller's cookie by one of this guest."""
        parts = [guest, self._today(), *filter(None, [self._turns(guest)])]
        name = _name(connection)
        response.set_cookie(
            name,
            _signer(self._keys(), name).sign(SINCE.join(map(str, parts))).decode(),
            max_age=LASTS * DAY,
            httponly=True,
            samesite="lax",
            secure=name == LOCKED,
        )
        if name == LOCKED and COOKIE in connection.cookies:
            response.delete_cookie(COOKIE)

    def forget(self, connection: HTTPConnection, response: Response) -> None:
        """Have the browser that is calling forget whose it is, by whichever name it knows it."""
        if _name(connection) == LOCKED:
            response.delete_cookie(LOCKED, secure=True, httponly=True, samesite="lax")
        response.delete_cookie(COOKIE)

    def renew(self, connection: HTTPConnection, headers: MutableHeaders) -> None:
        """Renew a cookie that is old or signed with an earlier secret, unless the answer sets one already."""
        guest = self.who(connection)
        names = (f"{COOKIE}=", f"{LOCKED}=")
        given = any(cookie.startswith(names) for cookie in headers.getlist("set-cookie"))
        tag = self._tag(connection, self._keys()[-1:], _name(connection))
        if guest is None or given or (tag and tag.age is not None and tag.age < RENEWED):
            return
        answer = Response()
        self.become(guest, connection, answer)
        for cookie in answer.headers.getlist("set-cookie"):
            headers.append("set-cookie", cookie)

    def _today(self) -> int:
        return int(self._now() // DAY)

    def _read(self, connection: HTTPConnection, keys: Sequence[str]) -> Tag | None:
        """Return the content of a cookie signed with one of these secrets; over TLS also of the old name."""
        tag = self._tag(connection, keys, _name(connection))
        return tag or (self._tag(connection, keys, COOKIE) if LOCKED not in connection.cookies else None)

    def _tag(self, connection: HTTPConnection, keys: Sequence[str], name: str) -> Tag | None:
        try:
            text = _signer(keys, name).unsign(connection.cookies.get(name, "")).decode()
        except (BadSignature, UnicodeError):
            return None
        guest, *rest = text.split(SINCE)
        day, turn = [*map(int, rest), None, None][:2]
        return Tag(guest, None if day is None else self._today() - day, turn or 0)


class Renewal:
    """Middleware that renews cookies with any answer when they are due."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def renewed(message: Message) -> None:
            if message["type"] == "http.response.start":
                guests = cast("Guests", scope["app"].state.guests)
                guests.renew(Request(scope), MutableHeaders(scope=message))
            await send(message)

        asks = scope["type"] == "http" and scope["path"].startswith("/api/")
        await self._app(scope, receive, renewed if asks else send)


def _name(connection: HTTPConnection) -> str:
    return LOCKED if connection.url.scheme in {"https", "wss"} else COOKIE


def _signer(keys: Sequence[str], name: str) -> Signer:
    """Return the signer of cookies of a name: a cookie received without TLS is not valid over TLS."""
    return Signer(list(keys), salt=name, digest_method=hashlib.sha256)
