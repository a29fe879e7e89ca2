"""Where the server listens: at a port, or at a Unix socket."""

import errno
import os
import socket
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tarok.server.core.settings import Settings


@contextmanager
def listening(settings: Settings) -> Iterator[socket.socket]:
    """Yield a listening socket, and close it afterwards; a Unix socket is deleted, too.

    ValueError: the address cannot be used.
    """
    door = _knocker(settings.uds) if settings.uds else ringing(settings.host, settings.port, "--port")
    try:
        with door:
            yield door
    finally:
        if settings.uds:
            settings.uds.unlink(missing_ok=True)


def where(door: socket.socket) -> str:
    """Return a listening address as people write it."""
    name = door.getsockname()
    if isinstance(name, str):
        return name
    host, port = name[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def ringing(host: str, port: int, option: str) -> socket.socket:
    """Return a listening socket.

    ValueError: the address cannot be used; the message names the option to change.
    """
    try:
        return bind_socket(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise ValueError(f"port {port} of {host} is taken already; {option} names another") from error
        raise ValueError(f"nothing can be received at {host}, port {port}: {error.strerror}") from error


def _knocker(path: Path) -> socket.socket:
    try:
        return knocker(path)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise ValueError(f"{path} is taken already; --uds names another") from error
        raise ValueError(f"nothing can be received at {path}: {error.strerror or error}") from error


def bind_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens.  OSError: the address cannot be used.

    Its protocol is named, or asyncio would not know it for TCP, and would let small messages wait for 40 ms.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name != "nt":  # there, it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen()
    except OSError:
        listening.close()
        raise
    return listening


def knocker(path: Path) -> socket.socket:
    """Return a listening Unix socket with access for its owner and group.  OSError: it cannot be created.

    A leftover socket on which no process answers is removed first.
    """
    if not hasattr(socket, "AF_UNIX"):
        raise OSError(errno.EAFNOSUPPORT, "this system has no Unix sockets")
    with suppress(FileNotFoundError), socket.socket(socket.AF_UNIX) as other:
        if not stat.S_ISSOCK(path.stat().st_mode):
            raise OSError(errno.EEXIST, "there is a file that is no socket")
        try:
            other.connect(str(path))
        except ConnectionRefusedError:
            path.unlink()
        else:
            raise OSError(errno.EADDRINUSE, "another process answers there")
    listening = socket.socket(socket.AF_UNIX)
    before = os.umask(0o117)
    try:
        listening.bind(str(path))
        listening.listen()
    except OSError:
        listening.close()
        raise
    finally:
        os.umask(before)
    return listening
