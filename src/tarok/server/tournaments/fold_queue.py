"""The queue for the processes that fold large books and seasons, on the side of the server; it is bounded.

Callers who would wait too long, or find the queue full, get an error with a time to retry.
"""

import sys
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Raw
from msgspec.structs import replace

from tarok.club.notes import Drawn
from tarok.engine.json_codec import from_json, to_json
from tarok.server.core.errors import RequestError
from tarok.server.room.bot_processes import BotProcessPool, BotTimeout, PoolClosed
from tarok.server.storage.event_store import Record
from tarok.server.tournaments.book import Book, Decision, Sent
from tarok.server.tournaments.fold_worker import (
    CountTables,
    Decide,
    Decided,
    Draw,
    Facts,
    Folded,
    MakeSeason,
    Question,
    ShowBoard,
)
from tarok.validation.causes import Rejection, Told, rejection

COMMAND: Final[Sequence[str]] = (
    sys.executable,
    "-c",
    "from tarok.server.tournaments.fold_worker import main; main()",
)
WAITING: Final = 16
"""How many questions wait at most, with the one that is answered."""
AGAIN: Final = 5
"""After how many seconds it makes sense to ask again."""
PATIENCE: Final = 15.0
"""How many seconds an answer may take, with the time in the queue."""
LONGEST: Final = 2**26
"""How many bytes an answer may have: the board of a full book has some millions."""
SEASON: Final = 30_000
"""How many entries the evenings of a season may have together."""

MANY: Final = 1000
"""For how many books the queue remembers what the process has cached."""

Read: TypeAlias = Callable[[str, int], Awaitable[list[Record]]]


def busy(wait: int = AGAIN) -> RequestError:
    """Return the error for a full queue, with a time to retry."""
    return RequestError(503, "busy", wait=wait)


class FoldQueue:
    """Asks such a process; `read` gives the facts of a book after a number."""

    def __init__(self, read: Read) -> None:
        self._read = read
        self._process = BotProcessPool(1, command=COMMAND, longest=LONGEST)
        self._known: dict[str, int] = {}
        self._waiting = 0

    async def close(self) -> None:
        """Stop the processes."""
        await self._process.close()

    async def decide(  # noqa: PLR0913, PLR0917 - what `Book.decide` takes, and the book
        self,
        name: str,
        book: Book,
        role: str,
        after: int,
        sent: Sequence[Sent],
        begun: Sequence[Record] = (),
    ) -> Decision:
        """Return which of these entries are valid, like `Book.decide` without the event.  RequestError: busy.

        A book that is not stored yet is `begun` by these events.
        """
        facts = Facts(name, 0, tuple(begun)) if begun else await self._facts(name, book)
        notes = tuple(each.text for each in sent)
        decided = from_json(await self._ask(Decide(facts, role, after, notes), {name: book}), Decided)
        stored = tuple(Sent(book.read(text), Raw(bytes(text))) for text in decided.stored)
        return Decision(stored, decided.refused, None)

    async def board(self, name: str, book: Book, role: str) -> bytes:
        """Return the JSON of a board.  RequestError: busy."""
        return await self._ask(ShowBoard(await self._facts(name, book), role), {name: book})

    async def draw(self, name: str, book: Book) -> tuple[Drawn, ...]:
        """Return the result of a draw of the next rounds.  ValueError: it must wait.  RequestError: busy."""
        answer = await self._ask(Draw(await self._facts(name, book)), {name: book})
        return from_json(answer, tuple[Drawn, ...])

    async def tables(self, name: str, book: Book) -> int:
        """Return how many tables the largest round of a book has.  RequestError: busy."""
        return from_json(await self._ask(CountTables(await self._facts(name, book)), {name: book}), int)

    async def season(self, books: dict[str, Book]) -> bytes:
        """Return the JSON of the table of a season.

        ValueError: there is no event, or one has not been opened.  RequestError: busy, or too large.
        """
        if sum(book.notes for book in books.values()) > SEASON:
            raise RequestError(413, "too_large", most=SEASON)
        facts = [await self._facts(name, book) for name, book in books.items()]
        return await self._ask(MakeSeason(tuple(facts)), books)

    async def _facts(self, name: str, book: Book, *, whole: bool = False) -> Facts:
        """Return the events of a book that the process lacks."""
        known = 0 if whole else self._known.get(name, 0)
        since = known if known <= book.seq else 0
        records = await self._read(name, since) if since < book.seq else []
        return Facts(name, since, tuple(each for each in records if each.seq <= book.seq))

    async def _ask(self, question: Question, books: dict[str, Book]) -> bytes:
        """Return the JSON of an answer.  ValueError: the request is invalid.  RequestError: busy."""
        if self._waiting >= WAITING:
            raise busy()
        self._waiting += 1
        try:
            folded = from_json(await self._process.ask(to_json(question), PATIENCE), Folded)
            if folded.lacks:
                question = await self._whole(question, folded.lacks, books)
                folded = from_json(await self._process.ask(to_json(question), PATIENCE), Folded)
        except (BotTimeout, PoolClosed) as why:
            if str(why) == "failed":
                raise RuntimeError("a book cannot be folded") from why
            raise busy() from why
        finally:
            self._waiting -= 1
        if not bytes(folded.told):
            if folded.wrong:
                raise Rejection(Told(folded.wrong, folded.cause))
            raise rejection("book_changed", "the book has changed meanwhile")
        if len(self._known) > MANY:
            self._known.clear()
        self._known |= {name: book.seq for name, book in books.items()}
        return bytes(folded.told)

    async def _whole(self, question: Question, lacks: Sequence[str], books: dict[str, Book]) -> Question:
        """Return a question with all facts of the books that the process does not know."""

        async def told(facts: Facts) -> Facts:
            return (
                await self._facts(facts.name, books[facts.name], whole=True) if facts.name in lacks else facts
            )

        if isinstance(question, MakeSeason):
            return MakeSeason(tuple([await told(facts) for facts in question.books]))
        changed: Any = replace(question, book=await told(question.book))
        return changed  # type: ignore[no-any-return] # it is of the same kind
