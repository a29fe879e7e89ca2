"""The rule bot at the tables of the competitions, and at tables of five."""

import random

import pytest

from tarok.bots import PLAYERS
from tarok.engine.deal import start
from tarok.engine.result import Carry
from tarok.engine.view import play
from tarok.games import GAMES, PROFILES

KEYS = ("paskievics", "illustrated", "illustrated_54", "high")
HOUSES = [(key, house) for key in KEYS for house in (*PROFILES.get(key, {}).values(), {"players": 5})]


@pytest.mark.long
@pytest.mark.parametrize(("key", "house"), HOUSES)
def test_it_plays_by_every_profile(key, house):
    game = GAMES[key](**house)
    carry = Carry(dealer=game.places - 1, totals=(0,) * game.places)
    for seed in range(40):
        pack = random.Random(seed).sample([*game.pack], len(game.pack))
        assert play(start(game, pack, carry), [PLAYERS["rule"](game, seed)] * 4).ended
