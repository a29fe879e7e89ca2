"""Sets of cards as plain masks: a bot asks many questions, and an `int` answers fastest."""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from tarok.cards.deck import KINGS, PACK, SUIT, SUIT_OF, TRULA, Card

Mask: TypeAlias = int

SUITS: Final[tuple[Mask, ...]] = tuple(map(int, SUIT))
TAROKS: Final[Mask] = SUITS[4]
ALL: Final[Mask] = int(PACK)
ROYAL: Final[Mask] = int(KINGS)
HONOURS: Final[Mask] = int(TRULA)
FIVES: Final[Mask] = ROYAL | HONOURS
ABOVE: Final[tuple[Mask, ...]] = tuple(SUITS[SUIT_OF[card]] >> (card + 1) << (card + 1) for card in range(54))
"""The higher cards of the same suit."""
BELOW: Final[tuple[Mask, ...]] = tuple(SUITS[SUIT_OF[card]] & ((1 << card) - 1) for card in range(54))
"""The lower cards of the same suit."""


def each(mask: Mask) -> Iterator[Card]:
    """The cards of a mask, low to high."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(cards: Iterable[Card]) -> Mask:
    """Return the mask of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def top(mask: Mask) -> Card:
    """Return the highest card of a mask that has one."""
    return mask.bit_length() - 1


def bottom(mask: Mask) -> Card:
    """Return the lowest card of a mask that has one."""
    return (mask & -mask).bit_length() - 1
