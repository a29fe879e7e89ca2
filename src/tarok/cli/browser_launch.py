"""`tarok`, and `tarok serve --open`: opens the page in a browser once the server answers."""

import os
import socket
import sys
import threading
import time
import webbrowser

PATIENCE = 20
"""How many seconds a server may take to come up."""


def desktop() -> bool:
    """Whether this machine has a desktop on which a browser can open."""
    return sys.platform in ("win32", "darwin") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())


def open_when_there(host: str, port: int) -> threading.Thread:
    """Open the page of the server at this address in a browser, once it is there; return who waits for it."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - compared, not listened at
    waiting = threading.Thread(target=_open, args=(here, port), daemon=True)
    waiting.start()
    return waiting


def _open(host: str, port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")
            return
