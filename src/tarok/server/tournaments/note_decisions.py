"""Validates new entries of a book within a bounded amount of work."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from msgspec import Raw, Struct
from msgspec.structs import replace

from tarok.club.event import Event, event
from tarok.club.notes import Corrected, Note, Protested, Scored, Slip, What
from tarok.engine.json_codec import to_json
from tarok.validation.bounds import NOTED
from tarok.validation.causes import Sentence, rejection, sentence

FOLDED: Final = 3 * NOTED
"""How many entries one request may fold again, when its entries change earlier ones."""


class NotStored(Exception):
    """An entry is not stored: the key of the error, and why, in English and in any language."""

    def __init__(self, error: str, why: Sentence) -> None:
        super().__init__(str(why))
        self.error = error
        self.cause = why.cause


class NoteTrial:
    """Tries entries on an event one after another; `now` is the event with those that were valid.

    `before` returns the event as the sending device knew it, or None if it knew all. `is_bound`: the entries
    must not change those of others.
    """

    def __init__(self, now: Event, before: Callable[[], Event | None], *, is_bound: bool) -> None:
        self.now = now
        self._before = before
        self._is_bound = is_bound
        self._left = FOLDED

    def take_all(self, notes: Sequence[Note]) -> bool:
        """Accept all these entries at once if each is valid, and return whether that is so."""
        if all(self.now.is_last(note) for note in notes):
            return False  # one by one they cost no more
        self._left -= len(self.now.notes) + len(notes)
        made = event(self.now.notes, notes)
        if _newly_refused(self.now, made):
            return False
        self.now = made
        return True

    def take(self, note: Note) -> None:
        """Accept an entry.  ValueError: it is invalid.  NotStored: validating it would take too much work."""
        self.now = self._with(note)

    def check(self, note: Note) -> None:
        """ValueError, NotStored: as for `take`, which is not done."""
        self._with(note)

    def _with(self, note: Note) -> Event:
        if not self.now.is_last(note):
            self._spend()
        try:
            return self.now.with_note(note)
        except ValueError:
            before = self._before()
            if before is None:
                raise
            self._spend()
            before.with_note(note)
            made = event((*self.now.notes, note))
            if self._is_bound and _newly_refused(self.now, made) - {note.id}:
                raise
            return made

    def _spend(self) -> None:
        self._left -= len(self.now.notes)
        if self._left < 0:
            text = "these notes change too much of what was noted before: send fewer"
            raise NotStored("too_much", sentence("too_much_changed", text))


def _newly_refused(before: Event, after: Event) -> set[str]:
    return {each.note.id for each in after.refused} - {each.note.id for each in before.refused}


Said: TypeAlias = Callable[[str], What | None]


def check_open(now: Event, note: Note) -> None:
    """ValueError: a table makes an entry in a round that is over (CL-EV-10)."""
    if isinstance(note.what, Scored | Slip) and _is_closed(now, note.what.round):
        raise rejection("round_over", "round {round} is over", round=note.what.round)


def as_protest(now: Event, note: Note, said: Said) -> Note | None:
    """Return the protest that a table's correction becomes once the round is over.

    None: it stays a correction.

    `said` returns the content of the entry with an id (CL-EV-10).  ValueError: it corrects such a protest.
    """
    what = note.what
    original = said(what.of) if isinstance(what, Corrected) else None
    if isinstance(original, Protested) and original.of:
        text = "a protest that asks for a correction is not corrected: the director decides it"
        raise rejection("protest_corrected", text)
    if not isinstance(what, Corrected) or not isinstance(original, Scored | Slip):
        return None
    if not _is_closed(now, original.round):
        return None
    protest = Protested("", original.round, original.table, note.why, what.of, what.instead)
    return replace(note, what=protest)


def _is_closed(now: Event, number: int) -> bool:
    rounds = now.state.rounds
    return 1 <= number <= len(rounds) and rounds[number - 1].closed


def is_same(known: Struct, note: Struct) -> bool:
    """Whether an entry that is sent is this one: its clock may have been repaired, or it became a protest."""
    if known == note or known == replace(note, clock=known.clock):  # type: ignore[attr-defined] # both have one
        return True
    if not isinstance(known, Note) or not isinstance(note, Note):
        return False
    was, is_ = note.what, known.what
    if not isinstance(was, Corrected) or not isinstance(is_, Protested):
        return False
    return (was.of, was.instead, note.device) == (is_.of, is_.instead, known.device)


def text_of(note: Struct) -> Raw:
    """Return the JSON of an entry that is stored in another form than it was sent."""
    return Raw(to_json(note))
