"""What the server and the page say to each other while people play: docs/protocol.md as types."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from tarok.actions import Action, Seat
from tarok.cards import Card
from tarok.result import Carry, Line, Wait
from tarok.tally import Tally
from tarok.view import Open, View

PROTOCOL: Final = 3
"""The edition of these messages: it grows when a page of the former one would not understand them."""
LONGEST: Final = 2048
"""How many characters a message to the server may have."""


class Act(Struct, frozen=True, tag="act"):
    """Do this, in the position `v`."""

    v: int
    action: Action


class Next(Struct, frozen=True, tag="next"):
    """The deal is over, and I have seen it."""

    v: int


class Stop(Struct, frozen=True, tag="stop"):
    """Let us come to an end."""

    v: int


class Time(Struct, frozen=True, tag="time"):
    """The time of this round is up."""

    v: int


class Loan(Struct, frozen=True, tag="loan"):
    """I should like to borrow this amount from the bank or, below 0, to pay it back."""

    v: int
    amount: int


class Suggest(Struct, frozen=True, tag="suggest"):
    """I should like to know what a good player would do."""

    v: int


Message: TypeAlias = Act | Next | Stop | Time | Loan | Suggest
MESSAGE: Final = msgspec.json.Decoder[Message](Message)


class Player(Struct, frozen=True):
    """Who is at a place: `you`, another `guest`, a bot of some kind, or nobody yet: `open`."""

    kind: str
    name: str


class Entry(Struct, frozen=True, kw_only=True):
    """What was entered on the sheet, by places; `marks` are those after it, `amount` is that of a loan."""

    kind: str
    deltas: tuple[int, ...]
    marks: dict[str, tuple[int, ...]]
    contract: str | None = None
    declarer: int | None = None
    partner: int | None = None
    made: bool | None = None
    ended: str = ""
    amount: int | None = None
    lines: tuple[Line, ...] = ()


class Sheet(Struct, frozen=True):
    """The score sheet, by places."""

    totals: tuple[int, ...]
    marks: dict[str, tuple[int, ...]]
    over: bool
    entries: tuple[Entry, ...]


class Table(Struct, frozen=True, kw_only=True):
    """What everybody may know of a table; `place` and `seat` are those of the one it is sent to.

    `host` opened it; the next deal waits for those in `waiting`, those in `queue` wait to play, next first.
    `standing` is what stood on the sheet before the end of this deal, with what was paid and lent meanwhile.
    `phases` says in which phase each action of the log was done: the name, and how many one after the other.
    `to_lay` is how many cards the viewer has still to lay away.
    `sheet` is left out, None, where it is as it was when this page was last told.
    """

    id: str
    game: str
    place: int
    host: int
    seat: Seat | None
    deal: int
    dealer: int
    players: tuple[Player, ...]
    seats: tuple[int, ...]
    waiting: tuple[int, ...]
    queue: tuple[Wait, ...]
    tally: Tally | None
    phases: tuple[tuple[str, int], ...]
    to_lay: int
    standing: Carry
    sheet: Sheet | None


class State(Struct, frozen=True, tag="state"):
    """All there is to see from one place."""

    v: int
    view: View
    table: Table


Said: TypeAlias = Action | Card | str
"""An action in brief: a card that is played is its number, and what is announced is its id."""


class Withheld(Struct, frozen=True):
    """All actions that one rule rules out."""

    why: str
    clause: str
    actions: tuple[Said, ...]


class BriefOpen(Open, frozen=True, kw_only=True):
    """What is laid open; a line of the deal's entry on the sheet is a bare number, its index there."""

    lines: tuple[Line | int, ...]  # type: ignore[assignment]  # told in brief


class BriefView(View, frozen=True, kw_only=True):
    """A view that says nothing twice: actions in brief, and what a rule rules out together."""

    log: tuple[tuple[Seat, Said], ...]  # type: ignore[assignment]  # told in brief
    legal: tuple[Said, ...]  # type: ignore[assignment]  # told in brief
    refused: tuple[Withheld, ...]  # type: ignore[assignment]  # told in brief
    over: BriefOpen | None


class Told(Struct, frozen=True, tag="state"):
    """The same, told in brief to a page that knows how to read it."""

    v: int
    view: BriefView
    table: Table


class Refused(Struct, frozen=True, tag="refused"):
    """Nothing has changed, and why; `why` and `clause` name the rule behind it, if there is one."""

    v: int
    error: str
    why: str = ""
    clause: str = ""


class Suggestion(Struct, frozen=True, tag="suggestion"):
    """What a good player would do, from what this seat may know: one thing, or all the cards to lay away."""

    v: int
    actions: tuple[Action, ...]


def understand(text: str | None) -> Message | None:
    """Return what a page said; None: it makes no sense.  `text` None stands for bytes that are no text."""
    if text is None or len(text) > LONGEST:
        return None
    try:
        message = MESSAGE.decode(text)
        whole = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    return message if whole == msgspec.to_builtins(message) else None  # nothing that belongs to no message
