"""What one place is told of a table."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Final, TypeVar

from msgspec import Struct

from tarok.actions import Lay
from tarok.catalogue import hand_size
from tarok.games import ALL, FAMILIES
from tarok.result import Carry, Line, Wait
from tarok.server.brief import brief
from tarok.server.clocks import deadline
from tarok.server.messages import (
    AccountView,
    BriefState,
    ClaimView,
    ClockView,
    CompanyView,
    Gathering,
    Occupant,
    ProposalView,
    SheetView,
    State,
    TableView,
)
from tarok.server.names import distinct
from tarok.server.people import AtPlace, Places, kind_of
from tarok.server.scores import accounts, sheet
from tarok.server.tables import Table
from tarok.tally import piles, tally
from tarok.view import View

T = TypeVar("T")
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
    return Scene(table, around).state(place, around.link)


def told(
    table: Table, place: int | None, around: Around = ALONE, *, with_sheet: bool
) -> BriefState | Gathering:
    """Return the same in brief; the sheet, which grows long, only where it is wanted."""
    return Scene(table, around).told(place, around.link, with_sheet=with_sheet)


def hidden(table: Table, place: int | None) -> bool:
    """Whether there is no deal to be seen from a place."""
    return table.deal is None or (place is None and table.manners.onlookers == "none")


class Scene:
    """A table at some time, of which several are told: what is the same for all is made once.

    What is as it was in the scene `before` is not made anew, either.
    """

    def __init__(self, table: Table, around: Around = ALONE, before: "Scene | None" = None) -> None:
        self.table = table
        self._around = around
        self.made: dict[str, tuple[tuple[object, ...], Any]] = before.made if before else {}

    def state(self, place: int | None, link: str | None = None) -> State | Gathering:
        """Return all there is to see from a place, by this link."""
        if hidden(self.table, place):
            return self._gathering(place, link)
        view = self.table.view(place)
        return State(self.table.seq, view, self._table(place, view, self._sheet, link))

    def told(self, place: int | None, link: str | None = None, *, with_sheet: bool) -> BriefState | Gathering:
        """Return the same in brief."""
        if hidden(self.table, place):
            return self._gathering(place, link)
        view = self.table.view(place)
        told = self._table(place, view, self._sheet if with_sheet else None, link)
        return BriefState(self.table.seq, brief(view, self._entered), told)

    def _gathering(self, place: int | None, link: str | None) -> Gathering:
        """Return what is to be seen of a table without its deal."""
        table = self.table
        return Gathering(
            v=table.seq,
            id=link or table.id,
            game=table.key,
            place=place,
            host=table.host,
            deal=table.deals,
            players=self._players(place),
            company=self._company,
        )

    def _table(self, place: int | None, view: View, score: SheetView | None, link: str | None) -> TableView:
        """Return what is to be known of a table from a place whose view of the deal is this."""
        table = self.table
        course = table.course
        return TableView(
            id=link or table.id,
            game=table.key,
            place=place,
            host=table.host,
            seat=view.seat,
            deal=table.deals,
            dealer=self._dealer,
            players=self._players(place),
            seats=self._seats,
            waiting=self._waiting,
            queue=self._queue,
            tally=tally(table.game, view),
            piles=piles(table.game, view),
            phases=course.phases,
            begun=course.begun,
            asked=course.asked,
            to_lay=_to_lay(table, view),
            standing=self._standing,
            sheet=score,
            company=self._company if self._shared else None,
            claimed=_claimed(table),
        )

    @cached_property
    def _company(self) -> CompanyView:
        table, asked = self.table, self.table.proposal
        return CompanyView(
            manners=table.manners,
            opponents=table.opponents,
            complete=table.complete,
            onlookers=self._around.onlookers,
            drawn=table.drawn,
            proposal=ProposalView(asked.place, asked.what, asked.other, tuple(sorted(asked.agreed)))
            if asked
            else None,
            clock=_clock(table, self._around.now),
            accounts=self._accounts,
            continued_at=table.continued_at,
        )

    @cached_property
    def _shared(self) -> bool:
        return self.table.shared

    @cached_property
    def _dealer(self) -> int:
        return self.table.now(self.table.playing.carry.dealer)

    @cached_property
    def _seats(self) -> tuple[int, ...]:
        return tuple(self.table.place(seat) for seat in range(self.table.game.seats))

    @cached_property
    def _waiting(self) -> tuple[int, ...]:
        return self.table.waiting

    @cached_property
    def _queue(self) -> tuple[Wait, ...]:
        return self.table.queue

    @cached_property
    def _standing(self) -> Carry:
        return self.table.standing

    @cached_property
    def _entered(self) -> tuple[Line, ...]:
        return self.table.entered

    @property
    def _sheet(self) -> SheetView:
        table = self.table
        return self._once("sheet", lambda: sheet(table), table.sheet, table.moves)

    @property
    def _accounts(self) -> tuple[AccountView, ...]:
        table, names = self.table, self._names
        return self._once("accounts", lambda: tuple(accounts(table, names)), table.sheet, table.stays, names)

    @property
    def _names(self) -> tuple[str, ...]:
        table = self.table
        return self._once("names", lambda: names_of(table.key, table.places), table.places)

    def _players(self, viewer: int | None) -> tuple[Occupant, ...]:
        table, names = self.table, self._names
        return self._once(
            f"players for {viewer}", lambda: _occupants(names, table.places, viewer), table.places
        )

    def _once(self, what: str, make: Callable[[], T], *of: object) -> T:
        """Return what was made of these things, or make it, if they are others by now."""
        made = self.made.get(what)
        if made is None or any(now is not then for now, then in zip(of, made[0], strict=True)):
            made = self.made[what] = of, make()
        found: T = made[1]
        return found


def _claimed(table: Table) -> ClaimView | None:
    claimed = table.claimed
    return ClaimView(table.place(claimed.seat), claimed.wins) if claimed else None


def _clock(table: Table, now: float) -> ClockView | None:
    if table.clock is None:
        return None
    up = deadline(table)
    left, place = (max(0.0, up[0] - now), up[1]) if up else (None, None)
    return ClockView(place, left, table.clock.reserves)


def _to_lay(table: Table, view: View) -> int:
    """Return how many cards the viewer has still to lay away: those beyond what they will play from."""
    lays = any(isinstance(action, Lay) for action in view.legal)
    return len(view.hand) - hand_size(table.game) if lays else 0


def players(table: Table, viewer: int | None) -> tuple[Occupant, ...]:
    """Return who is at each place, as the one at `viewer` sees it."""
    return occupants(table.key, table.places, viewer)


def occupants(key: str, places: Places, viewer: int | None) -> tuple[Occupant, ...]:
    """Return the same of the places of a game."""
    return _occupants(names_of(key, places), places, viewer)


def _occupants(names: Sequence[str], places: Places, viewer: int | None) -> tuple[Occupant, ...]:
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
        "you" if own else kind_of(place.person),
        place.person.name,
        face=place.person.face,
        away=place.away is not None,
        minded=place.minded,
        leaving=place.leaving,
        coming=coming,
    )
