"""IPC between workers of one parent: notifications, and passing sockets on (leases.py, socket_routing.py)."""

import asyncio
import os
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

LONGEST: Final = 131_072
"""The largest datagram in bytes."""
GROWN, DEAD, HERE, PAGE = b"g", b"d", b"h", b"p"
"""The first byte of a message.

Streams have grown, a worker has died, one is present, a connection is passed.
"""


class WorkerChannel:
    """An inbox for each worker, into which all can put something; who finds it full puts nothing there.

    It is made by the parent, before there are workers.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.name, self.place = "", -1
        self.on_page: Callable[[bytes, int], None] = lambda _head, connection: os.close(connection)
        self._away: set[int] = set()
        self._boxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(number)]
        for both in self._boxes:
            for end in both:
                end.settimeout(0.0)

    def be(self, place: int, name: str) -> None:
        """Be the worker at this place, of this name, from now on."""
        self.name, self.place = name, place

    def tell(self, streams: Iterable[str]) -> None:
        """Notify the other workers that these streams have grown."""
        self._tell(GROWN, "\n".join(sorted(streams)))

    def tell_of_death(self, name: str, place: int) -> None:
        """Notify all workers of the one that has died at this place."""
        self._tell(DEAD, f"{name} {place}")

    def hand_on(self, place: int, head: bytes, connection: int) -> bool:
        """Pass a connection and its first bytes to a worker; False: the worker is gone or its inbox full."""
        if place in self._away:
            return False
        try:
            socket.send_fds(self._boxes[place][1], [PAGE, head], [connection])
        except OSError:
            return False
        return True

    def listen(self, heard: Callable[[str | None], None], died: Callable[[str], None]) -> None:
        """Start to report, in asyncio's thread, changed streams, dead workers, and passed connections."""
        inbox = self._boxes[self.place][0]

        def read() -> None:
            with suppress(BlockingIOError):
                while True:
                    told, connections, _, _ = socket.recv_fds(inbox, LONGEST, 1)
                    what, said = told[:1], told[1:]
                    if what == PAGE and connections:
                        self.on_page(said, connections[0])
                    elif what == DEAD:
                        name, place = said.decode().split(" ")
                        self._away.add(int(place))
                        died(name)
                    elif what == HERE:
                        self._away.discard(int(said))
                    else:
                        for stream in said.decode().split("\n"):
                            heard(stream)

        asyncio.get_running_loop().add_reader(inbox, read)
        self._tell(HERE, str(self.place))

    def close(self) -> None:
        """Stop listening."""
        asyncio.get_running_loop().remove_reader(self._boxes[self.place][0])

    def end(self) -> None:
        """Put all inboxes away."""
        for both in self._boxes:
            for end in both:
                end.close()

    def _tell(self, what: bytes, said: str) -> None:
        for place, (_, slot) in enumerate(self._boxes):
            if place != self.place:
                with suppress(OSError):  # they look by themselves, later
                    slot.send(what + said.encode())
