"""Finds a guest's mistakes in the reports of their deals, and lets the guest try them again.

A mistake is shown only to the player who made it, with no more than their seat saw then.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from tarok.engine.actions import Action
from tarok.engine.deal import Deal
from tarok.engine.json_codec import from_json
from tarok.report.findings import Judged
from tarok.server.core.errors import RequestError
from tarok.server.play.deal_archive import DealArchive
from tarok.server.play.reports import Reports
from tarok.server.room.bot_processes import BotProcessPool, BotTimeout, PoolClosed
from tarok.server.room.demo_table import build_demo_table, view_demo_table
from tarok.server.storage.event_store import EventStore
from tarok.server.table.events import Reported, write
from tarok.server.table.finished_deal import FinishedDeal
from tarok.server.table.messages import BriefState
from tarok.server.table.mistakes import (
    Erred,
    Group,
    Learnt,
    OwnMistake,
    OwnMistakes,
    OwnMoment,
    TriedAgain,
    Wish,
    counted,
    mistakes,
)

MOST: Final = 30
"""How many mistakes one answer lists."""
LAST: Final = 20
"""How many of a guest's last deals are analysed on request."""
AGAIN: Final = 2
"""After how many seconds to ask again when the bots did not answer in time."""

KINDS: Final[Mapping[str, type[Erred | Learnt | Reported]]] = {
    "erred": Erred,
    "learnt": Learnt,
    "reported": Reported,
}
"""The kinds of events that are read of a deal."""

log = logging.getLogger(__name__)


class Analysed(Struct, frozen=True):
    """How many of the guest's last deals without a report have one now, out of `of`."""

    done: int
    of: int


class MistakeFinder:
    """Lists guests' mistakes; the bot processes (`pool`) judge new tries."""

    def __init__(self, store: EventStore, archive: DealArchive, pool: BotProcessPool) -> None:
        self._store, self._archive, self._pool = store, archive, pool
        self._idle = BotProcessPool(1, idle=True)
        self._reports = Reports(store, self._idle)

    async def close(self) -> None:
        """Stop making reports."""
        await self._idle.close()

    async def mistakes(self, guest: str, wish: Wish) -> OwnMistakes:
        """Return the mistakes that match the guest's filter, and how many there are."""
        groups = await self._groups(guest)
        of_game = [each for each in groups if wish.game in {"", each.game}]
        fit = [each for each in of_game if wish.theme is None or wish.theme in (each.themes or ("",))]
        return OwnMistakes(
            await mistakes(self._store, guest, replace(wish, most=MOST)),
            sum(each.times for each in fit if wish.learnt or not each.learnt),
            tuple(sorted({each.game for each in groups})),
            counted(of_game),
        )

    async def _groups(self, guest: str) -> list[Group]:
        asked = self._store.questions.kinds.bindparams(guest=guest)
        return await self._store.ask(asked, _group)

    async def moment(self, guest: str, deal: str, number: int) -> OwnMoment:
        """Return a moment that cost a guest something, as their seat saw it.

        RequestError: it is none of theirs.
        """
        mistake, _ = await self._own(guest, deal, number)
        past, now = await self._lain(guest, deal, number)
        return OwnMoment(mistake, await asyncio.to_thread(_seen, past, now, deal))

    async def again(self, guest: str, deal: str, number: int, action: Action | None) -> TriedAgain:
        """Return what this action costs in that position; the best one marks the mistake as learnt.

        None: return the original cost, for a guest who gives up.  RequestError: the mistake is not the
        guest's, the action is illegal there, or the bots do not answer in time.
        """
        mistake, before = await self._own(guest, deal, number)
        if action is None:
            return TriedAgain(right=False, judged=before, before=before)
        past, now = await self._lain(guest, deal, number)
        if now.due is None or action not in now.due.legal:
            raise RequestError(422, "garbled", where=["action"])
        judged = await self._judged(past, before, action)
        tried = TriedAgain(right=not judged.sure, judged=judged, before=before)
        if tried.right and not mistake.learnt:
            after = max(each.seq for each in await self._store.read(deal))
            await self._store.append(deal, after, [write(Learnt(guest, number))])
        return tried

    async def analyse(self, guest: str) -> AsyncIterator[Analysed]:
        """Have a report made of each of a guest's last deals that has none, and yield after each one.

        It ends early when the server is busy with reports for others.
        """
        links = [link async for link in self._unreported(guest)]
        for done, link in enumerate(links):
            yield Analysed(done, len(links))
            try:
                async for _ in await self._reports.of(await self._archive.find(link, guest), link):
                    pass
            except RequestError as wrong:
                if wrong.error == "busy":
                    return
                log.info("a deal has no report: %s", wrong.error)
        yield Analysed(len(links), len(links))

    async def _unreported(self, guest: str) -> AsyncIterator[str]:
        """Give the links to those of the guest's last deals that have no report."""
        asked = self._store.questions.recent.bindparams(guest=guest, most=LAST)
        for table, number in await self._store.ask(asked, lambda row: (row[0], row[2])):
            link = self._archive.name(table, number)
            if all(each.kind != "reported" for each in await self._store.read(link)):
                yield await self._archive.link(table, number)

    async def _own(self, guest: str, deal: str, number: int) -> tuple[OwnMistake, Judged]:
        """Return a mistake of a guest, and how it was judged.  RequestError: there is none such."""
        records = (each for each in await self._store.read(deal) if each.kind in KINDS)
        kept = [from_json(each.body, KINDS[each.kind]) for each in records]
        own = (each for each in kept if isinstance(each, Erred) and each.guest == guest)
        erred = next((each for each in own if each.number == number), None)
        if erred is None:
            raise RequestError(404, "unknown")
        findings = (each for fact in kept if isinstance(fact, Reported) for each in fact.findings)
        judged = (each for each in findings if isinstance(each, Judged) and each.number == number)
        return OwnMistake.of(deal, erred, learnt=Learnt(guest, number) in kept), next(judged)

    async def _lain(self, guest: str, deal: str, number: int) -> tuple[FinishedDeal, Deal]:
        past = await self._archive.find(deal, guest)
        try:
            return past, await asyncio.to_thread(past.before, number)
        except ValueError as error:
            raise RequestError(409, "outdated") from error

    async def _judged(self, past: FinishedDeal, before: Judged, action: Action) -> Judged:
        """Return how good an action is there: as the report knows it, or found out by the same worlds."""
        if action == before.done:
            return before
        if action == before.best:
            return replace(before, done=action, cost=0.0, margin=0.0, made=before.best_made)
        try:
            deal = await asyncio.to_thread(past.ended)
            return await self._pool.judge(deal, before.number, action)
        except (BotTimeout, PoolClosed) as why:
            log.warning("a mistake that was tried again cannot be judged: %s", str(why) or "closed")
            raise RequestError(503, "no_suggestion", wait=AGAIN) from why


def _seen(past: FinishedDeal, now: Deal, deal: str) -> BriefState:
    assert now.due is not None
    table = build_demo_table(deal, past.opened.game, now, now.due.seat)
    return view_demo_table(table, now.carry.place(now.due.seat))


def _group(row: Any) -> Group:  # noqa: ANN401 - a row of whatever was asked
    return Group(row[0], tuple(from_json(row[1], list[str])), bool(row[2]), row[3], row[4])
