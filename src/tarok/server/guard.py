"""What holds for every request and every answer, whatever they are about."""

from typing import Final, cast

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tarok.server.callers import address_of, guests_of, limits_of
from tarok.server.depth import too_deep
from tarok.server.errors import Wrong, answer
from tarok.server.headers import headers_of
from tarok.server.home import of_our_page
from tarok.server.service import Watch

LARGEST: Final = 65536
"""How many bytes a request may bring."""

ADDRESSED: Final = 4096
"""How many characters the path and the query of a URL have together."""
TROUBLE: Final = "Tarok-Trouble"
"""The header that tells pages without a table what is wrong with the server."""
LOOKING: Final = {"GET", "HEAD", "OPTIONS"}
"""What changes nothing."""


class Guard:
    """Refuses what is too large, too much or of another site, and tells browsers what our pages never do."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await (_refused if _long(scope) else self._app)(scope, receive, _sealing_refusals(scope, send))
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        body = b""

        async def weigh() -> Message:
            nonlocal body
            message = await receive()
            body += message.get("body", b"")
            if len(body) > LARGEST:
                raise HTTPException(413)
            if not message.get("more_body") and too_deep(body):
                raise HTTPException(422)
            return message

        async def seal(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(headers_of(scope) | _trouble(scope))
            await send(message)

        try:
            await _admit(HTTPConnection(scope))
        except Wrong as wrong:
            await answer(wrong.status, wrong.body, wrong.headers)(scope, receive, seal)
        else:
            await self._app(scope, weigh, seal)


async def _refused(_scope: Scope, _receive: Receive, send: Send) -> None:
    await send({"type": "websocket.close"})


def _trouble(scope: Scope) -> dict[str, str]:
    trouble = cast("Watch", scope["app"].state.watch).trouble
    return {TROUBLE: trouble} if trouble else {}


def _sealing_refusals(scope: Scope, send: Send) -> Send:
    """Have a WebSocket that is not let in answered as any other call that is refused."""
    opened = False

    async def seal(message: Message) -> None:
        nonlocal opened
        opened = opened or message["type"] == "websocket.accept"
        if opened or message["type"] != "websocket.close":
            await send(message)
            return
        headers = MutableHeaders()
        headers.update(headers_of(scope))
        await send({"type": "websocket.http.response.start", "status": 403, "headers": headers.raw})
        await send({"type": "websocket.http.response.body", "body": b""})

    return seal


def _long(scope: Scope) -> bool:
    return len(scope["path"]) + len(scope["query_string"]) > ADDRESSED


async def _admit(call: HTTPConnection) -> None:
    """Wrong: the URL is too long, another site's page is calling, or somebody does so too often."""
    if _long(call.scope):
        raise Wrong(414, "too_large")
    if call.scope["method"] not in LOOKING and not of_our_page(call):
        raise Wrong(403, "elsewhere")
    if call.scope["path"].startswith("/api/"):
        guest = guests_of(call).who(call)
        await limits_of(call).spend("calls", guest, address_of(call))
    else:
        await limits_of(call).spend("files", None, address_of(call))
