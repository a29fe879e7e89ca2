"""Worlds drawn by the kernel: it counts and picks spreads without a Python deal for each."""

import random
from collections.abc import Iterator
from typing import Final

from tarok import kernel
from tarok.cards.deck import FIVES, Card, Cards
from tarok.engine.actions import Seat
from tarok.engine.deal import Deal
from tarok.worlds.consistency import Consistency
from tarok.worlds.distributions import NoWorld, Spread, Spreads
from tarok.worlds.setting import Setting

PATIENCE: Final = 200_000
"""After how many impossible spreads in a row the search ends."""
TRIALS: Final = 2_000
"""The same of deals in which not all could be said that was said."""


class WorldSampler:
    """Draws spreads of the hidden cards, and worlds from them; the same dice give the same world.

    `tried` is the number of drawn spreads.
    """

    def __init__(self, setting: Setting, spreads: Spreads) -> None:
        self.setting, self.tried = setting, 0
        shares = spreads.shares
        if not shares and any(spot.size for spot in spreads.spots):
            raise ValueError("no deal agrees with this view")
        holders = [*_holders(setting)]
        sizes = [spot.size for spot in spreads.spots]
        self._native = kernel.Spreads(shares, sizes, holders, FIVES)
        self.count = self._native.count()
        if not self.count:
            raise ValueError("no deal agrees with this view")

    def drawn(self, dice: int) -> tuple[Spread, int]:
        """Return a spread, and the next dice.  ValueError: none is possible."""
        self.tried += 1
        found = self._native.drawn(dice, PATIENCE)
        if found is None:
            raise NoWorld
        return tuple(map(Cards, found[0])), found[1]

    def pack(self, spread: Spread, dice: int) -> tuple[Card, ...]:
        """Return one of the packs from which the cards came to these places, by dice."""
        return self.setting.shuffled(spread, random.Random(dice))

    def talon(self, spread: Spread, dice: int) -> dict[int, Card]:
        """Return the cards that lay in the talon of the same pack, by their places."""
        return self.setting.drawn(spread, random.Random(dice))

    def begun(self, dice: int) -> tuple[Spread, int, Deal]:
        """Return a spread, the dice of its pack, and the deal before the first lead."""
        for _ in range(TRIALS):
            spread, dice = self.drawn(dice)
            deal = self.setting.begun(self.pack(spread, dice), spread)
            if deal is not None:
                return spread, dice, deal
        raise NoWorld

    def consistent(self, dice: int, consistency: Consistency) -> tuple[Spread, int]:
        """Return the first spread in which all until the first lead is legal, and the dice of its pack."""
        for _ in range(TRIALS):
            spread, dice = self.drawn(dice)
            if consistency.agrees(self.setting, spread, dice):
                return spread, dice
        raise NoWorld

    def deal(self, dice: int) -> Deal:
        """Return the current deal of the first spread in which all actions so far are legal."""
        for _ in range(TRIALS):
            spread, dice = self.drawn(dice)
            deal = self.setting.deal(self.pack(spread, dice), spread)
            if deal is not None:
                return deal
        raise NoWorld


def _holders(setting: Setting) -> Iterator[tuple[int, int, int, int, int, tuple[int, ...] | None]]:
    """Yield what was told of every seat that has something in a spot."""
    hidden = setting.hidden
    spots: dict[Seat, list[int]] = {}
    for number, spot in enumerate(hidden.spots):
        if spot.seat is not None:
            spots.setdefault(spot.seat, []).append(number)
    for seat, numbers in spots.items():
        fives = hidden.fives[seat]
        hand = next(number for number in numbers if not hidden.spots[number].laid)
        groups = None if fives is None else tuple(map(int, fives))
        of_seat = sum(1 << number for number in numbers)
        yield hand, int(hidden.held[seat]), int(hidden.some[seat]), int(hidden.sure[seat]), of_seat, groups
