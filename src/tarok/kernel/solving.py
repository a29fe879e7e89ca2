"""What two sides win of a deal if all cards lie open and nobody makes a mistake."""

from msgspec import Struct
from msgspec.structs import replace

from tarok.actions import Seat
from tarok.cards import Card
from tarok.deal import Deal
from tarok.kernel import _kernel
from tarok.kernel.pack import pack
from tarok.kernel.spec import PlaySpec

TABLE = 1 << 26
"""The memory of a solver's table if nobody says otherwise, in bytes."""


class Solved(Struct, frozen=True):
    """The units that side 0, the declarer's, has in the end, with what it had laid away and won before.

    `cards` says the same for each card that may be played now, `line` how the play then goes on to its end.
    Units are thirds of a card point where cards are counted in threes, else card points.
    """

    units: int
    cards: dict[Card, int]
    line: tuple[Card, ...]


def solve(
    at: Deal | PlaySpec,
    *,
    sides: tuple[int, ...] | None = None,
    size: int = TABLE,
    stop: _kernel.Stop | None = None,
) -> Solved:
    """Return the exact value of a position, of each card that may be played, and the best play.

    `sides` gives the side of each seat, 0 or 1; it must be said where everybody plays alone.  `size` bounds
    the memory of the table, in bytes.  ValueError: no cards are being played, or there are not two sides.
    Stopped: by `stop`.
    """
    solver = placed(at, sides, size, stop)
    cards = solver.cards()
    best = max if solver.mine else min
    return Solved(best(cards.values()), cards, tuple(solver.line()))


def reaches(
    at: Deal | PlaySpec,
    units: int,
    *,
    sides: tuple[int, ...] | None = None,
    size: int = TABLE,
    stop: _kernel.Stop | None = None,
) -> bool:
    """Whether side 0 has so many units in the end, with the same arguments as `solve`; it is faster."""
    return placed(at, sides, size, stop).reaches(units)


def placed(
    at: Deal | PlaySpec, sides: tuple[Seat, ...] | None, size: int, stop: _kernel.Stop | None
) -> _kernel.Solver:
    """Return a solver before which the position lies."""
    spec = at if isinstance(at, PlaySpec) else pack(at)
    solver = _kernel.Solver(size, stop)
    solver.place(replace(spec, side=sides) if sides else spec)
    return solver
