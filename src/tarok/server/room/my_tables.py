"""The list of a guest's tables, with those where it is their turn first."""

from typing import Final

from tarok.engine.json_codec import from_json
from tarok.engine.result import Carry
from tarok.server.room.table_cache import TableCache
from tarok.server.storage.event_store import EventStore, Stay
from tarok.server.table.clocks import deadline
from tarok.server.table.events import Opened, Seated, Settled
from tarok.server.table.places import PERSON
from tarok.server.table.request_models import OwnTable
from tarok.server.table.state import Table
from tarok.server.table.table_settings import Manners

MOST: Final = 100
"""Maximum number of tables in the list."""


async def own_tables(store: EventStore, folded: TableCache, guest: str, now: float) -> list[OwnTable]:
    """Return the tables at which a guest sits: first where it is their turn, then the newest first."""
    found = [await _own(folded, stay, guest, now) for stay in await store.stays(guest, MOST)]
    return sorted((own for own in found if own), key=lambda own: not own.turn)


async def _own(folded: TableCache, stay: Stay, guest: str, now: float) -> OwnTable | None:
    """Return the list entry of a table; against bots alone, only the last entry on the sheet is read."""
    opened = from_json(stay.opened, Opened)
    if opened.manners != Manners() or opened.players.count(PERSON) > 1:
        return _among_people(await folded.table(stay.table, stay.last), stay.at, guest, now)
    carry = from_json(stay.booked, Settled).booked.carry if stay.booked else opened.carry
    return OwnTable(
        table=stay.table,
        game=opened.game,
        place=from_json(stay.seated, Seated).place,
        deals=stay.deals,
        totals=_totals(carry, len(opened.players)),
        over=bool(carry and carry.marked("over")),
        at=stay.at,
    )


def _totals(carry: Carry | None, places: int) -> tuple[int, ...]:
    return carry.totals if carry else (0,) * places


def _among_people(table: Table, at: str, guest: str, now: float) -> OwnTable | None:
    """Return the list entry of a table of several players; None: the guest has left it."""
    place = table.expected(guest)
    if place is None:
        return None
    turn = is_awaited(table, guest)
    up, pace = deadline(table), table.manners.clock
    return OwnTable(
        table=table.id,
        game=table.key,
        place=place,
        deals=table.deals,
        totals=table.sheet.carry.totals,
        over=table.sheet.over,
        at=at,
        turn=turn,
        people=[each.person.name for each in table.places if each.person and each.guest != guest],
        pace=table.manners.pace,
        left=max(0.0, up[0] - now) if turn and up and pace and not pace.live else None,
    )


def is_awaited(table: Table, guest: str) -> bool:
    """Whether a table waits for a guest to act, or to ask for the next deal."""
    place = table.place_of(guest)
    if place is None or table.sheet.over or not table.begun or table.acting(place) is not None:
        return False
    return place in table.waiting if table.over else place == table.due
