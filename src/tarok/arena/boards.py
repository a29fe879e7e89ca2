"""A board: one deal, played with the challenger at each seat in turn, and once by the opponents alone."""

from time import perf_counter_ns, thread_time_ns
from typing import NamedTuple

from msgspec import Struct

from tarok.arena.match import Match, beginning, seated
from tarok.engine.actions import Action, Seat
from tarok.engine.bonuses import made
from tarok.engine.deal import Deal
from tarok.engine.view import Player, View, paid, play
from tarok.jobs import need_sources

ROLES = ("declarer", "partner", "defender", "alone", "none")
"""The roles of a seat: `alone` where all play alone, `none` where the deal was annulled."""


class Played(Struct, frozen=True):
    """How a play of the deal went: its contract, empty if there was none, and each seat's role and points.

    `made` is None where no player declared anything that could be made.
    """

    contract: str
    made: bool | None
    roles: tuple[str, ...]
    points: tuple[int, ...]

    def gain(self, seat: Seat) -> float:
        """Return the points of a seat, less the mean of the others."""
        seats = len(self.points)
        return (seats * self.points[seat] - sum(self.points)) / (seats - 1)


class Times(Struct, frozen=True):
    """How many microseconds each decision took, where there was a choice: by the clock, and of CPU."""

    wall: tuple[int, ...]
    cpu: tuple[int, ...]


class Board(Struct, frozen=True):
    """A deal by its number: what the opponents alone made of it, and the challenger at each seat.

    `challenger` and `opponent` are the times of their decisions in the plays of the challenger.
    """

    deal: int
    control: Played
    plays: tuple[Played, ...]
    challenger: Times
    opponent: Times

    @property
    def gain(self) -> float:
        """How many points the challenger won more than each of the others: the mean over the seats."""
        seats = len(self.plays)
        won = sum(seats * played.points[seat] - sum(played.points) for seat, played in enumerate(self.plays))
        return won / (seats * (seats - 1))


def board(match: Match, number: int) -> Board:
    """Play a deal from all seats.  ValueError: the match was made by another tarok than this."""
    need_sources(match.code, "match")
    deal = beginning(match, number)
    control = outcome(play(deal, seated(match, number, None)))
    mine, others = _Watch(), _Watch()
    plays = []
    for seat in range(deal.game.seats):
        players = [
            (mine if other == seat else others).timed(player)
            for other, player in enumerate(seated(match, number, seat))
        ]
        plays.append(outcome(play(deal, players)))
    return Board(number, control, tuple(plays), mine.times(), others.times())


def outcome(deal: Deal) -> Played:
    """Return how a deal that is over came out."""
    lines = paid(deal)
    return Played(
        deal.contract.id if deal.contract else "",
        made(deal),
        tuple(role(deal, seat) for seat in range(deal.game.seats)),
        tuple(sum(line.deltas[seat] for line in lines) for seat in range(deal.game.seats)),
    )


def role(deal: Deal, seat: Seat) -> str:
    """Return the role of a seat in a finished deal, one of ROLES."""
    if deal.declarer is None:
        return "alone" if deal.contract else "none"
    if seat == deal.declarer:
        return "declarer"
    return "partner" if seat == deal.partner else "defender"


class _Spent(NamedTuple):
    wall: int
    cpu: int


class _Watch:
    """Measures how long decisions take."""

    def __init__(self) -> None:
        self._spent: list[_Spent] = []

    def timed(self, player: Player) -> Player:
        """Return the player, watched."""

        def watched(view: View) -> Action:
            if len(view.legal) == 1:
                return player(view)
            wall, cpu = perf_counter_ns(), thread_time_ns()
            action = player(view)
            self._spent.append(_Spent(perf_counter_ns() - wall, thread_time_ns() - cpu))
            return action

        return watched

    def times(self) -> Times:
        spent = self._spent
        return Times(tuple(each.wall // 1000 for each in spent), tuple(each.cpu // 1000 for each in spent))
