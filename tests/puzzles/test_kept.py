"""The puzzles that come with tarok: brute force says the same of them."""

import nets
import pytest
from solved import holds_by_brute_force, with_cards

from tarok.games import FAMILIES, GAMES
from tarok.puzzles.collection import kept

A_FAMILY = 300


def test_each_family_has_its_number():
    counted = {family.id: 0 for family in FAMILIES.values()}
    for game in GAMES:
        counted[FAMILIES[game].id] += len(kept(game))

    assert min(counted.values()) >= A_FAMILY


@pytest.mark.parametrize("number", nets.more(1, 3))
@pytest.mark.parametrize("game", GAMES)
def test_brute_force_finds_the_same_in_the_first(game, number):
    some = list(with_cards(game, 3))[:number]

    assert some
    for puzzle in some:
        holds_by_brute_force(puzzle)
