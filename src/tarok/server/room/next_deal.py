"""What follows at a table by itself, with the pack of the next deal."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from tarok.cards.deck import Card
from tarok.engine.deal import Game
from tarok.server.room.connections import Pages
from tarok.server.room.timers import Timers, Work
from tarok.server.table.consequences import entailed, scored
from tarok.server.table.events import Dealt, Listed, TableFact
from tarok.server.table.shared_packs import dealt as board
from tarok.server.table.shuffle import drawn, promised, unpromised
from tarok.server.table.state import Table

Packs: TypeAlias = Callable[[Game], Sequence[Card]]
"""Gives the pack of the next deal, where it is not shuffled."""

PATIENCE: Final = 1.0
"""How many seconds the first deal waits for hashes; later ones come with what asks for the deal."""


class Dealing:
    """Promises packs, and deals them.

    The first deal of a table waits until a page is open, and then a little for the hashes of all pages: when
    that is over, `at_last` is done.
    """

    def __init__(self, packs: Packs | None, pages: Pages, timers: Timers, at_last: Work) -> None:
        self.patient = True
        self._packs = packs
        self._pages = pages
        self._timers = timers
        self._at_last = at_last

    def follows(self, table: Table) -> TableFact | None:
        """Return what follows from how the table stands; None: somebody must decide, or add a seed."""
        boards = table.contest is not None and table.contest.packs
        if self._packs is None and not boards and unpromised(table):
            return promised(table)
        if result := scored(table):
            return result
        if table.resting:
            return None
        return entailed(table) or self._next_deal(table)

    def leave_to_others(self, table: Table) -> None:
        """Deal, if whoever was about to deal first does not."""
        if not (table.deal or table.resting):
            self._timers.after(2 * PATIENCE, self._at_last)

    def _next_deal(self, table: Table) -> Dealt | Listed | None:
        if table.contest and table.contest.packs:
            return None if self._waits(table) else board(table)
        if self._packs:
            return Dealt(tuple(self._packs(table.game)))
        return None if self._waits(table) else drawn(table, self._pages.there)

    def _waits(self, table: Table) -> bool:
        if table.deal or not self.patient:
            return False
        if self._pages:
            self._timers.after(PATIENCE, self._at_last)
        return not self._pages or self._pages.slow_to_seed(table)
