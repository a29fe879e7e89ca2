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
def open_listener(settings: Settings) -> Iterator[socket.socket]:
    """Yield a listening socket, and close it afterwards; a Unix socket is deleted, too.

    ValueError: the address cannot be used.
    """
    listener = (
        _unix_listener(settings.uds) if settings.uds else tcp_listener(settings.host, settings.port, "--port")
    )
    try:
        with listener:
            yield listener
    finally:
        if settings.uds:
            settings.uds.unlink(missing_ok=True)


def listening_address(listener: socket.socket) -> str:
    """Return a listening address as people write it."""
    name = listener.getsockname()
    if isinstance(name, str):
        return name
    host, port = name[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def tcp_listener(host: str, port: int, option: str) -> socket.socket:
    """Return a listening socket.

    ValueError: the address cannot be used; the message names the option to change.
    """
    try:
        return bind_socket(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise ValueError(f"port {port} of {host} is taken already; {option} names another") from error
        raise ValueError(f"nothing can be received at {host}, port {port}: {error.strerror}") from error


def _unix_listener(path: Path) -> socket.socket:
    try:
        return bind_unix_socket(path)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise ValueError(f"{path} is taken already; --uds names another") from error
        raise ValueError(f"nothing can be received at {path}: {error.strerror or error}") from error


def bind_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens.  OSError: the address cannot be used.

    Its protocol is named, or asyncio would not know it for TCP, and would let small messages wait for 40 ms.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name != "nt":  # there, it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen()
    except OSError:
        listener.close()
        raise
    return listener


def bind_unix_socket(path: Path) -> socket.socket:
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
    listener = socket.socket(socket.AF_UNIX)
    before = os.umask(0o117)
    try:
        listener.bind(str(path))
        listener.listen()
    except OSError:
        listener.close()
        raise
    finally:
        os.umask(before)
    return listener
