"""Reports of finished deals: computed by the bot processes, streamed as they grow, and stored."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from typing import Final

import sqlalchemy as sql

from tarok.engine.deal import Illegal
from tarok.engine.json_codec import from_json, to_json
from tarok.games import GAMES
from tarok.report import LATER, SOON, Finding, Judged, Summary, decisions, summed
from tarok.server.core import background_tasks
from tarok.server.core.errors import RequestError
from tarok.server.room.bot_processes import BotProcessPool, BotTimeout, PoolClosed
from tarok.server.storage.database import FACT
from tarok.server.storage.event_store import EventStore
from tarok.server.table.events import Reported, write
from tarok.server.table.finished_deal import FinishedDeal
from tarok.server.table.mistakes import Erred
from tarok.server.tournaments.fold_queue import busy

AT_ONCE: Final = 4
"""How many reports are computed at the same time; further callers must ask again later."""
AGAIN: Final = 10
"""After how many seconds."""

log = logging.getLogger(__name__)


class PendingReport:
    """A report that is being made, for all who wait for it."""

    def __init__(self) -> None:
        self.found: list[Finding] = []
        self.over = False
        self._more = asyncio.Event()

    def add(self, *found: Finding, over: bool = False) -> None:
        """Add a finding, and wake the readers of the stream."""
        self.found += found
        self.over = over
        self._more.set()
        self._more = asyncio.Event()

    async def findings(self) -> AsyncIterator[Finding]:
        """Give all that is found, as it comes."""
        told = 0
        while True:
            while told < len(self.found):
                yield self.found[told]
                told += 1
            if self.over:
                return
            await self._more.wait()


class Reports:
    """Makes each report once, and keeps it in the stream of the link to its deal."""

    def __init__(self, store: EventStore, pool: BotProcessPool) -> None:
        self._store, self._pool = store, pool
        self._growing: dict[str, PendingReport] = {}
        self._tasks: background_tasks.Running = set()

    async def of(self, past: FinishedDeal, link: str) -> AsyncIterator[Finding]:
        """Return the findings on a deal as they come; the last one is the summary, if nothing fails.

        RequestError: the game is not installed here, or too many reports are being computed.
        """
        kept = next((each for each in await self._store.read(link) if each.kind == "reported"), None)
        if kept:
            return _told(from_json(kept.body, Reported).findings)
        if past.opened.game not in GAMES:
            raise RequestError(409, "no_suggestion")
        if link not in self._growing:
            if len(self._growing) >= AT_ONCE:
                raise busy(AGAIN)
            self._growing[link] = growing = PendingReport()
            background_tasks.start(self._tasks, self._make(growing, past, link))
        return self._growing[link].findings()

    async def _make(self, growing: PendingReport, past: FinishedDeal, link: str) -> None:
        try:
            deal = await asyncio.to_thread(past.ended)
            soon = await self._pool.reachable(deal, SOON)
            growing.add(soon)
            judged: list[Judged] = []
            for number in await asyncio.to_thread(lambda: tuple(decisions(deal))):
                judged.append(await self._pool.judge(deal, number))
                growing.add(judged[-1])
            if soon.missing:
                growing.add(await self._pool.reachable(deal, LATER))
            summary = await asyncio.to_thread(summed, deal, judged)
            growing.add(summary)
            kept = len(await self._store.read(link))
            own = _erred(past, summary, judged, await self._booked_at(past))
            await self._store.append(
                link, kept, [write(Reported(tuple(growing.found))), *(write(each) for each in own)]
            )
        except (BotTimeout, PoolClosed, Illegal) as why:
            log.warning("a report is not finished: %s", str(why) or "closed")
        finally:
            del self._growing[link]
            growing.add(over=True)

    async def _booked_at(self, past: FinishedDeal) -> str:
        """Return when a deal was booked, ISO 8601 in UTC."""
        of_table = FACT.c.stream == past.table, FACT.c.kind == "settled"
        booked = sql.select(FACT.c.at).where(*of_table).order_by(FACT.c.seq)
        (at,) = await self._store.ask(booked.offset(past.number - 1).limit(1), lambda row: str(row[0]))
        return at


def _erred(past: FinishedDeal, summary: Summary, judged: list[Judged], played: str) -> Iterator[Erred]:
    """Give the costly moves, each with the player who made it."""
    tricks = {each.number: each.trick for each in judged}
    for each in summary.moments:
        person = past.places[past.seats[each.seat]].person
        if person and each.number not in past.bots:
            number, game = each.number, past.opened.game
            yield Erred(person.guest, game, number, tricks[number], each.cost, each.themes, played)


async def _told(found: tuple[Finding, ...]) -> AsyncIterator[Finding]:
    for each in found:
        yield each


async def events(found: AsyncIterator[Finding]) -> AsyncIterator[bytes]:
    """Give findings as the events of a stream that browsers read."""
    async for each in found:
        yield b"data: " + to_json(each) + b"\n\n"
    yield b"event: end\ndata:\n\n"
