"""What the server and the page say to each other while people play: docs/protocol.md as types."""

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
    """Do this, in the position `v`; `coach`: tell me if it gives away much."""

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
    """I should like to know what a good player would do."""

    v: Version


class Ping(Struct, frozen=True, tag="ping"):
    """Is anybody there?  Answered by the connection itself, before the table hears of it."""


class Pong(Struct, frozen=True, tag="pong"):
    """Yes."""


PING, PONG = msgspec.json.encode(Ping()), msgspec.json.encode(Pong())
InPlay: TypeAlias = Act | Next | Stop | Time | Loan
Message: TypeAlias = InPlay | SeedHash | Seed | Suggest | Wish | Speech
DECODER: Final = msgspec.json.Decoder[Message](Message)


class Occupant(Struct, frozen=True, omit_defaults=True):
    """Who is at a place: `you`, another `guest`, a bot of some kind, or nobody yet: `open`.

    `face` is a card.  Of people it is told whether no page of theirs is open (`away`), whether a bot plays
    for them (`minded`), whether they stand up after this deal (`leaving`), and the name of whoever comes.
    """

    kind: str
    name: str
    face: Card | None = None
    away: bool = False
    minded: bool = False
    leaving: bool = False
    coming: str | None = None


class ProposalView(Struct, frozen=True):
    """What is asked from a place, of whom (`other`; None: of all), and who has agreed."""

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

    `calls` are those of the person at each place; `needed` is after how many of them one may leave with a
    settlement; None: the game has none.
    """

    caller: int | None
    partner: int | None
    why: Why
    calls: tuple[int, ...]
    needed: int | None


class AccountView(Struct, frozen=True):
    """What somebody has on the sheet: from the row `since` on, up to the row `until`, where they were then.

    `place` is where they are now; None: they have left.
    """

    name: str
    kind: str
    place: int | None
    total: int
    since: int
    until: int | None


class CompanyView(Struct, frozen=True, kw_only=True):
    """What there is to know of a table of people, beside the game; `complete`: a deal may be dealt.

    `opponents` is the bot that takes free places; `drawn` are the cards, one a place, that have decided them.
    `continued_at` is the id of the table at which the evening goes on, once somebody has opened it.
    `dismissed` are the places whose people the host has asked to leave since the last deal began.
    `silence` is None where the table does not have the customs of Suceava.
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
    """How a table stands at which nothing has been dealt yet, or of which the reader may see no more."""

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
    """What everybody may know of a table; `place` and `seat` are those of the one it is sent to.

    `host` opened it; the next deal waits for those in `waiting`, those in `queue` wait to play, next first.
    `standing` is what stood on the sheet before the end of this deal, with what was paid and lent meanwhile.
    `phases` says in which phase each action of the log was done: the name, and how many one after the other.
    `begun` says after how many actions each phase first began, `asked` is the number of the first action that
    belongs to what is asked now.
    `piles` are those that are counted at the end.  `to_lay` is how many cards the viewer has still to lay
    away.  `claimed`: the rest is no longer in doubt, and played out.  `ending` is the place that asked for
    the end of the session after the deal that runs.  `contest`: what many play alike.
    `played` are the people who played the deal that is shown, where others sit at their places since then.
    `sheet` is left out, None, where it is as it was when this page was last told.  `place` is None for
    whoever looks on, `company` where one person plays with bots.
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
"""An action in brief: a card that is played is its number, and what is announced is its id."""


class Withheld(Struct, frozen=True):
    """All actions that one rule rules out."""

    why: str
    clause: str
    actions: tuple[BriefAction, ...]


class BriefOpen(Open, frozen=True, kw_only=True):
    """What is laid open; a line of the deal's entry on the sheet is a bare number, its index there."""

    lines: tuple[Line | int, ...]  # type: ignore[assignment]  # told in brief


class BriefView(View, frozen=True, kw_only=True):
    """A view that says nothing twice: actions in brief, and what a rule rules out together."""

    log: tuple[tuple[Seat, BriefAction], ...]  # type: ignore[assignment]  # told in brief
    legal: tuple[BriefAction, ...]  # type: ignore[assignment]  # told in brief
    refused: tuple[Withheld, ...]  # type: ignore[assignment]  # told in brief
    over: BriefOpen | None


class BriefState(Struct, frozen=True, tag="state"):
    """The same, told in brief to a page that knows how to read it."""

    v: int
    view: BriefView
    table: TableView


class Refused(Struct, frozen=True, tag="refused"):
    """Nothing has changed, and why; `why` and `clause` name the rule behind it, if there is one.

    `cards` are those that stand in the way of a claim, as far as the claimer can know.
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
    """What is wrong with the server now, wherever a page is open; None: nothing any more."""

    trouble: Trouble | None


def understand(text: str | None) -> Message | None:
    """Return what a page said; None: it makes no sense.  `text` None stands for bytes that are no text."""
    if text is None or len(text) > MESSAGE:
        return None
    try:
        message = DECODER.decode(text)
        whole = msgspec.json.decode(text)
        check(message, Message)
    except (ValueError, RecursionError):
        return None
    return message if whole == msgspec.to_builtins(message) else None  # nothing that belongs to no message
