"""What a hand is worth, before any card is played."""

from functools import cache
from math import ceil

from tarok.bots.masks import ALL, SUITS, Mask
from tarok.bots.tables import Strength

KING, QUEEN = 1 << 7, 1 << 6


def strength(weights: Strength, hand: Mask) -> float:
    """Return what a hand is worth to a declarer, in ordinary taroks."""
    suits = sum(of_suit(weights, hand >> low & 0xFF) for low in (0, 8, 16, 24))
    return suits + of_taroks(weights, hand >> 32)


@cache
def of_suit(weights: Strength, cards: Mask) -> float:
    """Return what the cards of a suit are worth, given as a mask of eight."""
    length = cards.bit_count()
    if not length:
        return weights.void
    value = weights.king if cards & KING else 0.0
    if cards & QUEEN and length > 1:
        value += weights.queen
    if length == 1 and not cards & KING:
        value += weights.single
    return value


@cache
def of_taroks(weights: Strength, taroks: Mask) -> float:
    """Return what taroks are worth, given as a mask of 22."""
    return sum(weights.tarok + extra for rank, extra in enumerate(weights.ranks) if taroks >> rank & 1)


def sweeps(hand: Mask, gone: Mask, spread: float) -> bool:
    """Whether a hand wins every trick it leads to.

    It is taken that no seat holds more than the share `spread` of the other cards of a suit.
    Then the n-th highest card of a suit must beat the n-th highest of the others, until they have none.
    """
    for suit in SUITS:
        mine, others = hand & suit, ALL & ~hand & ~gone & suit
        for _ in range(min(mine.bit_count(), ceil(spread * others.bit_count()))):
            if mine < others:
                return False
            mine &= ~(1 << mine.bit_length() - 1)
            others &= ~(1 << others.bit_length() - 1)
    return True
