"""An event: the fold over its notes.  Pure values; nothing is deleted, and nothing settled a second time."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from tarok.club.folding import taken
from tarok.club.notes import Corrected, Entered, Fined, Note, What
from tarok.club.state import State, Stranger


class Refused(Struct, frozen=True):
    """A note that does not fit to the others, and why."""

    note: Note
    sentence: str


class Event(Struct, frozen=True):
    """What was noted, in its order; what was refused of it; and what all the rest comes to.

    `instead` is what stands in the place of each note that was corrected, by its id; None: nothing does.
    """

    notes: tuple[Note, ...] = ()
    refused: tuple[Refused, ...] = ()
    state: State = State()
    instead: dict[str, What | None] = {}

    @property
    def clock(self) -> int:
        """The clock of the newest note."""
        return self.notes[-1].clock if self.notes else 0

    def says(self, note: Note) -> What | None:
        """Return what stands by a note: it, or what it was corrected to; None: it was struck out."""
        return self.instead.get(note.id, note.what)

    def with_note(self, note: Note) -> "Event":
        """Return the event with one note more; the same if it is known.

        ValueError: it does not fit, or others would no longer fit with it (CL-EV-03).
        """
        for known in self.notes:
            if known.id == note.id:
                return replace(self, notes=_union((self.notes, (note,))))
        if not isinstance(note.what, Corrected) and (not self.notes or note.order > self.notes[-1].order):
            _check_reason(note)
            state = _taken(self.state, note.id, note.what, self.notes)
            return replace(self, notes=(*self.notes, note), state=state)
        after = event((*self.notes, note))
        before = {each.note.id for each in self.refused}
        for each in after.refused:
            if each.note.id == note.id:
                raise ValueError(each.sentence)
            if each.note.id not in before:
                raise ValueError(f"then note {each.note.id} would not fit: {each.sentence}")
        return after


def event(*notes: Iterable[Note]) -> Event:
    """Return the event of all these notes, whatever their order (CL-EV-02).

    ValueError: two different ones bear the same id.
    """
    ordered = _union(notes)
    refused, instead = _corrections(ordered)
    state = State()
    for note in ordered:
        what = instead.get(note.id, note.what)
        if what is None or isinstance(what, Corrected):
            continue
        try:
            _check_reason(note)
            state = _taken(state, note.id, what, ordered)
        except ValueError as error:
            refused.append(Refused(note, str(error)))
    order = sorted(refused, key=lambda each: each.note.order)
    return Event(ordered, tuple(order), state, instead)


def names_in(notes: Iterable[Note]) -> dict[str, str]:
    """Return the names with which people have entered, by their ids, even if they take part no longer."""
    entered = (note.what for note in notes if isinstance(note.what, Entered))
    return {what.who: what.name for what in entered if what.name}


def _taken(state: State, note: str, what: What, notes: Iterable[Note]) -> State:
    """Return the state after a note; whoever is not there is called by the name that the notes have."""
    try:
        return taken(state, note, what)
    except Stranger as stranger:
        raise Stranger(stranger.who, names_in(notes).get(stranger.who, "")) from None


def _union(several: Iterable[Iterable[Note]]) -> tuple[Note, ...]:
    known: dict[str, Note] = {}
    for note in (note for notes in several for note in notes):
        if known.setdefault(note.id, note) != note:
            raise ValueError(f"two different notes have the id {note.id}")
    return tuple(sorted(known.values(), key=lambda note: note.order))


def _corrections(notes: Iterable[Note]) -> tuple[list[Refused], dict[str, What | None]]:
    """Return what stands instead of each note that is corrected, and the corrections that do not fit."""
    known: dict[str, Note] = {}
    refused: list[Refused] = []
    instead: dict[str, What | None] = {}
    for note in notes:
        known[note.id] = note
        if not isinstance(note.what, Corrected):
            continue
        try:
            _check_reason(note)
            _check_correction(note.what, known)
        except ValueError as error:
            refused.append(Refused(note, str(error)))
            continue
        instead[note.what.of] = note.what.instead
    return refused, instead


def _check_correction(what: Corrected, known: dict[str, Note]) -> None:
    if what.of not in known:
        raise ValueError(f"there is no note {what.of} that could be corrected")
    original = known[what.of].what
    again = original.of if isinstance(original, Corrected) else None
    if again is not None:
        raise ValueError(f"{what.of} is a correction: correct {again} again")
    if what.instead is not None and type(what.instead) is not type(original):
        raise ValueError(f"{what.of} notes that something was {_word(original)}, not {_word(what.instead)}")


def _word(what: What) -> str:
    return type(what).__name__.lower()


def _check_reason(note: Note) -> None:
    """ValueError: the note wants a reason and has none."""
    if isinstance(note.what, Corrected | Fined) and not note.why.strip():
        raise ValueError(f"what is {_word(note.what)} needs a reason")
