"""The player by rules: its cards are legal, go by nothing that its seat cannot know, and make sense."""

import random

import pytest
from ends import games

from tarok.actions import PLAY
from tarok.bots import PLAYERS
from tarok.deal import act, start
from tarok.kernel import Position, pack, payoff
from tarok.view import view
from tarok.worlds import worlds


def moments(game, deals, seed=1):
    """Deals in the middle of the play, before a choice, as players by rules come to them."""
    for number in range(deals):
        deal = start(game, random.Random(seed * 1000 + number).sample(sorted(game.pack), len(game.pack)))
        rule = PLAYERS["rule"](game, number)
        while deal.due:
            if deal.phase == "trick" and len(deal.due.legal) > 1 and len(deal.log) % 9 == number % 9:
                yield deal
            deal = act(deal, rule(view(deal, deal.due.seat)))


def card(deal):
    return Position(pack(deal)).card("rule", payoff(deal))


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_its_card_is_legal_and_does_not_depend_on_what_its_seat_cannot_see(game):
    tried = 0
    for deal in moments(game, 6):
        played = card(deal)
        assert PLAY[played] in deal.due.legal
        for world in worlds(game, view(deal, deal.due.seat), 3, seed=tried):
            assert card(world) == played
            tried += 1
    assert tried
