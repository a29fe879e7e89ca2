"""Routes WebSockets to the worker of their table, whichever worker accepted them."""

import asyncio
import re
import socket
from collections.abc import Callable
from typing import Final
from zlib import crc32

from tarok.server.core import background_tasks
from tarok.server.storage.worker_ipc import WorkerChannel

PAGE: Final = re.compile(rb"/api/tables/([^/?]+)/play(?:\?|$)")


class SocketRouter:
    """Passes sockets of tables on to their worker, and takes over those that others pass on.

    The worker follows from the table's id alone, so that all processes agree.  If it cannot be reached, the
    socket is served where it is, which works as well.
    """

    def __init__(self, siblings: WorkerChannel, protocol: Callable[[], asyncio.Protocol]) -> None:
        self._siblings = siblings
        self._protocol = protocol
        self._running: background_tasks.Running = set()
        siblings.on_page = self._accept

    def leads(self, target: bytes, head: bytes, transport: asyncio.Transport) -> bool:
        """Hand on a connection that has brought this head of a request, if it belongs to another worker."""
        found = PAGE.match(target)
        if not found:
            return False
        place = crc32(found[1]) % self._siblings.number
        connection: socket.socket = transport.get_extra_info("socket")
        if place == self._siblings.place or not self._siblings.hand_on(place, head, connection.fileno()):
            return False
        transport.abort()  # it stays open where it is now
        return True

    def _accept(self, head: bytes, connection: int) -> None:
        background_tasks.start(self._running, self._open(head, socket.socket(fileno=connection)))

    async def _open(self, head: bytes, connection: socket.socket) -> None:
        connection.setblocking(False)  # noqa: FBT003 - it has no other name
        _, protocol = await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)
        protocol.data_received(head)
