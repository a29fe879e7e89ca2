"""No bot peeks, in 10,000 decisions of each family; TAROK_DECISIONS asks for another number."""

import os
from functools import partial

import pytest
from peeking import blind, peeked

from tarok.bots import PLAYERS
from tarok.games import FAMILIES, GAMES

DECISIONS = int(os.environ.get("TAROK_DECISIONS", "10000"))
FAMILY_GAMES = {
    family.id: [key for key in GAMES if FAMILIES[key].id == family.id] for family in FAMILIES.values()
}


@pytest.mark.night
@pytest.mark.parametrize("family", FAMILY_GAMES)
@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_does_the_same_whatever_it_cannot_see(name, family):
    games = FAMILY_GAMES[family]
    share = -(-DECISIONS // len(games))

    for key in games:
        assert (0, share) == peeked(partial(blind, PLAYERS[name]), GAMES[key](), share), key
