"""A book: the entries of a score sheet or an event, with the permissions to write and read them.

A book is a stream of events.  Its links are secrets that grant a role: of a sheet `writer` and `reader`, of
an event `director`, `table 3`, `wall` and `player`.
"""

import hashlib
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.structs import replace

from tarok.club.board import EventBoard, board
from tarok.club.event import Event, event
from tarok.club.notes import Corrected, Entered, Id, Note, Revoked, Text, What, about_table, check_new
from tarok.engine.json_codec import from_json, to_json
from tarok.server.storage.event_store import Record
from tarok.server.table.places import GONE
from tarok.server.tournaments.book_events import KINDS, Bound, Noted, Renewed
from tarok.server.tournaments.note_decisions import (
    NoteTrial,
    NotStored,
    as_protest,
    check_open,
    is_same,
    text_of,
)
from tarok.server.tournaments.note_space import NoteRoom, NoteSpace
from tarok.server.tournaments.online_event import (
    SERVER_ROLE,
    Announced,
    Ended,
    Finished,
    Joined,
    Online,
    Placed,
)
from tarok.server.tournaments.roles import HANDED_ON, ROLES, Kind, looks, may, may_not, table_of
from tarok.validation.bounds import DEVICE, EXACT, NOTED, PEOPLE, Place, number, plain, text
from tarok.validation.bounds_check import check
from tarok.validation.causes import Cause, Sentence, cause_of, sentence

DIRECTING: Final = {"director", SERVER_ROLE}
"""The role that makes all entries except those of tables: its devices are never revoked."""
SMALL: Final = 200
"""How many entries an event may have to be folded in the serving process, and how many one request may bring.

Its board takes 10 ms then; larger ones are folded in separate processes (`fold_queue`).
"""
SMALL_BYTES: Final = 100_000
"""The same limit in bytes of the entries."""
WORK: Final = 2000
"""How many entries may be folded in the serving process to validate new ones."""
TAG: Final = 22
"""The length of a board's ETag."""
TOLD: Final = 500
"""How many entries one answer holds."""


Anything: TypeAlias = Annotated[dict[str, Any], plain()]


class SheetNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry of a sheet; its meaning is known to the pages only."""

    id: Id
    clock: Annotated[int, Meta(ge=1, le=2**53), number(1, EXACT)]
    device: Annotated[Text, text(DEVICE)] = ""
    dealer: Place | None = None
    corrects: Id | None = None
    begun: Anything | None = None
    entry: Anything | None = None


AnyNote: TypeAlias = Note | SheetNote


class BookNote(Struct, frozen=True):
    """An entry as it is sent.

    Its number in the book, its time, in seconds since 1970, and its author's role.
    """

    seq: int
    at: float
    role: str
    note: Raw


class BookRefusal(Struct, frozen=True):
    """An entry that was refused, by its id; the `sentence` is the reason in English, `cause` in any language.

    `error` is `not_your_note`, `other_note` (the id is taken), `unfit`, `too_much` or `book_full`.
    """

    id: str
    error: str
    sentence: str
    cause: Cause | UnsetType = UNSET


class Sent(Struct, frozen=True):
    """An entry that a client sends, and its JSON."""

    note: AnyNote
    text: Raw


class Shown(Struct, frozen=True):
    """A board in JSON, the number of the book's event that it includes, and its ETag."""

    seq: int
    text: bytes
    tag: str


class Standing(Struct, frozen=True):
    """A stored entry: its id, the table that it concerns, if any, and its JSON for clients."""

    id: str
    table: int | None
    told: BookNote


class Decision(Struct, frozen=True):
    """The outcome of new entries: those to store, those refused, and the event with the stored ones."""

    stored: tuple[Sent, ...]
    refused: tuple[BookRefusal, ...]
    event: Event | None


class Book:
    """The fold over the events of a book: `seq` is the number of the last one.

    `sign` makes the key of a role and turn; `keys` are the valid ones.  The event is None for a sheet, and
    for a `large` book, unless `whole` demands it.
    """

    def __init__(
        self, records: Sequence[Record], sign: Callable[[str, int], str], *, whole: bool = False
    ) -> None:
        self._whole = whole
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
        self._space = NoteSpace()
        self._bytes = 0
        self._directing: set[str] = set()
        self.clock = 0
        """The clock of the newest entry."""
        self._boards: dict[str, Shown] = {}
        self.read_on(records)
        self.outdated = False
        """Whether a name has since been removed from the stored events, so that the book must be read again.
        """

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
        if self.large:
            self.event = None
        elif self.event is not None:
            self.event = decided or _with_all(self.event, notes)

    @property
    def large(self) -> bool:
        """Whether the event is folded elsewhere; one at the tables of this server never is."""
        if self._whole or self.kind != "event" or self.online:
            return False
        return len(self._known) > SMALL or self._bytes > SMALL_BYTES

    @property
    def notes(self) -> int:
        """How many entries it holds."""
        return len(self._known)

    def is_work(self, sent: Sequence[Sent]) -> bool:
        """Whether it takes long to validate these entries: a late one makes all others fold again."""
        if self.event is None or self.online:
            return self.large
        late, clock = 0, self.event.clock
        for each in sent:
            late += each.note.clock <= clock or isinstance(_what(each.note), Corrected | Revoked)
            clock = max(clock, each.note.clock)
        return late * (self.notes + len(sent)) > WORK

    def _renew(self, role: str) -> None:
        self._turns[role] += 1
        self._old.add(self.keys[role])
        del self._roles[self.keys[role]]
        self.keys[role] = self._sign(role, self._turns[role])
        self._roles[self.keys[role]] = role

    def role(self, key: str) -> str | None:
        """Return the role that a key grants; None: it never did, or was revoked."""
        return self._roles.get(key)

    def replaced(self, key: str) -> bool:
        """Whether a key gave a role until there was another one for it."""
        return key in self._old

    def _noted(self, record: Record, role: str, text: Raw) -> AnyNote:
        note = self.read(text)
        if note.clock > self.clock + NOTED:  # stored before there was a bound, and every page would follow
            note = replace(note, clock=self.clock + 1)
            text = text_of(note)
        self.clock = max(self.clock, note.clock)
        self._known[note.id] = note, role
        told = BookNote(record.seq, record.at, role, text)
        table = self._table(note)
        if role in DIRECTING and table is None:
            self._directing.add(note.device)
        self._standing.append(Standing(note.id, table, told))
        self._space.take(role, note.device, len(text))
        self._bytes += len(text)
        if isinstance(note, Note) and isinstance(note.what, Revoked):
            self._space.revoke(note.what.device)
        if self.online and role == SERVER_ROLE and isinstance(note, Note):
            self.online = self.online.with_note(note)
        return note

    def read(self, text: Raw | bytes) -> AnyNote:
        """Return the entry in a JSON.  msgspec.DecodeError: it is no entry."""
        if self.kind == "event":
            return from_json(bytes(text), Note)
        return from_json(bytes(text), SheetNote)

    def read_new(self, text: bytes) -> AnyNote:
        """Return the new entry in a JSON.  ValueError: it is no entry, or exceeds a limit."""
        note = self.read(text)
        if isinstance(note, Note):
            check_new(note)
        else:
            check(note, SheetNote)
        return note

    def decide(self, role: str, after: int, sent: Sequence[Sent]) -> Decision:
        """Return which of these entries are valid, from a client who knows the events up to number `after`.

        An entry that is stored already is neither stored nor refused.  One that was valid on its own device
        and conflicts with entries of others is stored, and the event shows it as refused (CL-EV-03).
        """
        stored, refused = list[Sent](), list[BookRefusal]()
        trial = self._trial(role, after, stored)
        allowed = self._allowed(role, sent, refused, trial)
        notes = [each.note for each in allowed if isinstance(each.note, Note)]
        if trial and trial.take_all(notes):
            stored += allowed
            return Decision(tuple(stored), tuple(refused), trial.now)
        for each in allowed:
            try:
                if trial and isinstance(each.note, Note):
                    trial.take(each.note)
            except ValueError as error:
                refused.append(BookRefusal(each.note.id, "unfit", str(error), cause_of(error) or UNSET))
            except NotStored as error:
                refused.append(BookRefusal(each.note.id, error.error, str(error), error.cause))
            else:
                stored.append(each)
        return Decision(tuple(stored), tuple(refused), trial.now if trial else None)

    def _trial(self, role: str, after: int, stored: Sequence[Sent]) -> NoteTrial | None:
        """Return the trial of entries on the event, if it is one.

        `stored` are those that were valid so far.
        """
        if self.event is None:
            return None

        def before() -> Event | None:
            if after >= self.seq:
                return None
            there = (self._known[each.id][0] for each in self._standing if each.told.seq <= after)
            own = (each.note for each in stored)
            return event(each for each in (*there, *own) if isinstance(each, Note))

        return NoteTrial(self.event, before, is_bound=table_of(role) is not None)

    def _allowed(
        self, role: str, sent: Sequence[Sent], refused: list[BookRefusal], trial: NoteTrial | None
    ) -> list[Sent]:
        """Return the entries that this role may make, in the form to store.

        The others are added to the refused.
        """
        allowed, new, room, clock = list[Sent](), dict[str, AnyNote](), self._space.left(role), self.clock

        def own(of: str) -> bool:
            return of in new or self._known.get(of, (None, ""))[1] == role

        for each in sent:
            note = each.note
            known = new.get(note.id) or self._known.get(note.id, (None, ""))[0]
            if known is not None and is_same(known, note):
                continue
            try:
                self._check_known(role, note, known, own)
                self._check_device(role, note)
                _check_room(role, each, room, clock)
                _check_people(note, new, trial)
                stands = self._as_stored(role, each, trial)
            except NotStored as error:
                refused.append(BookRefusal(note.id, error.error, str(error), error.cause))
                continue
            except ValueError as error:
                refused.append(BookRefusal(note.id, "unfit", str(error), cause_of(error) or UNSET))
                continue
            room, clock = room.less(NoteRoom(1, len(each.text))), max(clock, note.clock)
            new[note.id] = stands.note
            allowed.append(stands)
        return allowed

    def _check_known(
        self, role: str, note: AnyNote, known: AnyNote | None, own: Callable[[str], bool]
    ) -> None:
        """NotStored: another entry has the id, or the role may not make this one."""
        if known is not None:
            raise NotStored("other_note", sentence("note_id", "another note has the id {id}", id=note.id))
        if not may(role, _what(note), own):
            raise NotStored("not_your_note", may_not(role))

    def _check_device(self, role: str, note: AnyNote) -> None:
        """NotStored: a device is revoked, is that of the director, or cannot be revoked."""
        if table_of(role) and not note.device:
            text = "a note of a table says on which device it was made"
            raise NotStored("unfit", sentence("device_unnamed", text))
        if self._space.is_revoked(note.device):
            why = sentence("device_revoked", "the director has revoked this device")
            raise NotStored("not_your_note", why)
        if table_of(role) and note.device in self._directing:
            text = "the director notes on this device: a table needs another one"
            raise NotStored("not_your_note", sentence("device_of_director", text))
        if isinstance(note, Note) and isinstance(note.what, Revoked):
            device = note.what.device
            if not self._space.roles(device) or device in self._directing:
                why = sentence("no_device", "{id} is no device of a table", id=device)
                raise NotStored("unfit", why)

    def _as_stored(self, role: str, sent: Sent, trial: NoteTrial | None) -> Sent:
        """Return an entry in the form to store.

        ValueError, NotStored: it is too late for a table (CL-EV-10).
        """
        if trial is None or table_of(role) is None or not isinstance(sent.note, Note):
            return sent
        check_open(trial.now, sent.note)
        protest = as_protest(trial.now, sent.note, self._said)
        if protest is None:
            return sent
        trial.check(sent.note)
        return Sent(protest, text_of(protest))

    def renewed(self, decision: Decision) -> list[str]:
        """Return the roles whose links a decision replaces: those of the devices that it revokes."""
        whats = [_what(each.note) for each in decision.stored]
        devices = [what.device for what in whats if isinstance(what, Revoked)]
        return sorted({role for each in devices for role in self._space.roles(each) if table_of(role)})

    def _table(self, note: AnyNote) -> int | None:
        """Return the table that an entry concerns; None: none, or more than one."""
        return about_table(_what(note), self._said)

    def _said(self, of: str) -> What | None:
        """Return the content of the entry with an id; None: there is none, or it is on a sheet."""
        return _what(self._known[of][0]) if of in self._known else None

    def told(self, role: str, after: int, sent: Iterable[Sent] = ()) -> tuple[list[BookNote], int]:
        """Return the entries after this number that a role may see, without those just `sent` unchanged.

        Also return the number up to which they go: it is not the last one if there are too many.
        """
        table, found = table_of(role), list[BookNote]()
        own = {each.note.id for each in sent if self._known.get(each.note.id, (None, ""))[0] == each.note}
        everything = role in {"director", "writer", "reader"}
        first = bisect_right(self._standing, after, key=lambda each: each.told.seq)
        for each in self._standing[first:]:
            if each.id in own or not (everything or (table and each.table == table)):
                continue
            if table and self._is_out(each.id):
                continue
            if len(found) == TOLD:
                return found, found[-1].seq
            found.append(each.told)
        return found, self.seq

    def _is_out(self, of: str) -> bool:
        return self._space.is_revoked(self._known[of][0].device)

    def board(self, role: str) -> Shown:
        """Return the board of an event as a role may see it.  ValueError: it is no event."""
        return self.shown(role, lambda: self.told_board(role))

    def told_board(self, role: str) -> EventBoard:
        """Return the board of an event that is folded here.  ValueError: it is no event."""
        if self.event is None:
            raise ValueError("a sheet has no board")
        return board(self.event, *looks(role))

    def kept(self, what: str) -> Shown | None:
        """Return the cached answer, if no event has been stored since."""
        known = self._boards.get(what)
        return known if known and known.seq >= self.seq else None

    def keep(self, what: str, text: bytes) -> Shown:
        """Cache an answer."""
        self._boards[what] = Shown(self.seq, text, hashlib.sha256(text).hexdigest()[:TAG])
        return self._boards[what]

    def shown(self, what: str, made: Callable[[], object]) -> Shown:
        """Return the cached JSON of the board; it is made again after each stored event."""
        return self.kept(what) or self.keep(what, to_json(made()))

    @property
    def tables(self) -> int:
        """How many tables the largest round of an event has that is folded here."""
        rounds = self.event.state.rounds if self.event else ()
        return max((len(each.tables) for each in rounds), default=0)

    def links(self, role: str, tables: int | None = None) -> dict[str, str]:
        """Return the keys of all roles that this role may hand on, of a book with this number of `tables`."""
        if role != "director":
            return {each: self.keys[each] for each in HANDED_ON.get(role, (role, "player"))}
        tables = self.tables if tables is None else tables
        return {each: key for each, key in self.keys.items() if (table_of(each) or 0) <= tables}


def full(role: str) -> Sentence:
    """Return the sentence for a role whose space is used up."""
    if table := table_of(role):
        text = "this book is full for table {table}: the director has space left"
        return sentence("book_full_for_table", text, table=table)
    return sentence("book_full", "this book is full")


def _check_room(role: str, sent: Sent, room: NoteRoom, clock: int) -> None:
    """NotStored: the space is used up, or the entry's clock is far ahead of the book's."""
    if len(sent.text) > room.bytes or room.notes <= 0:
        raise NotStored("book_full", full(role))
    if sent.note.clock > clock + NOTED:
        text = "its clock is {clock}, and that of this book {book_clock}: {most} more are the most"
        why = sentence("note_clock", text, clock=sent.note.clock, book_clock=clock, most=NOTED)
        raise NotStored("unfit", why)


def _check_people(note: AnyNote, new: Mapping[str, AnyNote], trial: NoteTrial | None) -> None:
    """NotStored: the entry would exceed the highest number of people."""
    if trial is None or not isinstance(note, Note) or not isinstance(note.what, Entered):
        return
    entering = {what.who for each in new.values() if isinstance(what := _what(each), Entered)}
    if (
        note.what.who not in trial.now.state.people
        and len(entering | trial.now.state.people.keys()) >= PEOPLE
    ):
        raise NotStored(
            "unfit", sentence("event_people", "an event has at most {most:,} people", most=PEOPLE)
        )


def _what(note: AnyNote) -> What | None:
    return note.what if isinstance(note, Note) else None


def _with_all(before: Event, notes: Sequence[AnyNote]) -> Event:
    """Return an event with entries that were stored."""
    new = [note for note in notes if isinstance(note, Note)]
    if len(new) != 1:
        return event(before.notes, new) if new else before
    try:
        return before.with_note(new[0])
    except ValueError:
        return event(before.notes, new)
