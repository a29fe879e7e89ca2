"""The game's booking of a result, cached."""

from functools import lru_cache
from typing import Any, TypeAlias

from tarok.engine.deal import Game
from tarok.engine.result import Carry, Result
from tarok.kernel.scale import Scale

Amounts: TypeAlias = tuple[int, ...]
"""The gain or loss of each seat."""


def booked(game: Game, result: Result, carry: Carry) -> Amounts:
    """Return the game's booking of a result, all lines together."""
    deltas = (line.deltas for line in game.settle(game, result, carry))
    return tuple(map(sum, zip((0,) * game.seats, *deltas, strict=True)))


class Book:
    """The cached bookings of a game, for deals that begin with the same carry."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.paid: dict[Result, Amounts] = {}
        self.tables: dict[tuple[Any, ...], bytes] = {}
        self.scales: dict[tuple[Any, ...], Scale] = {}


def book(game: Game, carry: Carry) -> Book:
    """Return the book of this very game and such a carry; its game lives as long, and keeps its id."""
    found = _book(id(game), carry.dealer, carry.totals, *sorted(carry.marks.items()))
    found.game = game
    return found


@lru_cache(maxsize=16)
def _book(*_: object) -> Book:
    return Book()
