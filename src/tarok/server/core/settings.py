"""The settings of the server: the options of `tarok serve`, the environment, or a default.

All settings are read and checked here.  A setting has one name: `public_url` is `--public-url` and
`TAROK_PUBLIC_URL`.
"""

from collections.abc import Callable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import Struct

PLAIN, JSON = "plain", "json"
MOST_WORKERS: Final = 64
LONGEST: Final = 36_500
"""The highest number of days that can be set before a table or a book is deleted."""


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of a server; the defaults suit a family at home."""

    host: str = "127.0.0.1"
    port: int = 8000
    uds: Path | None = None
    """The Unix socket to listen at, in place of host and port."""
    database: str | Path | None = None
    public_url: str | None = None
    """The public address of the server: scheme, host and port."""
    trusted_proxies: tuple[str, ...] = ()
    """The addresses and networks of proxies whose forwarded headers are trusted."""
    log: str = PLAIN
    workers: int = 1
    thinkers: int = 1
    """How many processes compute bot moves for each serving process; each starts when a bot first needs it.

    """
    forget_unplayed: int = 30
    """After how many days without a word a table is forgotten that never began; 0: never."""
    forget_played: int = 0
    """The same of tables where something was dealt."""
    forget_books: int = 400
    """The same of the books of sheets and events."""
    metrics: tuple[str, int] | None = None
    """The address and the port at which metrics are shown."""


def settings(words: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """Return the settings of the server.  ValueError: one is invalid; its message is one sentence."""
    found: dict[str, Any] = {}
    for name, reader in READERS.items():
        variable = f"TAROK_{name.upper()}"
        called, said = f"--{name.replace('_', '-')}", words.get(name)
        if said is None:
            called, said = variable, environment.get(variable)
        if said:
            try:
                found[name] = reader(said)
            except ValueError as error:
                raise ValueError(f"{called} {error}") from None
    return Settings(**found)


def _number(least: int, most: int) -> Callable[[str], int]:
    def reader(said: str) -> int:
        if not (said.isascii() and said.isdigit() and least <= int(said[:9]) <= most):
            raise ValueError(f"is a number from {least} to {most}, not {said}")
        return int(said)

    return reader


def _one_of(*words: str) -> Callable[[str], str]:
    def reader(said: str) -> str:
        if said not in words:
            raise ValueError(f"is {' or '.join(words)}, not {said}")
        return said

    return reader


def _public_url(said: str) -> str:
    wrong = ValueError(f"is an address like https://tarok.example, with nothing behind it, not {said}")
    try:
        parts = urlsplit(said)
        port = parts.port
    except ValueError:
        raise wrong from None
    rest = parts.path.strip("/"), parts.query, parts.fragment, parts.username
    if parts.scheme not in {"http", "https"} or not parts.hostname or any(rest):
        raise wrong
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = port in {None, 443 if parts.scheme == "https" else 80}
    return f"{parts.scheme}://{host}" if usual else f"{parts.scheme}://{host}:{port}"


def _host_and_port(said: str) -> tuple[str, int]:
    host, _, port = said.rpartition(":")
    try:
        return host.strip("[]") or "127.0.0.1", _number(1, 65535)(port)
    except ValueError:
        raise ValueError(f"is a port, or ADDRESS:PORT, not {said}") from None


def _proxies(said: str) -> tuple[str, ...]:
    proxies = tuple(each.strip() for each in said.split(","))
    for each in proxies:
        try:
            ip_network(each)
        except ValueError:
            raise ValueError(f"is addresses and networks with commas between them, not {each}") from None
    return proxies


READERS: Final[Mapping[str, Callable[[str], Any]]] = {
    "host": str,
    "port": _number(0, 65535),
    "uds": Path,
    "database": str,
    "public_url": _public_url,
    "trusted_proxies": _proxies,
    "log": _one_of(PLAIN, JSON),
    "workers": _number(1, MOST_WORKERS),
    "thinkers": _number(1, MOST_WORKERS),
    "forget_unplayed": _number(0, LONGEST),
    "forget_played": _number(0, LONGEST),
    "forget_books": _number(0, LONGEST),
    "metrics": _host_and_port,
}
"""The parser of each setting.  ValueError: the text is invalid; its message describes the setting."""
