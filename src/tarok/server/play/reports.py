"""Reports of finished deals: computed by the bot processes, streamed as they grow, and stored."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from time import monotonic
from typing import Final, TypeAlias

import sqlalchemy as sql
from msgspec import Struct

from tarok.engine.actions import Play
from tarok.engine.deal import Deal, Illegal
from tarok.engine.json_codec import from_json, to_json
from tarok.games import GAMES
from tarok.report import (
    LATER,
    SOON,
    Finding,
    Judged,
    Summary,
    Verdict,
    completed,
    decisions,
    first_verdicts,
    summed,
)
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

LINE: Final = 4.0
"""How much work the first line is, about, where a card is 1;"""
WORD: Final = 8.0
"""a word;"""
LONGER: Final = 20.0
"""and a longer line."""
TYPICAL: Final = 0.06
"""The seconds of such a unit, before any have been measured;"""
TRUSTED: Final = 15.0
"""and how many units that counts as."""

log = logging.getLogger(__name__)


class ReportProgress(Struct, frozen=True):
    """How far a report is: steps `done` out of `of`, and for about how many seconds it goes on.

    `verdicts` are those that the line alone proves.
    """

    done: int
    of: int
    left: float
    verdicts: tuple[Verdict, ...] = ()


Told: TypeAlias = Finding | ReportProgress
"""What a stream tells."""


class Steps:
    """The steps of a report with their weights, and the time that they took so far."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._weights, self._done, self._begun = [*weights], 0, monotonic()

    def add(self, weight: float) -> None:
        """Add a step."""
        self._weights.append(weight)

    def step(self) -> None:
        """Count a step as done."""
        self._done += 1

    def progress(self, verdicts: tuple[Verdict, ...] = ()) -> ReportProgress:
        """Return how far it is, with these verdicts."""
        done, left = sum(self._weights[: self._done]), sum(self._weights[self._done :])
        pace = (monotonic() - self._begun + TYPICAL * TRUSTED) / (done + TRUSTED)
        return ReportProgress(self._done, len(self._weights), round(pace * left, 1), verdicts)


class PendingReport:
    """A report that is being made, for all who wait for it."""

    def __init__(self) -> None:
        self.found: list[Finding] = []
        self.progress: ReportProgress | None = None
        self.over = False
        self._more = asyncio.Event()

    def add(self, *found: Finding, progress: ReportProgress | None = None, over: bool = False) -> None:
        """Add a finding, and wake the readers of the stream."""
        self.found += found
        self.progress = progress or self.progress
        self.over = over
        self._more.set()
        self._more = asyncio.Event()

    async def findings(self) -> AsyncIterator[Told]:
        """Give all that is found, as it comes, and how far it is."""
        told, latest = 0, None
        while True:
            while told < len(self.found):
                yield self.found[told]
                told += 1
            if self.over:
                return
            if self.progress and self.progress != latest:
                latest = self.progress
                yield latest
            else:
                await self._more.wait()


class Reports:
    """Makes each report once, and keeps it in the stream of the link to its deal."""

    def __init__(self, store: EventStore, pool: BotProcessPool) -> None:
        self._store, self._pool = store, pool
        self._growing: dict[str, PendingReport] = {}
        self._tasks: background_tasks.Running = set()

    async def of(self, past: FinishedDeal, link: str) -> AsyncIterator[Told]:
        """Return the findings on a deal as they come; the last one is the summary, if nothing fails.

        RequestError: the game is not installed here, or too many reports are being computed.
        """
        kept = next((each for each in await self._store.read(link) if each.kind == "reported"), None)
        if kept:
            return _told(await asyncio.to_thread(_whole, past, from_json(kept.body, Reported).findings))
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
            judged, summary = await self._grow(growing, await asyncio.to_thread(past.ended))
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

    async def _grow(self, growing: PendingReport, deal: Deal) -> tuple[list[Judged], Summary]:
        """Find all there is to say, and tell how far it is after each step."""
        judged: list[Judged] = []
        numbers = await asyncio.to_thread(lambda: tuple(decisions(deal)))
        weights = [1.0 if isinstance(deal.log[number][1], Play) else WORD for number in numbers]
        steps = Steps([LINE, *weights])

        def told(finding: Finding) -> None:
            steps.step()
            growing.add(finding, progress=steps.progress(proved))

        growing.add(progress=steps.progress())
        line = await self._pool.reachable(deal, SOON)
        proved = await asyncio.to_thread(first_verdicts, deal, line)
        if line.missing:
            steps.add(LONGER)
        told(line)
        for number in numbers:
            judged.append(await self._pool.judge(deal, number))
            told(judged[-1])
        if line.missing:
            line = await self._pool.reachable(deal, LATER)
            told(line)
        summary = await asyncio.to_thread(summed, deal, judged, line)
        growing.add(summary)
        return judged, summary

    async def _booked_at(self, past: FinishedDeal) -> str:
        """Return when a deal was booked, ISO 8601 in UTC."""
        of_table = FACT.c.stream == past.table, FACT.c.kind == "settled"
        booked = sql.select(FACT.c.at).where(*of_table).order_by(FACT.c.seq)
        (at,) = await self._store.ask(booked.offset(past.number - 1).limit(1), lambda row: str(row[0]))
        return at


def _erred(past: FinishedDeal, summary: Summary, judged: list[Judged], played: str) -> Iterator[Erred]:
    """Give the costly moves, each with the player who made it."""
    known = {each.number: each for each in judged}
    for each in summary.moments:
        person = past.places[past.seats[each.seat]].person
        if person and each.number not in past.bots:
            at, game = known[each.number], past.opened.game
            cost = at.cost if at.amount is None else at.amount
            yield Erred(person.guest, game, at.number, at.trick, cost, each.themes, played)


def _whole(past: FinishedDeal, found: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """Return a stored report with a verdict, if the deal can still be read."""
    try:
        return completed(past.ended(), found)
    except Illegal:
        return found


async def _told(found: tuple[Finding, ...]) -> AsyncIterator[Told]:
    for each in found:
        yield each


async def events(found: AsyncIterator[Told]) -> AsyncIterator[bytes]:
    """Give findings as the events of a stream that browsers read; how far it is has a name of its own."""
    async for each in found:
        named = b"event: progress\n" if isinstance(each, ReportProgress) else b""
        yield named + b"data: " + to_json(each) + b"\n\n"
    yield b"event: end\ndata:\n\n"
