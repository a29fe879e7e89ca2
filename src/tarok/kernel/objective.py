"""What a finished play pays, as tables that the game's own `result` and `settle` have filled.

No scoring rule stands here.  What a play pays each seat is

    steps[sweep][units] + the sum over all events of weights[event][its outcome][sweep][band]

where `units` are those of side 0, a band is an interval of units within which every threshold says the same,
and `sweep` is how many tricks side 0 has won: none, one, some or all.
"""

from collections.abc import Iterator, Sequence
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
    rows: list[bytes] = []
    found: list[Event] = []
    for row, chain in enumerate(asking.chains):
        weights = b"".join(_weights(asking, row, chain))
        if any(weights):
            first = len(found)
            found += (replace(e, below=e.below + first if e.below >= 0 else -1) for e in chain)
            found[-1] = replace(found[-1], row=len(rows))
            rows.append(weights)
    return Objective(deal.game.seats, asking.bands, asking.steps(), b"".join(rows), tuple(found))


def _weights(asking: Asking, row: int, chain: tuple[Event, ...]) -> Iterator[bytes]:
    """Yield what each outcome of a row pays, those that cannot be being nothing."""
    nothing = bytes(4 * len(Sweep) * len(asking.bands) * asking.game.seats)
    for outcome in range(OUTCOMES) if chain else ():
        yield asking.weights(row, outcome) if outcome in chain[-1].outcomes else nothing
