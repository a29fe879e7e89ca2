"""A database that fails for a while: people are told, nothing is lost, and all goes on by itself."""

import contextlib
import sqlite3
from collections.abc import Iterator

import httpx2
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from server.conftest import PARTS
from server.live_server import FORE, LiveServer, card, lowest
from tarok.server.storage import database as databases
from tarok.server.storage.event_store import EventStore

FAILURE = OperationalError("INSERT", None, sqlite3.OperationalError("disk I/O error"))


@pytest.fixture
def server(file: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    monkeypatch.setattr(databases, "PATIENCE", 0.05)
    with LiveServer(file, **PARTS) as server:
        yield server


@contextlib.contextmanager
def locked(file: str) -> Iterator[None]:
    """Have somebody else write for a long time."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_what_cannot_be_stored_has_not_happened_and_can_be_said_again(server: LiveServer, file: str) -> None:
    guest = server.guest()
    with guest.play(guest.open(*FORE)) as seat:
        before = seat.hear()
        with locked(file):
            seat.act(card(0))
            assert "not_stored" == seat.hear()["error"]
            assert 503 == guest.get("/readyz").status_code
            assert 200 == guest.get("/healthz").status_code
        assert 200 == guest.get("/readyz").status_code
        seat.act(card(0))
        after = seat.hear_after(before["v"])
        assert [0, card(0)] == after["view"]["log"][0]
        assert [-1, 1, 0] == seat.play_on(lowest)["table"]["sheet"]["totals"]


def test_whoever_was_heard_is_not_refused_if_the_bots_cannot_go_on_and_later_they_do(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = server.guest()
    with guest.play(guest.open(*FORE)) as seat:
        seat.hear()
        append, stored = EventStore.append, list[object]()

        async def once(store: EventStore, *words: object) -> bool:
            """What the person does is stored, and then nobody can for a while."""
            stored.append(words)
            if len(stored) == 2:
                raise FAILURE
            return await append(store, *words)  # type: ignore[arg-type] # whatever is given

        monkeypatch.setattr(EventStore, "append", once)
        seat.act(card(0))
        assert [[0, card(0)]] == seat.hear()["view"]["log"]
        told = [seat.hear() for _ in range(2)]
        assert len(stored) > 2
    assert [2, 3] == [len(state["view"]["log"]) for state in told]


def test_http_says_that_it_is_for_later(server: LiveServer, file: str) -> None:
    with locked(file):
        response = server.guest().post("/api/tables", {"game": "toy"})
    told = {"error": "not_stored", "why": "locked", "trouble": "unstorable", "wait": 2}
    assert (503, told, "2") == (
        response.status_code,
        response.json(),
        response.headers["retry-after"],
    )


def test_a_page_that_cannot_be_let_in_is_told_to_come_later(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = server.guest()
    table = guest.open(*FORE)

    async def broken(*_: object) -> None:
        raise FAILURE

    monkeypatch.setattr(EventStore, "read", broken)
    with guest.play(table) as seat:
        with pytest.raises(ConnectionClosed) as end:
            seat.hear()
        assert end.value.rcvd is not None
        assert 1013 == end.value.rcvd.code


@pytest.mark.parametrize("origin", ["http://[", "http://elsewhere.example"])
def test_a_page_of_nowhere_is_not_let_in(server: LiveServer, origin: str) -> None:
    guest = server.guest()
    table = guest.open(*FORE)
    with pytest.raises(Exception, match="403"), guest.play(table, origin=origin) as seat:
        seat.hear()


def test_an_id_that_is_no_text_leads_nowhere(server: LiveServer) -> None:
    said = b'{"again": "' + b"\\ud800" * 20 + b'"}'
    headers = {"content-type": "application/json"}
    response = httpx2.post(f"http://{server.host}/api/tables", content=said, headers=headers, verify=False)
    assert (422, "garbled") == (response.status_code, response.json()["error"])
    assert "body.PlayAgain.again" in response.json()["where"]
    unknown = said.replace(b"\\ud800", b"\\u0161")
    response = httpx2.post(f"http://{server.host}/api/tables", content=unknown, headers=headers, verify=False)
    assert (404, {"error": "no_deal"}) == (response.status_code, response.json())
