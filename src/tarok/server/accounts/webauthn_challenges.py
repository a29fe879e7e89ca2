"""Challenges: random values for the browser to sign, kept in a cookie until the answer comes.

The cookie is signed, so that any process can check the challenge of another, and nothing is stored for
callers who have proved nothing.
"""

import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tarok.server.accounts.guests import Keys
from tarok.server.core.errors import RequestError

COOKIE: Final = "tarok_challenge"
LOCKED: Final = f"__Host-{COOKIE}"
"""Its name by TLS, which only this very host can give it; then it goes along with every call."""
PATH: Final = "/api/guest/passkeys"
"""The path of the cookie: the browser sends it nowhere else."""
VALID: Final = 300
"""How many seconds a challenge is valid."""


class WebauthnChallenges:
    """Asks guests and strangers for a proof; must be given the time."""

    def __init__(self, keys: Keys, now: Callable[[], float]) -> None:
        self._keys = keys
        self._now = now

    def ask(self, guest: str | None, connection: HTTPConnection, response: Response) -> str:
        """Return a new challenge, in base64url, and set the cookie that holds it."""
        challenge, locked = secrets.token_urlsafe(32), connection.url.scheme == "https"
        response.set_cookie(
            LOCKED if locked else COOKIE,
            str(self._signed().dumps([guest, challenge, self._now() + VALID])),
            max_age=VALID,
            path="/" if locked else PATH,
            httponly=True,
            samesite="strict",
            secure=locked,
        )
        return challenge

    def asked(self, guest: str | None, connection: HTTPConnection) -> str:
        """Return the challenge of this guest's cookie.  RequestError: there is none, or it has expired."""
        name = LOCKED if connection.url.scheme == "https" else COOKIE
        try:
            asked, challenge, until = self._signed().loads(connection.cookies.get(name, ""))
        except BadData:
            raise RequestError(409, "challenge_old") from None
        if asked != guest or until <= self._now():
            raise RequestError(409, "challenge_old")
        return str(challenge)

    def _signed(self) -> URLSafeSerializer:
        return URLSafeSerializer(
            list(self._keys()), salt=COOKIE, signer_kwargs={"digest_method": hashlib.sha256}
        )
