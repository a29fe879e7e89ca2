"""The reports of deals that are over: found out by the processes that think, told as they grow, and kept."""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Final

from tarok.deal import Illegal
from tarok.games import GAMES
from tarok.report import LATER, SOON, Finding, Judged, decisions, summed
from tarok.server.errors import Wrong
from tarok.server.facts import Reported, write
from tarok.server.past import Past
from tarok.server.store import Store
from tarok.server.thinkers import Closed, Thinkers, Unanswered
from tarok.wire import from_json, to_json

AT_ONCE: Final = 4
"""How many reports grow at the same time; whoever asks for another is to ask again."""
AGAIN: Final = 10
"""After how many seconds."""

log = logging.getLogger(__name__)


class Growing:
    """A report that is being made, for all who wait for it."""

    def __init__(self) -> None:
        self.found: list[Finding] = []
        self.over = False
        self._more = asyncio.Event()

    def add(self, *found: Finding, over: bool = False) -> None:
        """Add what was found, and wake those who wait."""
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

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store, self._thinkers = store, thinkers
        self._growing: dict[str, Growing] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def of(self, past: Past, link: str) -> AsyncIterator[Finding]:
        """Return the findings on a deal, as they come; the last one is the summary, if nothing fails.

        Wrong: nobody knows its game here, or too many grow.
        """
        kept = next((each for each in await self._store.read(link) if each.kind == "reported"), None)
        if kept:
            return _told(from_json(kept.body, Reported).findings)
        if past.opened.game not in GAMES:
            raise Wrong(409, "no_suggestion")
        if link not in self._growing:
            if len(self._growing) >= AT_ONCE:
                raise Wrong(429, "too_many", what="suggestions", wait=AGAIN)
            self._growing[link] = growing = Growing()
            task = asyncio.create_task(self._make(growing, past, link))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self._growing[link].findings()

    async def _make(self, growing: Growing, past: Past, link: str) -> None:
        try:
            deal = await asyncio.to_thread(past.ended)
            soon = await self._thinkers.line(deal, SOON)
            growing.add(soon)
            judged: list[Judged] = []
            for number in await asyncio.to_thread(lambda: tuple(decisions(deal))):
                judged.append(await self._thinkers.judge(deal, number))
                growing.add(judged[-1])
            if soon.missing:
                growing.add(await self._thinkers.line(deal, LATER))
            growing.add(await asyncio.to_thread(summed, deal, judged))
            kept = len(await self._store.read(link))
            await self._store.append(link, kept, [write(Reported(tuple(growing.found)))])
        except (Unanswered, Closed, Illegal) as why:
            log.warning("a report is not finished: %s", str(why) or "closed")
        finally:
            del self._growing[link]
            growing.add(over=True)


async def _told(found: tuple[Finding, ...]) -> AsyncIterator[Finding]:
    for each in found:
        yield each


async def events(found: AsyncIterator[Finding]) -> AsyncIterator[bytes]:
    """Give findings as the events of a stream that browsers read."""
    async for each in found:
        yield b"data: " + to_json(each) + b"\n\n"
    yield b"event: end\ndata:\n\n"
