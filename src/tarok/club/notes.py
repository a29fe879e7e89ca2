"""What is noted of an event: who says that something happened, when, and on which device (CL-EV-01)."""

from collections.abc import Callable
from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from tarok.club.formats import Format
from tarok.engine.result import Entry
from tarok.validation.bounds import (
    AMOUNT,
    DEVICE,
    EXACT,
    PEOPLE,
    PLACES,
    POINTS,
    ROUNDS,
    SETS,
    TEXT,
    Place,
    Word,
    length,
    number,
    text,
)
from tarok.validation.bounds_check import check

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=DEVICE), text(DEVICE)]
Reference: TypeAlias = Annotated[str, text(DEVICE)]
"""The id of something, or nothing."""
Text: TypeAlias = Annotated[str, Meta(max_length=TEXT), text(TEXT)]
Device: TypeAlias = Annotated[str, text(DEVICE)]
Clock: TypeAlias = Annotated[int, Meta(ge=1), number(1, EXACT)]
Number: TypeAlias = Annotated[int, Meta(ge=1), number(1, SETS)]
"""Rounds and tables are counted from 1."""
Bots: TypeAlias = Annotated[tuple[Id, ...], length(PLACES)]
"""The people of a table for whom a bot has played."""


class Opened(Struct, frozen=True, tag="opened", forbid_unknown_fields=True):
    """The event: what it is called, its format, whole or by its id, and the seed of its draws."""

    title: Text
    format: Word | Format
    seed: Annotated[int, number(-EXACT, EXACT)] = 0


class Entered(Struct, frozen=True, tag="entered", forbid_unknown_fields=True):
    """Somebody takes part, from the next round that has not begun; or is back after they had left."""

    who: Id
    name: Word = ""
    team: Word = ""


class Paid(Struct, frozen=True, tag="paid", forbid_unknown_fields=True):
    """Somebody has paid, in whole units of the club's money; below 0: got something back."""

    who: Id
    amount: Annotated[int, number(-AMOUNT, AMOUNT)]


class Left(Struct, frozen=True, tag="left", forbid_unknown_fields=True):
    """Somebody does not play on after the round that has begun."""

    who: Id


class Drawn(Struct, frozen=True, tag="drawn", forbid_unknown_fields=True):
    """Who sits where in a round: the people of each table by their places, and who sits out."""

    round: Number
    tables: Annotated[tuple[Annotated[tuple[Id, ...], length(PLACES)], ...], length(PEOPLE)]
    out: Annotated[tuple[Id, ...], length(PEOPLE)] = ()


class Replaced(Struct, frozen=True, tag="replaced", forbid_unknown_fields=True):
    """Somebody takes the place of `who` at a table that has noted nothing (CL-ON-05)."""

    round: Number
    table: Number
    who: Id
    by: Id


class Begun(Struct, frozen=True, tag="begun", forbid_unknown_fields=True):
    """A round has begun: its time runs, and it is not drawn anew (CL-EV-04)."""

    round: Number


class Scored(Struct, frozen=True, tag="scored", forbid_unknown_fields=True):
    """An entry on the sheet of a table in a round.

    The place of the `dealer` is as the device knew it; None: whoever's turn it is on the sheet.  Online a
    bot has played the deal for the people in `bots` (CL-ON-06).
    """

    round: Number
    table: Number
    entry: Entry
    dealer: Place | None = None
    bots: Bots | UnsetType = UNSET


class Slip(Struct, frozen=True, tag="slip", forbid_unknown_fields=True):
    """What a table hands in: what each place has won, or, in a format with chips, has before it.

    Online the people in `bots` were not there (CL-ON-06).
    """

    round: Number
    table: Number
    totals: Annotated[tuple[Annotated[int, number(-AMOUNT, AMOUNT)], ...], length(PLACES)]
    bots: Bots | UnsetType = UNSET


class Closed(Struct, frozen=True, tag="closed", forbid_unknown_fields=True):
    """A round is over: all tables have handed in what they came to."""

    round: Number


class Fined(Struct, frozen=True, tag="fined", forbid_unknown_fields=True):
    """Somebody loses points in the evening, by a `clause` if there is one (CL-EV-06)."""

    who: Id
    points: Annotated[float, Meta(gt=0), number(0, POINTS)]
    clause: Word = ""


class Protested(Struct, frozen=True, tag="protested", forbid_unknown_fields=True):
    """A protest about a table (CL-EV-07).

    With `of` it asks that the note with this id be corrected to what is `instead`, or struck out; then `who`
    may be empty: the table protests (CL-EV-10).
    """

    who: Reference
    round: Number
    table: Number
    text: Text
    of: Reference = ""
    instead: "What | None" = None


class Decided(Struct, frozen=True, tag="decided", forbid_unknown_fields=True):
    """The protest with this note's id is decided; `accepted`: what it asks to be corrected is."""

    of: Id
    text: Text
    accepted: bool = False


class Revoked(Struct, frozen=True, tag="revoked", forbid_unknown_fields=True):
    """Whatever this device has noted, and notes later, does not count (CL-EV-11)."""

    device: Id


class Corrected(Struct, frozen=True, tag="corrected", forbid_unknown_fields=True):
    """The note with this id ought to have said something else, or, with nothing `instead`, not to be."""

    of: Id
    instead: "What | None" = None


What: TypeAlias = (
    Opened
    | Entered
    | Paid
    | Left
    | Drawn
    | Replaced
    | Begun
    | Scored
    | Slip
    | Closed
    | Fined
    | Protested
    | Decided
    | Corrected
    | Revoked
)


class Note(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was noted, `by` whom, and why if that needs a reason.

    The `id` is made on the `device`.  The `clock` is one more than that of the newest note that the device
    knew; `at` is the time in seconds since 1970 began.
    """

    id: Id
    clock: Clock
    what: What
    device: Device = ""
    by: Word = ""
    at: Annotated[int, number(0, EXACT)] = 0
    why: Text = ""

    @property
    def order(self) -> tuple[int, str, str]:
        """Where the note stands among others (CL-EV-02)."""
        return self.clock, self.device, self.id


def about_table(what: What | None, said: Callable[[str], What | None]) -> int | None:
    """Return the table with which a note deals; None: with none, or with more than one.

    `said` gives what the note with an id says, if there is one.
    """
    if isinstance(what, Corrected):
        what = said(what.of)
    if isinstance(what, Decided):
        what = said(what.of)
    return what.table if isinstance(what, Scored | Slip | Protested) else None


def check_new(note: Note) -> None:
    """ValueError: a note that is new is beyond a bound; what is stored may be."""
    check(note, Note)
    for what in (note.what, note.what.instead if isinstance(note.what, Corrected | Protested) else None):
        if isinstance(what, Opened) and isinstance(what.format, Format):
            rounds = sum(stage.times for stage in what.format.stages)
            if rounds > ROUNDS:
                raise ValueError(f"the format has {rounds} rounds, and {ROUNDS} are the most")
