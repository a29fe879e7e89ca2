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
YEARS: Final = 5 * 365 * 24 * 3600

Keys = Callable[[], Sequence[str]]
"""Gives the secrets with which something may be signed; the last one signs."""


class Guests:
    """Reads and writes the name tags: a random id and its signature, in a cookie."""

    def __init__(self, keys: Keys) -> None:
        self._keys = keys

    def who(self, connection: HTTPConnection) -> str | None:
        """Return the id of the guest who is calling; None: a stranger."""
        return self._read(connection, self._keys())

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
            _signer(self._keys()).sign(guest).decode(),
            max_age=YEARS,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme == "https",
        )

    def renew(self, connection: HTTPConnection, headers: MutableHeaders) -> None:
        """Have a cookie signed anew that an earlier secret has signed, unless another one is given."""
        guest = self.who(connection)
        given = any(cookie.startswith(f"{COOKIE}=") for cookie in headers.getlist("set-cookie"))
        if guest is None or given or self._read(connection, self._keys()[-1:]) is not None:
            return
        answer = Response()
        self.become(guest, connection, answer)
        headers.append("set-cookie", answer.headers["set-cookie"])

    @staticmethod
    def _read(connection: HTTPConnection, keys: Sequence[str]) -> str | None:
        try:
            return _signer(keys).unsign(connection.cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeError):
            return None


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
