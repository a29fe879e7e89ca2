"""What can happen at a table."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from msgspec import Struct

from tarok.actions import Action, Seat
from tarok.cards import Card
from tarok.result import Booked, Carry
from tarok.server.store import Record
from tarok.wire import from_json, to_json


class Opened(Struct, frozen=True, omit_defaults=True):
    """A table was opened for a game with these options; each place is for a bot of some kind, or people.

    Its sheet begins with `carry`, where a deal of another table is played again.
    """

    game: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    carry: Carry | None = None


class Seated(Struct, frozen=True):
    """A guest sat down."""

    place: int
    guest: str


class Dealt(Struct, frozen=True):
    """The pack lay on the table in this order."""

    pack: tuple[Card, ...]


class Did(Struct, frozen=True):
    """A seat did something."""

    seat: Seat
    action: Action


class Settled(Struct, frozen=True):
    """The deal was entered on the sheet; what was booked then stands, whatever the rules say later."""

    booked: Booked


class Seen(Struct, frozen=True):
    """The person at this place asked for the next deal."""

    place: int


class Stopped(Struct, frozen=True):
    """The person at this place asked to come to an end."""

    place: int
    booked: Booked


class Lent(Struct, frozen=True):
    """The bank lent something to somebody, or was paid back."""

    booked: Booked


class Shared(Struct, frozen=True):
    """The stream in which this stands has the id of a link to a deal of a table."""

    table: str
    number: int


Fact: TypeAlias = Opened | Seated | Dealt | Did | Settled | Seen | Stopped | Lent
KINDS: Final[dict[str, type[Fact]]] = {
    kind.__name__.lower(): kind for kind in (Opened, Seated, Dealt, Did, Settled, Seen, Stopped, Lent)
}


def write(fact: Fact | Shared) -> tuple[str, str]:
    """Return the kind and the body under which a fact is stored."""
    return type(fact).__name__.lower(), to_json(fact).decode()


def read(record: Record) -> Fact:
    """Return the fact that was stored."""
    return from_json(record.body, KINDS[record.kind])
