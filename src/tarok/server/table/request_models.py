"""What is asked for and answered over HTTP, where it is no value of the engine."""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from tarok.server.table.request_fields import NUMBERED, Address, Place, Query, Rules, Text, Whole, Word
from tarok.validation.bounds import PLACES


def _whole(given: object) -> object:
    return int(given) if isinstance(given, float) and given.is_integer() else given


WHOLE: Final = BeforeValidator(_whole)
"""Stands last at a whole number: 27.0 is one, by JSON Schema."""


class StrictModel(BaseModel):
    """A request holds what is asked for, and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Introduced(StrictModel):
    """What somebody wants to be called, and the card that is their face, where they meet people."""

    name: Text = ""
    face: Annotated[int, Field(ge=0, le=53), WHOLE] | None = None


class OpenTable(Introduced):
    """What table is wanted; `players` has a word for each place, `manners` are those of a table of people.

    `opponents` is the bot at each place of which nothing is said.
    """

    game: Word
    options: Rules = {}
    players: Annotated[list[Word], Field(max_length=PLACES)] | None = None
    manners: Rules = {}
    opponents: Word = "rule"


class PlayAgain(StrictModel):
    """The deal that is to be played again, by the id of the link to it.

    `before`: not from its beginning, but as it lay before the action with this number.
    """

    again: Address
    before: Annotated[int, Field(ge=-NUMBERED, le=NUMBERED), WHOLE] | None = None


class PlayOn(StrictModel):
    """The table whose evening is over and goes on, with the same people, at a new one."""

    after: Address


class PlaySame(Introduced):
    """Whether a deal that many play alike is to be played once more, for practice; and on which day."""

    practice: bool = False
    day: Word | None = None


class SitDown(Introduced):
    """Which place is wanted."""

    place: Annotated[Place, WHOLE]


class TakeAlong(StrictModel):
    """The code of another browser's guest; `leave`: the caller's own tables may be left behind."""

    code: Address
    leave: bool = False


class TakenAlong(BaseModel):
    """At how many tables one sits now."""

    tables: int


class Remembered(BaseModel):
    """How long a browser is known if nobody calls from it, ISO 8601 in UTC; None: it is not."""

    until: str | None


class NewPasskey(StrictModel):
    """What somebody wants to see beside their passkey when they choose one."""

    name: Text = ""


class KeepPasskey(StrictModel):
    """What the browser has made, in WebAuthn's own JSON."""

    credential: Whole


class ComeBack(KeepPasskey):
    """What the browser has signed; `leave`: the caller's own tables may be left behind."""

    leave: bool = False


class OwnPlace(BaseModel):
    """Where the caller sits."""

    table: str
    place: int


class Led(BaseModel):
    """Where a code leads."""

    table: str


class PlayerInfo(BaseModel):
    """Who is at a place."""

    kind: str
    name: str


class TableInfo(BaseModel):
    """Who sits at a table, and where the caller does, if at all."""

    table: str
    game: str
    place: int | None
    players: list[PlayerInfo]


class OnlookersLink(BaseModel):
    """The id of a link by which people look on."""

    watch: str


class OwnTable(BaseModel):
    """A table at which the caller sits, and how it stands there.

    Where other people may sit, too: whether it is the caller's `turn`, who the others are, and at a `pace` by
    correspondence how many seconds are `left` to them.
    """

    table: str
    game: str
    place: int
    deals: int
    totals: tuple[int, ...]
    over: bool
    at: str
    turn: bool = False
    people: list[str] = []
    pace: str = "none"
    left: float | None = None


class Pick(StrictModel):
    """Which public tables are wanted; what is None does not matter.

    `book`: with the house rules of the book, as the game has them by itself.  `options`: with these, as JSON;
    what is not said is as in the book, and `game` must say of which game they are.
    """

    game: Word | None = None
    pace: Literal["none", "relaxed", "brisk", "hours", "days"] | None = None
    book: Annotated[bool, Field(strict=False)] | None = None
    options: Query | None = None


class PlayNow(Introduced):
    """Where somebody wants to play with whoever is there: `pace` None is any at which one stays.

    With the house rules `options`; where they are None with those of the `book`, or with any.
    """

    game: Word
    pace: Literal["none", "relaxed", "brisk", "hours", "days"] | None = None
    book: bool = True
    options: Rules | None = None


class Error(BaseModel):
    """What is wrong, as a key; its parameters stand beside it."""

    model_config = ConfigDict(extra="allow")

    error: str
