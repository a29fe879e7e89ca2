"""A million packs: each card comes to each place as often as it should, and each order of a few cards does.

`python3 run.py test -m night tests/night/test_shuffle.py -s` prints the figures of docs/shuffle.md.
"""

import math
import sys
from collections import Counter

import pytest

from tarok.cards.shuffle import Promise, pack

PACKS = 1_000_000


def packs(order):
    """As many packs, always the same: each deal has a secret and a seed of its own."""
    for deal in range(PACKS):
        yield pack(Promise("table", deal, "game", order, f"{deal:064x}"), [(0, f"{deal:032x}")])


def deviation(square, degrees):
    """By how many standard deviations a chi-square is off (Wilson and Hilferty)."""
    spread = 2 / (9 * degrees)
    return ((square / degrees) ** (1 / 3) - 1 + spread) / math.sqrt(spread)


def squares(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.night
@pytest.mark.parametrize("size", [54, 48, 42])
def test_each_card_comes_to_each_place(size):
    lying = [Counter() for _ in range(size)]
    for each in packs(tuple(range(size))):
        for counts, card in zip(lying, each, strict=True):
            counts[card] += 1
    found = squares((counts[card] for counts in lying for card in range(size)), PACKS / size)
    found *= (size - 1) / size  # a card that lies here lies nowhere else
    off = deviation(found, (size - 1) ** 2)
    sys.stdout.write(
        f"\n{size} cards: chi-square {found:.0f} of {(size - 1) ** 2} degrees of freedom, {off:+.2f} sigma\n"
    )
    assert abs(off) < 3.3


@pytest.mark.night
def test_each_order_of_six_cards_comes():
    counts = Counter(packs(tuple(range(6))))
    assert len(counts) == 720
    found = squares(counts.values(), PACKS / 720)
    off = deviation(found, 719)
    sys.stdout.write(
        f"\n6 cards, in all orders: chi-square {found:.0f} of 719 degrees of freedom, {off:+.2f} sigma\n"
    )
    assert abs(off) < 3.3
