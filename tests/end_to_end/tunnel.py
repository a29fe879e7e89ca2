"""A path to a server that can swallow whatever goes over it, as a phone has in a tunnel."""

import socket
import threading
from contextlib import suppress


class Tunnel:
    """Listens in front of a server; while it is `dark` nothing arrives, and nobody is told."""

    def __init__(self, host: str):
        self._server = host.split(":")
        self._door = socket.create_server(("127.0.0.1", 0))
        self._lost: list[socket.socket] = []
        self.dark = False
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def close(self):
        self._door.close()
        for each in self._lost:
            each.close()

    def _listen(self):
        with suppress(OSError):
            while True:
                page, _ = self._door.accept()
                there = socket.create_connection(self._server)
                for way in ((page, there), (there, page)):
                    threading.Thread(target=self._carry, args=way, daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket):
        """Carry on what one side says; a connection of which something is lost carries nothing any more."""
        with suppress(OSError):
            while data := one.recv(65536):
                if self.dark or one in self._lost:
                    self._lost += (one, other)
                else:
                    other.sendall(data)
        if one not in self._lost:
            other.close()
