"""A table as its facts have made it.  No clock of its own, no network, no chance."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from tarok.cards.deck import Card
from tarok.engine.deal import Deal, Game
from tarok.engine.result import Booked, Carry, Line, Wait
from tarok.engine.result import Dealt as DealtEntry
from tarok.engine.view import Open, View, view
from tarok.scoring.sheet import Sheet, so_far
from tarok.server.table import events as happened
from tarok.server.table.clocks import Clock
from tarok.server.table.contests import DEALING, Contest
from tarok.server.table.phase_log import PhaseLog
from tarok.server.table.places import PERSON, STAND_IN, Places, Stay, stays_after
from tarok.server.table.sheet_columns import Moves, column, moved_carry
from tarok.server.table.shuffle_protocol import ShuffleState
from tarok.server.table.silent_games import SilentGame, Why
from tarok.server.table.table_settings import Manners


class Proposal(Struct, frozen=True):
    """A proposal of the player at `place` since event `seq`, and who has agreed."""

    seq: int
    place: int
    what: str
    other: int | None = None
    agreed: frozenset[int] = frozenset()


def by_seats(booked: Booked, places: Sequence[int]) -> tuple[Line, ...]:
    """Return the lines of a deal by seats, each of which is at one of these places."""
    return tuple(replace(line, deltas=tuple(line.deltas[place] for place in places)) for line in booked.lines)


class Table(Struct, frozen=True, kw_only=True):
    """The state of a table: its `seq`-th event was the last, at `at`.

    Event `since` was the last to change the deal.

    `opponents` is the bot for free seats.  `places` has the occupants, `stays` the earlier ones; `host` is
    the player who may change the table; `seen` are the places that asked for the next deal, `ending` is the
    place that asked to end the session after the current deal, `overdue` is the one whose time is up, `empty`
    since when no player has been present.  `before` is the state before the last action, if a person did it.
    `drawn` are the cards that decided the seats; `moves` are the changes of seats once there was a sheet.
    `acted` are the places where a person has made a decision in the current deal, `stood_in` those of people
    where a bot has; `bots` has for each booked deal the places where a bot has played all of it. `asked_out`
    are the guests whom the host has asked to leave since the last deal began; before the first, friends who
    left by mistake may return.  `dismissed` are their places.  A table of a `contest` is over after its
    deals. `played` are the players of the last booked deal, by the current places of their columns; it is
    empty before the first booking and during a deal.
    """

    id: str
    seq: int
    since: int
    at: float
    key: str
    game: Game
    manners: Manners
    opponents: str
    places: Places
    stays: tuple[Stay, ...]
    sheet: Sheet
    opened_at: float
    begun_at: float | None = None
    deal: Deal | None = None
    deals: int = 0
    course: PhaseLog = PhaseLog()
    settled: bool = True
    played: Places = ()
    seen: frozenset[int] = frozenset()
    host: int = 0
    clock: Clock | None = None
    empty: float | None = None
    overdue: int | None = None
    proposal: Proposal | None = None
    ending: int | None = None
    drawn: tuple[Card, ...] = ()
    claimed: happened.Claimed | None = None
    before: "Table | None" = None
    continued_at: str | None = None
    moves: Moves = ()
    acted: frozenset[int] = frozenset()
    stood_in: frozenset[int] = frozenset()
    bots: tuple[tuple[int, ...], ...] = ()
    asked_out: frozenset[str] = frozenset()
    dismissed: frozenset[int] = frozenset()
    shuffling: ShuffleState = ShuffleState()
    contest: Contest | None = None
    silence: SilentGame = SilentGame()

    @property
    def silent(self) -> Why:
        """Why chat is not allowed before the end of the current deal; empty: it is allowed."""
        if self.over or self.silence.caller is None:
            return ""
        return self.silence.why(self.playing, self.seat(self.silence.caller))

    @property
    def playing(self) -> Deal:
        """The present deal; there is one as soon as the table has begun."""
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
    def words(self) -> tuple[str, ...]:
        """The bot at each place, or that it is a person's."""
        return tuple(place.word for place in self.places)

    @property
    def guests(self) -> tuple[str | None, ...]:
        """The guest at each place, if there is one."""
        return tuple(place.guest for place in self.places)

    @property
    def people(self) -> tuple[int, ...]:
        """The places of people."""
        return tuple(number for number, place in enumerate(self.places) if place.person)

    @property
    def shared(self) -> bool:
        """Whether it is a table for several people."""
        return self.manners != Manners() or sum(place.word == PERSON for place in self.places) > 1

    @property
    def advised(self) -> bool:
        """Whether players may ask for advice: among people only where they have agreed on it.

        In a contest it is not allowed.
        """
        return self.manners.advice or not (self.shared or (self.contest and self.contest.counts))

    @property
    def anybody(self) -> bool:
        """Whether a person is present."""
        return any(place.present for place in self.places)

    @property
    def lives(self) -> bool:
        """Whether it is stored at once when the last person leaves.

        A clock stops, and matchmaking avoids the table.
        """
        return self.manners.public or (self.manners.clock is not None and self.manners.clock.live)

    @property
    def begun(self) -> bool:
        """Whether the first deal may be dealt."""
        return self.begun_at is not None

    @property
    def complete(self) -> bool:
        """Whether a deal may be dealt: at a table that waits for its host every place must be taken."""
        return self.begun and not (self.manners.host_begins and any(place.free for place in self.places))

    @property
    def waiting(self) -> tuple[int, ...]:
        """The places of people that have not yet asked for the next deal."""
        if self.deal is None or not self.over or self.sheet.over:
            return ()
        return tuple(
            number for number in self.people if not self.places[number].minded and number not in self.seen
        )

    @property
    def resting(self) -> bool:
        """Whether a decision is due; otherwise an event follows automatically."""
        if self.sheet.over:
            return True
        if self.agreed:
            return False
        if not self.over:
            return self.claimed is None and not self.laid_out
        if self.settled and self.ending is not None:
            return False
        deserted = self.deal is not None and all(self.places[number].minded for number in self.people)
        return self.settled and (bool(self.waiting) or not self.complete or deserted)

    @property
    def laid_out(self) -> bool:
        """Whether the cards of a board are being dealt, the same at all its tables.

        No decisions are made then.
        """
        dealing = self.deal is not None and self.deal.due is not None and self.deal.phase == DEALING
        return dealing and self.contest is not None and bool(self.contest.packs)

    @property
    def replaced(self) -> tuple[int, ...]:
        """The places of people for whom a bot has played all of the current deal."""
        return tuple(sorted(self.stood_in - self.acted))

    @property
    def unseen(self) -> bool:
        """Whether the player who is due decides without a card in hand: they cut, or choose a packet."""
        due = self.deal.due if self.deal else None
        return self.deal is not None and due is not None and not self.deal.hands[due.seat]

    @property
    def agreed(self) -> bool:
        """Whether all who were asked have agreed; absent players are not asked."""
        if (asked := self.proposal) is None:
            return False
        if asked.other is not None:
            return asked.other in asked.agreed
        return self.asked(asked.place, asked.what) <= asked.agreed

    def asked(self, place: int, what: str) -> set[int]:
        """Return who must agree to the proposal of a place.

        Absent players are not asked; but ending the session also needs the consent of players who are away
        only for a moment, for whom a bot plays only after the table's patience.
        """
        there = {number for number in self.people if self.places[number].present}
        if what == "stop":
            there |= {number for number in self.people if self.places[number].bot is None}
        return there - {place}

    @property
    def standing(self) -> Carry:
        """The sheet before the end of the deal, with payments and loans in it."""
        before = replace(self.sheet, rows=self.sheet.rows[: self._row]).carry
        now = [self.now(place) for place in range(len(self.places))]
        stood = so_far(self.playing, moved_carry(self.game, before, now))  # by the seats at that time
        return moved_carry(self.game, stood, [now.index(place) for place in range(len(now))])

    @property
    def _row(self) -> int:
        """The number of the row that the present deal has on the sheet, or will have."""
        rows = self.sheet.rows
        if not self.settled:
            return len(rows)
        return max(i for i, row in enumerate(rows) if isinstance(row.entry, DealtEntry))

    def now(self, place: int) -> int:
        """Return the current place of the player who was at this place in the deal."""
        return column(self.moves, self._row, place) if self.moves else place

    @property
    def queue(self) -> tuple[Wait, ...]:
        """Who waits to play, in the order in which they come in."""
        if self.sheet.over:
            return ()
        return tuple(self.game.waits(self.game, self.sheet.carry, None if self.settled else self.deal))

    def place(self, seat: int) -> int:
        """Return whose seat it is in the present deal."""
        return self.now(self.playing.carry.place(seat))

    def seat(self, place: int | None) -> int | None:
        """Return where a place sits in the present deal; None: it sits this deal out, or is no place."""
        return next((seat for seat in range(self.game.seats) if self.place(seat) == place), None)

    def place_of(self, guest: str | None) -> int | None:
        """Return the place of a guest, if there is one."""
        return self.guests.index(guest) if guest and guest in self.guests else None

    def expected(self, guest: str) -> int | None:
        """Return the place where a guest sits, or will after this deal."""
        return next(
            (
                number
                for number, place in enumerate(self.places)
                if guest in (place.guest, place.coming and place.coming.guest)
            ),
            None,
        )

    @property
    def entered(self) -> tuple[Line, ...]:
        """The booked result of the current deal, by seats; empty before."""
        if not self.settled:
            return ()
        return by_seats(self.sheet.rows[self._row], [self.place(seat) for seat in range(self.game.seats)])

    def admits(self, guest: str | None) -> bool:
        """Whether a guest may connect: players, guests who may take a seat, and spectators."""
        if guest is not None and self.expected(guest) is not None:
            return True
        return self.manners.host_begins or self.manners.onlookers != "none"

    def open_to_all(self, number: int) -> bool:
        """Whether any guest may take a place: bots give way to people at public tables."""
        if number not in range(len(self.places)):
            return False
        place = self.places[number]
        bot_gives_way = self.manners.host_begins and place.person is None
        return place.coming is None and (place.free or bot_gives_way or place.leaving)

    def acting(self, place: int) -> str | None:
        """Return the bot that acts at a place now; None: a person does, or none."""
        return self.places[place].bot or (STAND_IN if place == self.overdue else None)

    def view(self, place: int | None, over: Open | None = None) -> View:
        """Return the view of a place; after the end it shows the booked result.

        `place` None is a spectator; `over` is the cached result of `counted`.
        """
        seen = view(self.playing, self.seat(place), over)
        if seen.over is None or not self.settled:
            return seen
        now = [self.now(number) for number in range(len(self.places))]
        carry = moved_carry(self.game, seen.carry, [now.index(number) for number in range(len(now))])
        carry = replace(carry, dealer=now[carry.dealer])
        return replace(seen, carry=carry, over=replace(seen.over, lines=self.entered))

    def held(self, places: Places) -> "Table":
        """Return the table with this at its places, and another host if theirs has left or a bot plays."""
        table = replace(self, places=places, stays=stays_after(self.stays, places, len(self.sheet.rows)))
        host = places[self.host]
        if host.person and not host.minded and not host.leaving:
            return table
        there = [number for number, place in enumerate(places) if place.present]
        if not there and not host.person:  # an absent player has precedence over a newcomer
            there = [number for number, place in enumerate(places) if place.person]
        return replace(table, host=there[0] if there else self.host)
