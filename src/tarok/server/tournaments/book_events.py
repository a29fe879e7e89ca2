"""The events of a book: created, entry made, links replaced."""

from typing import Final, TypeAlias

from msgspec import Raw, Struct

from tarok.engine.json_codec import to_json
from tarok.server.tournaments.online_event import KINDS as EVENTS
from tarok.server.tournaments.online_event import EventFact
from tarok.server.tournaments.roles import Kind


class Bound(Struct, frozen=True):
    """A book begins."""

    kind: Kind


class Noted(Struct, frozen=True):
    """A role has made this entry."""

    role: str
    note: Raw


class Renewed(Struct, frozen=True):
    """The link that gives this role is another one from now on."""

    role: str


BookFact: TypeAlias = Bound | Noted | Renewed | EventFact
KINDS: Final[dict[str, type[BookFact]]] = {"bound": Bound, "noted": Noted, "renewed": Renewed, **EVENTS}


def write(fact: BookFact) -> tuple[str, str]:
    """Return the kind and the body under which a fact is stored."""
    return type(fact).__name__.lower(), to_json(fact).decode()
