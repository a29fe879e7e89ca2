"""Actions tried in the same worlds, until one is clearly the best, or the worlds are used up."""

from collections.abc import Sequence
from math import copysign, inf, sqrt
from statistics import fmean, stdev
from time import monotonic
from typing import TYPE_CHECKING

from tarok.actions import Action
from tarok.bots.thinking.levels import Level

if TYPE_CHECKING:
    from tarok.values import Weighing


def tried(asked: "Weighing", actions: Sequence[Action], rounds: Sequence[int], level: Level) -> Action:
    """Return the best of the actions, of which the first is what rules would do.

    `rounds` are numbers of worlds, as a level has them.  ValueError: there are no worlds, or in none of them
    can the cards be played out.
    """
    deadline = None if level.seconds is None else monotonic() + level.seconds
    points: dict[Action, list[float]] = {action: [] for action in actions}
    left, best, done = tuple(actions), actions[0], 0
    for number in rounds:
        found = asked.of(left, range(done, number), deadline=deadline)
        for i, action in enumerate(left):
            points[action] += found.points(i)
        done += found.worlds
        if done:
            best = max(left, key=lambda action: fmean(points[action]))
            left = tuple(each for each in left if ahead(points[best], points[each]) <= level.drop)
        if done < number or len(left) == 1:
            break
    return best if ahead(points[best], points[actions[0]]) > level.margin else actions[0]


def ahead(one: Sequence[float], other: Sequence[float]) -> float:
    """Return by how many standard errors the first of two is better, in the worlds in which both were tried.

    Both begin with the same worlds.  What never differs is not ahead, nor is anything by a single world.
    """
    more = [a - b for a, b in zip(one, other, strict=False)]
    if len(more) < 2 or not any(more):
        return 0.0
    error = stdev(more) / sqrt(len(more))
    return fmean(more) / error if error else copysign(inf, more[0])
