"""What strangers send before anybody reads it: too much, too fast, or nothing at all."""

import asyncio
import gc
import socket
import threading
import time
import weakref
import zlib
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import uvicorn
from fastapi import FastAPI
from uvicorn._types import ASGISendEvent
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import Frame, Opcode

from server.conftest import PARTS
from server.live_server import FORE, PATIENCE, Guest, LiveServer, Seat
from tarok.server.accounts.rate_limits import RateLimits
from tarok.server.http import uvicorn_protocol
from tarok.server.http.uvicorn_protocol import (
    EVERY,
    FRAME,
    FRAMES,
    LimitedHttpProtocol,
    LimitedWebSocketProtocol,
)
from tarok.server.main import configured
from tarok.server.room.connections import Connection
from tarok.server.room.room import Room


class Open(LiveServer):
    """A server as it is served to strangers."""

    def configured(self, app: FastAPI) -> uvicorn.Config:
        return configured(app)


@pytest.fixture
def open_server(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    monkeypatch.setattr(uvicorn_protocol, "HEAD", 0.3)
    with Open(database, **PARTS) as server:
        yield server


def closed(seat: Seat) -> tuple[int, str]:
    """Hear until the server closes; return its code and its reason."""
    try:
        while True:
            seat.hear_any()
    except ConnectionClosed as end:
        return (end.rcvd.code, end.rcvd.reason) if end.rcvd else (0, "")


def gone(stranger: socket.socket) -> bool:
    """Whether the server has hung up."""
    try:
        return stranger.recv(1) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def plays_on(server: LiveServer) -> bool:
    """Whether others find a table and see their cards."""
    guest = server.guest()
    with guest.play(guest.open(*FORE)) as seat:
        return bool(seat.hear()["view"]["hand"])


def at_table(server: LiveServer) -> tuple[Guest, str]:
    guest = server.guest()
    return guest, guest.open(*FORE)


def test_a_small_frame_that_unpacks_to_a_large_one_closes_the_page(open_server: LiveServer) -> None:
    guest, table = at_table(open_server)
    with guest.play(table) as seat:
        seat.hear()
        seat.socket.send("x" * (FRAME + 1))  # packed to some 30 bytes on its way
        assert 1009 == closed(seat)[0]
    assert plays_on(open_server)


def test_of_many_packed_frames_that_come_at_once_only_some_are_unpacked(
    open_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked = list[int]()
    heard = uvicorn_protocol.LimitedWebSocketProtocol._may

    def may(wire: uvicorn_protocol.LimitedWebSocketProtocol) -> bool:
        unpacked.append(wire.transport.get_write_buffer_size())
        return heard(wire)

    monkeypatch.setattr(uvicorn_protocol.LimitedWebSocketProtocol, "_may", may)
    guest, table = at_table(open_server)
    with guest.play(table) as seat:
        seat.hear()
        packer = zlib.compressobj(wbits=-12)
        body = packer.compress(b"x" * (FRAME - 1)) + packer.flush(zlib.Z_SYNC_FLUSH)
        packed = body[:-4]
        frame = bytes([0xC1, 0x80 | len(packed), 0, 0, 0, 0]) + packed  # a text, packed and not masked
        seat.socket.socket.sendall(frame * 5000)
        assert 1008 == closed(seat)[0]
    assert FRAMES < len(unpacked) < 3 * FRAMES
    assert plays_on(open_server)


@pytest.mark.parametrize("what", ["messages", "pings"])
def test_whoever_says_too_much_has_to_go(open_server: LiveServer, what: str) -> None:
    guest, table = at_table(open_server)
    with guest.play(table) as seat:
        seat.hear()
        frame = Frame(Opcode.TEXT if what == "messages" else Opcode.PING, b"{}").serialize(mask=True)
        seat.socket.socket.sendall(frame * (FRAMES + 2 + int(1 / EVERY)))
        assert (1008, "too many messages") == closed(seat)
    assert plays_on(open_server)


def say_on(stranger: socket.socket) -> None:
    """Say too much, and do not stop until there is nobody left to hear it."""
    while True:
        stranger.sendall(TOO_MUCH)


TOO_MUCH = Frame(Opcode.TEXT, b"{}").serialize(mask=True) * 1_000_000


def test_whoever_does_not_stop_saying_too_much_still_reads_why(open_server: LiveServer) -> None:
    guest, table = at_table(open_server)
    with socket.create_connection(open_server.socket.getsockname()) as stranger:
        stranger.settimeout(PATIENCE)
        guest.dial(stranger, table)
        stranger.sendall(TOO_MUCH)
        got = b""
        while more := stranger.recv(65536):
            got += more
    assert got.endswith((1008).to_bytes(2) + b"too many messages")
    assert plays_on(open_server)


def test_whoever_does_not_go_is_given_up(open_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_protocol, "LAST_WORDS", 0.1)
    guest, table = at_table(open_server)
    with socket.create_connection(open_server.socket.getsockname()) as stranger:
        stranger.settimeout(PATIENCE)
        guest.dial(stranger, table)
        with pytest.raises(ConnectionError):
            say_on(stranger)
    assert plays_on(open_server)


def test_a_page_that_has_gone_keeps_nothing_to_pack_with(open_server: LiveServer) -> None:
    guest, table = at_table(open_server)
    gc.disable()  # a page refers to itself, and would be kept until Python looks for such
    try:
        with guest.play(table) as seat:
            seat.hear()
            pages = [
                each
                for each in gc.get_objects()
                if issubclass(type(each), uvicorn_protocol.LimitedWebSocketProtocol)
            ]
            packers = [weakref.ref(packer) for page in pages for packer in page.conn.extensions]
            assert packers
            pages.clear()
            seat.socket.send("x" * (FRAME + 1))
            assert 1009 == closed(seat)[0]
        assert plays_on(open_server)
        assert not [packer for packer in packers if packer()]
    finally:
        gc.enable()


def test_a_page_that_has_gone_is_not_let_in(open_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    let_in, hung_up = list[str](), threading.Event()
    spend, join = RateLimits.spend, Room.join

    async def wait_and_spend(limits: RateLimits, what: str, *who: Any) -> None:
        if what == "sockets":
            await asyncio.to_thread(hung_up.wait, PATIENCE)
        await spend(limits, what, *who)

    def note_and_join(room: Room, *who: Any, **how: Any) -> Connection:
        let_in.append(room.table.id)
        return join(room, *who, **how)

    monkeypatch.setattr(RateLimits, "spend", wait_and_spend)
    monkeypatch.setattr(Room, "join", note_and_join)
    guest, table = at_table(open_server)
    with guest.play(table):
        pass
    hung_up.set()
    guest, other = at_table(open_server)
    with guest.play(other) as seat:
        seat.hear()
    assert [other] == let_in


def test_whoever_has_to_go_while_we_speak_is_no_mistake_of_ours(
    open_server: LiveServer, caplog: pytest.LogCaptureFixture
) -> None:
    guest, table = at_table(open_server)
    for _ in range(5):
        with guest.play(table) as seat:
            seat.hear()
            frames = Frame(Opcode.TEXT, b"{}").serialize(mask=True) * (FRAMES - 10)
            move = Frame(Opcode.TEXT, b'{"type":"suggest","v":3}').serialize(mask=True) * 30
            seat.socket.socket.sendall(move + frames)  # answers are on their way when the last one comes
            assert 1008 == closed(seat)[0]
    assert plays_on(open_server)
    assert [] == [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


def test_a_page_that_hangs_up_before_it_is_accepted_is_not_logged_as_an_error(
    open_server: LiveServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    send, ended = LimitedWebSocketProtocol.send, threading.Event()
    run = LimitedWebSocketProtocol.run_asgi

    async def hang_up_and_send(wire: LimitedWebSocketProtocol, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.accept":
            wire.transport.close()
        await send(wire, message)

    async def run_to_the_end(wire: LimitedWebSocketProtocol) -> None:
        await run(wire)
        ended.set()

    guest, table = at_table(open_server)
    with monkeypatch.context() as patched:
        patched.setattr(LimitedWebSocketProtocol, "send", hang_up_and_send)
        patched.setattr(LimitedWebSocketProtocol, "run_asgi", run_to_the_end)
        with pytest.raises(WebSocketException), guest.play(table):
            pass
        assert ended.wait(PATIENCE)
    assert plays_on(open_server)
    assert [] == [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


def test_as_much_as_a_page_may_say_is_heard(open_server: LiveServer) -> None:
    guest, table = at_table(open_server)
    with guest.play(table) as seat:
        seat.hear()
        for _ in range(FRAMES - 1):
            seat.socket.send("{}")
        assert FRAMES - 1 == sum(seat.hear_any()["type"] == "refused" for _ in range(FRAMES - 1))


def test_a_ping_is_answered_while_the_table_does_something_else(
    open_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = threading.Event()

    async def hear(*_: object) -> None:
        await asyncio.to_thread(goes_on.wait)

    guest, table = at_table(open_server)
    with guest.play(table) as seat:
        seat.hear()
        monkeypatch.setattr(Room, "handle", hear)
        seat.say(type="stop", v=1)
        seat.say(type="ping")
        assert {"type": "pong"} == seat.hear_any()
        goes_on.set()


def test_a_ping_of_whoever_goes_is_not_answered(open_server: LiveServer) -> None:
    guest, table = at_table(open_server)
    with guest.play(table) as seat:
        seat.hear()
        frames = Frame(Opcode.TEXT, b'{"type":"ping"}'), Frame(Opcode.CLOSE, b"\x03\xe8")
        ping, close = (frame.serialize(mask=True) for frame in frames)
        seat.socket.socket.sendall(ping + close + ping)
        assert 1000 == closed(seat)[0]
    assert plays_on(open_server)


def test_a_ping_that_says_more_is_none(open_server: LiveServer) -> None:
    guest, table = at_table(open_server)
    with guest.play(table) as seat:
        seat.hear()
        seat.say(type="ping", v=1)
        assert "garbled" == seat.hear_any()["error"]


def test_requests_that_come_at_once_are_heard_one_after_the_other(open_server: LiveServer) -> None:
    with socket.create_connection(open_server.host.split(":")) as stranger:
        stranger.settimeout(PATIENCE)
        begun, told = time.monotonic(), b""
        stranger.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 2)
        while told.count(b'{"ok":true}') < 2:
            told += stranger.recv(4096)
    assert time.monotonic() - begun >= uvicorn_protocol.NEXT


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHo"], ids=["nothing", "half"])
def test_whoever_does_not_say_what_they_want_has_to_go(open_server: LiveServer, said: bytes) -> None:
    address = open_server.socket.getsockname()
    begun = time.monotonic()
    with socket.create_connection(address) as stranger:
        stranger.sendall(said)
        stranger.settimeout(20)
        assert gone(stranger)
    assert time.monotonic() - begun >= uvicorn_protocol.HEAD
    assert plays_on(open_server)


@pytest.mark.parametrize(
    "said", [b"\x16\x03\x01\x02\x00\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n"], ids=["tls", "no host"]
)
def test_what_is_no_request_is_told_so_in_the_form_of_all_errors(
    open_server: LiveServer, said: bytes
) -> None:
    with socket.create_connection(open_server.host.split(":")) as stranger:
        stranger.settimeout(PATIENCE)
        stranger.sendall(said)
        told = b"".join(iter(lambda: stranger.recv(4096), b"")).decode()
    head, _, body = told.partition("\r\n\r\n")
    assert head.startswith("HTTP/1.1 400 ")
    assert {"content-type: application/json", "x-content-type-options: nosniff"} <= set(
        head.lower().split("\r\n")
    )
    assert '{"error": "garbled"}' == body


def test_there_is_a_place_for_so_many_connections_and_no_more(
    open_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LimitedHttpProtocol, "most", 3)
    monkeypatch.setattr(uvicorn_protocol, "HEAD", 60.0)
    address = open_server.socket.getsockname()
    crowd = [socket.create_connection(address) for _ in range(8)]
    try:
        for turned_away in crowd[3:]:
            turned_away.settimeout(20)
            assert gone(turned_away)
        for served in crowd[:3]:
            served.settimeout(0.2)
            assert not gone(served)
    finally:
        for each in crowd:
            each.close()
    monkeypatch.setattr(LimitedHttpProtocol, "most", 0)
    assert plays_on(open_server)


def test_whoever_brings_a_request_too_slowly_has_to_go(
    open_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_protocol, "BODY", 0.3)
    address = open_server.socket.getsockname()
    with socket.create_connection(address) as stranger:
        stranger.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
        stranger.settimeout(20)
        begun = time.monotonic()
        assert gone(stranger)
    assert time.monotonic() - begun < 10  # before the head would have to be there
    assert plays_on(open_server)


def test_whoever_does_not_read_is_given_up(open_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_protocol, "UNREAD", 0.3)
    address = open_server.socket.getsockname()
    with socket.socket() as stranger:
        stranger.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        stranger.connect(address)
        ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        stranger.settimeout(20)
        with suppress(ConnectionError):
            for _ in range(100_000):
                stranger.sendall(ask)  # and never read what is answered
            pytest.fail("one can ask for ever")
    assert plays_on(open_server)
