"""Fits to what was measured: by the strength of a hand, what it brings and how often."""

from math import exp

from msgspec import Struct


class Linear(Struct, frozen=True):
    """Points, by the strength of a hand."""

    base: float
    slope: float

    def at(self, power: float) -> float:
        """Return the points for a hand of this strength."""
        return self.base + self.slope * power


class Odds(Struct, frozen=True):
    """How likely a contract is made: the logarithm of the odds is a line in the strength of the hand."""

    base: float
    slope: float

    def likely(self, power: float) -> float:
        """Return how likely it is with a hand of this strength."""
        return 1 / (1 + exp(-self.base - self.slope * power))
