"""What follows at a table by itself, with the pack of the next deal."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from tarok.cards.deck import Card
from tarok.engine.deal import Game
from tarok.server.room.connections import Connections
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


class NextDeal:
    """Promises packs, and deals them.

    The first deal of a table waits until a page is open, and then a little for the hashes of all pages: when
    that is over, `at_last` is done.
    """

    def __init__(self, packs: Packs | None, pages: Connections, timers: Timers, at_last: Work) -> None:
        self.is_waiting_for_seeds = True
        self._packs = packs
        self._connections = pages
        self._timers = timers
        self._stop_waiting = at_last

    def next_event(self, table: Table) -> TableFact | None:
        """Return what follows from how the table stands; None: somebody must decide, or add a seed."""
        boards = table.contest is not None and table.contest.packs
        if self._packs is None and not boards and unpromised(table):
            return promised(table)
        if result := scored(table):
            return result
        if table.resting:
            return None
        return entailed(table) or self._next_deal(table)

    def take_over_later(self, table: Table) -> None:
        """Deal, if whoever was about to deal first does not."""
        if not (table.deal or table.resting):
            self._timers.after(2 * PATIENCE, self._stop_waiting)

    def _next_deal(self, table: Table) -> Dealt | Listed | None:
        if table.contest and table.contest.packs:
            return None if self._is_waiting(table) else board(table)
        if self._packs:
            return Dealt(tuple(self._packs(table.game)))
        return None if self._is_waiting(table) else drawn(table, self._connections.is_present)

    def _is_waiting(self, table: Table) -> bool:
        if table.deal or not self.is_waiting_for_seeds:
            return False
        if self._connections:
            self._timers.after(PATIENCE, self._stop_waiting)
        return not self._connections or self._connections.is_seed_awaited(table)
