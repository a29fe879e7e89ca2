"""What deals pay is kept: the answers are those of the kernel, whatever was asked before."""

from itertools import islice

import nets
import pytest
from ends import games
from lawful import begun, steps

from tarok.kernel import PayoffAlone, payoff
from tarok.values.paying import paying


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
