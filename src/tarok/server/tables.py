"""A table as the fold over its facts, and what the people at it may do.  No clock, no network, no chance."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tarok.actions import Action
from tarok.deal import Deal, Game, act, start
from tarok.result import Carry, Forbidden, Wait
from tarok.result import Dealt as DealtEntry
from tarok.result import Loan as LoanEntry
from tarok.result import Stop as StopEntry
from tarok.server.facts import Dealt, Did, Fact, Lent, Opened, Seated, Seen, Settled, Stopped
from tarok.server.messages import Act, Loan, Message, Next, Refused, Stop, Suggest, Time
from tarok.sheet import Sheet, so_far
from tarok.view import View, view, why_not

Games: TypeAlias = Mapping[str, Callable[..., Game]]

PERSON = "open"
"""The word for a place that is no bot's."""


class Table(Struct, frozen=True, kw_only=True):
    """A table: its `seq`-th fact has just happened; fact `since` was the last that changed the deal.

    `phases` says in which phase each action of the deal was done: the name, and how many one after the other.
    `guests` has the person at each place, if there is one; the first who sat down is the `host`; `seen` are
    the places that asked for the next deal.
    """

    id: str
    seq: int
    since: int
    key: str
    game: Game
    players: tuple[str, ...]
    guests: tuple[str | None, ...]
    sheet: Sheet
    deal: Deal | None = None
    deals: int = 0
    phases: tuple[tuple[str, int], ...] = ()
    settled: bool = True
    seen: frozenset[int] = frozenset()
    host: int = 0

    @property
    def playing(self) -> Deal:
        """The present deal; there is one as soon as anybody can look."""
        assert self.deal is not None
        return self.deal

    @property
    def over(self) -> bool:
        """Whether the present deal is over."""
        return self.deal is None or bool(self.deal.ended)

    @property
    def due(self) -> int | None:
        """The place whose turn it is."""
        return self.place(self.deal.due.seat) if self.deal and self.deal.due else None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The places of people that have not yet asked for the next deal."""
        if self.deal is None or not self.over or self.sheet.over:
            return ()
        return tuple(place for place, guest in enumerate(self.guests) if guest and place not in self.seen)

    @property
    def resting(self) -> bool:
        """Whether somebody must decide; otherwise a deal is to be booked, or the next to begin."""
        return self.sheet.over or not self.over or (self.settled and bool(self.waiting))

    @property
    def standing(self) -> Carry:
        """What stood on the sheet before the end of the deal, with what was paid and lent in it."""
        rows = self.sheet.rows
        if self.settled:  # its own entry, and what came after it, do not count
            rows = rows[: max(i for i, row in enumerate(rows) if isinstance(row.entry, DealtEntry))]
        return so_far(self.playing, replace(self.sheet, rows=rows).carry)

    @property
    def queue(self) -> tuple[Wait, ...]:
        """Who waits to play, in the order in which they come in."""
        if self.sheet.over:
            return ()
        return tuple(self.game.waits(self.game, self.sheet.carry, None if self.settled else self.deal))

    def place(self, seat: int) -> int:
        """Return whose seat it is in the present deal."""
        return self.playing.carry.place(seat)

    def seat(self, place: int) -> int | None:
        """Return where a place sits in the present deal; None: it sits this deal out."""
        return next((seat for seat in range(self.game.seats) if self.place(seat) == place), None)

    def place_of(self, guest: str | None) -> int | None:
        """Return the place of a guest, if there is one."""
        return self.guests.index(guest) if guest and guest in self.guests else None

    def free(self, place: int) -> bool:
        """Whether anybody may sit down at a place."""
        return (place, PERSON, None) in zip(range(self.game.places), self.players, self.guests, strict=True)

    def view(self, place: int) -> View:
        """Return what the person at a place may know of the deal."""
        return view(self.playing, self.seat(place))

    def after(self, fact: Fact) -> "Table":
        """Return the table after a fact."""
        table = replace(self, seq=self.seq + 1)
        match fact:
            case Seated(place, guest):
                guests = tuple(guest if place == i else other for i, other in enumerate(self.guests))
                return replace(table, guests=guests, host=self.host if any(self.guests) else place)
            case Seen(place):
                return replace(table, seen=self.seen | {place})
            case Lent(booked):
                return replace(table, sheet=self.sheet.with_row(booked))
            case Dealt(pack):
                deal = start(self.game, pack, self.sheet.carry)
                table = replace(
                    table, deal=deal, deals=self.deals + 1, phases=(), settled=False, seen=frozenset()
                )
            case Did(_, action):
                phases = one_more(self.phases, self.playing.phase)
                table = replace(table, deal=act(self.playing, action), phases=phases)
            case Settled(booked):
                table = replace(table, sheet=self.sheet.with_row(booked), settled=True)
            case Stopped(_, booked):
                table = replace(table, sheet=self.sheet.with_row(booked))
                if not table.over and not table.sheet.over:
                    return table  # the deal goes on as if nothing had happened
                table = replace(table, deal=self.deal and self.deal.but(due=None))
            case Opened():
                raise ValueError("a table is opened once")
        return replace(table, since=table.seq)


def fold(table: str, facts: Sequence[Fact], games: Games) -> Table | None:
    """Return the table to which all this has happened; None: nothing has, so there is no such table.

    Of earlier deals only what was booked counts: they are not played again, by rules that may have changed.
    """
    if not facts or not isinstance(facts[0], Opened):
        return None
    last = max((i for i, fact in enumerate(facts) if isinstance(fact, Dealt)), default=0)
    now = _opened(table, facts[0], games)
    for i, fact in enumerate(facts[1:], 1):
        past = i < last and isinstance(fact, Dealt | Did)
        now = _skip(now, fact) if past else now.after(fact)
    return now


def one_more(phases: tuple[tuple[str, int], ...], phase: str) -> tuple[tuple[str, int], ...]:
    """Return the phases of the actions, when one more has been done in this phase."""
    if phases and phases[-1][0] == phase:
        return (*phases[:-1], (phase, phases[-1][1] + 1))
    return (*phases, (phase, 1))


def guests(facts: Sequence[Fact]) -> tuple[str | None, ...]:
    """Return the person at each place of the table to which all this has happened."""
    there = {fact.place: fact.guest for fact in facts if isinstance(fact, Seated)}
    places = len(facts[0].players) if isinstance(facts[0], Opened) else 0
    return tuple(there.get(place) for place in range(places))


def _opened(table: str, fact: Opened, games: Games) -> Table:
    game = games[fact.game](**fact.options)
    return Table(
        id=table,
        seq=1,
        since=1,
        key=fact.game,
        game=game,
        players=fact.players,
        guests=(None,) * game.places,
        sheet=Sheet(game, opening=fact.carry),
    )


def _skip(table: Table, fact: Fact) -> Table:
    return replace(table, seq=table.seq + 1, deals=table.deals + isinstance(fact, Dealt))


def untimely(table: Table, place: int, message: Message) -> Refused | None:
    """Return why this is not the time for the person at a place to say this, if it is not."""
    if not _oldest(table, message) <= message.v <= table.seq:
        return Refused(table.seq, "stale")
    if isinstance(message, Act | Suggest):
        return None if table.due == place else Refused(table.seq, "not_your_turn")
    if table.sheet.over:
        return Refused(table.seq, "sheet_closed")
    return Refused(table.seq, "deal_running") if isinstance(message, Next | Stop) and not table.over else None


def _oldest(table: Table, message: Message) -> int:
    """Return the oldest position in which somebody may have said this: nobody borrows twice by mistake."""
    match message:
        case Loan():
            return table.seq
        case Time():
            return 0
        case _:
            return table.since


def respond(table: Table, place: int, message: Act | Next | Stop | Time | Loan) -> Fact | Refused:
    """Return what happens when the person at a place says this."""
    if refused := untimely(table, place, message):
        return refused
    match message:
        case Act(_, action):
            return _act(table, place, action)
        case Next():
            return Seen(place)
        case Stop():
            return _stop(table, place, StopEntry())
        case Time():
            return _call_time(table, place)
        case Loan(_, amount):
            return _lend(table, place, amount)


def _act(table: Table, place: int, action: Action) -> Fact | Refused:
    due = table.playing.due
    assert due is not None
    if action in due.legal:
        return Did(due.seat, action)
    refusal = why_not(table.view(place), action)
    reasons = (refusal.why, refusal.clause) if refusal else ()
    return Refused(table.seq, "illegal", *reasons)


def _call_time(table: Table, place: int) -> Fact | Refused:
    """End the round; a deal in progress is finished first, and one that is not yet is left where it lies."""
    if table.game.in_progress is None:
        return Refused(table.seq, "no_clock")
    if place != table.host:
        return Refused(table.seq, "not_host")
    return _stop(table, place, StopEntry(playing=not table.over and table.game.in_progress(table.playing)))


def _stop(table: Table, place: int, entry: StopEntry) -> Fact | Refused:
    try:
        booked = table.sheet.book(entry).rows[-1]
    except ValueError:
        return Refused(table.seq, "sheet_closed")
    again = booked.carry == table.sheet.carry
    return Refused(table.seq, "sheet_closed") if again else Stopped(place, booked)


def _lend(table: Table, place: int, amount: int) -> Fact | Refused:
    """Lend, or take back: while a deal runs, on top of what the bank has lent in it by itself."""
    now = table.sheet.carry if table.settled else table.standing
    try:
        booked = table.game.book(table.game, LoanEntry(place, amount), now)
    except Forbidden as error:
        return Refused(table.seq, "no_loan", error.why, error.clause)
    except ValueError:
        return Refused(table.seq, "no_loan")
    return Lent(replace(booked, carry=replace(booked.carry, totals=table.sheet.carry.totals)))


def settlement(table: Table) -> Settled:
    """Return the entry of a deal that is over."""
    deal = table.playing
    return Settled(table.sheet.book(DealtEntry(table.game.result(deal))).rows[-1])
