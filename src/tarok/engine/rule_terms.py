"""The rules as numbers for the kernel: how a duty binds, what a judge watches for, what a phase gives.

What a duty, a judge, a phase say here the kernel plays and pays; what says nothing is the engine's alone.
The numbers are those of the kernel's `tricks.pxi` and `payoff.pxi`, which a test compares with these.
"""

from collections.abc import Iterator
from enum import IntEnum
from typing import Final, TypeAlias

from msgspec import Struct

from tarok.cards.deck import NONE, Card, Cards
from tarok.engine.deal_types import Verdict


class Emperor(IntEnum):
    """When škis, mond and pagat in one trick let the pagat win."""

    NEVER = 0
    ANY_ORDER = 1
    PAGAT_AFTER = 2


class Owed(IntEnum):
    """How a duty binds."""

    FOLLOW = 0  # to follow suit
    PLAY_TAROK = 1  # who cannot follow plays a tarok
    OVERTAKE = 2  # to win the trick as it stands
    PLAY_LAST = 3  # the cards that it takes from a leader's hand are played last of all
    LEAD_LAST = 4  # they are led last of all, and may always be played to a trick
    MOND_LEAD = 5  # the mond is not led before the škis has gone
    SKIS_FIRST = 6  # the škis is led first, and mond and pagat come to it
    PROMISED_NOW = 7  # to play what is promised to this trick
    PROMISED_LATER = 8  # to keep what is promised to another
    EARLIEST = 9  # of nothing but promised cards to play what is promised to the earliest trick


class EventKind(IntEnum):
    """When an event comes up."""

    COLLECTED = 0  # a side has all of `cards` in its pile: made by it
    CARRIED = 1  # the card of `side` comes to trick `number`: made if it wins, missed if not
    PHEASANT = 2  # the same, but not missed if its own side takes the trick
    KEPT = 3  # the card comes to trick `number`: made by side 0, if it takes that, else missed by it
    MET = 4  # all of `cards` are in one trick: made by `side`
    TOOK = 5  # one of `seats` takes the trick of the card: made by `side`
    SERIES = 6  # the card wins trick `number`, like all before it those of `side`, who made what is `below`
    PAIR = 7  # the card wins trick `number` with one of `cards` in it: made by `side`
    RUN = 8  # one of `cards` wins each trick from trick `number` on, for one side: made by it


MADE, MISSED = 1, 3
"""The outcomes of an event for side 0, those of side 1 being one more; 0: no player has made or missed it."""
VERDICTS: Final = (
    (Verdict.IDLE, Verdict.IDLE),
    (Verdict.MADE, Verdict.IDLE),
    (Verdict.IDLE, Verdict.MADE),
    (Verdict.MISSED, Verdict.IDLE),
    (Verdict.IDLE, Verdict.MISSED),
)
"""What the judge of an event says of either side, by its outcome."""


class Event(Struct, frozen=True):
    """Something that may come up in the play: its kind, and of what follows that which its kind names.

    `best` is the card; tricks are counted from 1.  `below` is another event that leads to this one, by its
    place among what the judge watches for, and `row` the place of what it pays; one that has none only leads
    to another.  Of the `cards` to be collected each side may have some in addition to its tricks: `laid`.
    """

    kind: EventKind
    cards: int = 0
    best: Card = 0
    number: int = 0
    side: int = 0
    seats: int = 0
    below: int = -1
    row: int = -1
    laid: tuple[int, int] = (0, 0)

    @property
    def outcomes(self) -> tuple[int, ...]:
        """How it may come out, apart from not occurring."""
        match self.kind:
            case EventKind.COLLECTED | EventKind.RUN:
                return MADE, MADE + 1
            case EventKind.CARRIED | EventKind.PHEASANT | EventKind.KEPT:
                return MADE + self.side, MISSED + self.side
            case _:
                return (MADE + self.side,)


class Counts(Struct, frozen=True):
    """The verdict follows from how many `tricks` each side has won, or from the units of its pile, or both.

    `edges` are the units of side 0 from which on it is another one.
    """

    tricks: bool = False
    edges: tuple[int, ...] = ()


class Stands(Struct, frozen=True):
    """The verdict stands before the first card is played.

    Of what others cannot see it may hang on who came to the play with one number of `taroks`.
    """

    taroks: int | None = None


Watched: TypeAlias = Iterator[Event] | Counts | Stands
"""What a judge watches for: events, the last of which is the feat itself, or none if it cannot come up."""


class Giving(Struct, frozen=True):
    """What a phase does with the talon while cards are played, and in the end.

    One of the `gifts` goes with each trick from here on, those that are `gone` have gone already; the
    `talon` goes with the trick of the called card.  The declarer gets what is `found` in the end for the
    cheapest card won or laid.
    """

    gifts: tuple[Card, ...] = ()
    gone: Cards = NONE
    talon: Cards = NONE
    found: Cards = NONE
