"""The score sheet as it is told, and what everybody has on it."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tarok.result import Booked, Carry, Dealt, Loan, Misdeal
from tarok.server.columns import column
from tarok.server.messages import AccountView, EntryView, SheetView
from tarok.server.people import kind_of, together
from tarok.server.tables import Table


def accounts(table: Table, names: Sequence[str]) -> Iterator[AccountView]:
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


def sheet(table: Table) -> SheetView:
    """Return the score sheet."""
    now = table.sheet.carry
    return SheetView(now.totals, now.marks, table.sheet.over, tuple(_entries(table)))


def _entries(table: Table) -> Iterator[EntryView]:
    before = table.sheet.first
    for row, booked in enumerate(table.sheet.rows):
        now = tuple(column(table.moves, row, place) for place in range(before.places))
        yield _entry(booked, before, now)
        before = booked.carry


def _entry(booked: Booked, before: Carry, now: Sequence[int]) -> EntryView:
    """Return an entry, when whoever was at each place then has this column `now`."""
    deltas = tuple(sum(line.deltas[place] for line in booked.lines) for place in range(before.places))
    entry = EntryView(kind="stop", deltas=deltas, marks=booked.carry.marks, lines=booked.lines)
    match booked.entry:
        case Dealt(result):
            return replace(
                entry,
                kind="deal",
                contract=result.contract or None,
                declarer=None if result.declarer is None else now[before.place(result.declarer)],
                partner=None if result.partner is None else now[before.place(result.partner)],
                made=result.made,
                ended=result.ended,
            )
        case Misdeal(place):
            return replace(entry, kind="misdeal", declarer=now[place])
        case Loan(place, amount):
            return replace(entry, kind="loan", declarer=now[place], amount=amount)
        case _:
            return entry
