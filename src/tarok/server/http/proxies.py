"""Trusted proxies: their headers carry the client's address and whether it uses TLS."""

from typing import Any, Final, cast

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tarok.server.core.settings import Settings

NEIGHBOUR: Final = "unix"
"""The address given to clients of a Unix socket, which have none."""


def believing(app: ASGIApp, settings: Settings) -> ASGIApp:
    """Return the application with middleware that reads forwarded headers of trusted proxies only.

    Access to a Unix socket is a matter of file permissions: its client is taken for a proxy.
    """
    trusted = [*settings.trusted_proxies, *([NEIGHBOUR] if settings.uds else [])]
    return _Neighbours(cast("ASGIApp", ProxyHeadersMiddleware(cast("Any", app), trusted)))


class _Neighbours:
    """Middleware that gives an address to clients that have none."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and not scope.get("client"):
            scope["client"] = (NEIGHBOUR, 0)
        await self._app(scope, receive, send)
