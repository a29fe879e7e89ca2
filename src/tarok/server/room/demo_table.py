"""A table that is made up to show a deal: somebody has one place, bots would sit at the others."""

from typing import Final

import msgspec

from tarok.engine.actions import Seat
from tarok.engine.deal import Deal
from tarok.server.room.table_view import TableViewBuilder
from tarok.server.table.events import Dealt, Did, Opened, Seated
from tarok.server.table.messages import BriefState
from tarok.server.table.places import PERSON, STAND_IN
from tarok.server.table.reducer import apply_event, outline
from tarok.server.table.state import Table

NOBODY: Final = "nobody"
"""The guest at the one place: the table is made up, and no guest has such a name."""


def build_demo_table(name: str, key: str, deal: Deal, seat: Seat) -> Table:
    """Return a table of this name at which the deal stands as it does; somebody sits at the seat."""
    place = deal.carry.place(seat)
    players = tuple(PERSON if each == place else STAND_IN for each in range(deal.game.places))
    opened = Opened(key, msgspec.to_builtins(deal.game.options), players, carry=deal.carry)
    table = apply_event(outline(name, [opened, Seated(place, NOBODY)], deal.game), Dealt(tuple(deal.pack)))
    for done, action in deal.log:
        table = apply_event(table, Did(done, action))
    return table


def view_demo_table(table: Table, place: int) -> BriefState:
    """Return all there is to see of such a table from that place."""
    state = TableViewBuilder(table).build_brief_state(place, with_sheet=True)
    assert isinstance(state, BriefState)
    return state
