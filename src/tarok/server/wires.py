"""The connections themselves: what a stranger sends is limited here, before anybody reads it."""

import asyncio
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

FRAME: Final = 8192
"""How many bytes a message may have, unpacked: four times what a page ever says."""
SLICE: Final = 2048
"""How many bytes are unpacked in one go: of packed frames they hold some eighty."""
FRAMES: Final = 100
"""How many messages, pings and pongs a connection may bring at once."""
EVERY: Final = 0.2
"""After how many seconds it may bring one more."""
HEAD: Final = 10.0
"""How many seconds a request may take to say what it wants."""


class Doorway(H11Protocol):
    """A connection of HTTP: whoever does not say what they want has to go."""

    most: ClassVar[int] = 0
    """How many connections are served at the same time; 0 is any number."""
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn does
        super().connection_made(transport)
        if self.most and len(self.connections) > self.most:
            transport.abort()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        asks = self.conn.their_state is not h11.IDLE or self.transport.get_protocol() is not self
        if asks:
            self._stop_waiting()
        elif self._patience is None and self.timeout_keep_alive_task is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._patience = self.loop.call_later(HEAD, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience:
            self._patience.cancel()
            self._patience = None


class PageWire(WebSocketsSansIOProtocol):
    """The WebSocket of a page: it is unpacked a little at a time, and closed where it says too much."""

    _left = float(FRAMES)
    _counted = 0.0

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_text(self, event: Frame) -> None:
        if self._may():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._may():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    def _may(self) -> bool:
        """Count a frame; whoever has brought too many is told so, and has to go."""
        if self.transport.is_closing():
            return False
        now = self.loop.time()
        self._left = min(FRAMES, self._left + (now - self._counted) / EVERY) - 1
        self._counted = now
        if self._left >= 0:
            return True
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too many messages")
        self.handle_parser_exception()
        return False
