"""Guests: whoever comes gets a name tag, signed so that nobody can make one up."""

import hashlib
import secrets
from typing import Final

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "tarok_guest"
YEARS: Final = 5 * 365 * 24 * 3600


class Guests:
    """Reads and writes the name tags: a random id and its signature, in a cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt=COOKIE, digest_method=hashlib.sha256)

    def who(self, connection: HTTPConnection) -> str | None:
        """Return the id of the guest who is calling; None: a stranger."""
        try:
            return self._signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeError):
            return None

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
            self._signer.sign(guest).decode(),
            max_age=YEARS,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme == "https",
        )
