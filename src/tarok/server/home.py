"""Where the house is: the address at which its own pages are, and the pages of others are not."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tarok.server.settings import Settings


def public_url(connection: HTTPConnection) -> str | None:
    """Return where people find the house, if the one who runs it has said so."""
    settings: Settings = connection.app.state.settings
    return settings.public_url


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
