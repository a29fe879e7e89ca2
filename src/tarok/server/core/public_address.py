"""The public address of the server, and the check that a request comes from its own pages."""

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tarok.server.core.settings import Settings


def public_url(connection: HTTPConnection) -> str | None:
    """Return the server's public address, if it is configured."""
    settings: Settings = connection.app.state.settings
    return settings.public_url


LOCAL: Final = (".home", ".home.arpa", ".internal", ".lan", ".local", ".localdomain", ".localhost")
"""Suffixes of host names that are valid only inside a local network."""


def at_our_host(connection: HTTPConnection) -> bool:
    """Whether the requested host name can belong to this server.

    A foreign page can make its own name resolve to this server, and then its requests look like ours (DNS
    rebinding).  So without a configured public address, and when other machines can connect, the server
    accepts only an IP address, the name of the machine, or a name that no outsider can own.
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
    """Whether a listening address can be reached from this machine only."""
    return ip_address(name).is_loopback if is_address(name) else name == "localhost"


def of_our_page(connection: HTTPConnection) -> bool:
    """Whether a request comes from a page of this site.

    Browsers attach the cookie to requests of other sites, too, but name the origin.

    The own origin is the public address, or else the requested host.
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
