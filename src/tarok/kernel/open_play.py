"""The results of two sides with open cards and perfect play.

Where every player plays alone the caller names the sides.  The value is then what the one side has for
certain, the others together doing all they can against it.  It is exact for that question, and for no other:
players who each want the best for themselves may leave more or less.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tarok.cards.deck import Card
from tarok.engine.actions import Seat
from tarok.engine.deal import Deal
from tarok.kernel import _kernel
from tarok.kernel.pack import pack
from tarok.kernel.payoff import Payoff
from tarok.kernel.spec import PlaySpec

TABLE = 1 << 26
"""The default memory of a solver's table, in bytes."""


class Solved(Struct, frozen=True):
    """What side 0, the declarer's, has in the end, after each card that may be played now, and in which line.

    It is told in units, thirds of a card point where cards are counted in threes and else card points, with
    what the side had discarded and won before; or, with a Payoff, in the points that the seats of side 0 gain
    less those that the others do.
    """

    value: int
    cards: dict[Card, int]
    line: tuple[Card, ...]


def solve(
    at: Deal | PlaySpec,
    payoff: Payoff | None = None,
    *,
    sides: tuple[Seat, ...] | None = None,
    size: int = TABLE,
    stop: _kernel.Stop | None = None,
) -> Solved:
    """Return the exact value of a position, of each card that may be played, and the best play.

    `sides` gives the side of each seat, 0 or 1; it must be said where every player plays alone.  `size`
    bounds the memory of the table, in bytes.  ValueError: no cards are being played, there are not two sides,
    or the points sometimes fall when units rise.  Stopped: by `stop`.
    """
    solver = placed(at, payoff, sides, size, stop)
    cards = solver.cards()
    best = max if solver.mine else min
    return Solved(best(cards.values()), cards, tuple(solver.line()))


class Choice(Struct, frozen=True):
    """A card that was played, after `before` others, and what side 0 has in the end after each that might be.

    `value` is that of the best card for the player who had to choose; the units or points are those of
    Solved.
    """

    before: int
    card: Card
    value: int
    cards: dict[Card, int]


def solve_play(  # noqa: PLR0913 - the arguments of `solve`, and the cards
    at: Deal | PlaySpec,
    played: Sequence[Card],
    payoff: Payoff | None = None,
    *,
    sides: tuple[Seat, ...] | None = None,
    size: int = TABLE,
    stop: _kernel.Stop | None = None,
) -> Iterator[Choice]:
    """Solve the position before each card that was played from `at` on, the last one first.

    One table serves them all, and what a card is worth is the value of the position after it; so a caller
    that has seen enough stops there.  A position solved by itself has the same values.  Errors are those of
    `solve`; ValueError, too: a card is not legal.
    """
    solver = placed(at, payoff, sides, size, stop)
    for card in played:
        solver.play(card)
    return _choices(solver, played)


def _choices(solver: _kernel.Solver, played: Sequence[Card]) -> Iterator[Choice]:
    known: dict[Card, int] = {}
    for before in reversed(range(len(played))):
        solver.undo()
        cards = solver.cards(known)
        value = (max if solver.mine else min)(cards.values())
        yield Choice(before, played[before], value, cards)
        known = {played[before - 1]: value}


def reaches(  # noqa: PLR0913 - the arguments of `solve`, and the question
    at: Deal | PlaySpec,
    gain: int,
    payoff: Payoff | None = None,
    *,
    sides: tuple[Seat, ...] | None = None,
    size: int = TABLE,
    stop: _kernel.Stop | None = None,
) -> bool:
    """Whether side 0 has at least this in the end; this takes a fraction of the time of `solve`."""
    return placed(at, payoff, sides, size, stop).reaches(gain)


def placed(
    at: Deal | PlaySpec,
    payoff: Payoff | None,
    sides: tuple[Seat, ...] | None,
    size: int,
    stop: _kernel.Stop | None,
) -> _kernel.Solver:
    """Return a solver for the position with these cards."""
    spec = at if isinstance(at, PlaySpec) else pack(at)
    if payoff and sides not in (None, spec.side):
        raise ValueError("points are settled between the sides of the contract")
    solver = _kernel.Solver(size, stop)
    solver.place(replace(spec, side=sides) if sides else spec, payoff)
    return solver
