"""OpenSpiel's rules as a game of ours: the same legal actions, and the same count, in random deals."""

import importlib
import itertools
import os
import random
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DEALS = int(os.environ.get("TAROK_LAW_DEALS", "10000"))
PASSES = 0.8
"""How often a player passes who may: otherwise nearly all would play a valat."""


@pytest.fixture(scope="module")
def script():
    """The script of benchmarks/."""
    pytest.importorskip("pyspiel")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "benchmarks"))
        yield importlib.import_module("openspiel")


def differing(script, chance):
    """A player at random who sees whether both sides allow the same."""

    def play(state, deal):
        legal = state.legal_actions()
        assert state.current_player() == deal.due.seat
        assert legal == sorted(map(script.told, deal.due.legal)), deal.log
        passes = deal.phase == "auction" and 0 in legal and chance.random() < PASSES
        return 0 if passes else chance.choice(legal)

    return play


def contracts(script, players, deals):
    """Play at random on both sides; return the contracts that came about."""
    game, seen = script.game_for(players), set()
    for number, state in enumerate(itertools.islice(script.states(players, 7), deals)):
        deal = script.play_out(state, game, [differing(script, random.Random(number))] * players)
        assert deal.due is None
        assert state.returns() == script.returns(deal), deal.log
        seen.add(deal.contract.id)
    return seen


@pytest.mark.parametrize("players", [3, 4])
def test_legal_actions_and_count_are_the_same(script, players):
    assert {"three", "two", "beggar"} <= contracts(script, players, 60)


@pytest.mark.night
@pytest.mark.parametrize("players", [3, 4])
def test_they_are_the_same_in_many_deals(script, players):
    assert len(script.CONTRACTS) - 3 * (players == 3) == len(contracts(script, players, DEALS))
