"""Each puzzle that comes with tarok against brute force; TAROK_HAND says up to how many cards in the hand.

A puzzle takes 0.1 s with three cards, 1 s with four, 11 s with five, and minutes with six.
"""

import os

import pytest
from solved import holds_by_brute_force, with_cards

from tarok.games import GAMES

HAND = int(os.environ.get("TAROK_HAND", "5"))


@pytest.mark.night
@pytest.mark.parametrize("game", GAMES)
def test_brute_force_finds_the_same_in_all(game):
    for puzzle in with_cards(game, HAND):
        holds_by_brute_force(puzzle)
