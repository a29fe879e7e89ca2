"""Explanations of bot actions in finished deals, computed from the view that the bot's seat had."""

import asyncio
import logging
from typing import Final

from msgspec import Struct

from tarok.analysis.advice import Advice
from tarok.engine.actions import Action
from tarok.engine.view import View
from tarok.games import GAMES
from tarok.server.core.errors import RequestError
from tarok.server.room.bot_processes import BotProcessPool, BotTimeout, PoolClosed
from tarok.server.table.finished_deal import FinishedDeal

AGAIN: Final = 2
"""Seconds after which a client may repeat a request that has failed."""

log = logging.getLogger(__name__)


class Why(Struct, frozen=True):
    """What a bot has `done`, what its seat could see just before, and what things were worth by that."""

    view: View
    done: Action
    advice: Advice


class BotExplanations:
    """Computes explanations of bot actions, one at a time for each requester."""

    def __init__(self, pool: BotProcessPool) -> None:
        self._pool = pool
        self._asking: set[str] = set()

    async def explain(self, past: FinishedDeal, number: int, who: str) -> Why:
        """Return the explanation of the action with this number, counted from 0.

        RequestError: there is no such action, it was not a bot's, the game has no explanations, the deal is
        outdated, `who` has a request running, or the bot process did not answer.
        """
        if number not in range(len(past.did)):
            raise RequestError(404, "unknown")
        if number not in past.bots:
            raise RequestError(409, "no_bot")
        if past.opened.game not in GAMES:
            raise RequestError(409, "no_suggestion")
        if who in self._asking:
            raise RequestError(429, "too_many", what="suggestions", wait=AGAIN)
        self._asking.add(who)
        try:
            return await self._find(past, number)
        finally:
            self._asking.discard(who)

    async def _find(self, past: FinishedDeal, number: int) -> Why:
        try:
            view = await asyncio.to_thread(past.seen, number)
        except ValueError as error:
            raise RequestError(409, "outdated") from error
        done = past.did[number].action
        try:
            return Why(view, done, await self._pool.advise(past.game, view, done))
        except (BotTimeout, PoolClosed) as why:
            log.warning("no explanation of a bot's action: %s", str(why) or "closed")
            raise RequestError(503, "no_suggestion", wait=AGAIN) from why
