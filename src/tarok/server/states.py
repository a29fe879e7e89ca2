"""What one place is told of a table."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarok.actions import Lay
from tarok.catalogue import hand_size
from tarok.games import ALL, FAMILIES
from tarok.result import Booked, Carry, Dealt, Loan, Misdeal
from tarok.server.brief import brief
from tarok.server.clocks import deadline
from tarok.server.columns import column
from tarok.server.messages import (
    AccountView,
    BriefState,
    ClaimView,
    ClockView,
    CompanyView,
    EntryView,
    Gathering,
    Occupant,
    ProposalView,
    SheetView,
    State,
    TableView,
)
from tarok.server.names import distinct
from tarok.server.people import AtPlace, Person, Places, together
from tarok.server.tables import Table
from tarok.tally import piles, tally
from tarok.view import View

USUAL: Final = ALL[0].names
"""What bots are called at a game that somebody has made up."""


class Around(Struct, frozen=True):
    """What no fact tells of a table: the time, in seconds since 1970, and how many look on.

    Whoever came by a `link` to look on is told that as the id of the table.
    """

    now: float = 0.0
    onlookers: int = 0
    link: str | None = None


ALONE: Final = Around()


def state(table: Table, place: int | None, around: Around = ALONE) -> State | Gathering:
    """Return all there is to see from a place; `place` None: for whoever looks on."""
    if hidden(table, place):
        return gathering(table, place, around)
    view = table.view(place)
    return State(table.seq, view, _table(table, place, view, sheet(table), around))


def told(
    table: Table, place: int | None, around: Around = ALONE, *, with_sheet: bool
) -> BriefState | Gathering:
    """Return the same in brief; the sheet, which grows long, only where it is wanted."""
    if hidden(table, place):
        return gathering(table, place, around)
    view = table.view(place)
    told = _table(table, place, view, sheet(table) if with_sheet else None, around)
    return BriefState(table.seq, brief(view, table.entered), told)


def hidden(table: Table, place: int | None) -> bool:
    """Whether there is no deal to be seen from a place."""
    return table.deal is None or (place is None and table.manners.onlookers == "none")


def gathering(table: Table, place: int | None, around: Around) -> Gathering:
    """Return what is to be seen of a table without its deal."""
    return Gathering(
        v=table.seq,
        id=around.link or table.id,
        game=table.key,
        place=place,
        host=table.host,
        deal=table.deals,
        players=players(table, place),
        company=_company(table, around),
    )


def _table(table: Table, place: int | None, view: View, score: SheetView | None, around: Around) -> TableView:
    """Return what is to be known of a table from a place whose view of the deal is this."""
    carry = table.playing.carry
    return TableView(
        id=around.link or table.id,
        game=table.key,
        place=place,
        host=table.host,
        seat=table.seat(place),
        deal=table.deals,
        dealer=table.now(carry.dealer),
        players=players(table, place),
        seats=tuple(table.place(seat) for seat in range(table.game.seats)),
        waiting=table.waiting,
        queue=table.queue,
        tally=tally(table.game, view),
        piles=piles(table.game, view),
        phases=table.course.phases,
        begun=table.course.begun,
        asked=table.course.asked,
        to_lay=_to_lay(table, view),
        standing=table.standing,
        sheet=score,
        company=_company(table, around) if table.shared else None,
        claimed=_claimed(table),
    )


def _claimed(table: Table) -> ClaimView | None:
    claimed = table.claimed
    return ClaimView(table.place(claimed.seat), claimed.wins) if claimed else None


def _company(table: Table, around: Around) -> CompanyView:
    asked = table.proposal
    return CompanyView(
        manners=table.manners,
        complete=table.complete,
        onlookers=around.onlookers,
        drawn=table.drawn,
        proposal=ProposalView(asked.place, asked.what, asked.other, tuple(sorted(asked.agreed)))
        if asked
        else None,
        clock=_clock(table, around.now),
        accounts=tuple(_accounts(table)),
        continued_at=table.continued_at,
    )


def _clock(table: Table, now: float) -> ClockView | None:
    if table.clock is None:
        return None
    up = deadline(table)
    left, place = (max(0.0, up[0] - now), up[1]) if up else (None, None)
    return ClockView(place, left, table.clock.reserves)


def _accounts(table: Table) -> Iterator[AccountView]:
    """Give what everybody has on the sheet: people over all places where they were, bots by their places."""
    names, rows = names_of(table.key, table.places), table.sheet.rows
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
            kind=_kind(last.person) if last.person else last.word,
            place=last.place if last.until is None else None,
            total=opening + gained,
            since=stays[0].since,
            until=last.until,
        )


def _to_lay(table: Table, view: View) -> int:
    """Return how many cards the viewer has still to lay away: those beyond what they will play from."""
    lays = any(isinstance(action, Lay) for action in view.legal)
    return len(view.hand) - hand_size(table.game) if lays else 0


def players(table: Table, viewer: int | None) -> tuple[Occupant, ...]:
    """Return who is at each place, as the one at `viewer` sees it."""
    return occupants(table.key, table.places, viewer)


def occupants(key: str, places: Places, viewer: int | None) -> tuple[Occupant, ...]:
    """Return the same of the places of a game."""
    names = names_of(key, places)
    return tuple(
        _occupant(place, name, own=number == viewer)
        for number, (place, name) in enumerate(zip(places, names, strict=True))
    )


def names_of(key: str, places: Places) -> tuple[str, ...]:
    """Return what a bot is called at each place of a game: never like one of the people there."""
    usual = FAMILIES[key].names if key in FAMILIES else USUAL
    people = [person.name for place in places for person in (place.person, place.coming) if person]
    own = [usual[number % len(usual)] for number in range(len(places))]
    unused = [name for name, place in zip(own, places, strict=True) if place.person]
    spare = [name for name in (*usual[len(places) :], *unused) if distinct(name, people)]
    return tuple(
        name if place.person or distinct(name, people) or not spare else spare.pop(0)
        for name, place in zip(own, places, strict=True)
    )


def _occupant(place: AtPlace, name: str, *, own: bool) -> Occupant:
    coming = place.coming.name if place.coming else None
    if place.person is None:
        return Occupant(place.word, "" if place.free else name, coming=coming)
    return Occupant(
        "you" if own else _kind(place.person),
        place.person.name,
        face=place.person.face,
        away=place.away is not None,
        minded=place.minded,
        leaving=place.leaving,
        coming=coming,
    )


def _kind(person: Person) -> str:
    return "gone" if person.gone else "guest"


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
