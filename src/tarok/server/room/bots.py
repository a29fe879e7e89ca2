"""The bots of a table: quick bots decide in a thread, slow bots in a worker process."""

import asyncio
import logging
import secrets
import time

from tarok.analysis.answers import Bots
from tarok.engine.view import Player
from tarok.server.core.metrics_registry import BOTS, FALLBACKS
from tarok.server.room.bot_processes import BotProcessPool, BotTimeout, PoolClosed
from tarok.server.table.events import Did, TableFact
from tarok.server.table.places import SLOW, STAND_IN
from tarok.server.table.shuffle_protocol import pending
from tarok.server.table.state import Table

log = logging.getLogger(__name__)


class BotRunner:
    """The bots of one table; a bot keeps its state from one decision to the next."""

    def __init__(self, bots: Bots, pool: BotProcessPool) -> None:
        self._makers = bots
        self._pool = pool
        self._bots: dict[tuple[int, str], Player] = {}
        self._seeds: dict[tuple[int, str], int] = {}

    async def next_events(self, table: Table) -> list[TableFact] | None:
        """Return the event of the bot that is due; [] if only automatic events follow; None to wait.

        The table waits for a player, for a slow bot, or for the seeds of a shuffle.
        """
        if not table.resting:  # events stored without a room lack those that follow from them
            return [] if table.deal and not pending(table) else None
        if (place := table.due) is None or (word := table.acting(place)) is None or word in SLOW:
            return None
        return [await asyncio.to_thread(self.decide, table, place, word)]

    async def decide_slow(self, table: Table) -> Did | None:
        """Return the action of a slow bot for the given state, which may be outdated by then.

        After a timeout the stand-in bot decides.  None: the server shuts down.
        """
        asked, place = time.perf_counter(), table.due
        assert place is not None
        word, view = table.acting(place), table.view(place)
        assert word
        assert view.seat is not None
        seed = self._seeds.setdefault((place, word), secrets.randbits(32))
        if table.contest:
            seed = table.contest.seed(view.seat, len(table.playing.log))
        try:
            action = await self._pool.decide(word, table.game, seed, view)
        except PoolClosed:
            return None
        except BotTimeout as why:
            log.warning("table %s: the bot at place %d does not tell what it does: %s", table.id, place, why)
            FALLBACKS.count(label=str(why))
            return await asyncio.to_thread(self.decide, table, place, STAND_IN)
        if action not in view.legal:
            log.error("table %s: the bot at place %d may not %s", table.id, place, action)
            FALLBACKS.count(label="illegal")
            return await asyncio.to_thread(self.decide, table, place, STAND_IN)
        BOTS.note(time.perf_counter() - asked)
        return Did(view.seat, action)

    def decide(self, table: Table, place: int, word: str) -> Did:
        """Return the action of the bot with this word at a place; a bot that fails takes the idle action."""
        asked, view = time.perf_counter(), table.view(place)
        assert view.seat is not None
        idle = table.manners.overtime == "idle" and place == table.overdue
        try:
            action = table.game.idle(view.legal) if idle else self._bot(table, place, word)(view)
        except Exception:
            log.exception("table %s: the bot at place %d fails", table.id, place)
            FALLBACKS.count(label="failed")
            action = table.game.idle(view.legal)
        if action not in view.legal:
            log.error("table %s: the bot at place %d may not %s", table.id, place, action)
            FALLBACKS.count(label="illegal")
            action = table.game.idle(view.legal)
        BOTS.note(time.perf_counter() - asked)
        return Did(view.seat, action)

    def _bot(self, table: Table, place: int, word: str) -> Player:
        """Return the bot with this word for a place.

        In a contest each decision gets a new bot with a fixed seed, so that all processes decide alike.
        """
        if table.contest and (deal := table.playing).due:
            return self._makers[word](table.game, table.contest.seed(deal.due.seat, len(deal.log)))
        if (place, word) not in self._bots:
            self._bots[place, word] = self._makers[word](table.game, secrets.randbits(32))
        return self._bots[place, word]


def is_slow_bot_due(table: Table) -> bool:
    """Whether the next decision is a slow bot's."""
    return table.resting and table.due is not None and table.acting(table.due) in SLOW
