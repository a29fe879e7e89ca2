"""The account of a deal: what every family's `settle` reads, and how a line is written."""

from collections.abc import Iterable
from typing import Generic

from msgspec import Struct

from tarok.actions import Seat
from tarok.deal import Contract, Game
from tarok.house import House_co
from tarok.result import Carry, Factor, Line, Result


class Account(Struct, Generic[House_co], frozen=True):
    """A deal that is being settled: its game and contract, how it came out, and the sheet before it."""

    game: Game[House_co]
    contract: Contract
    result: Result
    carry: Carry

    @property
    def house(self) -> House_co:
        return self.game.options

    @property
    def own(self) -> tuple[Seat, ...]:
        """The declarer's side; nobody, where all play for themselves."""
        return tuple(seat for seat in range(self.game.seats) if self.side(seat) == 0)

    @property
    def others(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.game.seats) if self.side(seat) == 1)

    def side(self, seat: Seat) -> int:
        return int(seat not in (self.result.declarer, self.result.partner))

    def line(  # noqa: PLR0913 - a line has many parts
        self,
        what: str,
        clause: str,
        points: int,
        *factors: Factor,
        sign: int = 1,
        side: int | None = None,
        announced: bool = False,
    ) -> Line:
        """Return the line by which each opponent pays this amount, or, times a `sign` of -1, gets it.

        Whoever is on the declarer's side shares it.
        """
        amount = multiplied(sign * points, factors)
        share = amount * len(self.others) // len(self.own)
        deltas = tuple(-amount if self.side(seat) else share for seat in range(self.game.seats))
        return Line(
            what=what,
            clause=clause,
            points=points,
            deltas=deltas,
            factors=factors,
            side=side,
            announced=announced,
        )


def multiplied(points: int, factors: Iterable[Factor]) -> int:
    """Return these points times all factors."""
    for factor in factors:
        points *= factor.times
    return points


def kontra(doubled: int, clause: str) -> tuple[Factor, ...]:
    """Return the factor of this number of kontras, if there are any."""
    return (Factor("kontra", 1 << doubled, clause),) if doubled else ()


def alone(deltas_of: dict[Seat, int], seats: int) -> tuple[int, ...]:
    """Return the deltas of these seats; everybody else has 0."""
    return tuple(deltas_of.get(seat, 0) for seat in range(seats))
