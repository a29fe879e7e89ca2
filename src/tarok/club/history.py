"""The history of an event: each entry as a flat row, so that a page can put it in any language."""

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from tarok.club.event import Event
from tarok.club.notes import (
    Begun,
    Closed,
    Corrected,
    Decided,
    Drawn,
    Entered,
    Fined,
    Left,
    Opened,
    Paid,
    Protested,
    Replaced,
    Revoked,
    Scored,
    Slip,
    What,
)
from tarok.validation.causes import Cause

Fate: TypeAlias = Literal["stands", "corrected", "struck", "refused", "revoked"]


class BoardSaid(Struct, frozen=True, kw_only=True):
    """The content of an entry: `what` it is, and those of these members that it has.

    The `number` is an amount paid, the points of a fine, or the number of people at drawn tables.
    """

    what: str
    who: str = ""
    round: int = 0
    table: int = 0
    number: float = 0
    totals: tuple[int, ...] = ()
    text: str = ""
    of: str = ""


class BoardNote(Struct, frozen=True, kw_only=True):
    """An entry: its author, its time (seconds since 1970), its reason, and its status.

    `instead` is the new content by a correction or a protest; with none the entry concerned is struck out.
    The `sentence` is the reason of a refusal in English, and `cause` in any language.
    """

    id: str
    at: int
    by: str
    why: str
    fate: Fate
    said: BoardSaid
    instead: BoardSaid | None = None
    sentence: str = ""
    cause: Cause | UnsetType = UNSET


def noted(event: Event) -> tuple[BoardNote, ...]:
    """Return the entries of an event, the newest first."""
    refused = {each.note.id: each for each in event.refused}
    rows = []
    for note in reversed(event.notes):
        fate: Fate = "stands"
        if note.id in refused:
            fate = "refused"
        elif note.id in event.instead:
            fate = "corrected" if event.instead[note.id] is not None else "struck"
        if note.device in event.revoked:
            fate = "revoked"
        instead = note.what.instead if isinstance(note.what, Corrected | Protested) else None
        rows.append(
            BoardNote(
                id=note.id,
                at=note.at,
                by=note.by or note.device,
                why=note.why,
                fate=fate,
                said=said(note.what),
                instead=said(instead) if instead is not None else None,
                sentence=refused[note.id].sentence if note.id in refused else "",
                cause=(refused[note.id].cause if note.id in refused else None) or UNSET,
            )
        )
    return tuple(rows)


def said(what: What) -> BoardSaid:  # noqa: C901, PLR0912 - a row a kind of note
    """Return the content of an entry as a flat row."""
    match what:
        case Opened(title):
            row = BoardSaid(what="opened", text=title)
        case Entered(who, name):
            row = BoardSaid(what="entered", who=who, text=name)
        case Paid(who, amount):
            row = BoardSaid(what="paid", who=who, number=amount)
        case Left(who):
            row = BoardSaid(what="left", who=who)
        case Drawn(number, tables):
            row = BoardSaid(what="drawn", round=number, number=sum(map(len, tables)))
        case Replaced(number, table, who, by):
            row = BoardSaid(what="replaced", round=number, table=table, who=who, of=by)
        case Begun(number):
            row = BoardSaid(what="begun", round=number)
        case Scored(number, table, entry):
            row = BoardSaid(what="scored", round=number, table=table, text=type(entry).__name__.lower())
        case Slip(number, table, totals):
            row = BoardSaid(what="slip", round=number, table=table, totals=totals)
        case Closed(number):
            row = BoardSaid(what="closed", round=number)
        case Fined(who, points, clause):
            row = BoardSaid(what="fined", who=who, number=points, text=clause)
        case Protested(who, number, table, text, of):
            row = BoardSaid(what="protested", who=who, round=number, table=table, text=text, of=of)
        case Decided(of, text, accepted):
            row = BoardSaid(what="accepted" if accepted else "decided", of=of, text=text)
        case Corrected(of):
            row = BoardSaid(what="corrected", of=of)
        case Revoked(device):
            row = BoardSaid(what="revoked", text=device)
    return row
