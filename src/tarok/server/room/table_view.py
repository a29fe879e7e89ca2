"""The views of a table that clients receive: from one place, full or brief, with the score sheet.

A brief view omits the repetitions of a full one, so that messages stay small.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import groupby
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import asdict, replace

from tarok.catalogue import hand_size
from tarok.engine.actions import FACE_DOWN, Action, Announce, Lay, Log, Play, Seat
from tarok.engine.deal import Game
from tarok.engine.deal_types import Refusal
from tarok.engine.result import Line
from tarok.engine.view import Open, View, counted
from tarok.games import ALL, FAMILIES
from tarok.scoring.account import Book
from tarok.scoring.sheet import EntryView, viewed
from tarok.scoring.tally import piles, tally
from tarok.server.table.clocks import deadline
from tarok.server.table.display_names import distinct
from tarok.server.table.messages import (
    AccountView,
    BriefAction,
    BriefOpen,
    BriefState,
    BriefView,
    ClaimView,
    ClockView,
    CompanyView,
    Gathering,
    Occupant,
    ProposalView,
    SheetView,
    SilenceView,
    State,
    TableView,
    Withheld,
)
from tarok.server.table.places import AtPlace, Places, kind_of, together
from tarok.server.table.request_models import PlayerInfo, TableInfo
from tarok.server.table.sheet_columns import column
from tarok.server.table.silent_games import CALLS_TO_LEAVE
from tarok.server.table.state import Table

T = TypeVar("T")
BriefLog: TypeAlias = tuple[tuple[Seat, BriefAction], ...]
"""The log of a deal in brief: seats and actions."""
COVERED: Final = Play(FACE_DOWN)
USUAL: Final = ALL[0].names
"""Names of bots in games without names of their own."""


class ViewContext(Struct, frozen=True):
    """The data of a view that no event has: the time, in seconds since 1970, and the number of spectators."""

    now: float = 0.0
    onlookers: int = 0


NO_CONTEXT: Final = ViewContext()


def is_hidden(table: Table, place: int | None) -> bool:
    """Whether a place sees no deal: it is hidden from spectators, or there is none."""
    return table.deal is None or (place is None and table.manners.onlookers == "none")


class TableViewBuilder:
    """Builds the views of one table state; the parts that all views share are built once.

    Parts that are unchanged since the builder `before` are reused.
    """

    def __init__(
        self, table: Table, around: ViewContext = NO_CONTEXT, before: "TableViewBuilder | None" = None
    ) -> None:
        self.table = table
        self._context = around
        self.cache: dict[str, tuple[Any, Any]] = before.cache if before else {}

    def build_state(self, place: int | None, link: str | None = None) -> State | Gathering:
        """Return the full view from a place; `place` None: for a spectator.

        A spectator who used a `link` gets the link as the id of the table.
        """
        if is_hidden(self.table, place):
            return self._build_gathering(place, link)
        view = self._view(place)
        return State(self.table.seq, self._cover(view), self._build_table(place, view, self._sheet, link))

    def build_brief_state(
        self, place: int | None, link: str | None = None, *, with_sheet: bool
    ) -> BriefState | Gathering:
        """Return the brief view from a place, for this link."""
        if is_hidden(self.table, place):
            return self._build_gathering(place, link)
        view = self._view(place)
        told = self._build_table(place, view, self._sheet if with_sheet else None, link)
        view = self._cover(view)
        short = brief_view(view, self._entered, self._brief_log(place, view.log))
        return BriefState(self.table.seq, short, told)

    def _build_gathering(self, place: int | None, link: str | None) -> Gathering:
        """Return the view of a table without its deal."""
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

    def _build_table(
        self, place: int | None, view: View, score: SheetView | None, link: str | None
    ) -> TableView:
        """Return the part of a view that describes the table; `view` is that of the deal."""
        game = self.table.game
        return replace(
            self._for_all,
            id=link or self.table.id,
            place=place,
            seat=view.seat,
            players=self._players(place),
            played=self._played(place),
            tally=tally(game, view),
            piles=piles(game, view),
            to_lay=_to_lay(game, view),
            sheet=score,
        )

    @cached_property
    def _for_all(self) -> TableView:
        """The part of the table view that is equal for all places."""
        table, course = self.table, self.table.course
        return TableView(
            id=table.id,
            game=table.key,
            place=None,
            host=table.host,
            seat=None,
            deal=table.deals,
            dealer=table.now(table.playing.carry.dealer),
            players=(),
            played=None,
            seats=tuple(table.place(seat) for seat in range(table.game.seats)),
            waiting=table.waiting,
            queue=table.queue,
            tally=None,
            piles=(),
            phases=course.phases,
            begun=course.begun,
            asked=course.asked,
            to_lay=0,
            standing=table.standing,
            sheet=None,
            company=self._company if table.shared else None,
            claimed=_claimed(table),
            contest=table.contest.view if table.contest else None,
            ending=table.ending,
        )

    def _view(self, place: int | None) -> View:
        deal = self.table.playing
        return self.table.view(place, self._cached("end", lambda: counted(deal), deal))

    def _cover(self, view: View) -> View:
        """Return the view, without the earlier tricks at a table with the customs of `suceava`."""
        return cover_old_tricks(self.table.game, view) if self.table.manners.suceava else view

    def _brief_log(self, place: int | None, log: Log) -> BriefLog:
        """Return the brief log as visible from a place, extending the one that was built last."""
        known, told = self.cache.get(f"log for {place}", ((), ()))
        told = brief_log(log, known, told)
        self.cache[f"log for {place}"] = log, told
        return told

    @cached_property
    def _company(self) -> CompanyView:
        table, asked = self.table, self.table.proposal
        return CompanyView(
            manners=table.manners,
            opponents=table.opponents,
            complete=table.complete,
            onlookers=self._context.onlookers,
            drawn=table.drawn,
            proposal=ProposalView(asked.place, asked.what, asked.other, tuple(sorted(asked.agreed)))
            if asked
            else None,
            clock=_clock(table, self._context.now),
            accounts=self._accounts,
            continued_at=table.continued_at,
            dismissed=tuple(sorted(table.dismissed)),
            silence=_silence(table) if table.manners.suceava else None,
        )

    @cached_property
    def _entered(self) -> tuple[Line, ...]:
        return self.table.entered

    @property
    def _sheet(self) -> SheetView:
        table = self.table
        return self._cached("sheet", lambda: build_sheet(table), table.sheet, table.moves)

    @property
    def _accounts(self) -> tuple[AccountView, ...]:
        table, names = self.table, self._names
        return self._cached(
            "accounts", lambda: tuple(build_accounts(table, names)), table.sheet, table.stays, names
        )

    @cached_property
    def _names(self) -> tuple[str, ...]:
        table = self.table
        return self._cached("names", lambda: bot_names(table.key, table.places), table.places)

    def _players(self, viewer: int | None) -> tuple[Occupant, ...]:
        names, places = self._names, self.table.places
        return self._cached(f"players for {viewer}", lambda: _occupants(names, places, viewer), names, places)

    def _played(self, viewer: int | None) -> tuple[Occupant, ...] | None:
        """Return the players of the deal that is shown; None: they are those at the places now."""
        table = self.table
        same = [_same(then, now) for then, now in zip(table.played, table.places, strict=False)]
        if all(same):
            return None
        names = bot_names(table.key, table.played)
        return _occupants(names, table.played, viewer if viewer is not None and same[viewer] else None)

    def _cached(self, what: str, make: Callable[[], T], *of: object) -> T:
        """Return the cached value, or make it if the inputs `of` have changed."""
        made = self.cache.get(what)
        if made is None or made[0] != of:
            made = self.cache[what] = of, make()
        found: T = made[1]
        return found


def _same(then: AtPlace, now: AtPlace) -> bool:
    return (then.word, then.guest) == (now.word, now.guest)


def _claimed(table: Table) -> ClaimView | None:
    claimed = table.claimed
    return ClaimView(table.place(claimed.seat), claimed.wins) if claimed else None


def _silence(table: Table) -> SilenceView:
    running, book = not table.over, table.game.book
    settles = isinstance(book, Book) and book.withdrawn is not None
    return SilenceView(
        caller=table.silence.caller if running else None,
        partner=table.silence.partner if running else None,
        why=table.silent,
        calls=table.silence.counts(table.guests),
        needed=CALLS_TO_LEAVE if settles else None,
    )


def cover_old_tricks(game: Game, view: View) -> View:
    """Return a view of a running deal without the cards of the tricks that may no longer be looked at.

    The last trick is visible until the next card is played (RO-ETH-03).  The viewer's own cards stay in the
    log, from which a client keeps the order of the hand.  The leader and the winner of each trick stay, too.
    In contracts with open play nothing is covered.
    """
    covered = len(view.tricks) - (not view.table)
    if view.ended or covered <= 0 or (view.contract and game.contract(view.contract).open_play):
        return view
    tricks = (
        *(replace(trick, cards=()) for trick in view.tricks[:covered]),
        *view.tricks[covered:],
    )
    cards = frozenset(card for trick in view.tricks[:covered] for card in trick.cards)
    log = tuple(
        (seat, COVERED if isinstance(said, Play) and said.card in cards and seat != view.seat else said)
        for seat, said in view.log
    )
    return replace(view, tricks=tricks, log=log)


def _clock(table: Table, now: float) -> ClockView | None:
    if table.clock is None:
        return None
    up = deadline(table)
    left, place = (max(0.0, up[0] - now), up[1]) if up else (None, None)
    return ClockView(place, left, table.clock.reserves)


def _to_lay(game: Game, view: View) -> int:
    """Return how many cards the viewer has still to discard: those beyond the size of a hand in play."""
    lays = any(isinstance(action, Lay) for action in view.legal)
    return len(view.hand) - hand_size(game) if lays else 0


def build_table_info(table: Table, place: int | None, address: str) -> TableInfo:
    """Return who sits at a table, for a caller at this place, who has this address of it."""
    occupants = build_occupants(table.key, table.places, place)
    players = [PlayerInfo(kind=each.kind, name=each.name) for each in occupants]
    return TableInfo(table=address, game=table.key, place=place, players=players)


def build_occupants(key: str, places: Places, viewer: int | None) -> tuple[Occupant, ...]:
    """Return the occupants of the places of a game, as seen from the place `viewer`."""
    return _occupants(bot_names(key, places), places, viewer)


def _occupants(names: Sequence[str], places: Places, viewer: int | None) -> tuple[Occupant, ...]:
    return tuple(
        _occupant(place, name, own=number == viewer)
        for number, (place, name) in enumerate(zip(places, names, strict=True))
    )


def bot_names(key: str, places: Places) -> tuple[str, ...]:
    """Return the name of the bot at each place of a game, distinct from the names of the players."""
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


def build_accounts(table: Table, names: Sequence[str]) -> Iterator[AccountView]:
    """Yield the account of each player, over all places that they had, and of each bot, by its place.

    `names`: the name of the bot at each place.
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


def brief_view(view: View, entered: Sequence[Line], log: BriefLog) -> BriefView:
    """Return the brief form of a view; `entered`: the lines of the deal's entry on the sheet, by seats."""
    short = {
        "log": log,
        "legal": tuple(map(_said, view.legal)),
        "refused": _refused(view.refused),
        "over": _over(view.over, entered),
    }
    return BriefView(**asdict(view) | short)


def brief_log(log: Log, known: Log, told: BriefLog) -> BriefLog:
    """Return the brief form of a log; if it extends the log `known`, reuse its brief form `told`."""
    if log[: len(known)] != known:
        known, told = (), ()
    return (*told, *((seat, _said(action)) for seat, action in log[len(known) :]))


def _said(action: Action) -> BriefAction:
    match action:
        case Play(card):
            return card
        case Announce(bonus):
            return bonus
        case _:
            return action


def _refused(refused: Sequence[Refusal]) -> tuple[Withheld, ...]:
    """Group consecutive refusals by rule."""
    rules = groupby(refused, lambda each: (each.why, each.clause))
    return tuple(Withheld(*rule, tuple(_said(each.action) for each in those)) for rule, those in rules)


def _over(over: Open | None, entered: Sequence[Line]) -> BriefOpen | None:
    if over is None:
        return None
    lines = tuple(entered.index(line) if line in entered else line for line in over.lines)
    return BriefOpen(**asdict(over) | {"lines": lines})
