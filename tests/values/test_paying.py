"""What deals pay is kept: the answers are those of the kernel, whatever was asked before."""

import random
from itertools import islice

import nets
import pytest
from ends import games
from lawful import begun, steps

from tarok.bots import PLAYERS
from tarok.engine.deal import start
from tarok.games import GAMES
from tarok.kernel import PayoffAlone, payoff
from tarok.values.payoffs import paying


def first_leads(game, seed, deals):
    """Deals of every kind when their first card is led."""
    for deal, seats in islice(begun(game, seed, rare=True), deals):
        leads = (now for now in steps(deal, seats) if now.phase == "trick" and now.contract)
        yield from islice(leads, 1)


@pytest.mark.parametrize("game", nets.each(games()))
def test_what_a_deal_pays_is_what_the_kernel_says_again_and_again(game):
    again = 0
    for deal in [*first_leads(game, 31, 25), *first_leads(game, 31, 25)]:
        found, asked = paying(deal), payoff(deal)
        again += found is paying(deal)
        if isinstance(asked, PayoffAlone):
            units = (0,) * game.seats
            assert asked.paid(units, units) == found.paid(units, units)
        else:
            assert asked == found
    assert again


def test_in_mid_play_it_counts_who_came_with_the_cards_that_are_gone():
    """In both deals the same seat has won the Pagat, but different seats have played it."""
    game = GAMES["czech_american"]()
    for seed in (8, 337):
        deal = start(game, random.Random(seed).sample(sorted(game.pack), len(game.pack)))
        rule = PLAYERS["rule"](game, seed)
        late = [now for now in steps(deal, (rule,) * 4) if now.phase == "trick" and len(now.tricks) > 9]
        assert late
        assert all(paying(now) == payoff(now) for now in late)
