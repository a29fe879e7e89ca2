"""The archive of finished deals: for their players, and for anyone with the link to one."""

import asyncio
import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

from itsdangerous import Signer
from msgspec import Raw, Struct

from tarok.engine.json_codec import from_json, to_json
from tarok.engine.result import Carry, Line
from tarok.engine.view import View
from tarok.scoring.tally import Pile, Tally, piles, tallies
from tarok.server.core.errors import RequestError
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.room.table_view import build_occupants
from tarok.server.storage.event_store import EventStore
from tarok.server.table.events import Opened, Seated, Shared, TableFact, write
from tarok.server.table.finished_deal import FinishedDeal, find
from tarok.server.table.messages import Occupant
from tarok.server.table.phase_log import PhaseLog
from tarok.server.table.shuffle_messages import Opening

LINK: Final = 20
"""The length of a deal's link: 120 random bits cannot be guessed, and reveal nothing of the table."""
KEPT: Final = 16
"""How many deals are kept as they were laid open."""


class Replay(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finished deal for review: a state for every action; `lines` are by places, `tallies` by seats.

    `standings` are the totals on the sheet after each action, `asked` the first action of the question open
    then; `phases` are those of its log, and `begun` holds after how many actions each began.  `bots` are the
    numbers of the actions that bots chose, counted from 0.  `shuffle` is how the pack was made, for the
    players of the deal.
    """

    id: str
    table_deal: int | None = None
    game: str
    options: Mapping[str, Any]
    players: tuple[Occupant, ...]
    seats: tuple[int, ...]
    states: tuple[View, ...]
    standings: tuple[Carry, ...]
    phases: tuple[tuple[str, int], ...]
    begun: Mapping[str, int]
    asked: tuple[int, ...]
    bots: tuple[int, ...]
    tallies: tuple[Tally | None, ...]
    piles: tuple[Pile, ...]
    lines: tuple[Line, ...]
    shuffle: Opening | None = None


class Laid(NamedTuple):
    """The states of a deal as JSON, the sheet and the course after each, and the count at its end."""

    states: Raw
    standings: tuple[Carry, ...]
    courses: tuple[PhaseLog, ...]
    tallies: tuple[Tally | None, ...]
    piles: tuple[Pile, ...]


class DealArchive:
    """Finds deals that are over, and lays them open: one at a time, for it takes a while.

    Must be given the time.
    """

    def __init__(self, store: EventStore, rooms: RoomRegistry, secret: str, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._rooms = rooms
        self._signer = Signer(secret, salt="tarok_deal", digest_method=hashlib.sha256)
        self._open: dict[str, Laid] = {}
        self._lock = asyncio.Lock()

    async def own(self, table: str, number: int, guest: str | None) -> Replay:
        """Lay open a deal of a table at which the guest sits; from now on there is a link to it.

        RequestError: there is no such table, they do not sit there, or the deal is not over.
        """
        facts = await self._rooms.facts(table)
        if guest is None or guest not in {fact.guest for fact in facts if isinstance(fact, Seated)}:
            raise RequestError(403, "not_yours")
        past = await self._past(table, number, facts)
        await self.link(table, number)
        return await self._replay(past, guest, number)

    async def link(self, table: str, number: int) -> str:
        """Return the id of the link to a deal of a table; from now on there is one."""
        link = self.name(table, number)
        if not await self._store.read(link):
            await self._store.append(link, 0, [write(Shared(table, number))])
        return link

    async def looked_back(self, table: str, number: int) -> Replay:
        """Return a finished deal for spectators, where the host lets them review deals.

        RequestError: the host does not, or the deal is not over.
        """
        facts = await self._rooms.facts(table)
        if cast("Opened", facts[0]).manners.onlookers != "late":
            raise RequestError(403, "not_yours")
        return await self._replay(await self._past(table, number, facts), None)

    async def shared(self, link: str, guest: str | None) -> Replay:
        """Return the deal of this link; only its players get its number.

        RequestError: there is no such link.
        """
        past = await self.find(link, guest)
        return await self._replay(past, guest, None if past.place_of(guest) is None else past.number)

    async def find(self, link: str, guest: str | None = None) -> FinishedDeal:
        """Return the deal to which this is the link.

        RequestError: it is no link; or others than the guest may still play this deal for the day.
        """
        records = await self._store.read(link) if len(link) == LINK else []
        if not records:
            raise RequestError(404, "no_deal")
        shared = from_json(records[0].body, Shared)
        past = await self.past(shared.table, shared.number)
        if past.place_of(guest) is None:
            self.shut(past)
        return past

    async def past(self, table: str, number: int) -> FinishedDeal:
        """Return a deal of a table that is over.  RequestError: there is none."""
        return await self._past(table, number, await self._rooms.facts(table))

    def shut(self, past: FinishedDeal) -> None:
        """RequestError: others may still play this daily deal or board, so it is not public yet."""
        contest = past.opened.contest
        if contest and (contest.day or contest.packs) and not contest.shuts(self._now()):
            raise RequestError(409, "not_yet")

    async def _past(self, table: str, number: int, facts: Sequence[TableFact]) -> FinishedDeal:
        opened = cast("Opened", facts[0])
        game = self._rooms.game(opened.game, opened.options)
        past = await asyncio.to_thread(find, table, number, facts, game)
        if past is None:
            raise RequestError(404, "no_deal")
        return past

    def name(self, table: str, number: int) -> str:
        """Return the id of the link to a deal of a table, whether there is one or not."""
        return self._signer.get_signature(f"{table} {number}").decode()[:LINK]

    def _link(self, past: FinishedDeal) -> str:
        return self.name(past.table, past.number)

    async def _replay(self, past: FinishedDeal, guest: str | None, number: int | None = None) -> Replay:
        laid = await self._laid_open(past)
        courses = laid.courses
        return Replay(
            id=self._link(past),
            table_deal=number,
            game=past.opened.game,
            options=past.opened.options,
            players=build_occupants(past.opened.game, past.places, past.place_of(guest)),
            seats=past.seats,
            states=cast("tuple[View, ...]", laid.states),
            standings=laid.standings,
            phases=courses[-1].phases,
            begun=courses[-1].begun,
            asked=tuple(course.asked for course in courses),
            bots=past.bots,
            tallies=laid.tallies,
            piles=laid.piles,
            lines=past.lines,
            shuffle=None if number is None else past.opening,
        )

    async def _laid_open(self, past: FinishedDeal) -> Laid:
        link = self._link(past)
        async with self._lock:
            if link not in self._open:
                try:
                    self._open[link] = await asyncio.to_thread(_lay_open, past)
                except ValueError as error:
                    raise RequestError(409, "outdated") from error
            while len(self._open) > KEPT:
                del self._open[next(iter(self._open))]
            return self._open[link]


def _lay_open(past: FinishedDeal) -> Laid:
    states = tuple(past.reviewed())
    end = states[-1]
    counted = tallies(past.game, end), piles(past.game, end)
    return Laid(Raw(to_json(states)), tuple(past.standings()), tuple(past.courses()), *counted)
