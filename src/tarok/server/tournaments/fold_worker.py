"""The process that folds large books and seasons: requests and answers are lines of JSON.

`main` is the process.  It caches the books of the last requests, so that it needs only their new entries.
"""

import logging
from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Raw, Struct

from tarok.analysis.answers import answer_lines
from tarok.club.draw import draws
from tarok.club.event import Event
from tarok.club.seasons import season_board
from tarok.engine.json_codec import from_json, to_json
from tarok.server.storage.event_store import Record
from tarok.server.tournaments.book import Book, BookRefusal, Sent
from tarok.validation.causes import Cause, cause_of

KEPT: Final = 50_000
"""How many entries the cached books may have together."""

log = logging.getLogger(__name__)


class Facts(Struct, frozen=True):
    """A book by its name, and its facts after the number `since`; 0: all of them."""

    name: str
    since: int
    records: tuple[Record, ...]


class Decide(Struct, frozen=True, tag="decide"):
    """Validate these entries, from a role that knows the events up to number `after`."""

    book: Facts
    role: str
    after: int
    notes: tuple[Raw, ...]


class ShowBoard(Struct, frozen=True, tag="board"):
    """The board as a role may see it."""

    book: Facts
    role: str


class Draw(Struct, frozen=True, tag="draw"):
    """The result of a draw of the next rounds."""

    book: Facts


class CountTables(Struct, frozen=True, tag="tables"):
    """How many tables the largest round has."""

    book: Facts


class MakeSeason(Struct, frozen=True, tag="season"):
    """The table over several evenings, in their order."""

    books: tuple[Facts, ...]


Question: TypeAlias = Decide | ShowBoard | Draw | CountTables | MakeSeason


class Decided(Struct, frozen=True):
    """The entries to store, in their stored form, and the refused ones."""

    stored: tuple[Raw, ...]
    refused: tuple[BookRefusal, ...]


class Folded(Struct, frozen=True, omit_defaults=True):
    """The answer; or the books whose events must be sent from the beginning; or an error, in a sentence."""

    told: Raw = Raw(b"")
    lacks: tuple[str, ...] = ()
    wrong: str = ""
    cause: Cause | None = None


class FoldWorker:
    """Folds books, and answers."""

    def __init__(self) -> None:
        self._books: dict[str, Book] = {}

    def answer(self, line: bytes) -> bytes:
        """Return the answer to a line of request; unexpected errors are logged."""
        try:
            return to_json(self._answer(from_json(line, Question)))  # type: ignore[arg-type] # as msgspec has it
        except Exception:
            log.exception("a question about a book has no answer")
            return b"null"

    def _answer(self, asked: Question) -> Folded:
        all_facts = asked.books if isinstance(asked, MakeSeason) else (asked.book,)
        lacks = tuple(facts.name for facts in all_facts if not self._read(facts))
        if lacks:
            return Folded(lacks=lacks)
        books = [self._books[facts.name] for facts in all_facts]
        self._forget({facts.name for facts in all_facts})
        try:
            return Folded(told=Raw(to_json(_told(asked, books))))
        except ValueError as error:
            return Folded(wrong=str(error), cause=cause_of(error))

    def _read(self, facts: Facts) -> bool:
        """Read the new events of a book; False: earlier ones are missing."""
        if not facts.since:
            self._books.pop(facts.name, None)
            self._books[facts.name] = Book(facts.records, lambda role, turn: f"{role} {turn}", whole=True)
            return True
        book = self._books.pop(facts.name, None)
        if book is None or book.seq != facts.since:
            return False
        self._books[facts.name] = book
        book.read_on(facts.records)
        return True

    def _forget(self, asked: set[str]) -> None:
        """Drop the books that were requested longest ago, if the cache is too large."""
        total = sum(book.notes for book in self._books.values())
        for name in [name for name in self._books if name not in asked]:
            if total <= KEPT:
                return
            total -= self._books.pop(name).notes


def _told(asked: Question, books: Sequence[Book]) -> object:
    """Return the answer to a request.  ValueError: it cannot be answered."""
    book = books[0]
    match asked:
        case Decide(_, role, after, notes):
            sent = [Sent(book.read(text), text) for text in notes]
            decision = book.decide(role, after, sent)
            return Decided(tuple(each.text for each in decision.stored), decision.refused)
        case ShowBoard(_, role):
            return book.told_board(role)
        case Draw():
            return draws(_event(book).state)
        case CountTables():
            return book.tables
        case MakeSeason():
            return season_board([_event(each) for each in books])


def _event(book: Book) -> Event:
    assert book.event is not None
    return book.event


def main() -> None:
    """Fold books until the input ends."""
    logging.basicConfig(level=logging.WARNING, format="folding: %(message)s")
    answer_lines(FoldWorker().answer)
