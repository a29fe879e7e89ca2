"""What a finished play pays, as tables that the game's own `result` and `settle` have filled.

No scoring rule stands here.  What a play pays each seat is

    steps[sweep][units] + the sum over all events of weights[event][its outcome][sweep][band]

where `units` are those of side 0, a band is an interval of units within which every threshold says the same,
and `sweep` is how many tricks side 0 has won: none, one, some or all.
"""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarok.deal import Deal
from tarok.kernel.alone import Alone
from tarok.kernel.asking import Asking, Sweep
from tarok.kernel.events import VERDICTS, Event

OUTCOMES: Final = len(VERDICTS)


class Objective(Struct, frozen=True):
    """What the end of a play pays each seat, in the points of the score sheet.

    Both tables hold numbers of 32 bits: `steps` by sweep, units and seat, `weights` by the row of an event,
    outcome, sweep, band and seat, the last index running fastest; `bands` are the units where they begin.
    An event without a row only leads to another.
    """

    seats: int
    bands: tuple[int, ...]
    steps: bytes
    weights: bytes
    events: tuple[Event, ...]

    @property
    def most(self) -> int:
        """The units of the whole pack."""
        return len(self.steps) // (4 * len(Sweep) * self.seats) - 1

    def pays(self, sweep: Sweep, units: int, outcomes: Sequence[int]) -> tuple[int, ...]:
        """Return what each seat gains when side 0 has so many units, and the events came out like this."""
        band = sum(least <= units for least in self.bands) - 1
        paid = [self._row(self.steps, sweep * (self.most + 1) + units)]
        for event, outcome in zip(self.events, outcomes, strict=True):
            if event.row >= 0:
                place = (event.row * OUTCOMES + outcome) * len(Sweep) + sweep
                paid.append(self._row(self.weights, place * len(self.bands) + band))
        return tuple(map(sum, zip(*paid, strict=True)))

    def _row(self, table: bytes, place: int) -> Sequence[int]:
        return memoryview(table).cast("i")[place * self.seats : (place + 1) * self.seats]


def objective(deal: Deal) -> Objective | Alone:
    """Return what the play of this deal can pay.  ValueError: the kernel does not know one of its judges."""
    if deal.playing.aim is None:
        return Alone(deal)
    asking = Asking(deal)
    table = _table(asking)
    found: list[Event] = []
    for row, chain in enumerate(asking.chains):
        if chain and row in table.paying:
            first = len(found)
            found += (replace(e, below=e.below + first if e.below >= 0 else -1) for e in chain)
            found[-1] = replace(found[-1], row=row)
    return Objective(deal.game.seats, asking.bands, table.steps, table.weights, tuple(found))


class _Table(Struct, frozen=True):
    """The part of an objective that is the same wherever the hidden cards lie; `paying` rows have weights."""

    steps: bytes
    weights: bytes
    paying: frozenset[int]


@lru_cache(maxsize=64)
def _table(asking: Asking) -> _Table:
    """Fill the tables."""
    seats, sweeps, bands = asking.game.seats, len(Sweep), len(asking.bands)
    steps = array("i", bytes(4 * sweeps * (asking.most + 1) * seats))
    weights = array("i", bytes(4 * len(asking.chains) * OUTCOMES * sweeps * bands * seats))
    paying = set()
    for sweep in asking.sweeps:
        for number, paid in asking.steps(sweep):
            _put(steps, sweep * (asking.most + 1) + number, paid)
        for row, outcome, band, more in asking.weights(sweep):
            _put(weights, ((row * OUTCOMES + outcome) * sweeps + sweep) * bands + band, more)
            paying.add(row)
    return _Table(steps.tobytes(), weights.tobytes(), frozenset(paying))


def _put(table: "array[int]", place: int, amounts: Sequence[int]) -> None:
    table[place * len(amounts) : (place + 1) * len(amounts)] = array("i", amounts)
