"""Request and answer bodies of the HTTP API that are no values of the engine."""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from tarok.server.table.request_fields import NUMBERED, Address, Place, Query, Rules, Text, Whole, Word
from tarok.validation.bounds import PLACES


def _whole(given: object) -> object:
    return int(given) if isinstance(given, float) and given.is_integer() else given


WHOLE: Final = BeforeValidator(_whole)
"""Must come last in an integer's annotations: by JSON Schema 27.0 is one."""


class StrictModel(BaseModel):
    """A request body that allows no unknown members."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Introduced(StrictModel):
    """A player's display name, and the card that is their picture, for tables with people."""

    name: Text = ""
    face: Annotated[int, Field(ge=0, le=53), WHOLE] | None = None


class OpenTable(Introduced):
    """The table to open.

    `players` has a word for each place, `manners` are the settings of a table of people.

    `opponents` is the bot at each place that is not given.
    """

    game: Word
    options: Rules = {}
    players: Annotated[list[Word], Field(max_length=PLACES)] | None = None
    manners: Rules = {}
    opponents: Word = "rule"


class PlayAgain(StrictModel):
    """The deal to replay, by the id of its link.

    `before`: start before the action with this number instead of at the beginning.
    """

    again: Address
    before: Annotated[int, Field(ge=-NUMBERED, le=NUMBERED), WHOLE] | None = None


class PlayOn(StrictModel):
    """The table whose finished session goes on at a new one, with the same players."""

    after: Address


class PlaySame(Introduced):
    """Whether to play a contest's deal again, for practice; and of which day."""

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
    """When a browser's cookie expires if it is not used, ISO 8601 in UTC; None: it has none."""

    until: str | None


class NewPasskey(StrictModel):
    """The label of the new passkey in the browser's list."""

    name: Text = ""


class KeepPasskey(StrictModel):
    """The browser's answer with a new passkey, in WebAuthn's own JSON."""

    credential: Whole


class ComeBack(KeepPasskey):
    """The browser's signed answer; `leave`: the caller's own tables may be left."""

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
    """The id of a spectator link."""

    watch: str


class OwnTable(BaseModel):
    """A table of the caller, and its state.

    For tables with other people: whether it is the caller's `turn`, who the others are, and for
    correspondence games how many seconds are `left`.
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
    """A filter of public tables; None means any.

    `book`: with the default house rules of the game.  `options`: with these, as JSON; others have their
    defaults, and `game` must be given.
    """

    game: Word | None = None
    pace: Literal["none", "relaxed", "brisk", "hours", "days"] | None = None
    book: Annotated[bool, Field(strict=False)] | None = None
    options: Query | None = None


class PlayNow(Introduced):
    """A request for a seat with other players: `pace` None is any live one.

    With the house rules `options`; if they are None with the defaults (`book`), or with any.
    """

    game: Word
    pace: Literal["none", "relaxed", "brisk", "hours", "days"] | None = None
    book: bool = True
    options: Rules | None = None


class Error(BaseModel):
    """An error key; its parameters are further members."""

    model_config = ConfigDict(extra="allow")

    error: str
