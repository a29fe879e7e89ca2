"""Advice on an action: keys, numbers and cards, which the page puts into words."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from tarok.cards.deck import Card
from tarok.engine.actions import Action

MUCH: Final = 0.2
"""From which share of what the best action brings, or what was done, a loss is much; 1 point at least."""


class Reason(Struct, frozen=True, omit_defaults=True):
    """A reason by its key, with the numbers, cards and suits that it speaks of."""

    why: str
    numbers: Mapping[str, int] = {}
    cards: tuple[Card, ...] = ()


class Weighed(Struct, frozen=True):
    """What an action is worth.

    The points of this deal compared with the mean of the others, and why to do it.

    `equal`: whether the paired interval of the difference to the best of all covers 0.  `ahead`: in which
    share of the worlds the seat gains more than the others; `made`: in which share the game of the deal is
    made, no matter who plays it, of the worlds that have one to make; None: there are none.  `same` are the
    actions that bring the same in every world.
    """

    action: Action
    same: tuple[Action, ...]
    points: float
    equal: bool
    ahead: float
    made: float | None
    reasons: tuple[Reason, ...]


class Advice(Struct, frozen=True):
    """What a seat is advised to do, and what that and the rest are worth, over this number of worlds.

    `by_rules`: the player by rules is followed whatever the numbers say, for they are rough.  `shared` are
    the reasons that hold whatever one does.  Where there are no worlds nothing was weighed, and `weighed` has
    only why one does what is advised, or was done.
    """

    action: Action
    worlds: int
    by_rules: bool
    shared: tuple[Reason, ...]
    weighed: tuple[Weighed, ...]

    def cost(self, done: Action) -> float:
        """Return how many points that surely gives away; 0 where numbers are too rough to say."""
        best = self.weighed[0]
        here = next((each for each in self.weighed if done == each.action), best)
        return 0.0 if self.by_rules or here.equal else best.points - here.points

    def costly(self, done: Action) -> bool:
        """Whether that surely gives away much of what the deal brings."""
        best, cost = self.weighed[0].points, self.cost(done)
        return cost >= max(1.0, MUCH * max(abs(best), abs(best - cost)))
