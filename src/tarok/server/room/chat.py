"""What is said at a table: a stream of its own beside that of its facts, forgotten with the evening."""

import hashlib
from collections.abc import Iterable
from typing import Final

from msgspec import UNSET, Struct, UnsetType

from tarok.engine.json_codec import from_json, to_json
from tarok.server.accounts.operator_orders import OperatorSettings
from tarok.server.storage.event_store import EventStore, Record
from tarok.server.table.messages import Refused
from tarok.server.table.phrases import LONGEST_TEXT, Say, Speech, Talk, Words, clean, phrases
from tarok.server.table.places import Person
from tarok.server.table.state import Table

STREAMS: Final = "talk:"
"""How the streams of what is said begin; the id of the table follows."""
LATELY: Final = 30
"""How much of what was said before is told to a page that comes."""
EVENING: Final = 12 * 3600.0
"""How many seconds it is kept at most."""
BREATH: Final = 10.0
FEW: Final = 5
"""How often a person may say something in `BREATH` seconds."""


class Spoke(Struct, frozen=True, omit_defaults=True):
    """A guest said something, at a place and under a name: a phrase or a text, never both."""

    guest: str
    place: int
    name: str = ""
    phrase: str = ""
    text: str = ""


class Spoken(Struct, frozen=True):
    """The same as it was kept: its number in the stream, and when it was, in seconds since 1970."""

    number: int
    at: float
    spoke: Spoke


class Chat:
    """What is said at one table, as far as this process has read it."""

    def __init__(self, table: str, store: EventStore) -> None:
        self._table = table
        self._store = store
        self._lines: tuple[Spoken, ...] = ()

    @property
    def stream(self) -> str:
        return STREAMS + self._table

    @property
    def seq(self) -> int:
        """The number of what was said last."""
        return self._lines[-1].number if self._lines else 0

    async def catch_up(self) -> list[Spoken]:
        """Read what is kept, and return what is new of it."""
        known = self.seq
        self._lines = tuple(map(_spoken, await self._store.read(self.stream)))
        return [each for each in self._lines if each.number > known]

    async def add(self, speech: Speech, person: Person, place: int, at: float) -> list[Spoken]:
        """Keep what somebody says, and return all that is new: others may have spoken meanwhile."""
        said = Spoke(person.guest, place, person.name, *_words(speech))
        before = self._lines
        fact = "spoke", to_json(said).decode()
        while not await self._store.append(self.stream, self.seq, [fact], at):
            await self.catch_up()
        await self.catch_up()
        return [each for each in self._lines if each not in before]

    def welcome(self, table: Table, guest: str | None, at: float) -> str:
        """Return what a page of a guest is told that comes at this time: what was said, and what may be.

        Whoever may not look on hears nothing.
        """
        hears = hears_chat(table, guest)
        lately = [each for each in self._lines if each.at > at - EVENING][-LATELY:] if hears else []
        return self._render(lately, guest, at, phrases(table.key, table.manners))

    def refusal(
        self, table: Table, speech: Speech, guest: str, at: float, desk: OperatorSettings
    ) -> Refused | None:
        """Return why a guest cannot say this now, if they cannot."""
        if refused := check_speech(table, speech):
            return refused
        if desk.silences(guest):
            return Refused(table.seq, "silenced")
        lately = sum(each.spoke.guest == guest and each.at > at - BREATH for each in self._lines)
        return Refused(table.seq, "too_often") if lately >= FEW else None

    async def forget(self) -> None:
        """Forget all of it."""
        await self._store.forget(self.stream)

    def render_new(self, said: Iterable[Spoken], guest: str | None, at: float) -> str:
        """Return how a guest is told that this was said."""
        return self._render(said, guest, at, UNSET)

    def _render(
        self, said: Iterable[Spoken], guest: str | None, at: float, known: tuple[str, ...] | UnsetType
    ) -> str:
        # The words of a deleted guest leave an empty line.
        heard = (self._render_line(each, guest, at) for each in said if each.spoke.phrase or each.spoke.text)
        return to_json(Talk(tuple(heard), known)).decode()

    def _render_line(self, said: Spoken, guest: str | None, at: float) -> Words:
        spoke = said.spoke
        # Who it is can be told from others at this table, and from nobody at another one.
        by = hashlib.sha256(f"{self._table} {spoke.guest}".encode()).hexdigest()[:12]
        own, ago = spoke.guest == guest, max(0.0, round(at - said.at, 3))
        return Words(said.number, by, spoke.place, spoke.name, own, spoke.phrase, spoke.text, ago)


def hears_chat(table: Table, guest: str | None) -> bool:
    """Whether a guest hears what is said at a table."""
    return table.place_of(guest) is not None or table.manners.onlookers != "none"


def check_speech(table: Table, speech: Speech) -> Refused | None:
    """Return why this cannot be said at a table, if it cannot."""
    if table.silent:
        return Refused(table.seq, "silent_game")
    if isinstance(speech, Say):
        known = speech.phrase in phrases(table.key, table.manners)
        return None if known else Refused(table.seq, "no_talk")
    if table.manners.talk != "free":
        return Refused(table.seq, "no_talk")
    if len(speech.text) > LONGEST_TEXT:
        return Refused(table.seq, "too_long")
    return None if clean(speech.text) else Refused(table.seq, "garbled")


def _words(speech: Speech) -> tuple[str, str]:
    return (speech.phrase, "") if isinstance(speech, Say) else ("", clean(speech.text))


def _spoken(record: Record) -> Spoken:
    return Spoken(record.seq, record.at, from_json(record.body, Spoke))
