"""A table that exists only to show a deal: one place has a player, the others have bots."""

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
"""The guest id of the player at a demo table; no real guest has this id."""


def build_demo_table(name: str, key: str, deal: Deal, seat: Seat) -> Table:
    """Return a table of this name in the state of the deal, with a player at the seat."""
    place = deal.carry.place(seat)
    players = tuple(PERSON if each == place else STAND_IN for each in range(deal.game.places))
    opened = Opened(key, msgspec.to_builtins(deal.game.options), players, carry=deal.carry)
    table = apply_event(outline(name, [opened, Seated(place, NOBODY)], deal.game), Dealt(tuple(deal.pack)))
    for done, action in deal.log:
        table = apply_event(table, Did(done, action))
    return table


def view_demo_table(table: Table, place: int) -> BriefState:
    """Return the brief view of a demo table from a place."""
    state = TableViewBuilder(table).build_brief_state(place, with_sheet=True)
    assert isinstance(state, BriefState)
    return state
