"""A finished deal, read from its events: its booked result is kept, and not computed again."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tarok.cards.deck import Card
from tarok.engine.deal import Deal, Game, Illegal, act, start
from tarok.engine.result import Booked, Carry, Line
from tarok.engine.result import Dealt as DealtEntry
from tarok.engine.view import View, in_review, view
from tarok.scoring.sheet import so_far
from tarok.server.core.errors import RequestError
from tarok.server.table.events import (
    Claimed,
    Coming,
    Dealt,
    Did,
    Lent,
    Opened,
    Parted,
    Presence,
    Settled,
    Stopped,
    TableFact,
    TakenBack,
)
from tarok.server.table.phase_log import PhaseLog, onward, opening
from tarok.server.table.places import Places
from tarok.server.table.reducer import apply_event as folded
from tarok.server.table.reducer import outline
from tarok.server.table.shuffle_messages import Opening
from tarok.server.table.shuffle_protocol import opening_of
from tarok.server.table.state import Table, by_seats


class FinishedDeal(Struct, frozen=True, kw_only=True):
    """The deal with this number at a table: its start, its actions, and its booked result.

    `places` are the players at its start; `bots` are the numbers of the actions that bots chose, counted from
    0; `carries` is the sheet at the time of each action; `opening` is how its pack came about, if it was
    committed to.
    """

    table: str
    number: int
    opened: Opened
    places: Places
    game: Game
    carry: Carry
    pack: tuple[Card, ...]
    did: tuple[Did, ...]
    bots: tuple[int, ...]
    carries: tuple[Carry, ...]
    booked: Booked
    opening: Opening | None = None

    @property
    def lines(self) -> tuple[Line, ...]:
        """The booked lines, by places."""
        return self.booked.lines

    @property
    def seats(self) -> tuple[int, ...]:
        """The place of each seat."""
        return tuple(self.carry.place(seat) for seat in range(self.game.seats))

    def place_of(self, guest: str | None) -> int | None:
        """Return the place of a guest, if there is one."""
        guests = [place.guest for place in self.places]
        return guests.index(guest) if guest and guest in guests else None

    def prepared(self) -> tuple[Did, ...]:
        """Return the actions before the first card was dealt; repeated, they lead to the same hands.

        Illegal: the rules have changed since and forbid them.
        """
        deal = start(self.game, self.pack, self.carry)
        done: list[Did] = []
        for did, now in zip(self.did, _moments(self), strict=True):
            if any(deal.hands) or now.ended:
                break
            done.append(did)
            deal = now
        return tuple(done)

    def place_at(self, number: int) -> int:
        """Return the place of the player who did the action with this number.

        RequestError: there is none.
        """
        if number not in range(len(self.did)):
            raise RequestError(404, "unknown")
        return self.seats[self.did[number].seat]

    def until(self, number: int) -> tuple[Did, ...]:
        """Return the actions before the one with this number.  Illegal: as above."""
        self.before(number)
        return self.did[:number]

    def before(self, number: int) -> Deal:
        """Return the deal as it lay before the action with this number.  Illegal: as above."""
        deal = start(self.game, self.pack, self.carry)
        for did in self.did[:number]:
            deal = act(deal, did.action)
        return deal

    def reviewed(self) -> Iterator[View]:
        """Give the deal as it lay after each action, all cards open.  Illegal: as above."""
        lines = by_seats(self.booked, self.seats)
        assert isinstance(self.booked.entry, DealtEntry)
        result = self.booked.entry.result
        return (in_review(deal, result, lines) for deal in _moments(self))

    def standings(self) -> Iterator[Carry]:
        """Give the totals on the sheet after each action, with immediate payments.  Illegal: as above."""
        for deal, carry in zip(_moments(self), self.carries, strict=True):
            yield self.booked.carry if deal.ended else so_far(deal, carry)

    def seen(self, number: int) -> View:
        """Return a seat's view just before it did the action with this number.  Illegal: as above."""
        return view(self.before(number), self.did[number].seat)

    def ended(self) -> Deal:
        """Return the deal when it was over.  Illegal: as above."""
        return list(_moments(self))[-1]

    def courses(self) -> Iterator[PhaseLog]:
        """Give the course of the deal after each action.  Illegal: as above."""
        deal = start(self.game, self.pack, self.carry)
        course = opening(deal)
        for did in self.did:
            course, deal = onward(course, deal, did.action)
            yield course


def _moments(past: FinishedDeal) -> Iterator[Deal]:
    """Give the deal after each action."""
    deal = start(past.game, past.pack, past.carry)
    for did in past.did:
        deal = act(deal, did.action)
        yield deal
    if not deal.ended:
        raise Illegal("the deal is not over")


def find(table: str, number: int, facts: Sequence[TableFact], game: Game) -> FinishedDeal | None:
    """Return the deal with this number at a table; None: there is none, or it is not over."""
    opened = facts[0]
    begun = [i for i, fact in enumerate(facts) if isinstance(fact, Dealt)]
    if not isinstance(opened, Opened) or not 1 <= number <= len(begun):
        return None
    after = facts[begun[number - 1] :]
    ends = next((i for i, fact in enumerate(after) if isinstance(fact, Settled)), None)
    if ends is None:
        return None
    dealt, settled = after[0], after[ends]
    assert isinstance(dealt, Dealt)
    assert isinstance(settled, Settled)
    table_then = outline(table, facts[: begun[number - 1] + 1], game)
    carry = table_then.sheet.carry
    done = _stood(after[:ends])
    return FinishedDeal(
        table=table,
        number=number,
        opened=opened,
        places=table_then.places,
        game=game,
        carry=carry,
        pack=dealt.pack,
        did=tuple(fact for fact in done if isinstance(fact, Did)),
        bots=tuple(number for number, bot in enumerate(_decided(table_then, after[1:ends])) if bot),
        carries=tuple(_carries(carry, done)),
        booked=settled.booked,
        opening=opening_of(table_then),
    )


def _stood(facts: Sequence[TableFact]) -> list[TableFact]:
    """Return the actions, without those that were undone."""
    stood: list[TableFact] = []
    for fact in facts:
        if isinstance(fact, TakenBack):
            last = max(i for i, done in enumerate(stood) if isinstance(done, Did))
            del stood[last]
        else:
            stood.append(fact)
    return stood


def _decided(table: Table, facts: Sequence[TableFact]) -> list[bool]:
    """Return for each remaining action whether a bot chose it.

    Those that follow from a claim were chosen by none.
    """
    bots: list[bool] = []
    for fact in facts:
        if isinstance(fact, Did):
            place = table.sheet.carry.place(fact.seat)
            bots.append(table.claimed is None and table.acting(place) is not None)
            table = replace(table, overdue=None)
        elif isinstance(fact, TakenBack):
            del bots[-1]
        elif isinstance(fact, Coming | Parted | Presence | Claimed):
            table = folded(table, fact)
    return bots


def _carries(carry: Carry, facts: Sequence[TableFact]) -> Iterator[Carry]:
    """Give the sheet at the time of each action: it may change during a deal."""
    for fact in facts:
        if isinstance(fact, Lent | Stopped):
            carry = fact.booked.carry
        elif isinstance(fact, Did):
            yield carry
