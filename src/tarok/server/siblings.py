"""What workers of one parent tell each other at once: what each stores, and from the parent who has died."""

import asyncio
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress

LONGEST = 65_536
"""How many bytes one tells at once."""
DEAD = "dead "
"""How the parent begins to say who has died."""


class Siblings:
    """An inbox for each worker, into which all can put something; who finds it full puts nothing there.

    It is made by the parent, before there are workers.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.name = ""
        self._own: socket.socket | None = None
        self._boxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(number)]
        for both in self._boxes:
            for end in both:
                end.settimeout(0.0)

    def be(self, place: int, name: str) -> None:
        """Be the worker at this place, of this name, from now on."""
        self.name = name
        self._own = self._boxes[place][0]

    def tell(self, streams: Iterable[str]) -> None:
        """Tell the others that these streams have grown."""
        self._tell(" ".join(sorted(streams)))

    def tell_of_death(self, name: str) -> None:
        """Tell all who has died."""
        self._tell(DEAD + name)

    def listen(self, heard: Callable[[str | None], None], died: Callable[[str], None]) -> None:
        """Say from now on where asyncio runs which stream has grown, and who has died."""

        def read() -> None:
            with suppress(BlockingIOError):
                while self._own:
                    said = self._own.recv(LONGEST).decode()
                    if said.startswith(DEAD):
                        died(said.removeprefix(DEAD))
                    else:
                        for stream in said.split(" "):
                            heard(stream)

        if self._own:
            asyncio.get_running_loop().add_reader(self._own, read)

    def close(self) -> None:
        """Listen no more."""
        if self._own:
            asyncio.get_running_loop().remove_reader(self._own)

    def _tell(self, said: str) -> None:
        for inbox, slot in self._boxes:
            if inbox is not self._own:
                with suppress(OSError):  # they look by themselves, later
                    slot.send(said.encode())
