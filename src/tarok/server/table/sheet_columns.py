"""The columns of a sheet belong to people: a player who changes places keeps the column (SL-SEAT-05).

The next dealer, the queue and all else that depends on a seat stays with the places.
"""

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tarok.engine.deal import Game
from tarok.engine.result import Booked, Carry
from tarok.scoring.sheet import Sheet
from tarok.server.table.places import Stay

T = TypeVar("T")


class Move(Struct, frozen=True):
    """After this number of rows of the sheet places were changed: the player from `order[i]` moved to `i`."""

    rows: int
    order: tuple[int, ...]


Moves: TypeAlias = tuple[Move, ...]


def moved(values: Sequence[T], order: Sequence[int]) -> tuple[T, ...]:
    """Return values by places after the player from `order[i]` moved to `i`."""
    return tuple(values[former] for former in order)


def moved_carry(game: Game, carry: Carry, order: Sequence[int]) -> Carry:
    """Return the carry of the next deal after places were changed: totals and personal marks move along."""
    own = {mark.name for mark in game.marks if mark.own}
    marks = {name: moved(numbers, order) if name in own else numbers for name, numbers in carry.marks.items()}
    return replace(carry, totals=moved(carry.totals, order), marks=marks)


def moved_sheet(sheet: Sheet, order: Sequence[int]) -> Sheet:
    """Return the sheet, when places were changed: every column is where its owner is."""
    rows = tuple(_moved_row(sheet.game, row, order) for row in sheet.rows)
    return replace(sheet, rows=rows, opening=moved_carry(sheet.game, sheet.first, order))


def _moved_row(game: Game, row: Booked, order: Sequence[int]) -> Booked:
    lines = tuple(replace(line, deltas=moved(line.deltas, order)) for line in row.lines)
    return replace(row, lines=lines, carry=moved_carry(game, row.carry, order))


def moved_stays(stays: Sequence[Stay], order: Sequence[int]) -> tuple[Stay, ...]:
    """Return who has been where: in which column of the sheet."""
    return tuple(replace(stay, place=order.index(stay.place)) for stay in stays)


def column(moves: Moves, row: int, place: int) -> int:
    """Return the current column of the player who was at a place when row number `row` was written."""
    for move in moves:
        if row < move.rows:
            place = move.order.index(place)
    return place
