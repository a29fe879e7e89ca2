"""The payoff of a finished play, as tables filled by the game's own `result` and `settle`.

No scoring rule stands here.  What a play pays each seat is

    steps[span][units] + the sum over all events of weights[event][its outcome][span][band]

where `units` are those of side 0, a band is an interval of units, and a span one of its number of tricks,
within which every judge that counts says the same.
"""

from bisect import bisect
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from tarok.cards.deck import ALONE, NONE, TAROKS, TRULA, Cards
from tarok.engine.bonuses import owner
from tarok.engine.deal import Deal
from tarok.engine.rule_terms import VERDICTS, Event, EventKind, Stands
from tarok.kernel.alone import PayoffAlone
from tarok.kernel.synthetic_ends import SyntheticEnds

OUTCOMES: Final = len(VERDICTS)
WHOEVER_HOLDS: Final = frozenset({EventKind.COLLECTED, EventKind.RUN})
"""The events that have the same outcome no matter who came with their cards."""


class Payoff(Struct, frozen=True):
    """What the end of a play of `tricks` pays each seat, in the points of the score sheet.

    Both tables hold numbers of 32 bits: `steps` by span, units and seat, `weights` by the row of an event,
    outcome, span, band and seat, the last index running fastest; `spans` are the tricks of side 0 where they
    begin, `bands` its units.  An event without a row only leads to another.  `made` says with a byte of 1, by
    span and band, where the contract is made.
    """

    seats: int
    tricks: int
    spans: tuple[int, ...]
    bands: tuple[int, ...]
    steps: bytes
    weights: bytes
    made: bytes
    events: tuple[Event, ...]

    @property
    def most(self) -> int:
        """The units of the whole pack."""
        return len(self.steps) // (4 * len(self.spans) * self.seats) - 1

    def paid(self, tricks: int, units: int, outcomes: Sequence[int]) -> tuple[int, ...]:
        """Return each seat's gain for these tricks and units of side 0, and these outcomes of events."""
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
    """Return the payoff of this deal.

    ValueError: a judge names no events to watch, or the payment is not a sum.
    """
    return PayoffAlone(deal) if deal.playing.aim is None else Payoffs(deal).of(deal)


class Payoffs:
    """What is paid in deals that are played by the same rules, and in which only hidden cards lie otherwise.

    The sides are the same in them.  What an event pays hangs on where a few cards lie, so it is asked once.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal, self._ends = deal, SyntheticEnds(deal)
        self._weights: dict[tuple[Any, ...], bytes] = {}

    @cached_property
    def _hangs_on(self) -> tuple[Cards, Cards, tuple[int, ...]]:
        """The cards of which it matters who came with them, or where else they lie; and numbers of taroks.

        To a run of tricks won by one of some cards it is all the same where these lie: who wins is seen.
        """
        told = tuple(self._ends.named())
        owned = Cards.of(card for e in told if e.kind not in WHOEVER_HOLDS for card in named(e))
        cards = (row.card(self.deal) for row in self.deal.playing.bonuses if row.card)
        owned |= TRULA | Cards.of(card for card in cards if card is not None)
        laid = (event for event in told if event.kind is not EventKind.RUN)
        lying = Cards.of(card for event in laid for card in named(event)) | owned
        stand = (each for each in self._ends.watched if isinstance(each, Stands))
        return owned, lying, tuple(each.taroks for each in stand if each.taroks is not None)

    def mark(self, hands: Sequence[int], laid: Sequence[int], talon: int) -> tuple[object, ...]:
        """Return the cache key: all that the payment depends on, for these places of the cards."""
        owned, lying, numbers = self._hangs_on
        taroks = [(hand & TAROKS).bit_count() for hand in hands] if numbers else []
        return (
            *[hand & owned for hand in hands],
            *[cards & lying for cards in laid],
            talon & lying,
            *[number if number in numbers else 0 for number in taroks],
        )

    def of(self, deal: Deal) -> Payoff:
        """Return the payoff of one of these deals."""
        ends = self._ends if deal is self.deal else SyntheticEnds(deal, self._ends)
        rows: list[bytes] = []
        found: list[Event] = []
        for row, chain in enumerate(ends.chains):
            weights = self._paying(ends, row, chain) if chain else b""
            if weights:
                first = len(found)
                found += (replace(e, below=e.below + first if e.below >= 0 else -1) for e in chain)
                found[-1] = replace(found[-1], row=len(rows))
                rows.append(weights)
        return Payoff(
            seats=deal.game.seats,
            tricks=ends.scale.tricks,
            spans=ends.scale.spans,
            bands=ends.scale.bands,
            steps=ends.steps(),
            weights=b"".join(rows),
            made=ends.made(),
            events=tuple(found),
        )

    def _paying(self, ends: SyntheticEnds, row: int, chain: tuple[Event, ...]) -> bytes:
        """Return what a row pays in a deal; nothing if it never pays any player."""
        owned = (event for event in chain if event.kind not in WHOEVER_HOLDS)
        cards = Cards.of(card for event in owned for card in named(event))
        key = row, chain, tuple(owner(ends.deal, card) for card in cards), ends.idle
        if key not in self._weights:
            weights = b"".join(_weights(ends, row, chain))
            self._weights[key] = weights if any(weights) else b""
        return self._weights[key]


def named(event: Event) -> Cards:
    """Return the cards that an event is about."""
    best = NONE if event.kind in {EventKind.COLLECTED, EventKind.MET, EventKind.RUN} else ALONE[event.best]
    return best | Cards(event.cards)


def _weights(ends: SyntheticEnds, row: int, chain: tuple[Event, ...]) -> Iterator[bytes]:
    """Yield what each outcome of a row pays, those that cannot be being nothing."""
    nothing = bytes(4 * len(ends.scale.spans) * len(ends.scale.bands) * ends.game.seats)
    for outcome in range(OUTCOMES) if chain else ():
        yield ends.weights(row, outcome) if outcome in chain[-1].outcomes else nothing
