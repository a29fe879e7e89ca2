"""The seeds of worlds, from the seed of a question and their numbers."""

from typing import Final

WORD: Final = (1 << 64) - 1


def cut(seed: int, number: int) -> int:
    """Return the seed by which a world is drawn."""
    return _mixed(seed, 2 * number)


def dice(seed: int, number: int) -> int:
    """Return the seed by which it is played out."""
    return _mixed(seed, 2 * number + 1)


def _mixed(seed: int, number: int) -> int:
    """Return 64 bits in which each bit of both has a part: splitmix64."""
    word = (seed * 0xD1342543DE82EF95 + number * 0x9E3779B97F4A7C15 + 1) & WORD
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & WORD
    return word ^ word >> 31
