"""The score sheet as it is told, and what everybody has on it."""

from collections.abc import Iterator, Sequence

from tarok.scoring.sheet import EntryView, viewed
from tarok.server.table.messages import AccountView, SheetView
from tarok.server.table.places import kind_of, together
from tarok.server.table.sheet_columns import column
from tarok.server.table.state import Table


def build_accounts(table: Table, names: Sequence[str]) -> Iterator[AccountView]:
    """Give what everybody has on the sheet: people over all places where they were, bots by their places.

    `names` has what a bot is called at each place.
    """
    rows = table.sheet.rows
    first = table.sheet.first.totals
    for stays in together(table.stays):
        gained = sum(
            line.deltas[stay.place]
            for stay in stays
            for row in rows[stay.since : stay.until]
            for line in row.lines
        )
        opening = sum(first[stay.place] for stay in stays if stay.since == 0)
        last = stays[-1]
        yield AccountView(
            name=last.person.name if last.person else names[last.place],
            kind=kind_of(last.person) if last.person else last.word,
            place=last.place if last.until is None else None,
            total=opening + gained,
            since=stays[0].since,
            until=last.until,
        )


def build_sheet(table: Table) -> SheetView:
    """Return the score sheet."""
    now = table.sheet.carry
    return SheetView(now.totals, now.marks, table.sheet.over, tuple(_entries(table)))


def _entries(table: Table) -> Iterator[EntryView]:
    before = table.sheet.first
    for row, booked in enumerate(table.sheet.rows):
        now = tuple(column(table.moves, row, place) for place in range(before.places))
        yield viewed(booked, before, now)
        before = booked.carry
