"""Guests: whoever comes gets a name tag, signed so that nobody can make one up."""

import hashlib
import secrets
from collections.abc import Callable, Sequence
from typing import Final, cast

from itsdangerous import BadSignature, Signer
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE: Final = "tarok_guest"
DAY: Final = 24 * 3600
LASTS: Final = 400
"""After how many days a cookie counts no more, unless it is used; browsers keep none for longer."""
RENEWED: Final = 7
"""How many days old a cookie is when one who uses it gets a new one."""
SINCE: Final = "~"
"""What stands between the id of a guest and the day of the cookie; those of earlier days have none."""

Keys = Callable[[], Sequence[str]]
"""Gives the secrets with which something may be signed; the last one signs."""


class Guests:
    """Reads and writes the name tags: a random id, the day and a signature, in a cookie.

    Must be given the time.
    """

    def __init__(self, keys: Keys, now: Callable[[], float]) -> None:
        self._keys = keys
        self._now = now

    def who(self, connection: HTTPConnection) -> str | None:
        """Return the id of the guest who is calling; None: a stranger, or one whose cookie is too old."""
        guest, age = self._read(connection, self._keys())
        return None if age is not None and age > LASTS else guest

    def welcome(self, connection: HTTPConnection, response: Response) -> str:
        """Return the id of the guest who is calling; a stranger gets one, and a cookie that says so."""
        guest = self.who(connection)
        if guest is None:
            guest = secrets.token_urlsafe(16)
            self.become(guest, connection, response)
        return guest

    def become(self, guest: str, connection: HTTPConnection, response: Response) -> None:
        """Give whoever is calling a cookie that says that they are this guest."""
        response.set_cookie(
            COOKIE,
            _signer(self._keys()).sign(f"{guest}{SINCE}{self._today()}").decode(),
            max_age=LASTS * DAY,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme == "https",
        )

    def renew(self, connection: HTTPConnection, headers: MutableHeaders) -> None:
        """Have a cookie that is old, or that an earlier secret has signed, made anew, unless one is given."""
        guest = self.who(connection)
        given = any(cookie.startswith(f"{COOKIE}=") for cookie in headers.getlist("set-cookie"))
        signed, age = self._read(connection, self._keys()[-1:])
        if guest is None or given or (signed and age is not None and age < RENEWED):
            return
        answer = Response()
        self.become(guest, connection, answer)
        headers.append("set-cookie", answer.headers["set-cookie"])

    def _today(self) -> int:
        return int(self._now() // DAY)

    def _read(self, connection: HTTPConnection, keys: Sequence[str]) -> tuple[str | None, int | None]:
        """Return whom a cookie names, and how many days old it is, if it says so."""
        try:
            text = _signer(keys).unsign(connection.cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeError):
            return None, None
        guest, _, day = text.partition(SINCE)
        return guest, self._today() - int(day) if day else None


class Renewal:
    """Has cookies signed anew with every answer, where that is due."""

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


def _signer(keys: Sequence[str]) -> Signer:
    return Signer(list(keys), salt=COOKIE, digest_method=hashlib.sha256)
