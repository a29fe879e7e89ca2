"""Kernel and engine agree at every position in the play of the cards, in every game and house."""

import os
from itertools import islice

import pytest
from lawful import begun, steps
from requires import require

from tarok import kernel
from tarok.actions import PLAY
from tarok.games import GAMES, PROFILES
from tarok.kernel.pack import pack

require("kernel", not kernel.missing())

from tarok.kernel._kernel import Position  # noqa: E402 - only where it is built

DEALS = int(os.environ.get("TAROK_LAW_DEALS", "800")) // 40


def games():
    return [
        pytest.param(GAMES[key](**options), id=profile)
        for key, profiles in PROFILES.items()
        for profile, options in profiles.items()
    ]


@pytest.mark.parametrize("game", games())
def test_kernel_and_engine_play_alike(game):
    for deal, seats in islice(begun(game, 1), DEALS):
        plays_alike(steps(deal, seats))


def plays_alike(deals):
    """From the first card on, one position of the kernel goes on with the engine's deal."""
    at = None
    for deal in deals:
        if deal.due is None or deal.phase != "trick":
            continue
        if at is None:
            at = Position(pack(deal))
        elif deal.log[-1][1] in PLAY:
            at.play(deal.log[-1][1].card)
        assert sorted(action.card for action in deal.due.legal) == at.legal()
        assert (deal.due.seat, deal.table, deal.hands) == (at.seat, at.table, at.hands)
        assert (deal.won, tuple(trick.winner for trick in deal.tricks)) == (at.won, at.winners)
        assert at.mask == Position(pack(deal)).mask
