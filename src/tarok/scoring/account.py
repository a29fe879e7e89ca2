"""The account of a deal, from which lines are written; and the book, in which entries come onto the sheet."""

from collections.abc import Callable, Iterable
from typing import Any, Generic

from msgspec import Struct

from tarok.engine.actions import Seat
from tarok.engine.deal import Contract, Game
from tarok.engine.house_rules import House_co
from tarok.engine.result import (
    Booked,
    Carry,
    Dealt,
    Entry,
    Factor,
    Line,
    Loan,
    Misdeal,
    Result,
    Stop,
    Withdrawal,
)
from tarok.validation.causes import rejection


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
        """The declarer's side; no player, where all play for themselves."""
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

        A player who is on the declarer's side shares it.
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


class Book(Struct, frozen=True):
    """How a family enters things on the sheet: a row for each kind of entry; it may lack the last three.

    A deal that was `thrown_in` has no contract; where it has no row of its own it is entered like others.
    """

    dealt: Callable[[Game[Any], Dealt, Carry], Booked]
    stopped: Callable[[Game[Any], Stop, Carry], Booked]
    thrown_in: Callable[[Game[Any], Dealt, Carry], Booked] | None = None
    misdealt: Callable[[Game[Any], Misdeal, Carry], Booked] | None = None
    lent: Callable[[Game[Any], Loan, Carry], Booked] | None = None
    withdrawn: Callable[[Game[Any], Withdrawal, Carry], Booked] | None = None

    def __call__(self, game: Game[Any], entry: Entry, carry: Carry, /) -> Booked:
        """Return the effect of an entry on the sheet.  ValueError: it is invalid, with the reason."""
        match entry:
            case Dealt(result) if self.thrown_in and not result.contract:
                return self.thrown_in(game, entry, carry)
            case Dealt():
                return self.dealt(game, entry, carry)
            case Stop():
                return self.stopped(game, entry, carry)
            case Misdeal() if self.misdealt:
                return self.misdealt(game, entry, carry)
            case Misdeal():
                text = "{game} has no payment for a misdeal: the cards are dealt again"
                raise rejection("misdeal_free", text, game=game.key)
            case Loan() if self.lent:
                return self.lent(game, entry, carry)
            case Loan():
                raise rejection("no_loans", "{game} has no bank to borrow from", game=game.key)
            case Withdrawal() if self.withdrawn:
                return self.withdrawn(game, entry, carry)
            case Withdrawal():
                text = "{game} has no settlement for a player who leaves"
                raise rejection("no_withdrawal", text, game=game.key)


def multiplied(points: int, factors: Iterable[Factor]) -> int:
    """Return these points times all factors."""
    for factor in factors:
        points *= factor.times
    return points


def kontra(doubled: int, clause: str) -> tuple[Factor, ...]:
    """Return the factor of this number of kontras, if there are any."""
    return (Factor("kontra", 1 << doubled, clause),) if doubled else ()


def alone(deltas_of: dict[Seat, int], seats: int) -> tuple[int, ...]:
    """Return the deltas of these seats; all others get 0."""
    return tuple(deltas_of.get(seat, 0) for seat in range(seats))
