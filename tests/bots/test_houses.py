"""The rule bot plays on under every house rule, with bold players beside it, from any sheet."""

import random

import pytest
from houses import variations
from lawful import carries

from tarok.bots import PLAYERS
from tarok.engine.deal import start
from tarok.engine.view import play
from tarok.games import GAMES

DEALS = 60


def house(make, chance):
    """House rules of which about a third differ from the default."""
    found = {name: value for name, value in variations(make) if chance.random() < 1 / 3}
    try:
        return make(**found)
    except ValueError:  # two of them exclude each other
        return house(make, chance)


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_it_plays_whole_deals_by_any_house_rules(key):
    chance = random.Random(11)
    for seed in range(DEALS):
        game = house(GAMES[key], chance)
        players = [PLAYERS["rule"](game, seed)] * game.seats
        if seed % 2:
            players[chance.randrange(game.seats)] = PLAYERS["bold"](game, seed)
        pack, carry = chance.sample([*game.pack], len(game.pack)), next(carries(game, seed))
        if not getattr(game.options, "klop_enabled", True):
            carry = carry.with_marks(compulsory_klop=(0,))  # SL-MON-03
        assert play(start(game, pack, carry), players).ended
