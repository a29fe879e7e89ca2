"""The server's log: successes to stdout, failures to stderr, one line each.

Ids of tables are cut short, because an id is an invitation to the table.
"""

import json
import logging
import re
import secrets
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy.exc import DBAPIError
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tarok.server.core.settings import JSON
from tarok.server.storage.database import one_line

NUMBER: Final[ContextVar[str]] = ContextVar("request", default="")
"""The number of the request that is being answered, if it is one."""
TOLD: Final = ("method", "path", "status", "ms", "client")
"""The fields logged for a request besides the common ones."""
AGAIN: Final = 10.0
"""After how many seconds the reason of a failing database is logged again."""
LONGEST: Final = 200
"""How many characters of a path are logged."""

BEGINNING: Final = re.compile(
    r"Traceback .*\n(sqlite3|sqlalchemy\.exc)\.\w+Error: |Application startup failed", re.DOTALL
)
"""What uvicorn logs if the database fails during start-up."""
TABLE: Final = re.compile(r"\b(tables? )([a-z2-9]{4})[a-z2-9]{8}\b")
"""How a table is named in a message."""
LED: Final = re.compile(r"/(tables?|watch|deals?)/(?!\d{1,6}(?:/|$))([^/]{0,4})[^/]*")
"""The parts of a path that come before a secret id, and how the id begins; a number is no secret."""
CODE: Final = re.compile(r"/codes/[^/]+")

access: Final = logging.getLogger("tarok.access")


def masked(path: str) -> str:
    """Return a path with its secret ids cut short, for the log."""
    return CODE.sub("/codes/…", LED.sub(r"/\1/\2…", path))[:LONGEST]


class TextFormatter(logging.Formatter):
    """One line for people: a success as it is, a failure with its time."""

    def format(self, record: logging.LogRecord) -> str:
        if record.levelno < logging.WARNING:
            return record.getMessage()
        said = f"{_moment(record)} {record.levelname.lower()}: {super().format(record)}"
        return TABLE.sub(r"\1\2…", said)


class JsonFormatter(logging.Formatter):
    """A line for programs: an object each."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": _moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": TABLE.sub(r"\1\2…", record.getMessage()),
            "process": record.process,
            "request": NUMBER.get() or None,
            **{name: getattr(record, name, None) for name in TOLD},
        }
        if record.exc_info:
            told["exception"] = TABLE.sub(r"\1\2…", self.formatException(record.exc_info))
        return json.dumps({name: value for name, value in told.items() if value is not None})


class Outage(logging.Filter):
    """Logs in one line that the database fails, where many requests fail for it: each reason now and then."""

    def __init__(self, ticks: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._ticks = ticks
        self._told: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Shorten the record of a failing database; return whether to log it."""
        if record.name == "uvicorn.error" and BEGINNING.match(record.getMessage()):
            return False  # a server that cannot start has printed its reason already
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, DBAPIError):
            return True
        why, now = one_line(error), self._ticks()
        self._told = {each: told for each, told in self._told.items() if told > now - AGAIN}
        if why in self._told:
            return False
        self._told[why] = now
        record.msg, record.args = f"{record.getMessage()}: {why}", ()
        record.exc_info = record.exc_text = None
        return True


def _moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")[:-6] + "Z"


def install(how: str) -> None:
    """Set up the log in this format from now on; requests are logged in the JSON format only."""
    formatter = JsonFormatter() if how == JSON else TextFormatter()
    well, wrong = logging.StreamHandler(sys.stdout), logging.StreamHandler(sys.stderr)
    well.addFilter(lambda record: record.levelno < logging.WARNING)
    wrong.setLevel(logging.WARNING)
    wrong.addFilter(Outage())
    for handler in (well, wrong):
        handler.setFormatter(formatter)
    logging.basicConfig(handlers=[well, wrong], level=logging.WARNING, force=True)
    logging.getLogger("tarok").setLevel(logging.INFO)
    access.setLevel(logging.INFO if how == JSON else logging.WARNING)
    logging.raiseExceptions = False  # a reader that went away is no news


class AccessLog:
    """Middleware that numbers requests, for the log and the answer, and logs each when it is done."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        number, began, status = secrets.token_hex(6), time.perf_counter(), 0
        NUMBER.set(number)

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                MutableHeaders(scope=message)["X-Request-Id"] = number
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000) if status else 403
            await send(message)

        async def notice() -> Message:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect":
                status = message.get("code", 1005)
            return message

        try:
            await self._app(scope, notice, note)
        finally:
            if access.isEnabledFor(logging.INFO):
                _tell(scope, status, time.perf_counter() - began)


def _tell(scope: Scope, status: int, seconds: float) -> None:
    method, path = scope.get("method", "WEBSOCKET"), masked(scope["path"])
    client: Any = scope.get("client")
    told = {
        "method": method,
        "path": path,
        "status": status,
        "ms": round(seconds * 1000, 1),
        "client": client[0] if client else None,
    }
    access.info("%s %s %d", method, path, status, extra=told)
