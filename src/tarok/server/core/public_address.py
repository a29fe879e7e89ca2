"""Where the house is: the address at which its own pages are, and the pages of others are not."""

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tarok.server.core.settings import Settings


def public_url(connection: HTTPConnection) -> str | None:
    """Return where people find the house, if the one who runs it has said so."""
    settings: Settings = connection.app.state.settings
    return settings.public_url


LOCAL: Final = (".home", ".home.arpa", ".internal", ".lan", ".local", ".localdomain", ".localhost")
"""How names end that mean something in a network of one's own alone."""


def at_our_host(connection: HTTPConnection) -> bool:
    """Whether the name that is asked for can be ours.

    A page of elsewhere may let its own name lead here, and then it calls as ours does (DNS rebinding).  So
    where nobody has said where people find the house, and others than this machine may call, it is found by
    an IP address, by the name of the machine, or by one that nobody elsewhere can have.
    """
    settings: Settings = connection.app.state.settings
    if settings.public_url or settings.uds or is_loopback(settings.host):
        return True
    asked = connection.headers.get("host", "").lower()
    try:
        name = urlsplit(f"//{asked}").hostname or ""
    except ValueError:
        return False
    name = name.rstrip(".")
    return "." not in name or is_address(name) or name.endswith(LOCAL) or name == socket.gethostname().lower()


def is_address(name: str) -> bool:
    """Whether a host is named by its number."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    """Whether what listens there is reached from this machine alone."""
    return ip_address(name).is_loopback if is_address(name) else name == "localhost"


def of_our_page(connection: HTTPConnection) -> bool:
    """Whether no other site's page is calling: a browser brings our cookie anyway, but says where it is.

    Ours is where people find the house, or else at the host that they ask.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if url := public_url(connection):
        return origin.lower() == url
    try:
        calling = urlsplit(origin).netloc.lower()
    except ValueError:  # it is the address of nothing
        return False
    return calling == connection.headers.get("host", "").lower()
