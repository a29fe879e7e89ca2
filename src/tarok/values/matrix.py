"""The points of actions, world by world, with means, errors and comparisons."""

from array import array
from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Final, Self

from msgspec import Struct

from tarok.engine.actions import Action, Seat

NOTHING: Final = 2
"""What is said of a contract where there is none to make."""


class Values(Struct, frozen=True):
    """The points of each of the `actions` of `seat` in each of a number of `worlds`, the same for all.

    `paid` is a flat array of 32-bit ints: the points of the sheet that each of the `seats` gains by the deal,
    by action, world and seat, the last index running fastest.  Points of an action are those of the asking
    seat less the mean of the others', for that is what playing is about.  `made` says by action and world
    whether the contract is made: 1 or 0, or NOTHING to make, where every player plays alone or no player
    does.
    """

    seat: Seat
    seats: int
    actions: tuple[Action, ...]
    worlds: int
    paid: "array[int]"
    made: bytes

    def points(self, i: int) -> tuple[float, ...]:
        """Return what action number `i` brings the asking seat compared with the others, world by world."""
        return tuple(self._relative(world) for world in self._worlds(i))

    def mean(self, i: int) -> float:
        """Return the mean of these points.  ValueError: there are no worlds."""
        if not self.worlds:
            raise ValueError("there are no worlds, so there is no mean")
        return fmean(self.points(i))

    def error(self, i: int, j: int) -> float:
        """Return the standard error of the difference of two means, world paired with world.

        Of fewer than two worlds it is infinite.
        """
        if self.worlds < 2:
            return inf
        pairs = zip(self.points(i), self.points(j), strict=True)
        return stdev(one - other for one, other in pairs) / sqrt(self.worlds)

    def better(self, i: int, j: int, margin: float) -> bool:
        """Whether action `i` brings more than action `j` by over `margin` standard errors."""
        return self.worlds > 1 and self.mean(i) - self.mean(j) > margin * self.error(i, j)

    def makes(self, i: int) -> float | None:
        """Return the share of the worlds with a contract to make in which action `i` sees it made.

        None: there are no such worlds.
        """
        said = self.made[i * self.worlds : (i + 1) * self.worlds]
        asked = len(said) - said.count(NOTHING)
        return said.count(1) / asked if asked else None

    @property
    def best(self) -> int:
        """The number of the action with the highest mean; of equal ones the first."""
        return max(range(len(self.actions)), key=self.mean)

    @property
    def shares(self) -> tuple[float, ...]:
        """In which share of the worlds each action is the best; those that are equally good share a world."""
        won = [0.0] * len(self.actions)
        for column in zip(*map(self.points, range(len(self.actions))), strict=True):
            top = [i for i, points in enumerate(column) if points == max(column)]
            for i in top:
                won[i] += 1 / len(top) / self.worlds
        return tuple(won)

    def only(self, numbers: Sequence[int]) -> Self:
        """Return the values of the actions with these numbers alone."""
        size = self.worlds * self.seats
        paid, made = array("i"), b""
        for i in numbers:
            paid += self.paid[i * size : (i + 1) * size]
            made += self.made[i * self.worlds : (i + 1) * self.worlds]
        actions = tuple(self.actions[i] for i in numbers)
        return type(self)(self.seat, self.seats, actions, self.worlds, paid, made)

    def and_(self, more: Self) -> Self:
        """Return the values of these actions in more worlds, too.  ValueError: those are of other actions."""
        if (self.seat, self.actions) != (more.seat, more.actions):
            raise ValueError("these are the values of other actions")
        paid, made = array("i"), b""
        for i in range(len(self.actions)):
            for one in (self, more):
                size = one.worlds * self.seats
                paid += one.paid[i * size : (i + 1) * size]
                made += one.made[i * one.worlds : (i + 1) * one.worlds]
        return type(self)(self.seat, self.seats, self.actions, self.worlds + more.worlds, paid, made)

    def _worlds(self, i: int) -> "list[array[int]]":
        """Return what each seat gains by an action in each world."""
        first = i * self.worlds * self.seats
        starts = range(first, first + self.worlds * self.seats, self.seats)
        return [self.paid[start : start + self.seats] for start in starts]

    def _relative(self, paid: "array[int]") -> float:
        own = paid[self.seat]
        return own - (sum(paid) - own) / (self.seats - 1)
