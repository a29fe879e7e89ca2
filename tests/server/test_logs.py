"""What the server writes about itself: who asked for what and when, and nothing that leads to a table."""

import asyncio
import json
import logging
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tarok.server.maintenance.logs import (
    AGAIN,
    NUMBER,
    AccessLog,
    JsonFormatter,
    Outage,
    TextFormatter,
    access,
    masked,
)

TABLE = "k3v9abcd2345"


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/", "/"),
        ("/api/tables", "/api/tables"),
        (f"/api/tables/{TABLE}", "/api/tables/k3v9…"),
        (f"/api/tables/{TABLE}/deals/12", "/api/tables/k3v9…/deals/12"),
        (f"/table/{TABLE}", "/table/k3v9…"),
        ("/watch/aBcdefghijklmnopqrstuv", "/watch/aBcd…"),
        ("/api/watch/aBcdefghijklmnopqrstuv/play", "/api/watch/aBcd…/play"),
        ("/api/deals/01234567890123456789/game", "/api/deals/0123…/game"),
        ("/api/codes/BCDFGH", "/api/codes/…"),
        (f"/x/api/table/{TABLE}/{TABLE}", f"/x/api/table/k3v9…/{TABLE}"),
        ("/" + "a" * 5000, "/" + "a" * 199),
    ],
)
def test_a_path_is_told_without_what_leads_somewhere(path: str, told: str) -> None:
    assert told == masked(path)


def record(level: int, message: str, *words: object, wrong: bool = False) -> logging.LogRecord:
    if wrong:
        try:
            int(f"table {TABLE}")
        except ValueError:
            return logging.LogRecord("tarok.x", level, "", 1, message, words, sys.exc_info())
    return logging.LogRecord("tarok.x", level, "", 1, message, words, None)


def test_a_line_for_people_is_short_and_a_complaint_has_its_time() -> None:
    assert "Tarok is at 7" == TextFormatter().format(record(logging.INFO, "Tarok is at %d", 7))
    first, *rest = (
        TextFormatter().format(record(logging.ERROR, "table %s: it fails", TABLE, wrong=True)).split("\n")
    )
    moment, _, said = first.partition(" ")
    assert moment.endswith("Z")
    datetime.fromisoformat(moment)
    assert "error: table k3v9…: it fails" == said
    assert "ValueError: invalid literal for int() with base 10: 'table k3v9…'" == rest[-1]


def test_a_line_for_programs_is_an_object() -> None:
    NUMBER.set("abc")
    told = json.loads(JsonFormatter().format(record(logging.ERROR, "table %s: \ud800\n", TABLE, wrong=True)))
    assert ("error", "tarok.x", "table k3v9…: \ud800\n", "abc") == tuple(
        told[name] for name in ("level", "logger", "message", "request")
    )
    assert told["at"].endswith("Z")
    assert told["exception"].endswith("'table k3v9…'")
    NUMBER.set("")
    assert {"at", "level", "logger", "message", "process"} == json.loads(
        JsonFormatter().format(record(20, "a\nb"))
    ).keys()


class Heard(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(json.loads(JsonFormatter().format(record)))


@pytest.fixture
def heard() -> Iterator[Heard]:
    handler, before = Heard(), access.level
    access.addHandler(handler)
    access.setLevel(logging.INFO)
    yield handler
    access.removeHandler(handler)
    access.setLevel(before)


def call(scope: dict[str, Any], received: Sequence[Any], sent: Sequence[Any]) -> list[dict[str, Any]]:
    """Have an application receive this much and send these; return what went out."""
    waiting, out = list(received), list[Any]()

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        for _ in received:
            await receive()
        for message in sent:
            await send(message)

    async def receive() -> Any:
        return waiting.pop(0)

    async def send(message: Any) -> None:
        out.append(message)

    asyncio.run(AccessLog(app)(scope, receive, send))
    return out


def test_every_answer_bears_the_number_under_which_it_is_told(heard: Heard) -> None:
    path = f"/api/tables/{TABLE}"
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": b"key=x",
        "client": ("1.2.3.4", 5),
    }
    (start,) = call(scope, [], [{"type": "http.response.start", "status": 404, "headers": []}])
    (line,) = heard.lines
    assert [(b"x-request-id", line["request"].encode())] == start["headers"]
    assert ("GET", "/api/tables/k3v9…", 404, "1.2.3.4") == tuple(
        line[name] for name in ("method", "path", "status", "client")
    )
    assert "GET /api/tables/k3v9… 404" == line["message"]
    assert line["ms"] >= 0
    assert "key" not in json.dumps(line)


@pytest.mark.parametrize(
    ("received", "sent", "status"),
    [
        ([], [{"type": "websocket.close"}], 403),
        ([], [{"type": "websocket.accept"}, {"type": "websocket.close", "code": 4404}], 4404),
        ([{"type": "websocket.disconnect", "code": 1001}], [], 1001),
    ],
    ids=["refused", "closed", "left"],
)
def test_a_page_is_told_with_the_code_by_which_it_went(
    heard: Heard, received: Sequence[Any], sent: Sequence[Any], status: int
) -> None:
    call({"type": "websocket", "path": f"/api/tables/{TABLE}/play", "client": None}, received, sent)
    assert [f"WEBSOCKET /api/tables/k3v9…/play {status}"] == [line["message"] for line in heard.lines]


def test_a_database_that_fails_is_told_in_a_line_and_not_for_everybody_who_waits() -> None:
    now = [0.0]
    outage, told = Outage(lambda: now[0]), []

    def fail(why: str, table: str) -> None:
        error = OperationalError("INSERT", {"pack": "hidden"}, sqlite3.OperationalError(why))
        raised = type(error), error, None
        said = logging.LogRecord("x", logging.ERROR, "", 1, "table %s: no", (table,), raised)
        if outage.filter(said):
            told.append(TextFormatter().format(said).partition("error: ")[2])

    for why, table, moment in (("full", TABLE, 0), ("full", "b", 9), ("locked", "c", 9), ("full", "d", 10.5)):
        now[0] = moment
        fail(why, table)
    assert ["table k3v9…: no: full", "table c: no: locked", "table d: no: full"] == told
    assert 10 == AGAIN
    assert outage.filter(record(logging.ERROR, "a bot fails", wrong=True))
