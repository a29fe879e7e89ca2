"""Actions tried in the same worlds, until one is clearly the best, or the worlds are used up."""

from collections.abc import Callable, Sequence
from math import copysign, inf, sqrt
from time import monotonic
from typing import TYPE_CHECKING, Protocol, TypeVar

from tarok.bots.search.levels import Level
from tarok.bots.search.likelihood import weights
from tarok.engine.deal import Deal

if TYPE_CHECKING:
    from tarok.values import Values

T = TypeVar("T")
T_contra = TypeVar("T_contra", contravariant=True)


class Asked(Protocol[T_contra]):
    """A player that can evaluate actions in the worlds of given numbers."""

    def of(
        self, actions: Sequence[T_contra], numbers: Sequence[int], *, deadline: float | None = None
    ) -> "Values": ...
    def world(self, number: int) -> Deal: ...


def tried(
    asked: Asked[T],
    actions: Sequence[T],
    rounds: Sequence[int],
    level: Level,
    likely: Callable[[Deal], float] | None = None,
) -> T:
    """Return the best of the actions, of which the first is what rules would do.

    `rounds` are numbers of worlds, as a level has them; `likely` says how likely a world is, where they are
    not all alike.  ValueError: there are no worlds, or in none of them can the cards be played out.
    """
    deadline = None if level.seconds is None else monotonic() + level.seconds
    points: dict[T, list[float]] = {action: [] for action in actions}
    likelihoods: list[float] = []
    left, best, done = tuple(actions), actions[0], 0
    for number in rounds:
        found = asked.of(left, range(done, number), deadline=deadline)
        for i, action in enumerate(left):
            points[action] += found.points(i)
        likelihoods += (likely(asked.world(i)) if likely else 1.0 for i in range(done, done + found.worlds))
        done += found.worlds
        if done:
            counts = weights(likelihoods)
            best = max(left, key=lambda action: mean(points[action], counts))
            left = tuple(each for each in left if ahead(points[best], points[each], counts) <= level.drop)
        if done < number or len(left) == 1:
            break
    return (
        best if ahead(points[best], points[actions[0]], weights(likelihoods)) > level.margin else actions[0]
    )


def ahead(one: Sequence[float], other: Sequence[float], counts: Sequence[float]) -> float:
    """Return by how many standard errors the first of two is better, in the worlds in which both were tried.

    Both begin with the same worlds; each of them `counts` as much as it says.  What never differs is not
    ahead, nor is anything by a single world.
    """
    more = [a - b for a, b in zip(one, other, strict=False)]
    if len(more) < 2 or not any(more):
        return 0.0
    middle = mean(more, counts)
    squares = sum((count * (each - middle)) ** 2 for each, count in zip(more, counts, strict=False))
    error = sqrt(squares * len(more) / (len(more) - 1)) / sum(counts[: len(more)])
    return middle / error if error else copysign(inf, middle)


def mean(points: Sequence[float], counts: Sequence[float]) -> float:
    """Return the mean of what was found in the first worlds, each of which counts as much as it says."""
    total = sum(each * count for each, count in zip(points, counts, strict=False))
    return total / sum(counts[: len(points)])
