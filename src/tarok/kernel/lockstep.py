"""Where the deals of a Lockstep begin, and which rows it tells of each to the seat whose turn it is."""

from collections.abc import Iterator

from msgspec import Struct

from tarok.kernel.alone import PayoffAlone
from tarok.kernel.payoff import Payoff
from tarok.kernel.spec import PlaySpec


class Known(Struct, frozen=True):
    """What one seat knows when the play begins, and what does not follow from the cards played since.

    Sets of cards are plain masks: those that it has `laid` away, the `called` one, and by seats, counted from
    its own, what each `may` hold and `surely` holds.  The facts are rows of 54 bytes: `before` the called
    card has been seen, and `after`.
    """

    laid: int
    called: int
    may: tuple[int, ...]
    surely: tuple[int, ...]
    before: bytes
    after: bytes


class Start(Struct, frozen=True):
    """A position at which cards are played, what its end pays, and what each seat knows.

    The seat that `bares` its hand shows it to all as soon as there is a complete trick.
    """

    spec: PlaySpec
    payoff: Payoff | PayoffAlone
    known: tuple[Known, ...]
    bares: int | None = None


def planes(seats: int, facts: tuple[str, ...]) -> Iterator[str]:
    """Yield the names of the rows, in which seat 0 is the one whose turn it is, and seat 1 plays next."""
    others = range(1, seats)
    yield "hand"
    yield from (f"table {seat}" for seat in others)
    yield from (f"played {seat}" for seat in range(seats))
    yield from (f"taken {seat}" for seat in range(seats))
    yield from (f"surely {seat}" for seat in others)
    yield from (f"may {seat}" for seat in others)
    yield from ("gone", "laid", "called", *facts)
