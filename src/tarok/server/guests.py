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
        known = self.who(connection)
        guest = known or secrets.token_urlsafe(16)
        if not known:
            response.set_cookie(
                COOKIE,
                self._signer.sign(guest).decode(),
                max_age=YEARS,
                httponly=True,
                samesite="lax",
                secure=connection.url.scheme == "https",
            )
        return guest
