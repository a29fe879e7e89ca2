"""What a finished play pays, as tables that the game's own `result` and `settle` have filled.

No scoring rule stands here.  What a play pays each seat is

    steps[span][units] + the sum over all events of weights[event][its outcome][span][band]

where `units` are those of side 0, a band is an interval of units, and a span one of its number of tricks,
within which every judge that counts says the same.
"""

from bisect import bisect
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarok.deal import Deal
from tarok.kernel.alone import PayoffAlone
from tarok.kernel.made_up import MadeUp
from tarok.terms import VERDICTS, Event

OUTCOMES: Final = len(VERDICTS)


class Payoff(Struct, frozen=True):
    """What the end of a play of `tricks` pays each seat, in the points of the score sheet.

    Both tables hold numbers of 32 bits: `steps` by span, units and seat, `weights` by the row of an event,
    outcome, span, band and seat, the last index running fastest; `spans` are the tricks of side 0 where they
    begin, `bands` its units.  An event without a row only leads to another.
    """

    seats: int
    tricks: int
    spans: tuple[int, ...]
    bands: tuple[int, ...]
    steps: bytes
    weights: bytes
    events: tuple[Event, ...]

    @property
    def most(self) -> int:
        """The units of the whole pack."""
        return len(self.steps) // (4 * len(self.spans) * self.seats) - 1

    def paid(self, tricks: int, units: int, outcomes: Sequence[int]) -> tuple[int, ...]:
        """Return what each seat gains when side 0 has these tricks and units, and the events came out so."""
        span, band = bisect(self.spans, tricks) - 1, bisect(self.bands, units) - 1
        paid = [self._row(self.steps, span * (self.most + 1) + units)]
        for event, outcome in zip(self.events, outcomes, strict=True):
            if event.row >= 0:
                place = (event.row * OUTCOMES + outcome) * len(self.spans) + span
                paid.append(self._row(self.weights, place * len(self.bands) + band))
        return tuple(map(sum, zip(*paid, strict=True)))

    def _row(self, table: bytes, place: int) -> Sequence[int]:
        return memoryview(table).cast("i")[place * self.seats : (place + 1) * self.seats]


def payoff(deal: Deal) -> Payoff | PayoffAlone:
    """Return what the play of this deal can pay.

    ValueError: a judge does not say what it watches for, or what is paid is no sum.
    """
    if deal.playing.aim is None:
        return PayoffAlone(deal)
    ends = MadeUp(deal)
    rows: list[bytes] = []
    found: list[Event] = []
    for row, chain in enumerate(ends.chains):
        weights = b"".join(_weights(ends, row, chain))
        if any(weights):
            first = len(found)
            found += (replace(e, below=e.below + first if e.below >= 0 else -1) for e in chain)
            found[-1] = replace(found[-1], row=len(rows))
            rows.append(weights)
    return Payoff(
        seats=deal.game.seats,
        tricks=ends.tricks,
        spans=ends.spans,
        bands=ends.bands,
        steps=ends.steps(),
        weights=b"".join(rows),
        events=tuple(found),
    )


def _weights(ends: MadeUp, row: int, chain: tuple[Event, ...]) -> Iterator[bytes]:
    """Yield what each outcome of a row pays, those that cannot be being nothing."""
    nothing = bytes(4 * len(ends.spans) * len(ends.bands) * ends.game.seats)
    for outcome in range(OUTCOMES) if chain else ():
        yield ends.weights(row, outcome) if outcome in chain[-1].outcomes else nothing
