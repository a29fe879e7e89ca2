"""Advice on an action: keys, numbers and cards, which the page puts into words."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from tarok.engine.actions import Action, Seat
from tarok.reasons import Reason

Degree: TypeAlias = Literal["equal", "little", "much"]
"""How much worse an action is than what is advised."""

MUCH: Final = 0.2
"""From which share of what the best action brings, or what was done, a loss is much; 1 point at least."""


class Outlook(Struct, frozen=True):
    """Whose game it becomes after an action, in this number of the worlds, and in how many it is made.

    `seat` plays the `contract`; None: every player plays alone, or the cards are thrown in.  `made` is None
    where there is nothing to make.
    """

    seat: Seat | None
    contract: str
    worlds: int
    made: int | None


class Weighed(Struct, frozen=True):
    """What an action is worth.

    The points of this deal compared with the mean of the others, and why to do it.

    `equal`: it is not surely worse than what is advised, by the paired interval of the difference.
    `degree`: how much worse it is, in a word.  `ahead`: in which share of the worlds the seat gains more than
    the others; `made`: in which share the game of the deal is made, no matter who plays it, of the worlds
    that have one to make; None: there are none.  `outlook` says whose game that is, the most likely first.
    `same` are the actions that bring the same in every world.
    """

    action: Action
    same: tuple[Action, ...]
    points: float
    equal: bool
    ahead: float
    made: float | None
    reasons: tuple[Reason, ...]
    degree: Degree = "equal"
    outlook: tuple[Outlook, ...] = ()


class Advice(Struct, frozen=True):
    """What a seat is advised to do, and what that and the rest are worth, over this number of worlds.

    What is advised stands first, with its reason; then the rest, the best first.  `by_rules`: the player by
    rules is followed whatever the numbers say, for they are rough.  `shared` are the reasons that hold
    whatever one does.  Where there are no worlds nothing was weighed, and `weighed` has
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
        return degree(self.weighed[0].points, self.cost(done)) == "much"


def degree(best: float, cost: float) -> Degree:
    """Return how much a cost is in a deal where the best action brings this."""
    if cost <= 0:
        return "equal"
    return "much" if cost >= max(1.0, MUCH * max(abs(best), abs(best - cost))) else "little"
