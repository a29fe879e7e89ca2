"""What one place is told of a table."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Final

from msgspec.structs import replace

from tarok.actions import Lay
from tarok.catalogue import hand_size
from tarok.games import ALL, FAMILIES
from tarok.result import Booked, Carry, Dealt, Line, Loan, Misdeal
from tarok.server.brief import brief
from tarok.server.messages import Entry, Player, Sheet, State, Table, Told
from tarok.server.tables import PERSON
from tarok.server.tables import Table as Folded
from tarok.tally import tally
from tarok.view import View

USUAL: Final = ALL[0].names
"""What bots are called at a game that somebody has made up."""


def state(table: Folded, place: int) -> State:
    """Return all there is to see from a place."""
    view = table.view(place)
    return State(table.seq, view, _table(table, place, view, sheet(table)))


def told(table: Folded, place: int, *, with_sheet: bool) -> Told:
    """Return the same in brief; the sheet, which grows long, only where it is wanted."""
    view = table.view(place)
    now = _table(table, place, view, sheet(table) if with_sheet else None)
    return Told(table.seq, brief(view, _entered(table)), now)


def _entered(table: Folded) -> tuple[Line, ...]:
    """Return the lines of the present deal's entry on the sheet, by seats; none before it is there."""
    if not table.settled:
        return ()
    entry = next(row for row in reversed(table.sheet.rows) if isinstance(row.entry, Dealt))
    places = [table.place(seat) for seat in range(table.game.seats)]
    return tuple(replace(line, deltas=tuple(line.deltas[place] for place in places)) for line in entry.lines)


def _table(table: Folded, place: int, view: View, score: Sheet | None) -> Table:
    """Return what is to be known of a table from a place whose view of the deal is this."""
    carry = table.playing.carry
    return Table(
        id=table.id,
        game=table.key,
        place=place,
        host=table.host,
        seat=table.seat(place),
        deal=table.deals,
        dealer=carry.dealer,
        players=players(table, place),
        seats=tuple(carry.place(seat) for seat in range(table.game.seats)),
        waiting=table.waiting,
        queue=table.queue,
        tally=tally(table.game, view),
        phases=table.phases,
        to_lay=_to_lay(table, view),
        standing=table.standing,
        sheet=score,
    )


def _to_lay(table: Folded, view: View) -> int:
    """Return how many cards the viewer has still to lay away: those beyond what they will play from."""
    lays = any(isinstance(action, Lay) for action in view.legal)
    return len(view.hand) - hand_size(table.game) if lays else 0


def players(table: Folded, viewer: int | None) -> tuple[Player, ...]:
    """Return who is at each place, as the one at `viewer` sees it."""
    return people(table.key, table.players, table.guests, viewer)


def people(
    key: str, words: Sequence[str], guests: Sequence[str | None], viewer: int | None
) -> tuple[Player, ...]:
    """Return who is at each place, by the words for the places and the persons who sat down there."""
    names = FAMILIES[key].names if key in FAMILIES else USUAL
    there = zip(words, guests, cycle(names), strict=False)
    return tuple(
        Player("you", "") if word == PERSON and place == viewer else _player(word, guest, name)
        for place, (word, guest, name) in enumerate(there)
    )


def _player(word: str, guest: str | None, name: str) -> Player:
    if word != PERSON:
        return Player(word, name)
    return Player("guest" if guest else PERSON, "")


def sheet(table: Folded) -> Sheet:
    """Return the score sheet."""
    now = table.sheet.carry
    return Sheet(now.totals, now.marks, table.sheet.over, tuple(_entries(table)))


def _entries(table: Folded) -> Iterator[Entry]:
    before = table.sheet.first
    for booked in table.sheet.rows:
        yield _entry(booked, before)
        before = booked.carry


def _entry(booked: Booked, before: Carry) -> Entry:
    deltas = tuple(sum(line.deltas[place] for line in booked.lines) for place in range(before.places))
    entry = Entry(kind="stop", deltas=deltas, marks=booked.carry.marks, lines=booked.lines)
    match booked.entry:
        case Dealt(result):
            return replace(
                entry,
                kind="deal",
                contract=result.contract or None,
                declarer=None if result.declarer is None else before.place(result.declarer),
                partner=None if result.partner is None else before.place(result.partner),
                made=result.made,
                ended=result.ended,
            )
        case Misdeal(place):
            return replace(entry, kind="misdeal", declarer=place)
        case Loan(place, amount):
            return replace(entry, kind="loan", declarer=place, amount=amount)
        case _:
            return entry
