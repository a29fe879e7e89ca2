"""The entries of an event: author, content, time and device (CL-EV-01)."""

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
from tarok.validation.causes import rejection

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
    """The event was opened: its name, its format, whole or by its id, and the seed of its draws."""

    title: Text
    format: Word | Format
    seed: Annotated[int, number(-EXACT, EXACT)] = 0


class Entered(Struct, frozen=True, tag="entered", forbid_unknown_fields=True):
    """A person takes part, from the next round that has not begun; or returns after leaving."""

    who: Id
    name: Word = ""
    team: Word = ""


class Paid(Struct, frozen=True, tag="paid", forbid_unknown_fields=True):
    """A person has paid, in whole units of the club's money; below 0: was paid back."""

    who: Id
    amount: Annotated[int, number(-AMOUNT, AMOUNT)]


class Left(Struct, frozen=True, tag="left", forbid_unknown_fields=True):
    """A person does not play on after the current round."""

    who: Id


class Drawn(Struct, frozen=True, tag="drawn", forbid_unknown_fields=True):
    """The seating of a round: the people of each table by their places, and who sits out."""

    round: Number
    tables: Annotated[tuple[Annotated[tuple[Id, ...], length(PLACES)], ...], length(PEOPLE)]
    out: Annotated[tuple[Id, ...], length(PEOPLE)] = ()


class Replaced(Struct, frozen=True, tag="replaced", forbid_unknown_fields=True):
    """A person takes the place of `who` at a table without entries (CL-ON-05)."""

    round: Number
    table: Number
    who: Id
    by: Id


class Begun(Struct, frozen=True, tag="begun", forbid_unknown_fields=True):
    """A round has begun: its time runs, and it is not drawn again (CL-EV-04)."""

    round: Number


class Scored(Struct, frozen=True, tag="scored", forbid_unknown_fields=True):
    """A deal or payment was entered on the sheet of a table in a round.

    The place of the `dealer` is as the device knew it; None: the next one by the sheet.  Online a bot has
    played the deal for the people in `bots` (CL-ON-06).
    """

    round: Number
    table: Number
    entry: Entry
    dealer: Place | None = None
    bots: Bots | UnsetType = UNSET


class Slip(Struct, frozen=True, tag="slip", forbid_unknown_fields=True):
    """The result that a table hands in.

    What each place has won, or, in a format with chips, each place's chips.

    Online the people in `bots` were absent (CL-ON-06).
    """

    round: Number
    table: Number
    totals: Annotated[tuple[Annotated[int, number(-AMOUNT, AMOUNT)], ...], length(PLACES)]
    bots: Bots | UnsetType = UNSET


class Closed(Struct, frozen=True, tag="closed", forbid_unknown_fields=True):
    """A round is over: all tables have handed in their results."""

    round: Number


class Fined(Struct, frozen=True, tag="fined", forbid_unknown_fields=True):
    """A person loses points in the evening, by a `clause` if there is one (CL-EV-06)."""

    who: Id
    points: Annotated[float, Meta(gt=0), number(0, POINTS)]
    clause: Word = ""


class Protested(Struct, frozen=True, tag="protested", forbid_unknown_fields=True):
    """A protest about a table (CL-EV-07).

    With `of` it asks to replace the content of that entry by `instead`, or to strike it out; then `who` may
    be empty: the table protests (CL-EV-10).
    """

    who: Reference
    round: Number
    table: Number
    text: Text
    of: Reference = ""
    instead: "What | None" = None


class Decided(Struct, frozen=True, tag="decided", forbid_unknown_fields=True):
    """The protest with this entry's id is decided; `accepted`: its correction applies."""

    of: Id
    text: Text
    accepted: bool = False


class Revoked(Struct, frozen=True, tag="revoked", forbid_unknown_fields=True):
    """All entries of this device, earlier and later ones, do not count (CL-EV-11)."""

    device: Id


class Corrected(Struct, frozen=True, tag="corrected", forbid_unknown_fields=True):
    """The entry with this id gets the content `instead`, or is struck out without it."""

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
    """An entry, `by` its author, and with a reason if it needs one.

    The `id` is made on the `device`.  The `clock` is one more than that of the newest entry that the device
    knew; `at` is the time in seconds since 1970.
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
        """The entry's position among others (CL-EV-02)."""
        return self.clock, self.device, self.id


def about_table(what: What | None, said: Callable[[str], What | None]) -> int | None:
    """Return the table that an entry concerns; None: none, or more than one.

    `said` returns the content of the entry with an id, if there is one.
    """
    if isinstance(what, Corrected):
        what = said(what.of)
    if isinstance(what, Decided):
        what = said(what.of)
    return what.table if isinstance(what, Scored | Slip | Protested) else None


def check_new(note: Note) -> None:
    """ValueError: a new entry exceeds a limit; stored ones may."""
    check(note, Note)
    for what in (note.what, note.what.instead if isinstance(note.what, Corrected | Protested) else None):
        if isinstance(what, Opened) and isinstance(what.format, Format):
            rounds = sum(stage.times for stage in what.format.stages)
            if rounds > ROUNDS:
                text = "the format has {count} rounds, and {most} are the most"
                raise rejection("format_rounds", text, count=rounds, most=ROUNDS)
