"""The bots of a table: what each decides, whatever it takes."""

import asyncio
import logging
import secrets
import time

from tarok.server.advice import Bots
from tarok.server.facts import Did, TableFact
from tarok.server.meters import BOTS, FALLBACKS
from tarok.server.tables import Table
from tarok.view import Player

log = logging.getLogger(__name__)


class Minds:
    """The bots that have been asked at a table; each goes on as what it was."""

    def __init__(self, bots: Bots) -> None:
        self._makers = bots
        self._bots: dict[tuple[int, str], Player] = {}

    async def next(self, table: Table) -> list[TableFact] | None:
        """Return what a bot does; nothing, if only what follows has to happen; None: a person must decide.

        A first deal that waits for seeds waits for people.
        """
        if not table.resting:  # what was stored from outside has been left at that
            return [] if table.deal else None
        if (place := table.due) is None or (word := table.acting(place)) is None:
            return None
        return [await asyncio.to_thread(self.decide, table, place, word)]

    def decide(self, table: Table, place: int, word: str) -> Did:
        """Ask the bot with this word at a place; if it fails something is done, for people are waiting."""
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
        """Return the bot with this word for a place; it sees what a person there would see."""
        if (place, word) not in self._bots:
            self._bots[place, word] = self._makers[word](table.game, secrets.randbits(32))
        return self._bots[place, word]
