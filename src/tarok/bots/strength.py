"""What a hand is worth, before any card is played."""

from functools import cache, lru_cache
from math import ceil

from tarok.bots.card_masks import ALL, SUITS, Mask
from tarok.bots.weights import Strength
from tarok.cards.deck import PAGAT
from tarok.engine.deal import Contract

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


@lru_cache(16_384)  # of four million hands
def of_taroks(weights: Strength, taroks: Mask) -> float:
    """Return what taroks are worth, given as a mask of 22."""
    return sum(weights.tarok + extra for rank, extra in enumerate(weights.ranks) if taroks >> rank & 1)


def ruffs(contract: Contract) -> bool:
    """Whether a tarok beats a card of a suit."""
    return contract.beats((0, PAGAT)) == PAGAT


def sweeps(hand: Mask, gone: Mask, spread: float, *, ruffs: bool) -> bool:
    """Whether a hand wins every trick once it leads.

    It is taken that no seat holds more than the share `spread` of the other cards of a suit.  As long as it
    has any, it keeps the highest: my cards must beat that one.  Where taroks trump, they must also pull all
    others.
    """
    for number, suit in enumerate(SUITS):
        mine, others = hand & suit, ALL & ~hand & ~gone & suit
        rounds = ceil(spread * others.bit_count())
        if number == 4 and ruffs and mine.bit_count() < rounds:
            return False
        winners = mine >> others.bit_length()
        if winners.bit_count() < min(mine.bit_count(), rounds):
            return False
    return True
