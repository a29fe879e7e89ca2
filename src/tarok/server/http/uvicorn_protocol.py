"""The protocols of uvicorn with limits on what a client sends, applied before it is parsed."""

import asyncio
import logging
from typing import Any, ClassVar, Final

import h11
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from tarok.server.core.security_headers import HEADERS
from tarok.server.http.error_handlers import answer
from tarok.server.maintenance.socket_routing import SocketRouter
from tarok.server.table.messages import PING, PONG

FRAME: Final = 8192
"""The largest unpacked message in bytes: four times the largest one that the page sends."""
SLICE: Final = 2048
"""How many bytes are unpacked in one go: of packed frames they hold some eighty."""
FRAMES: Final = 100
"""How many messages, pings and pongs a connection may send in one burst."""
EVERY: Final = 0.2
"""After how many seconds it may bring one more."""
WAITING: Final = 4
"""How many received messages may be queued before reading is paused."""
NEXT: Final = 0.5
"""After how many seconds a pipelined request is handled, one that came before the last answer was sent."""
HEAD: Final = 10.0
"""How many seconds the headers of a request may take."""
BODY: Final = 30.0
"""How many seconds the body of a request may take."""
UNREAD: Final = 30.0
"""How many seconds sent data may stay unread before the connection is dropped."""
LAST_WORDS: Final = 5.0
"""How many seconds a client gets to read the reason before its connection is closed."""

OWN: Final = logging.getLogger("uvicorn.error.doorway")
"""The logger of the server's own errors: malformed input is answered, and not logged."""
OWN.setLevel(logging.ERROR)


class Timer:
    """Gives a connection up after a while, unless it is stopped before."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        return self._handle is not None

    def start(self, seconds: float, transport: asyncio.Transport) -> None:
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def stop(self) -> None:
        if self._handle:
            self._handle.cancel()
            self._handle = None


class LimitedHttpProtocol(H11Protocol):
    """An HTTP connection that is closed when its client is too slow in sending or reading."""

    most: ClassVar[int] = 0
    """How many connections are served at the same time; 0 is any number."""
    socket_router: ClassVar[SocketRouter | None] = None
    """Who leads pages to other workers; None: there are none."""
    _brings = False

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - whatever uvicorn gives
        super().__init__(*given, **named)
        self._patience, self._unread = Timer(), Timer()
        self.logger = OWN

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        head = b"".join(b"%s: %s\r\n" % (name, value) for name, value in self.headers)
        head = b"%s %s HTTP/1.1\r\n%s\r\n" % (event.method, event.target, head)
        if not (self.socket_router and self.socket_router.leads(event.target, head, self.transport)):
            super().handle_websocket_upgrade(event)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn does
        super().connection_made(transport)
        if self.most and len(self.connections) > self.most:
            transport.abort()
        else:
            self._patience.start(HEAD, self.transport)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - a sentence for programmers
        """Answer a malformed request in the form of docs/protocol.md."""
        no_request = answer(400, {"error": "garbled"}, {**HEADERS, "Connection": "close"})
        start = h11.Response(status_code=400, headers=no_request.raw_headers)
        for event in (start, h11.Data(bytes(no_request.body)), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        said, brought = self.conn.their_state, self._brings
        self._brings = said is h11.SEND_BODY
        if self.transport.get_protocol() is not self or said not in {h11.IDLE, h11.SEND_BODY}:
            self._patience.stop()
        elif self._brings and not brought:
            self._patience.stop()
            self._patience.start(BODY, self.transport)
        elif not self._brings and not self._patience.runs and self.timeout_keep_alive_task is None:
            self._patience.start(HEAD, self.transport)

    def on_response_complete(self) -> None:
        """Handle the next request; pipelined requests, which browsers do not send, yield to other clients."""
        more, _ = self.conn.trailing_data
        if more:
            self.loop.call_later(NEXT, super().on_response_complete)
        else:
            super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._patience.stop()
        self._unread.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.start(UNREAD, self.transport)

    def resume_writing(self) -> None:
        self._unread.stop()
        super().resume_writing()


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """The WebSocket of a page: it is decompressed in small steps, and closed at an oversized message."""

    _left = float(FRAMES)
    _counted = 0.0
    _sent_away = False

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - as above
        super().__init__(*given, **named)
        self._unread = Timer()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self._is_over():
                return
            super().data_received(data[start : start + SLICE])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["gone"] = self._is_over

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.stop()
        super().connection_lost(exc)
        # The compressor is large and part of a reference cycle, so it is freed here instead of by the
        # collector
        self.conn.extensions.clear()
        self.conn.parser_exc = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._hang_up()

    def resume_writing(self) -> None:
        if not self._is_over():
            self._unread.stop()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._hang_up()

    async def send(self, message: ASGISendEvent) -> None:
        await self.writable.wait()
        if self.close_sent:  # we have hung up, and the application does not know it yet
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.accept":
            # uvicorn leaves the handshake open where the client has gone, and would log that as our error
            self.handshake_complete = True

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._hang_up()

    def _hang_up(self) -> None:
        """Close the transport after a while, whether or not the remaining data has been read."""
        if not self.disconnected:
            self._unread.start(UNREAD, self.transport)

    def handle_text(self, event: Frame) -> None:
        if not self._may():
            return
        if event.fin and bytes(event.data).replace(b" ", b"") == PING:
            self._answer_ping()
        else:
            super().handle_text(event)

    def _answer_ping(self) -> None:
        """Answer the page's ping even while another of its messages is being handled.

        Scripts in a browser cannot see the protocol's own pings and pongs.
        """
        if self.conn.state is State.OPEN:
            self.conn.send_text(PONG)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_bytes(self, event: Frame) -> None:
        if self._may():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Put a message in line; reading stops only where some are waiting: to stop for each takes long."""
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA, "no text")
            self.handle_parser_exception()
            return
        paused, self.read_paused = self.read_paused, True  # so that uvicorn does not
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        if not self.queue.empty():
            await asyncio.sleep(0)  # otherwise one client with many messages would keep all others waiting
        return await super().receive()

    def handle_ping(self) -> None:
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    def _may(self) -> bool:
        """Count a frame; a client that has sent too many is closed with a reason."""
        if self._is_over():
            return False
        now = self.loop.time()
        self._left = min(FRAMES, self._left + (now - self._counted) / EVERY) - 1
        self._counted = now
        if self._left >= 0:
            return True
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too many messages")
        while not self.queue.empty():  # messages still in the queue are dropped
            self.queue.get_nowait()
        self.handle_parser_exception()
        return False

    def handle_parser_exception(self) -> None:
        """Close the connection with a reason, and discard further input until the client has closed it.

        Closing a socket with unread input resets it, and the client would never get the reason.
        """
        said = self.conn.close_sent
        assert said is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": said.code, "reason": said.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_sent = self._sent_away = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)

    def _is_over(self) -> bool:
        return self._sent_away or self.transport.is_closing()


def _is_text(pieces: list[bytes]) -> bool:
    try:
        b"".join(pieces).decode()
    except UnicodeDecodeError:
        return False
    return True
