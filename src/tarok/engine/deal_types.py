"""The small types of a deal: decisions, facts, shows and stakes."""

from collections.abc import Iterable
from enum import Enum
from functools import reduce
from operator import or_
from typing import TypeAlias

from msgspec import Struct

from tarok.cards.deck import NONE, Card, Cards
from tarok.engine.actions import Action, Seat
from tarok.engine.fact_kinds import FactKind, ShowKind


class Verdict(Enum):
    """How a feat came out: made, tried and missed, or never come up."""

    MADE = 1
    IDLE = 0
    MISSED = -1


Reason: TypeAlias = tuple[str, str]
"""Why something may not be done: the id of the rule that forbids it, and its clause."""


class Refusal(Struct, frozen=True):
    """An action that was ruled out: `why` is the id of the rule, `clause` its place in the book."""

    action: Action
    why: str
    clause: str


class Fact(Struct, frozen=True):
    """A public fact that a phase leaves for later ones.

    `by` is the action of `seat` that revealed it, if any.
    """

    what: FactKind
    seat: Seat
    value: int = 0
    by: Action | None = None


class Decision(Struct, frozen=True):
    """The decision that is due: its seat, the legal and the refused actions, and what each would reveal.

    It is `about` one stake, where the kontras of each are asked for separately.
    """

    seat: Seat
    legal: tuple[Action, ...]
    refused: tuple[Refusal, ...]
    tells: tuple[Fact, ...] = ()
    about: "Stake | None" = None

    def why_not(self, action: Action) -> str:
        """Return why an action is not legal."""
        for refusal in self.refused:
            if refusal.action == action:
                return f"seat {self.seat} may not {action}: {refusal.why} ({refusal.clause})"
        return f"{action} is not among what seat {self.seat} may do"


class Trick(Struct, frozen=True):
    """A complete trick: its cards in the order of play, and who took it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat

    def player(self, card: Card) -> Seat:
        return (self.leader + self.cards.index(card)) % len(self.cards)


class Show(Struct, frozen=True):
    """Cards turned up.

    `seat` holds or held them (None: no player), `to` may see them (None: every player).
    """

    what: ShowKind
    cards: tuple[Card, ...]
    seat: Seat | None = None
    to: Seat | None = None

    @property
    def pile(self) -> Cards:
        """The cards as a set."""
        return Cards.of(self.cards)


def together(shown: Iterable[Show]) -> Cards:
    """Return all cards of these shows."""
    return reduce(or_, (show.pile for show in shown), NONE)


class Promise(Struct, frozen=True):
    """Cards owed to tricks, one to each; a soft one binds while its side has won every trick (HU-RAJ-01)."""

    cards: Cards
    tricks: tuple[int, ...]
    soft: bool = False


class Stake(Struct, frozen=True):
    """An announcement or a doubling, and its seat; a void one repeats an announcement of the own side."""

    what: str
    seat: Seat
    doubled: int = 0
