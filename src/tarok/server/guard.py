"""What holds for every request and every answer, whatever they are about."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tarok.server.errors import answer
from tarok.server.headers import headers_of
from tarok.server.home import of_our_page

LARGEST: Final = 65536
"""How many bytes a request may bring."""

LOOKING: Final = {"GET", "HEAD", "OPTIONS"}
"""What changes nothing."""


class Guard:
    """Refuses what is too large or comes from another site, and tells browsers what our pages never do."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        size = 0

        async def weigh() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGEST:
                raise HTTPException(413)
            return message

        async def seal(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(headers_of(scope))
            await send(message)

        if scope["method"] in LOOKING or of_our_page(HTTPConnection(scope)):
            await self._app(scope, weigh, seal)
        else:
            await answer(403, {"error": "elsewhere"})(scope, receive, seal)
