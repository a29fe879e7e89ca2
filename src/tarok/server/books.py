"""A book: what was noted of a sheet or of an event, who may note what there, and who is shown it.

A book is a stream of facts.  Its links are secrets that give a role: of a sheet `writer` and `reader`, of an
event `director`, `table 3`, `wall` and `player`.
"""

import hashlib
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Raw, Struct

from tarok.bounded import check
from tarok.bounds import DEVICE, EXACT, NOTED, Place, number, plain, text
from tarok.club.board import board
from tarok.club.event import Event, event
from tarok.club.notes import Id, Note, Text, What, about_table, check_new
from tarok.server.bound import KINDS, Bound, Noted, Renewed
from tarok.server.events import HOUSE, Announced, Ended, Finished, Joined, Online, Placed
from tarok.server.people import GONE
from tarok.server.roles import HANDED_ON, ROLES, Kind, looks, may, may_not, table_of
from tarok.server.store import Record
from tarok.wire import from_json, to_json

BYTES: Final = 4_000_000
"""How many bytes its notes have together."""
TAG: Final = 22
"""How many characters tell one board from another."""
TOLD: Final = 500
"""How many notes are told at once."""


Anything: TypeAlias = Annotated[dict[str, Any], plain()]


class SheetNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A note on a sheet, as pages make them: what it means is theirs to know."""

    id: Id
    clock: Annotated[int, Meta(ge=1, le=2**53), number(1, EXACT)]
    device: Annotated[Text, text(DEVICE)] = ""
    dealer: Place | None = None
    corrects: Id | None = None
    begun: Anything | None = None
    entry: Anything | None = None


AnyNote: TypeAlias = Note | SheetNote


class BookNote(Struct, frozen=True):
    """A note as it is told: its number in the book, when it came, in seconds since 1970, and from whom."""

    seq: int
    at: float
    role: str
    note: Raw


class BookRefusal(Struct, frozen=True):
    """A note that was not stored, by its id; `sentence` says in English why not.

    `error` is `not_your_note`, `other_note` (another one bears its id), `unfit` or `book_full`.
    """

    id: str
    error: str
    sentence: str


class Sent(Struct, frozen=True):
    """A note that somebody sends, and its JSON."""

    note: AnyNote
    text: Raw


class Shown(Struct, frozen=True):
    """A board as it is sent, up to which fact of the book, and what tells it from others."""

    seq: int
    text: bytes
    tag: str


class Standing(Struct, frozen=True):
    """A note that is stored: its id, the table with which it deals, if with one, and how it is told."""

    id: str
    table: int | None
    told: BookNote


class Decision(Struct, frozen=True):
    """What is stored of some notes, what is refused, and the event with those that are stored."""

    stored: tuple[Sent, ...]
    refused: tuple[BookRefusal, ...]
    event: Event | None


class Book:
    """The fold over the facts of a book: `seq` is the number of the last one.

    `sign` makes the key of a role, and of which turn of it; `keys` are those that count now.
    """

    def __init__(self, records: Sequence[Record], sign: Callable[[str, int], str]) -> None:
        self.kind: Kind = from_json(records[0].body, Bound).kind
        self.event = Event() if self.kind == "event" else None
        self.online: Online | None = None
        self.seq = 0
        self._sign = sign
        self._turns = dict.fromkeys(ROLES[self.kind], 0)
        self.keys = {role: sign(role, 0) for role in self._turns}
        self._roles = {key: role for role, key in self.keys.items()}
        self._old: set[str] = set()
        self._standing: list[Standing] = []
        self._known: dict[str, tuple[AnyNote, str]] = {}
        self._bytes = 0
        self._boards: dict[str, Shown] = {}
        self.read_on(records)
        self.outdated = False
        """Whether a name has been taken out of what is stored since, so that it has to be read anew."""

    def read_on(self, records: Iterable[Record], decided: Event | None = None) -> None:
        """Take in the facts that follow; `decided` is the event with all of them, if that is known."""
        notes = []
        for record in records:
            match from_json(record.body, KINDS[record.kind]):
                case Noted(role, text):
                    notes.append(self._noted(record, role, text))
                case Renewed(role):
                    self._renew(role)
                case Announced(starts, plan):
                    self.online = Online(starts, plan)
                case Joined() | Placed() | Ended() | Finished() as fact if self.online:
                    self.online = self.online.after(fact, record.at)
                    if isinstance(fact, Joined) and fact.guest.startswith(GONE):
                        self.outdated = True
            self.seq = record.seq
        if self.event is not None:
            self.event = decided or _with_all(self.event, notes)

    def _renew(self, role: str) -> None:
        self._turns[role] += 1
        self._old.add(self.keys[role])
        del self._roles[self.keys[role]]
        self.keys[role] = self._sign(role, self._turns[role])
        self._roles[self.keys[role]] = role

    def role(self, key: str) -> str | None:
        """Return the role that a key gives; None: it gives none any more, or never did."""
        return self._roles.get(key)

    def replaced(self, key: str) -> bool:
        """Whether a key gave a role until there was another one for it."""
        return key in self._old

    def _noted(self, record: Record, role: str, text: Raw) -> AnyNote:
        note = self.read(text)
        self._known[note.id] = note, role
        told = BookNote(record.seq, record.at, role, text)
        self._standing.append(Standing(note.id, self._table(note), told))
        self._bytes += len(text)
        if self.online and role == HOUSE and isinstance(note, Note):
            self.online = self.online.with_note(note)
        return note

    def read(self, text: Raw | bytes) -> AnyNote:
        """Return the note that a JSON holds.  msgspec.DecodeError: it holds none."""
        if self.kind == "event":
            return from_json(bytes(text), Note)
        return from_json(bytes(text), SheetNote)

    def read_new(self, text: bytes) -> AnyNote:
        """Return the note that a JSON holds which somebody sends.  ValueError: none, or beyond a bound."""
        note = self.read(text)
        if isinstance(note, Note):
            check_new(note)
        else:
            check(note, SheetNote)
        return note

    def decide(self, role: str, after: int, sent: Sequence[Sent]) -> Decision:
        """Return which of these notes fit, from somebody who knows the facts up to the number `after`.

        A note that is known already is neither stored nor refused.  One that fitted on its own device and
        does not fit to what others have noted is stored, and the event shows it as refused (CL-EV-03).
        """
        now, stored, refused, new = self.event, list[Sent](), list[BookRefusal](), dict[str, AnyNote]()

        def own(of: str) -> bool:
            return of in new or self._known.get(of, (None, ""))[1] == role

        bytes_left, notes_left = BYTES - self._bytes, NOTED - len(self._known)
        for each in sent:
            note = each.note
            known = new.get(note.id) or self._known.get(note.id, (None, ""))[0]
            if known == note:
                continue
            why = "", ""
            if known is not None:
                why = "other_note", f"another note has the id {note.id}"
            elif not may(role, _what(note), own):
                why = "not_your_note", may_not(role)
            elif len(each.text) > bytes_left or not notes_left:
                why = "book_full", "this book is full"
            elif now is not None and isinstance(note, Note):
                try:
                    now = self._fitting(now, note, after, stored)
                except ValueError as error:
                    why = "unfit", str(error)
            if why[0]:
                refused.append(BookRefusal(note.id, *why))
                continue
            bytes_left, notes_left = bytes_left - len(each.text), notes_left - 1
            new[note.id] = note
            stored.append(each)
        return Decision(tuple(stored), tuple(refused), now)

    def _fitting(self, now: Event, note: Note, after: int, stored: Sequence[Sent]) -> Event:
        """Return the event with a note.  ValueError: it did not fit on its own device."""
        try:
            return now.with_note(note)
        except ValueError:
            if after >= self.seq:
                raise
            there = (self._known[each.id][0] for each in self._standing if each.told.seq <= after)
            own = (each.note for each in stored)
            event(each for each in (*there, *own) if isinstance(each, Note)).with_note(note)
            return event((*now.notes, note))

    def _table(self, note: AnyNote) -> int | None:
        """Return the table with which a note deals; None: with none, or with more than one."""
        return about_table(_what(note), lambda of: _what(self._known[of][0]) if of in self._known else None)

    def told(self, role: str, after: int, sent: Iterable[str] = ()) -> tuple[list[BookNote], int]:
        """Return what a role may know of the facts after this number, but for the notes it has `sent`.

        Then comes the number up to which that goes: it is not the last one where there are too many.
        """
        own, table, found = set(sent), table_of(role), list[BookNote]()
        everything = role in {"director", "writer", "reader"}
        first = bisect_right(self._standing, after, key=lambda each: each.told.seq)
        for each in self._standing[first:]:
            if each.id in own or not (everything or (table and each.table == table)):
                continue
            if len(found) == TOLD:
                return found, found[-1].seq
            found.append(each.told)
        return found, self.seq

    def board(self, role: str) -> Shown:
        """Return the board of an event as a role may see it.  ValueError: it is no event."""
        if self.event is None:
            raise ValueError("a sheet has no board")
        now = self.event
        return self.shown(role, lambda: board(now, *looks(role)))

    def shown(self, what: str, made: Callable[[], object]) -> Shown:
        """Return what tells of the book as it is sent; it is made anew when something has been stored."""
        if what not in self._boards or self._boards[what].seq < self.seq:
            text = to_json(made())
            self._boards[what] = Shown(self.seq, text, hashlib.sha256(text).hexdigest()[:TAG])
        return self._boards[what]

    def links(self, role: str) -> dict[str, str]:
        """Return the keys of all roles that somebody in this role may hand on."""
        if role != "director":
            return {each: self.keys[each] for each in HANDED_ON.get(role, (role, "player"))}
        rounds = self.event.state.rounds if self.event else ()
        tables = max((len(each.tables) for each in rounds), default=0)
        return {each: key for each, key in self.keys.items() if (table_of(each) or 0) <= tables}


def _what(note: AnyNote) -> What | None:
    return note.what if isinstance(note, Note) else None


def _with_all(before: Event, notes: Sequence[AnyNote]) -> Event:
    """Return an event with notes that were stored."""
    new = [note for note in notes if isinstance(note, Note)]
    if len(new) != 1:
        return event(before.notes, new) if new else before
    try:
        return before.with_note(new[0])
    except ValueError:
        return event(before.notes, new)
