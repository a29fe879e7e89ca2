"""What lies on the table and what is said there: the small types of a deal."""

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
    """An action that was considered and ruled out: `why` is the id of the rule, `clause` where it stands."""

    action: Action
    why: str
    clause: str


class Fact(Struct, frozen=True):
    """Something public that a phase leaves for later ones; `by` is what `seat` said to tell it, if it did."""

    what: FactKind
    seat: Seat
    value: int = 0
    by: Action | None = None


class Decision(Struct, frozen=True):
    """The choice that is due: whose it is, what may be done, what may not, and what the choices tell.

    It is `about` one stake, where the kontras of each are said by themselves.
    """

    seat: Seat
    legal: tuple[Action, ...]
    refused: tuple[Refusal, ...]
    tells: tuple[Fact, ...] = ()
    about: "Stake | None" = None

    def why_not(self, action: Action) -> str:
        """Say why an action is not legal."""
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
    """Cards turned up: `seat` holds or held them (None: no player), `to` may see them (None.

    Every player).
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
    """Return all cards of what was turned up."""
    return reduce(or_, (show.pile for show in shown), NONE)


class Promise(Struct, frozen=True):
    """Cards owed to tricks, one to each; a soft one binds while its side has won every trick (HU-RAJ-01)."""

    cards: Cards
    tricks: tuple[int, ...]
    soft: bool = False


class Stake(Struct, frozen=True):
    """Something announced or doubled, and who said it; a void one repeats what the own side had announced."""

    what: str
    seat: Seat
    doubled: int = 0
