"""Checks of every request and headers of every answer, independent of the route."""

from contextlib import suppress
from typing import Final, cast

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tarok.server.core.errors import RequestError
from tarok.server.core.json_depth import too_deep
from tarok.server.core.public_address import at_our_host, of_our_page
from tarok.server.core.security_headers import headers_of
from tarok.server.http.dependencies import address_of, guests_of, limits_of
from tarok.server.http.error_handlers import answer
from tarok.server.room.service_state import ServiceMonitor

LARGEST: Final = 65536
"""How many bytes a request may bring."""

ADDRESSED: Final = 4096
"""How many characters the path and the query of a URL have together."""
TROUBLE: Final = "Tarok-Trouble"
"""The header that reports a problem of the server to pages that have no WebSocket."""
LOOKING: Final = {"GET", "HEAD", "OPTIONS"}
"""The HTTP methods that change nothing."""
STRANGE: Final = "strange_host"
SENTENCE: Final = (
    "Tarok does not know the name under which you have come: open it by its IP address, or have"
    " TAROK_PUBLIC_URL set to this name.\n"
)


class RequestChecks:
    """Middleware that refuses oversized, too frequent and cross-site requests and adds security headers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            wrong = _long(scope) or not at_our_host(HTTPConnection(scope))
            await (_refused if wrong else self._app)(scope, receive, _sealing_refusals(scope, send))
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
        except RequestError as wrong:
            await _told(wrong, scope)(scope, receive, seal)
        else:
            await (_without_body if scope["method"] == "HEAD" else _as_it_is)(self._app, scope, weigh, seal)


class _Over(Exception):
    """Raised when the headers are sent, which is all that a HEAD needs."""


async def _as_it_is(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


async def _without_body(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a HEAD with the headers of the GET, without the body; a stream is closed right away."""

    async def heads(message: Message) -> None:
        if message["type"] != "http.response.body":
            await send(message)
            return
        await send({"type": "http.response.body", "body": b""})
        if message.get("more_body"):
            raise _Over

    with suppress(_Over):
        await app({**scope, "method": "GET"}, receive, heads)


def _told(wrong: RequestError, scope: Scope) -> Response:
    """Return the error answer; a browser that opened the page under a foreign host name gets a sentence."""
    if wrong.error == STRANGE and not scope["path"].startswith("/api/"):
        return PlainTextResponse(SENTENCE, wrong.status)
    return answer(wrong.status, wrong.body, wrong.headers)


async def _refused(_scope: Scope, _receive: Receive, send: Send) -> None:
    await send({"type": "websocket.close"})


def _trouble(scope: Scope) -> dict[str, str]:
    trouble = cast("ServiceMonitor", scope["app"].state.service_monitor).trouble
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
    """RequestError: the URL is too long, the host not ours, or the request cross-site or too frequent."""
    if _long(call.scope):
        raise RequestError(414, "too_large")
    if not at_our_host(call):
        raise RequestError(421, STRANGE)
    if call.scope["method"] not in LOOKING and not of_our_page(call):
        raise RequestError(403, "elsewhere")
    if call.scope["path"].startswith("/api/"):
        guest = guests_of(call).who(call)
        await limits_of(call).spend("calls", guest, address_of(call))
    else:
        await limits_of(call).spend("files", None, address_of(call))
