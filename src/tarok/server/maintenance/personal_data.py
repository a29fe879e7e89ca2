"""A guest's personal data: export and deletion."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import sqlalchemy as sql
from msgspec import Raw, Struct
from msgspec.structs import replace

from tarok.club.notes import Entered, Note
from tarok.engine.json_codec import from_json, to_json
from tarok.server.accounts.device_transfer import STREAMS as CODES
from tarok.server.accounts.device_transfer import Offered
from tarok.server.accounts.passkeys import OwnPasskey, Passkeys
from tarok.server.play.puzzle_ratings import PuzzleRatings
from tarok.server.room.chat import STREAMS as TALKS
from tarok.server.room.chat import Spoke
from tarok.server.storage.database import FACT, member
from tarok.server.storage.event_store import EventStore
from tarok.server.table.alias import alias
from tarok.server.table.events import Answered, Opened, Parted, Seated, write
from tarok.server.table.mistakes import OwnMistake, mistakes
from tarok.server.tournaments.book_events import Noted
from tarok.server.tournaments.online_event import Joined
from tarok.server.tournaments.repository import STREAMS as BOOKS

Part: TypeAlias = Callable[[str, Parted], Awaitable[None]]
"""Makes a guest leave a table, where only the alias remains."""
Row: TypeAlias = tuple[str, int, str, str]
"""A fact: its stream and number, when it happened, and its body."""
COLUMNS: Final = (FACT.c.stream, FACT.c.seq, FACT.c.at, FACT.c.body)


class OwnTable(Struct, frozen=True):
    """A table at which a guest has sat: its game, and since when there is one, ISO 8601 in UTC."""

    table: str
    game: str
    opened: str


class OwnSeat(Struct, frozen=True):
    """That the guest took a seat, when, and with what name and picture; or changed them since."""

    table: str
    at: str
    place: int
    name: str
    face: int | None


class OwnPart(Struct, frozen=True):
    """That the guest entered an event, with what name and picture; or returned, or asked for a table."""

    event: str
    at: str
    name: str
    face: int | None


class OwnWords(Struct, frozen=True):
    """A recent chat message of the guest: a phrase, by its id, or a text."""

    table: str
    at: str
    name: str
    phrase: str
    text: str


class Kept(Struct, frozen=True):
    """All that is kept about a guest, but for the cards that were played, which are the table's."""

    guest: str
    tables: tuple[OwnTable, ...]
    seats: tuple[OwnSeat, ...]
    events: tuple[OwnPart, ...]
    said: tuple[OwnWords, ...]
    mistakes: tuple[OwnMistake, ...]
    puzzles: tuple[Answered, ...]
    passkeys: tuple[OwnPasskey, ...]


class PersonalData:
    """Finds the personal data of a guest; gets the clock as an argument."""

    def __init__(
        self, store: EventStore, passkeys: Passkeys, solvers: PuzzleRatings, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._passkeys = passkeys
        self._solvers = solvers
        self._now = now
        backend = "postgresql" if store.is_shared else "sqlite"
        own = f"{member(backend, 'guest')} = :guest"
        own = f"{member(backend, 'guest')} = :guest"
        kinds = ("seated", "joined", "erred", "learnt")
        self._by_guest, self._joined, self._erred, self._learnt = (
            sql.text(f"kind = '{kind}' AND {own}") for kind in kinds
        )

    async def of(self, guest: str) -> Kept:
        """Return the personal data of a guest."""
        seats = await self._seats(guest)
        names = sorted({row[0] for row in seats})
        opened = await self._rows(FACT.c.seq == 1, FACT.c.stream.in_(names))
        return Kept(
            guest,
            tuple(OwnTable(row[0], from_json(row[3], Opened).game, row[2]) for row in opened),
            tuple(_seat(row, from_json(row[3], Seated)) for row in seats),
            tuple(_part(row, from_json(row[3], Joined)) for row in await self._parts(guest)),
            tuple(_words(row, spoke) for row, spoke in await self._said(guest, names)),
            await mistakes(self._store, guest),
            tuple(await self._solvers.answers(guest)),
            tuple(await self._passkeys.of(guest)),
        )

    async def remove(self, guest: str, part: Part | None = None) -> int:
        """Delete the personal data of a guest, and return at how many tables there were any.

        Tables of others keep the actions, by a player who has left.  `part` makes the guest leave; without it
        the request is only stored, for the processes that serve the tables.
        """
        seats, hidden = await self._seats(guest), alias(guest)
        names = sorted({row[0] for row in seats})
        for row, spoke in await self._said(guest, names):
            await self._rewrite(row, Spoke(hidden, spoke.place))
        for table in names:
            await (part or self._note)(table, Parted(hidden))
        for row in seats:
            await self._rewrite(row, Seated(from_json(row[3], Seated).place, hidden))
        for row in await self._parts(guest):
            await self._withdraw(row, from_json(row[3], Joined).who, hidden)
        erred, learnt = self._erred.bindparams(guest=guest), self._learnt.bindparams(guest=guest)
        deals = sql.select(FACT.c.stream).where(erred).correlate(None)
        await self._store.change(sql.delete(FACT).where(learnt, FACT.c.stream.in_(deals)))
        await self._store.change(sql.delete(FACT).where(erred))
        await self._passkeys.forget(guest)
        await self._solvers.forget(guest)
        codes = await self._rows(FACT.c.kind == "offered", *within(CODES))
        for row in codes:
            if from_json(row[3], Offered).guest == guest:
                await self._store.forget(row[0])
        return len(names)

    async def _withdraw(self, row: Row, who: str, hidden: str) -> None:
        """Remove a guest's name from the book of an event, and make other processes read the book again."""
        gone = Joined(who, hidden)
        await self._rewrite(row, gone)
        for noted in await self._rows(FACT.c.stream == row[0], FACT.c.kind == "noted"):
            said = from_json(noted[3], Noted)
            note = from_json(bytes(said.note), Note)
            if isinstance(note.what, Entered) and note.what.who == who and note.what.name:
                nameless = replace(note, what=replace(note.what, name=""))
                await self._rewrite(noted, Noted(said.role, Raw(to_json(nameless))))
        await self._append(row[0], (type(gone).__name__.lower(), to_json(gone).decode()))

    async def _note(self, table: str, parted: Parted) -> None:
        await self._append(table, write(parted))

    async def _append(self, stream: str, fact: tuple[str, str]) -> None:
        stored = False
        while not stored:
            last = (await self._store.latest([stream]))[stream]
            stored = await self._store.append(stream, last, [fact], round(self._now(), 3))

    async def _rewrite(self, row: Row, fact: Seated | Spoke | Joined | Noted) -> None:
        here = (FACT.c.stream == row[0]) & (FACT.c.seq == row[1])
        await self._store.change(sql.update(FACT).where(here).values(body=to_json(fact).decode()))

    async def _parts(self, guest: str) -> list[Row]:
        return await self._rows(self._joined.bindparams(guest=guest), *within(BOOKS))

    async def _seats(self, guest: str) -> list[Row]:
        return await self._rows(self._by_guest.bindparams(guest=guest))

    async def _said(self, guest: str, tables: list[str]) -> list[tuple[Row, Spoke]]:
        streams = [TALKS + table for table in tables]
        said = [(row, from_json(row[3], Spoke)) for row in await self._rows(FACT.c.stream.in_(streams))]
        return [(row, spoke) for row, spoke in said if spoke.guest == guest]

    async def _rows(self, *which: Any) -> list[Row]:  # noqa: ANN401 - conditions of SQLAlchemy
        question = sql.select(*COLUMNS).where(*which).order_by(FACT.c.at, FACT.c.stream, FACT.c.seq)
        return await self._store.ask(question, lambda row: (row[0], row[1], row[2], row[3]))


def within(streams: str) -> tuple[Any, Any]:
    """Return the SQL condition for events of streams whose names begin like this."""
    return FACT.c.stream >= streams, FACT.c.stream <= streams + chr(0x10FFFF)


def _seat(row: Row, seated: Seated) -> OwnSeat:
    return OwnSeat(row[0], row[2], seated.place, seated.name, seated.face)


def _part(row: Row, joined: Joined) -> OwnPart:
    return OwnPart(row[0].removeprefix(BOOKS), row[2], joined.name, joined.face)


def _words(row: Row, spoke: Spoke) -> OwnWords:
    return OwnWords(row[0].removeprefix(TALKS), row[2], spoke.name, spoke.phrase, spoke.text)
