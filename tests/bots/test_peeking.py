"""No bot peeks: other cards where its seat cannot see them, and it does the same."""

from functools import partial

import nets
import pytest
from peeking import blind, peeked

from tarok.bots import PLAYERS
from tarok.engine.view import view
from tarok.games import GAMES

FAMILY_GAMES = ("slovenian", "romanian", "czech_american", "paskievics")
"""A game of each family; the nightly test goes through all games."""
SLOW = {"thinker": 5, "master": 3}
"""How many decisions of a slow bot are checked, only with `long`."""
CHECKED = [
    *(pytest.param(name, number, marks=pytest.mark.long) for name, number in SLOW.items()),
    *(pytest.param(name, 15) for name in PLAYERS if name not in SLOW),
    *(pytest.param(name, 40, marks=pytest.mark.long) for name in PLAYERS if name not in SLOW),
]


@pytest.mark.parametrize("key", FAMILY_GAMES)
@pytest.mark.parametrize(("name", "number"), CHECKED)
def test_a_bot_does_the_same_whatever_it_cannot_see(name, number, key):
    assert (0, number) == peeked(partial(blind, PLAYERS[name]), GAMES[key](), number)


def with_open_cards(game, seed):
    """One who is given the deal, and looks at the strongest of the other hands."""

    def decide(deal):
        strongest = max(int(hand) for seat, hand in enumerate(deal.hands) if seat != deal.due.seat)
        return deal.due.legal[strongest % len(deal.due.legal)]

    return decide


def with_one_memory(game, seed):
    """One who sees its view alone, and remembers what it saw from another seat."""
    hands = {}

    def decide(deal):
        seen = view(deal, deal.due.seat)
        hands[seen.seat] = int(seen.hand)
        others = sum(hand for seat, hand in hands.items() if seat != seen.seat)
        return seen.legal[others % len(seen.legal)]

    return decide


@pytest.mark.parametrize("number", nets.more(30, 60))
@pytest.mark.parametrize("key", FAMILY_GAMES)
@pytest.mark.parametrize("peeking", [with_open_cards, with_one_memory])
def test_whoever_peeks_is_caught(peeking, key, number):
    caught, tried = peeked(peeking, GAMES[key](), number)

    assert caught > tried / 10
