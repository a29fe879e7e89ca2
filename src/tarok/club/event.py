"""An event: the fold over its entries.

Values are immutable; nothing is deleted, and nothing settled twice.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from tarok.club.notes import Corrected, Decided, Entered, Fined, Note, Protested, Revoked, What
from tarok.club.reducer import taken
from tarok.club.state import State, Stranger
from tarok.validation.causes import Cause, Rejection, Told, cause_of, rejection


class Refused(Struct, frozen=True):
    """An entry that conflicts with others, and the reason: in English, and in any language."""

    note: Note
    sentence: str
    cause: Cause | None = None


class Event(Struct, frozen=True):
    """The entries in their order, the refused ones, and the state of the event.

    `instead` is the correction of each corrected entry, by its id; None: it was struck out. `revoked` are the
    devices whose entries do not count (CL-EV-11).
    """

    notes: tuple[Note, ...] = ()
    refused: tuple[Refused, ...] = ()
    state: State = State()
    instead: dict[str, What | None] = {}
    revoked: frozenset[str] = frozenset()

    @property
    def clock(self) -> int:
        """The clock of the newest entry."""
        return self.notes[-1].clock if self.notes else 0

    def says(self, note: Note) -> What | None:
        """Return the valid content of an entry, after corrections; None: it does not count."""
        return None if note.device in self.revoked else self.instead.get(note.id, note.what)

    def with_note(self, note: Note) -> "Event":
        """Return the event with one more entry; the same if it is known.

        ValueError: it is invalid, or makes others invalid (CL-EV-03).
        """
        for known in self.notes:
            if known.id == note.id:
                return replace(self, notes=_union((self.notes, (note,))))
        if self.is_last(note):
            _check_alone(note)
            if isinstance(note.what, Protested) and note.what.of:
                _check_instead(note.what, {each.id: each for each in self.notes})
            state = _taken(self.state, note.id, note.what, self.notes)
            return replace(self, notes=(*self.notes, note), state=state)
        after = event((*self.notes, note))
        before = {each.note.id for each in self.refused}
        for each in after.refused:
            if each.note.id == note.id:
                raise Rejection(Told(each.sentence, each.cause))
            if each.note.id not in before and not isinstance(note.what, Revoked):
                told = Told(each.sentence, each.cause)
                text = "then note {note} would not fit: {because}"
                raise rejection("note_of_others", text, told, note=each.note.id)
        return after

    def is_last(self, note: Note) -> bool:
        """Whether an entry comes after all others and changes none, so that nothing is folded again."""
        accepts = isinstance(note.what, Decided) and note.what.accepted
        changes = accepts or isinstance(note.what, Corrected | Revoked) or note.device in self.revoked
        return not changes and (not self.notes or note.order > self.notes[-1].order)


def event(*notes: Iterable[Note]) -> Event:
    """Return the event of all these entries, whatever their order (CL-EV-02).

    ValueError: two different ones have the same id.
    """
    ordered = _union(notes)
    revoked = frozenset(
        each.what.device for each in ordered if isinstance(each.what, Revoked) and _is_fit(each)
    )
    counting = [note for note in ordered if note.device not in revoked]
    known = {note.id: note for note in counting}
    refused, instead = _corrections(counting)
    state = State()
    for note in counting:
        what = instead.get(note.id, note.what)
        if what is None or isinstance(what, Corrected):
            continue
        try:
            _check_alone(note)
            if isinstance(what, Protested) and what.of:
                _check_instead(what, known)
            state = _taken(state, note.id, what, ordered)
        except ValueError as error:
            refused.append(Refused(note, str(error), cause_of(error)))
    order = sorted(refused, key=lambda each: each.note.order)
    return Event(ordered, tuple(order), state, instead, revoked)


def names_in(notes: Iterable[Note]) -> dict[str, str]:
    """Return the names with which people have entered, by their ids, even if they have left since."""
    entered = (note.what for note in notes if isinstance(note.what, Entered))
    return {what.who: what.name for what in entered if what.name}


def _taken(state: State, note: str, what: What, notes: Iterable[Note]) -> State:
    """Return the state after an entry; people who are absent keep the name in the entries."""
    try:
        return taken(state, note, what)
    except Stranger as stranger:
        raise Stranger(stranger.who, names_in(notes).get(stranger.who, "")) from None


def _union(several: Iterable[Iterable[Note]]) -> tuple[Note, ...]:
    known: dict[str, Note] = {}
    for note in (note for notes in several for note in notes):
        if known.setdefault(note.id, note) != note:
            raise rejection("note_twice", "two different notes have the id {id}", id=note.id)
    return tuple(sorted(known.values(), key=lambda note: note.order))


def _corrections(notes: Iterable[Note]) -> tuple[list[Refused], dict[str, What | None]]:
    """Return the correction of each corrected entry, and the invalid corrections."""
    known: dict[str, Note] = {}
    refused: list[Refused] = []
    instead: dict[str, What | None] = {}
    fitting = []
    for note in notes:
        known[note.id] = note
        if isinstance(note.what, Corrected):
            try:
                _check_alone(note)
                _check_instead(note.what, known)
            except ValueError as error:
                refused.append(Refused(note, str(error), cause_of(error)))
                continue
            instead[note.what.of] = note.what.instead
        fitting.append(note)
    if any(isinstance(note.what, Decided) for note in fitting):
        instead = _with_accepted(fitting, instead)
    return refused, instead


def _with_accepted(notes: Iterable[Note], corrected: Mapping[str, What | None]) -> dict[str, What | None]:
    """Return the corrections, including those by accepted protests."""
    protests: dict[str, Protested] = {}
    instead: dict[str, What | None] = {}
    for note in notes:
        what = corrected.get(note.id, note.what)
        if isinstance(what, Corrected):
            instead[what.of] = what.instead
        elif isinstance(what, Protested) and isinstance(note.what, Protested) and note.what.of:
            protests[note.id] = note.what  # as the decision's author has read it
        elif isinstance(what, Decided) and what.of in protests:
            protest = protests.pop(what.of)  # the first decision is final
            if what.accepted:
                instead[protest.of] = protest.instead
    return instead


def _check_instead(what: Corrected | Protested, known: Mapping[str, Note]) -> None:
    """ValueError: the entry to correct does not exist, or cannot have this content."""
    if what.of not in known:
        raise rejection("no_note", "there is no note {id} that could be corrected", id=what.of)
    original = known[what.of].what
    if isinstance(original, Corrected):
        text = "{note} is a correction: correct {corrected} again"
        raise rejection("note_corrects", text, note=what.of, corrected=original.of)
    if isinstance(original, Revoked):
        raise rejection("note_revokes", "{note} revokes a device, which stays revoked", note=what.of)
    if what.instead is not None and type(what.instead) is not type(original):
        text = "{note} notes that something was {kind}, not {instead}"
        kind, instead = _word(original), _word(what.instead)
        raise rejection("note_kind", text, note=what.of, kind=kind, instead=instead)


def _word(what: What) -> str:
    return type(what).__name__.lower()


def _is_fit(note: Note) -> bool:
    try:
        _check_alone(note)
    except ValueError:
        return False
    return True


def _check_alone(note: Note) -> None:
    """ValueError: the entry needs a reason and has none, or revokes the device on which it was made."""
    if isinstance(note.what, Corrected | Fined) and not note.why.strip():
        raise rejection("reason", "what is {kind} needs a reason", kind=_word(note.what))
    if isinstance(note.what, Revoked) and note.what.device == note.device:
        raise rejection("revokes_itself", "a device does not revoke itself")
