"""The repository of books: creates, reads and appends to them, and makes their links.

Books are cached, and before each use new events are read; so processes need not notify each other.
"""

import asyncio
import hashlib
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final, TypeVar

import msgspec
from itsdangerous import Signer
from msgspec import Struct

from tarok.club.draw import draws
from tarok.club.event import Event
from tarok.club.formats import Format
from tarok.club.notes import Drawn, Opened
from tarok.club.seasons import season_board
from tarok.engine.json_codec import to_json
from tarok.server.core.errors import RequestError
from tarok.server.core.random_ids import random_id
from tarok.server.storage.event_store import EventStore, Record
from tarok.server.tournaments.book import (
    SMALL,
    Book,
    BookNote,
    BookRefusal,
    Decision,
    Sent,
    Shown,
)
from tarok.server.tournaments.book_events import Bound, Noted, Renewed, write
from tarok.server.tournaments.fold_queue import FoldQueue
from tarok.server.tournaments.online_event import Announced, EntryWriter, Finished, Online
from tarok.server.tournaments.roles import ROLES, Kind
from tarok.validation.causes import cause_of

STREAMS: Final = "book "
"""How the streams of books begin; the id of the book follows."""
ID, SECRET = 11, 22
"""How many characters of a key name the book, and how many give the role."""
KEPT: Final = 64
"""How many books are cached, the last used ones."""
LONG: Final = 600.0
"""For how many seconds an unused book is cached."""
LONGEST: Final = 16_384
"""How many bytes an entry may have."""

Answer = TypeVar("Answer")


class Exchanged(Struct, frozen=True):
    """The entries that the caller lacks, up to which number; the refused ones; and the server's time.

    `more`: there are entries beyond `upto`.  `now` is in seconds since 1970.
    """

    notes: list[BookNote]
    upto: int
    more: bool
    refused: tuple[BookRefusal, ...]
    now: float


class BookMade(Struct, frozen=True):
    """A new book: its links, the key of each role, and the number of its last fact."""

    links: dict[str, str]
    upto: int


class BookLinks(Struct, frozen=True):
    """The links that a caller may hand on: the key of each role; theirs is `own`."""

    kind: Kind
    own: str
    links: dict[str, str]


class BookRepository:
    """Keeps books; must be given the time."""

    def __init__(self, store: EventStore, secret: str, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._signer = Signer(secret, salt="tarok_book", digest_method=hashlib.sha256)
        self._kept: dict[str, tuple[Book, asyncio.Lock, float]] = {}
        self.fold_queue = FoldQueue(lambda name, after: store.read(STREAMS + name, after))
        """The processes that fold large books."""

    async def begin(self, kind: Kind, notes: Sequence[object]) -> BookMade:
        """Create a book with these entries.

        RequestError: one of them is invalid, or an event is not opened.
        """
        name, bound = random_id(8), Bound(kind)
        book = Book([Record(1, *write(bound))], self._signing(name))
        role = ROLES[kind][0]
        sent, first = _read(book, notes), [Record(1, *write(bound))]
        if book.is_work(sent):
            decision = await self.fold_queue.decide(name, book, role, 1, sent, first)
        else:
            decision = await asyncio.to_thread(book.decide, role, 1, sent)
        if decision.refused:
            refusal = decision.refused[0]
            raise RequestError(
                409, "note_refused", refusal.cause or None, id=refusal.id, why=refusal.sentence
            )
        if kind == "event" and not any(isinstance(_said(each), Opened) for each in decision.stored):
            raise RequestError(409, "not_opened")
        facts = [write(bound), *_facts(role, decision)]
        await self._store.append(STREAMS + name, 0, facts, self._at())
        return BookMade(book.links(role), len(facts))

    async def announce(self, title: str, played: Format, announced: Announced) -> tuple[str, BookMade]:
        """Create the book of an online event; return its name, and the links."""
        name, bound = random_id(8), Bound("event")
        writer = EntryWriter(Event(), self._now())
        writer.happen(announced)
        writer.note(Opened(title, played, secrets.randbits(32)))
        facts = [write(bound), *writer.facts]
        await self._store.append(STREAMS + name, 0, facts, self._at())
        book = Book([Record(1, *facts[0])], self._signing(name))
        return name, BookMade(book.links(ROLES["event"][0]), len(facts))

    @asynccontextmanager
    async def online(self, name: str) -> AsyncIterator[tuple[Book, Online]]:
        """Give the book of an online event in its current state.

        RequestError: there is none.
        """
        if len(name) != ID or not name.isascii():
            raise RequestError(404, "no_book")
        async with self._opened(name) as book:
            if book.online is None:
                raise RequestError(404, "no_book")
            yield book, book.online

    async def arrange(self, name: str, arranged: Callable[[Online, EntryWriter], Answer]) -> Answer:
        """Store the entries and events that `arranged` makes in a book; return its result.

        It runs again if another process has appended meanwhile, and all is stored, or nothing. RequestError:
        there is no such book, or `arranged` raises it.  ValueError: an entry is invalid.
        """
        async with self.online(name) as (book, _):
            while True:
                assert book.event is not None
                assert book.online is not None
                writer, at = EntryWriter(book.event, self._now()), self._at()
                answer = await asyncio.to_thread(arranged, book.online, writer)
                if not writer.facts:
                    return answer
                if await self._store.append(STREAMS + name, book.seq, writer.facts, at):
                    records = [Record(book.seq + n, *fact, at) for n, fact in enumerate(writer.facts, 1)]
                    book.read_on(records, writer.event)
                    return answer
                await self._read_on(name, book)

    async def call_off(self, name: str) -> None:
        """Let an event at the tables of this server be over.  RequestError: there is none, or it is over."""

        def finished(online: Online, writer: EntryWriter) -> None:
            if online.finished:
                raise RequestError(409, "event_over")
            writer.happen(Finished(called_off=True))

        await self.arrange(name, finished)

    async def exchange(self, key: str, after: int, notes: Sequence[object]) -> Exchanged:
        """Store those of these entries that the book lacks, and return those that the caller lacks.

        The call may be repeated: an entry that is stored already is not stored again.  RequestError: no such
        book.
        """
        async with self._open(key) as (name, book, role):
            sent = _read(book, notes)
            while True:
                decision = await self._decide(name, book, role, after, sent)
                facts = [*_facts(role, decision), *map(write, map(Renewed, book.renewed(decision)))]
                at = self._at()
                if not facts:
                    break
                if await self._store.append(STREAMS + name, book.seq, facts, at):
                    records = [Record(book.seq + n, *fact, at) for n, fact in enumerate(facts, 1)]
                    book.read_on(records, decision.event)
                    break
                await self._read_on(name, book)
            found, upto = book.told(role, after, sent)
            return Exchanged(found, upto, upto < book.seq, decision.refused, self._now())

    async def board(self, key: str) -> Shown:
        """Return what the caller may see of an event.

        RequestError: no such book, or it is that of a sheet.
        """
        async with self._open(key) as (name, book, role):
            if book.kind != "event":
                raise RequestError(404, "no_board")
            if book.large:
                return book.kept(role) or book.keep(role, await self.fold_queue.board(name, book, role))
            return await asyncio.to_thread(book.board, role)

    async def season(self, keys: Sequence[str]) -> bytes:
        """Return the JSON of the table over several evenings, each by a key of whatever role.

        RequestError: a key leads to no event, two of them lead to the same, or it has to wait.
        """
        books = dict[str, Book]()
        for key in keys:
            async with self._open(key) as (name, book, _role):
                if book.kind != "event":
                    raise RequestError(404, "no_board")
                if name in books:
                    raise RequestError(422, "book_twice")
                books[name] = book
        events = [book.event for book in books.values() if book.event]
        if len(events) == len(books) and sum(book.notes for book in books.values()) <= SMALL:
            return await asyncio.to_thread(lambda: to_json(season_board(events)))
        return await self.fold_queue.season(books)

    async def draw(self, key: str) -> tuple[Drawn, ...]:
        """Return the result of a draw of the next rounds; it is not stored.

        RequestError: no such book, no permission, or it must wait.
        """
        async with self._open(key) as (name, book, own):
            if book.kind != "event":
                raise RequestError(404, "no_board")
            _check_chief(book, own)
            try:
                if book.event is None:
                    return await self.fold_queue.draw(name, book)
                return await asyncio.to_thread(draws, book.event.state)
            except ValueError as error:
                raise RequestError(409, "no_draw", cause_of(error), why=str(error)) from error

    async def links(self, key: str) -> BookLinks:
        """Return the links that a caller may hand on.  RequestError: no such book."""
        async with self._open(key) as (name, book, role):
            return BookLinks(book.kind, role, await self._links(name, book, role))

    async def renew(self, key: str, role: str) -> BookLinks:
        """Replace the link of a role.

        RequestError: no such role, or no permission.
        """
        async with self._open(key) as (name, book, own):
            _check_chief(book, own)
            if role not in ROLES[book.kind]:
                raise RequestError(404, "no_role")
            while not await self._store.append(STREAMS + name, book.seq, [write(Renewed(role))], self._at()):
                await self._read_on(name, book)
            await self._read_on(name, book)
            return BookLinks(book.kind, own, await self._links(name, book, own))

    async def _links(self, name: str, book: Book, role: str) -> dict[str, str]:
        return book.links(role, await self.fold_queue.tables(name, book) if book.large else None)

    async def _decide(self, name: str, book: Book, role: str, after: int, sent: Sequence[Sent]) -> Decision:
        """Return which of these entries are valid: in another process if that takes long.

        RequestError: busy.
        """
        if sent and book.is_work(sent):
            return await self.fold_queue.decide(name, book, role, after, sent)
        return await asyncio.to_thread(book.decide, role, after, sent)

    async def erase(self, key: str) -> None:
        """Delete a book.  RequestError: no such book, or no permission."""
        async with self._open(key) as (name, book, own):
            _check_chief(book, own)
            await self._store.forget(STREAMS + name)
            self._kept.pop(name, None)

    @asynccontextmanager
    async def _open(self, key: str) -> AsyncIterator[tuple[str, Book, str]]:
        """Give the book of a key in its current state, and the role.  RequestError: the key is invalid."""
        name = key[:ID]
        if len(key) != ID + SECRET or not key.isascii():
            raise RequestError(404, "no_book")
        async with self._opened(name) as book:
            role = book.role(key)
            if role is None:
                raise RequestError(404, "old_link" if book.replaced(key) else "no_book")
            yield name, book, role

    @asynccontextmanager
    async def _opened(self, name: str) -> AsyncIterator[Book]:
        """Give the book of this name in its current state.  RequestError: there is none."""
        book, lock = await self._known(name)
        async with lock:
            await self._read_on(name, book)
            try:
                yield book
            except (RequestError, ValueError):
                raise
            except BaseException:  # the caller was cancelled, perhaps in the middle of a change
                self._kept.pop(name, None)
                raise

    async def _known(self, name: str) -> tuple[Book, asyncio.Lock]:
        book, lock, _ = self._kept.pop(name, (None, asyncio.Lock(), 0.0))
        if book is None:
            records = await self._store.read(STREAMS + name)
            if not records:
                raise RequestError(404, "no_book")
            book = await asyncio.to_thread(Book, records, self._signing(name))
        self._kept[name] = book, lock, monotonic()
        since = monotonic() - LONG
        while (first := next(iter(self._kept))) and (len(self._kept) > KEPT or self._kept[first][2] < since):
            del self._kept[first]
        return book, lock

    async def _read_on(self, name: str, book: Book) -> None:
        """Read the events that others have stored.  RequestError: the book has been deleted."""
        records = await self._store.read(STREAMS + name, book.seq - 1)
        if not records:
            self._kept.pop(name, None)
            raise RequestError(404, "no_book")
        if new := records[1:]:
            await asyncio.to_thread(book.read_on, new)
        if new and book.outdated:
            self._kept.pop(name, None)

    def _signing(self, name: str) -> Callable[[str, int], str]:
        def sign(role: str, turn: int) -> str:
            return name + self._signer.get_signature(f"{name} {role} {turn}").decode()[:SECRET]

        return sign

    def _at(self) -> float:
        return round(self._now(), 3)


def _facts(role: str, decision: Decision) -> list[tuple[str, str]]:
    return [write(Noted(role, each.text)) for each in decision.stored]


def _said(sent: Sent) -> object:
    return getattr(sent.note, "what", None)


def _read(book: Book, notes: Sequence[object]) -> list[Sent]:
    """Return the entries that a client sends.  RequestError: one is malformed, or too large."""
    read = []
    for number, note in enumerate(notes):
        try:
            text = to_json(note)
            if len(text) > LONGEST:
                raise RequestError(413, "too_large", number=number)
            read.append(Sent(book.read_new(text), msgspec.Raw(text)))
        except (ValueError, OverflowError) as error:  # a text that is none, a number that is too large
            why, cause = str(error), cause_of(error)
            raise RequestError(409, "note_garbled", cause, number=number, why=why) from error
    return read


def _check_chief(book: Book, own: str) -> None:
    if own != ROLES[book.kind][0]:
        raise RequestError(403, "not_yours")
