"""The events of a table."""

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from tarok.cards.deck import Card
from tarok.cards.shuffle import FIRST
from tarok.engine.actions import Action, Seat
from tarok.engine.json_codec import from_json, to_json
from tarok.engine.result import Booked, Carry
from tarok.report.findings import Finding
from tarok.server.storage.event_store import Record
from tarok.server.table.contests import Asked, Contest, Scored, Tried
from tarok.server.table.mistakes import Erred, Learnt
from tarok.server.table.places import STAND_IN
from tarok.server.table.table_settings import Manners


class Opened(Struct, frozen=True, omit_defaults=True):
    """A table was opened for a game with these options; each place is for a bot of some kind, or people.

    Its sheet begins with `carry` if it replays a deal of another table.  A table for people has its
    `manners`.  `opponents` is the bot for free seats.  At a table of a `contest` one deal is played.
    """

    game: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    carry: Carry | None = None
    manners: Manners = Manners()
    opponents: str = STAND_IN
    contest: Contest | None = None


class Seated(Struct, frozen=True, omit_defaults=True):
    """A guest sat down, or will when the deal is over; or they have another name or face now."""

    place: int
    guest: str
    name: str = ""
    face: int | None = None


class Rose(Struct, frozen=True, omit_defaults=True):
    """The player at this place left, or will after the deal; `to` says whether the host asked them to."""

    place: int
    asked: bool = False


class Filled(Struct, frozen=True):
    """A place without a person is a bot's now, or free."""

    place: int
    word: str


class Mixed(Struct, frozen=True, omit_defaults=True):
    """Seats were exchanged: the player from `order[i]` moved to `i`; perhaps drawn cards decided it."""

    order: tuple[int, ...]
    cards: tuple[Card, ...] = ()


class Began(Struct, frozen=True):
    """The host, or a timer, started the session."""


class Handed(Struct, frozen=True):
    """The person at this place is the host from now on."""

    place: int


class Parted(Struct, frozen=True):
    """The guest of this alias had their data deleted: they leave, and their name is removed."""

    alias: str


class Continued(Struct, frozen=True):
    """The finished session goes on at another table, with the same players if they like."""

    table: str


class Went(Struct, frozen=True):
    """The last open page of the person at this place is gone."""

    place: int


class Came(Struct, frozen=True, omit_defaults=True):
    """The person at this place is back; or they `stayed`: another server had a page of theirs all along."""

    place: int
    stayed: bool = False


class Minded(Struct, frozen=True):
    """A bot plays for the person at this place until they are back."""

    place: int


class TimeUp(Struct, frozen=True):
    """The time of the person at this place was up; for this one decision a bot acts."""

    place: int


class Resumed(Struct, frozen=True):
    """Time ran out while no process served the table: live clocks and reveals start again."""


class Proposed(Struct, frozen=True, omit_defaults=True):
    """The person at this place asks the others: `stop`, `take_back`, or to `swap` places with another."""

    place: int
    what: str
    other: int | None = None


class Ending(Struct, frozen=True):
    """The person at this place asks for the end of the session when the deal that runs is over."""

    place: int


class Agreed(Struct, frozen=True):
    """The person at this place has nothing against it."""

    place: int


class Declined(Struct, frozen=True):
    """The player at this place declines a proposal, or withdraws their own."""

    place: int


class SilenceCalled(Struct, frozen=True):
    """The person at this place called for a silent deal, or agreed with another who had called before."""

    place: int


class Withdrew(Struct, frozen=True):
    """The person at this place left after four calls for silence, with this settlement (RO-ETH-09)."""

    place: int
    booked: Booked


class TakenBack(Struct, frozen=True):
    """The last action was undone, as if it had not been done."""


class Claimed(Struct, frozen=True):
    """The other tricks go as this seat claims: its cards are played in this order, the others' in any.

    It has been proved from the seat's view that the others' cards make no difference.
    """

    seat: Seat
    wins: bool
    order: tuple[Card, ...]


class Promised(Struct, frozen=True, omit_defaults=True):
    """A commitment: the next pack will be derived from this secret, whose hash is published.

    Proofs name the `table`.
    """

    secret: str
    table: str
    scheme: str = FIRST


class Hashed(Struct, frozen=True):
    """The page of the person at this place committed to a seed for the next pack."""

    place: int
    hash: str


class Listed(Struct, frozen=True):
    """All pages were sent the hashes of the seeds for the next pack, by place; now they reveal them."""

    hashes: tuple[tuple[int, str], ...]


class Seeded(Struct, frozen=True):
    """The page of the person at this place revealed its seed; in the first scheme it added it."""

    place: int
    seed: str


class Withheld(Struct, frozen=True):
    """Pages of these places revealed no seed in time (`silent`) or an `other` one.

    The shuffle starts again.
    """

    missing: tuple[tuple[int, Literal["silent", "other"]], ...]


class Dealt(Struct, frozen=True, omit_defaults=True):
    """The pack was in this order; it was derived from the committed secret, and from these seeds.

    `seeds` has the place and the seed of each player who gave one; None: the pack came from elsewhere.
    """

    pack: tuple[Card, ...]
    seeds: tuple[tuple[int, str], ...] | None = None


class Did(Struct, frozen=True):
    """A seat did something."""

    seat: Seat
    action: Action


class Settled(Struct, frozen=True, omit_defaults=True):
    """The deal was booked on the sheet; the stored amounts stay valid if the rules change later.

    `bots` are the places of people for whom a bot has played the whole deal.
    """

    booked: Booked
    bots: tuple[int, ...] = ()


class Seen(Struct, frozen=True, omit_defaults=True):
    """The player at this place asked for the next deal, and their page committed to a seed for its pack.

    In the first scheme the page sent the seed itself.
    """

    place: int
    seed: str = ""
    hash: str = ""


class Stopped(Struct, frozen=True):
    """The player at this place asked to end the session."""

    place: int
    booked: Booked


class Lent(Struct, frozen=True):
    """The bank lent an amount to a player, or was repaid."""

    booked: Booked


class Shared(Struct, frozen=True):
    """The stream of this event has the id of a link to a deal of a table."""

    table: str
    number: int


class Reported(Struct, frozen=True):
    """The complete report of the deal whose link is the stream."""

    findings: tuple[Finding, ...]


class Watched(Struct, frozen=True):
    """The stream of this event has the id of a spectator link of a table."""

    table: str


class Invited(Struct, frozen=True):
    """The stream of this event has a join code that leads to a table until then, in seconds since 1970."""

    table: str
    until: float


class Answered(Struct, frozen=True):
    """A guest has answered a puzzle of a `grade` for the first time, perhaps as that of a `day`, ISO 8601."""

    puzzle: str
    grade: int
    right: bool
    day: str


Coming: TypeAlias = Seated | Rose | Filled | Mixed | Began | Handed
"""Who sits where."""
Presence: TypeAlias = Went | Came | Minded | TimeUp | Resumed
"""Events about presence and clocks."""
Consent: TypeAlias = Proposed | Ending | Agreed | Declined | Continued | SilenceCalled
"""Events about proposals and agreement."""
Chance: TypeAlias = Promised | Hashed | Listed | Seeded | Withheld
"""Events about the shuffle of the next pack."""
Play: TypeAlias = Dealt | Did | TakenBack | Claimed | Settled | Seen | Stopped | Lent | Scored | Withdrew
"""Events of the game."""
TableFact: TypeAlias = Opened | Coming | Parted | Presence | Consent | Chance | Play
KINDS: Final[dict[str, type[TableFact]]] = {
    kind.__name__.lower(): kind
    for kind in (
        *(Opened, Seated, Rose, Filled, Mixed, Began, Handed, Parted, Continued),
        *(Went, Came, Minded, TimeUp, Resumed),
        *(Proposed, Ending, Agreed, Declined, TakenBack, SilenceCalled, Withdrew),
        *(Promised, Hashed, Listed, Seeded, Withheld),
        *(Dealt, Did, Claimed, Settled, Seen, Stopped, Lent, Scored),
    )
}


Beside: TypeAlias = Shared | Reported | Erred | Learnt | Watched | Invited | Tried | Asked | Answered
"""Events in streams that belong to no table."""


def write(fact: TableFact | Beside) -> tuple[str, str]:
    """Return the kind and the body under which a fact is stored."""
    return type(fact).__name__.lower(), to_json(fact).decode()


def read(record: Record) -> TableFact:
    """Return the fact that was stored."""
    return from_json(record.body, KINDS[record.kind])
