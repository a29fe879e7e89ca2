"""Whom others call for: a proxy in front says where its callers are, and whether they call by TLS."""

from typing import Any, Final, cast

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tarok.server.core.settings import Settings

NEIGHBOUR: Final = "unix"
"""The address of whoever calls at a Unix socket, where callers have none."""


def believing(app: ASGIApp, settings: Settings) -> ASGIApp:
    """Return the application as it believes the proxies that are trusted, and nobody else.

    Who may call at a Unix socket is a matter of its rights: it is a proxy.
    """
    trusted = [*settings.trusted_proxies, *([NEIGHBOUR] if settings.uds else [])]
    return _Neighbours(cast("ASGIApp", ProxyHeadersMiddleware(cast("Any", app), trusted)))


class _Neighbours:
    """Gives an address to whoever has none."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and not scope.get("client"):
            scope["client"] = (NEIGHBOUR, 0)
        await self._app(scope, receive, send)
