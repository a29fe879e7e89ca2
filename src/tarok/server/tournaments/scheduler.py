"""Runs online events: opens and ends their tables, and makes the entries that are due.

The first of several processes does so; if it dies, the next one takes over.  Concurrent work of two is stored
once, because the primary key of the events is the lock.
"""

import hashlib
import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from itsdangerous import Signer
from msgspec import Struct
from msgspec.structs import replace

from tarok.club.equal_boards import opening
from tarok.club.event import Event
from tarok.club.state import Round
from tarok.engine.result import Booked, Stop
from tarok.server.core.errors import RequestError
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.room.spectator_links import SpectatorLinks
from tarok.server.storage.event_store import EventStore
from tarok.server.table.contests import Contest
from tarok.server.table.events import Seated, Stopped, TableFact, Watched, write
from tarok.server.table.initial_state import opened
from tarok.server.table.places import PERSON, STAND_IN
from tarok.server.table.state import Table
from tarok.server.table.table_settings import Manners
from tarok.server.tournaments.online_event import GRACE, Online, contest_of, is_bot, open_rounds
from tarok.server.tournaments.registry import EventRegistry
from tarok.server.tournaments.repository import BookRepository
from tarok.server.tournaments.round_progress import advance, beginnings, late_comers

EVERY: Final = 1.0
"""How many seconds pass between two runs."""
STALE: Final = 20.0
"""After how many seconds a table is looked at again at which nothing was booked."""
DESERTED: Final = 120.0
"""After how many seconds without players a table is at its end, for others wait for it."""
PATIENCE: Final = 20
"""After how many seconds a bot plays for an absent player."""

log = logging.getLogger(__name__)


class TableSnapshot(Struct, frozen=True):
    """A table as it stood when it was looked at, in seconds since 1970, and how often it had booked."""

    table: Table
    booked: int
    at: float


class EventScheduler:
    """Runs the events; gets the secret for names of streams, and the clock, as arguments."""

    def __init__(  # noqa: PLR0913, PLR0917 - all that it needs
        self,
        rooms: RoomRegistry,
        store: EventStore,
        repository: BookRepository,
        watching: SpectatorLinks,
        event_registry: EventRegistry,
        secret: str,
        now: Callable[[], float],
    ) -> None:
        self._rooms = rooms
        self._store = store
        self._repository = repository
        self._watching = watching
        self._event_registry = event_registry
        self._signer = Signer(secret, salt="tarok_event", digest_method=hashlib.sha256)
        self._now = now
        self._seen: dict[str, dict[str, TableSnapshot]] = {}

    async def watch(self) -> None:
        """Run what is due again and again, until the server closes."""
        while await self._rooms.sleep(EVERY):
            if not self._rooms.leases.is_first:
                continue
            try:
                await self.look()
            except Exception:
                log.exception("could not look after the events; trying again")

    async def look(self) -> None:
        """Run what is due in all events."""
        for name in await self._event_registry.due():
            try:
                await self._tend(name)
            except Exception:
                log.exception("event %s cannot be looked after; trying again", name)

    async def _tend(self, name: str) -> None:
        """Run what is due in an event."""
        try:
            event, online = await self._stands(name)
            told = await self._look_at(name, event, online)
            await self._end(event, online, told)
            await self._repository.arrange(name, partial(advance, now=self._now(), told=told))
            event, online = await self._stands(name)
        except RequestError:  # it was erased
            await self._event_registry.end(name)
            return
        await self._open(name, event, online)
        await self._seat(name, event, online, told)
        if online.finished and not self._seen.get(name):
            await self._event_registry.end(name)
            self._seen.pop(name, None)

    async def _stands(self, name: str) -> tuple[Event, Online]:
        """Return the state of an event.  RequestError: there is none."""
        async with self._repository.online(name) as (book, online):
            assert book.event is not None
            return book.event, online

    async def _look_at(self, name: str, event: Event, online: Online) -> dict[str, Table]:
        """Return the tables of the open rounds, and of those that were ended by hand."""
        before, now = self._seen.get(name, {}), self._now()
        late = not online.plan.arena and any(late_comers(event, online))
        current = {table for each in open_rounds(event) for table in online.tables.get(each.number, ())}
        current |= {table for table, seen in before.items() if not seen.table.sheet.over}
        seen = {}
        for table, booked in (await self._store.booked(current)).items() if current else ():
            known = before.get(table)
            # the player whose seat is wanted may have come in the meantime
            lasts = 0.0 if late and not booked else STALE
            if known is None or known.booked != booked or now > known.at + lasts:
                try:
                    known = TableSnapshot(await self._rooms.table(table), booked, now)
                except RequestError:
                    continue  # it is opened in a moment
            seen[table] = known
        self._seen[name] = seen
        return {table: each.table for table, each in seen.items()}

    async def _end(self, event: Event, online: Online, told: Mapping[str, Table]) -> None:
        """End tables whose time is up: those in the middle of a deal a little later."""
        numbers = {table: number for number, tables in online.tables.items() for table in tables}
        going, began, now = {each.number for each in open_rounds(event)}, beginnings(event), self._now()
        for table, stands in told.items():
            until = online.until(began.get(numbers[table], online.starts))
            closed, due = numbers[table] not in going or now >= until + GRACE, now >= until
            if not stands.sheet.over and (closed or due or _deserted(stands, now)):
                async with self._rooms.room(table) as room:
                    await room.append_while(partial(_stopped, now, closed=closed, due=due))

    async def _open(self, name: str, event: Event, online: Online) -> None:
        """Open the missing tables of rounds that have begun, and seat their players."""
        for each in open_rounds(event):
            for at, table in enumerate(online.tables.get(each.number, ())[: len(each.tables)], 1):
                if table not in self._seen.get(name, {}):
                    facts = self._facts(name, event, online, each, at)
                    await self._rooms.create(*facts, table=table)
                    if not online.plan.boards:
                        await self._store.append(self._watching.name(table), 0, [write(Watched(table))])

    async def _seat(self, name: str, event: Event, online: Online, told: Mapping[str, Table]) -> None:
        """Seat the players who replace others."""
        for each in open_rounds(event):
            ids = online.tables.get(each.number, ())
            for seated, table in zip(each.tables, ids, strict=False):
                for place, who in enumerate(seated.people):
                    joined, stands = online.people.get(who), told.get(table)
                    if joined and stands and stands.expected(joined.guest) is None:
                        seat = Seated(place, joined.guest, joined.name, joined.face)
                        async with self._rooms.room(table) as room:
                            await room.append_while(partial(_seated, seat))
                        self._seen[name].pop(table, None)  # it is another now

    def _facts(self, name: str, event: Event, online: Online, each: Round, at: int) -> list[TableFact]:
        """Return how a table of an event begins."""
        plan, people = online.plan, each.tables[at - 1].people
        game = event.state.rules.game(len(people))
        round_of = f"{name} {each.number}"
        contest = Contest(
            contest_of(name, each.number, at),
            self._sign(f"dice {round_of}" if plan.boards else f"dice {round_of} {at}"),
            until=online.until(beginnings(event).get(each.number, online.starts)),
            deals=plan.deals,
            packs=self._sign(f"packs {round_of}") if plan.boards else "",
        )
        manners = Manners(pace=plan.pace, patience=PATIENCE, onlookers="none" if plan.boards else "table")
        words = [STAND_IN if is_bot(who) else PERSON for who in people]
        begins = replace(opened(plan.game, game, words, manners), contest=contest)
        if plan.boards:
            begins = replace(begins, carry=opening(game, 1))
        joined = [(place, online.people[who]) for place, who in enumerate(people) if who in online.people]
        return [begins, *(Seated(place, one.guest, one.name, one.face) for place, one in joined)]

    def _sign(self, text: str) -> str:
        return self._signer.get_signature(text).decode()


def _deserted(table: Table, now: float) -> bool:
    """Whether no player has come to a table for long, or all have left."""
    since = table.opened_at if table.deal is None else table.empty
    return since is not None and now > since + DESERTED


def _stopped(now: float, table: Table, *, closed: bool, due: bool) -> Stopped | None:
    """Return the event that ends a table: one that is `due` between two deals, a `closed` one at any time.

    Whether the table is deserted is checked again here, because a player may have come in the meantime.
    """
    ends = closed or _deserted(table, now) or (due and table.settled)
    if table.sheet.over or not ends:
        return None
    over = table.sheet.carry.with_marks(over=(1,))
    return Stopped(table.host, Booked(Stop(), (), over))


def _seated(seat: Seated, table: Table) -> Seated | None:
    """Return the event that seats a player, unless they are seated."""
    return None if table.sheet.over or table.expected(seat.guest) is not None else seat
