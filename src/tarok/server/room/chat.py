"""The chat of a table: an event stream separate from that of the table, deleted after the session."""

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
"""Prefix of the names of chat streams; the id of the table follows."""
LATELY: Final = 30
"""Maximum number of earlier chat lines that a new connection receives."""
EVENING: Final = 12 * 3600.0
"""Maximum age of a chat line, in seconds."""
BREATH: Final = 10.0
FEW: Final = 5
"""Maximum number of chat lines of a guest in `BREATH` seconds."""


class Spoke(Struct, frozen=True, omit_defaults=True):
    """A chat line of a guest, with their place and name: a phrase or a text, never both."""

    guest: str
    place: int
    name: str = ""
    phrase: str = ""
    text: str = ""


class Spoken(Struct, frozen=True):
    """A stored chat line, with its number in the stream and its time in seconds since 1970."""

    number: int
    at: float
    spoke: Spoke


class Chat:
    """The chat of one table, as far as this process has read it."""

    def __init__(self, table: str, store: EventStore) -> None:
        self._table = table
        self._store = store
        self._lines: tuple[Spoken, ...] = ()

    @property
    def stream(self) -> str:
        return STREAMS + self._table

    @property
    def seq(self) -> int:
        """The number of the last chat line that was read."""
        return self._lines[-1].number if self._lines else 0

    async def catch_up(self) -> list[Spoken]:
        """Read the stored chat, and return the new lines."""
        known = self.seq
        self._lines = tuple(map(_spoken, await self._store.read(self.stream)))
        return [each for each in self._lines if each.number > known]

    async def add(self, speech: Speech, person: Person, place: int, at: float) -> list[Spoken]:
        """Store a chat line, and return all new lines, including those of other processes."""
        said = Spoke(person.guest, place, person.name, *_words(speech))
        before = self._lines
        fact = "spoke", to_json(said).decode()
        while not await self._store.append(self.stream, self.seq, [fact], at):
            await self.catch_up()  # another process has used this number: read its line, then retry
        await self.catch_up()
        return [each for each in self._lines if each not in before]

    def welcome(self, table: Table, guest: str | None, at: float) -> str:
        """Return the first chat message for a new connection: recent lines, and the phrases to choose from.

        A guest who may not read the chat gets no lines.
        """
        hears = hears_chat(table, guest)
        lately = [each for each in self._lines if each.at > at - EVENING][-LATELY:] if hears else []
        return self._render(lately, guest, at, phrases(table.key, table.manners))

    def refusal(
        self, table: Table, speech: Speech, guest: str, at: float, operator: OperatorSettings
    ) -> Refused | None:
        """Return a refusal if a guest may not send this chat line now."""
        if refused := check_speech(table, speech):
            return refused
        if operator.silences(guest):
            return Refused(table.seq, "silenced")
        lately = sum(each.spoke.guest == guest and each.at > at - BREATH for each in self._lines)
        return Refused(table.seq, "too_often") if lately >= FEW else None

    async def forget(self) -> None:
        """Delete the chat of the table."""
        await self._store.forget(self.stream)

    def render_new(self, said: Iterable[Spoken], guest: str | None, at: float) -> str:
        """Return the message that sends new chat lines to a guest."""
        return self._render(said, guest, at, UNSET)

    def _render(
        self, said: Iterable[Spoken], guest: str | None, at: float, known: tuple[str, ...] | UnsetType
    ) -> str:
        # The deletion of a guest's data leaves empty lines, which are not sent.
        heard = (self._render_line(each, guest, at) for each in said if each.spoke.phrase or each.spoke.text)
        return to_json(Talk(tuple(heard), known)).decode()

    def _render_line(self, said: Spoken, guest: str | None, at: float) -> Words:
        spoke = said.spoke
        # The salt is the table's id: the alias is stable at this table, and differs at each other table.
        by = hashlib.sha256(f"{self._table} {spoke.guest}".encode()).hexdigest()[:12]
        own, ago = spoke.guest == guest, max(0.0, round(at - said.at, 3))
        return Words(said.number, by, spoke.place, spoke.name, own, spoke.phrase, spoke.text, ago)


def hears_chat(table: Table, guest: str | None) -> bool:
    """Whether a guest receives the chat of a table."""
    return table.place_of(guest) is not None or table.manners.onlookers != "none"


def check_speech(table: Table, speech: Speech) -> Refused | None:
    """Return a refusal if a table does not permit this chat line."""
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
