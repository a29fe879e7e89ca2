"""The WebSocket messages between server and page during play: docs/protocol.md as types."""

from collections.abc import Mapping
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tarok.cards.deck import Card
from tarok.engine.actions import Action, Seat
from tarok.engine.result import Carry, Line, Wait
from tarok.engine.view import Open, View
from tarok.scoring.sheet import EntryView
from tarok.scoring.tally import Pile, Tally
from tarok.server.storage.conditions import Trouble
from tarok.server.table.contests import ContestView
from tarok.server.table.phrases import Speech
from tarok.server.table.proposal_messages import Wish
from tarok.server.table.shuffle_messages import Hashing, Seed, SeedHash, Seeding
from tarok.server.table.silent_games import Why
from tarok.server.table.table_settings import Manners
from tarok.validation.bounds import AMOUNT, MESSAGE, Version, number
from tarok.validation.bounds_check import check

PROTOCOL: Final = 4
"""The edition of these messages: it grows when a page of the former one would not understand them."""


class Act(Struct, frozen=True, tag="act", omit_defaults=True):
    """Do this action at position `v`; `coach`: warn me if it costs much."""

    v: Version
    action: Action
    coach: bool = False


class Next(Struct, frozen=True, tag="next", omit_defaults=True):
    """The deal is over, and I have seen it; this is the hash of my seed for the next one.

    A `seed` here is of pages that know the first scheme alone, and goes into no pack.
    """

    v: Version
    seed: Seeding = ""
    hash: Hashing = ""


class Stop(Struct, frozen=True, tag="stop"):
    """Let us come to an end: now, or when the deal that runs is over."""

    v: Version


class Time(Struct, frozen=True, tag="time"):
    """The time of this round is up."""

    v: Version


class Loan(Struct, frozen=True, tag="loan"):
    """I should like to borrow this amount from the bank or, below 0, to pay it back."""

    v: Version
    amount: Annotated[int, number(-AMOUNT, AMOUNT)]


class Suggest(Struct, frozen=True, tag="suggest"):
    """Ask what a good player would do."""

    v: Version


class Ping(Struct, frozen=True, tag="ping"):
    """A ping, answered by the connection itself, before the room handles messages."""


class Pong(Struct, frozen=True, tag="pong"):
    """Yes."""


PING, PONG = msgspec.json.encode(Ping()), msgspec.json.encode(Pong())
InPlay: TypeAlias = Act | Next | Stop | Time | Loan
Message: TypeAlias = InPlay | SeedHash | Seed | Suggest | Wish | Speech
DECODER: Final = msgspec.json.Decoder[Message](Message)


class Occupant(Struct, frozen=True, omit_defaults=True):
    """The occupant of a place: `you`, another `guest`, a bot of some kind, or `open`.

    `face` is a card used as picture.  Of people also: whether they have no open page (`away`), whether a bot
    plays for them (`minded`), whether they leave after this deal (`leaving`), and the name of the player who
    will replace them.
    """

    kind: str
    name: str
    face: Card | None = None
    away: bool = False
    minded: bool = False
    leaving: bool = False
    coming: str | None = None


class ProposalView(Struct, frozen=True):
    """A proposal of a place, to whom (`other`; None: to all), and who has agreed."""

    place: int
    what: str
    other: int | None
    agreed: tuple[int, ...]


class ClockView(Struct, frozen=True):
    """Whose time runs, how many seconds are left, and the reserve of every place."""

    place: int | None
    left: float | None
    reserves: tuple[float, ...]


class ClaimView(Struct, frozen=True):
    """Who has laid the cards open, because the rest of the tricks is theirs (`wins`), or none of it."""

    place: int
    wins: bool


class SilenceView(Struct, frozen=True, kw_only=True):
    """Silence at a table with the customs of Suceava: who called in this deal, who agreed, why it is silent.

    `calls` are those of the player at each place; `needed` is the number of them after which a player may
    leave with a settlement; None: the game has none.
    """

    caller: int | None
    partner: int | None
    why: Why
    calls: tuple[int, ...]
    needed: int | None


class AccountView(Struct, frozen=True):
    """A player's account on the sheet: from the row `since` on, up to the row `until`, by their place then.

    `place` is their current one; None: they have left.
    """

    name: str
    kind: str
    place: int | None
    total: int
    since: int
    until: int | None


class CompanyView(Struct, frozen=True, kw_only=True):
    """The state of a table of people apart from the game; `complete`: a deal may be dealt.

    `opponents` is the bot for free seats; `drawn` are the cards, one a place, that decided the seats.
    `continued_at` is the id of the table at which the session goes on, once a player has opened it.
    `dismissed` are the places whose players the host has asked to leave since the last deal began. `silence`
    is None unless the table has the customs of Suceava.
    """

    manners: Manners
    opponents: str
    complete: bool
    onlookers: int
    drawn: tuple[Card, ...]
    proposal: ProposalView | None
    clock: ClockView | None
    accounts: tuple[AccountView, ...]
    continued_at: str | None = None
    dismissed: tuple[int, ...] = ()
    silence: SilenceView | None = None


class Gathering(Struct, frozen=True, kw_only=True, tag="gathering"):
    """The state of a table before its first deal, or for a reader who may see no more."""

    v: int
    id: str
    game: str
    place: int | None
    host: int
    deal: int
    players: tuple[Occupant, ...]
    company: CompanyView


class SheetView(Struct, frozen=True):
    """The score sheet, by places."""

    totals: tuple[int, ...]
    marks: dict[str, tuple[int, ...]]
    over: bool
    entries: tuple[EntryView, ...]


class TableView(Struct, frozen=True, kw_only=True):
    """The view of a table; `place` and `seat` are those of the recipient.

    `host` opened it; the next deal waits for those in `waiting`; those in `queue` wait to play, next first.
    `standing` is the sheet before the end of this deal, with payments and loans since. `phases` holds in
    which phase each action of the log was done: the name, and how many in a row. `begun` holds after how many
    actions each phase first began, `asked` is the number of the first action that belongs to the current
    question. `piles` are those that are counted at the end.  `to_lay` is how many cards the viewer has still
    to discard.  `claimed`: the rest is decided, and played out.  `ending` is the place that asked to end the
    session after the current deal.  `contest`: the one the table plays for. `played` are the players of the
    deal shown, if others have their seats since then. `sheet` is None if it has not changed since the last
    message to this page.  `place` is None for spectators, `company` for a single player with bots.
    """

    id: str
    game: str
    place: int | None
    host: int
    seat: Seat | None
    deal: int
    dealer: int
    players: tuple[Occupant, ...]
    played: tuple[Occupant, ...] | None
    seats: tuple[int, ...]
    waiting: tuple[int, ...]
    queue: tuple[Wait, ...]
    tally: Tally | None
    piles: tuple[Pile, ...]
    phases: tuple[tuple[str, int], ...]
    begun: Mapping[str, int]
    asked: int
    to_lay: int
    standing: Carry
    sheet: SheetView | None
    company: CompanyView | None = None
    claimed: ClaimView | None = None
    contest: ContestView | None = None
    ending: int | None = None


class State(Struct, frozen=True, tag="state"):
    """All there is to see from one place."""

    v: int
    view: View
    table: TableView


BriefAction: TypeAlias = Action | Card | str
"""An action in compact form: a played card is its number, and an announcement is its id."""


class Withheld(Struct, frozen=True):
    """All actions that one rule rules out."""

    why: str
    clause: str
    actions: tuple[BriefAction, ...]


class BriefOpen(Open, frozen=True, kw_only=True):
    """The open cards; a line of the deal's entry on the sheet is a bare number, its index there."""

    lines: tuple[Line | int, ...]  # type: ignore[assignment]  # told in brief


class BriefView(View, frozen=True, kw_only=True):
    """A view without repetition: actions in compact form, and all actions that one rule forbids together."""

    log: tuple[tuple[Seat, BriefAction], ...]  # type: ignore[assignment]  # told in brief
    legal: tuple[BriefAction, ...]  # type: ignore[assignment]  # told in brief
    refused: tuple[Withheld, ...]  # type: ignore[assignment]  # told in brief
    over: BriefOpen | None


class BriefState(Struct, frozen=True, tag="state"):
    """The state in compact form, for pages that can read it."""

    v: int
    view: BriefView
    table: TableView


class Refused(Struct, frozen=True, tag="refused"):
    """A command was refused and nothing has changed; `why` and `clause` name the rule, if there is one.

    `cards` are those that prevent a claim, as far as the claimer can know.
    """

    v: int
    error: str
    why: str = ""
    clause: str = ""
    cards: tuple[Card, ...] | UnsetType = UNSET


class Also(Struct, frozen=True, tag="also"):
    """How many pages its reader has open at this table, this one too."""

    pages: int


class Service(Struct, frozen=True, tag="service"):
    """The current problem of the server, sent to all open pages; None: it is solved."""

    trouble: Trouble | None


def understand(text: str | None) -> Message | None:
    """Return the command in a message; None: it is invalid.

    `text` None stands for bytes that are no text.
    """
    if text is None or len(text) > MESSAGE:
        return None
    try:
        message = DECODER.decode(text)
        whole = msgspec.json.decode(text)
        check(message, Message)
    except (ValueError, RecursionError):
        return None
    return message if whole == msgspec.to_builtins(message) else None  # nothing that belongs to no message
