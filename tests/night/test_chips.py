"""Ten thousand deals of bots on one sheet: chips are neither made nor lost, whatever the bank lends."""

import random

import pytest
from games.czech import czech

from tarok.bots import PLAYERS
from tarok.engine.deal import start
from tarok.engine.result import Carry, Dealt, Loan, Stop
from tarok.engine.view import play
from tarok.games.czech.chips import LOANS, balance

DEALS = 10_000
BEGAN = 400
"""Four players begin with 100 each (CZ-CHIP-01)."""


def checked(game, carry):
    """The sheet, on which all chips are there: CZ-CHIP-04 and CZ-CHIP-06."""
    chips = [balance(game, carry, place) for place in range(4)]
    assert sum(chips) == BEGAN + sum(carry.mark(LOANS))
    assert sum(carry.totals) == 0
    assert min(chips) >= 0
    return carry


def lent(game, carry, chance):
    """The sheet after somebody has borrowed or paid back what they may (CZ-CHIP-03, CZ-CHIP-05)."""
    place = chance.randrange(4)
    has, owes = balance(game, carry, place), carry.mark(LOANS)[place]
    amount = chance.randint(1, 100) if has < 100 else -min(has, owes)
    return game.book(game, Loan(place, amount), carry).carry if amount else carry


@pytest.mark.night
def test_chips_are_conserved():
    game, chance = czech(), random.Random(1)
    carry, borrowers, deals = Carry(dealer=3, totals=(0, 0, 0, 0)), set(), 0
    while deals < DEALS:
        players = [PLAYERS["rule"](game, deals)] * 4
        players[chance.randrange(4)] = PLAYERS["bold"](game, deals)
        deal = play(start(game, chance.sample([*game.pack], 54), carry), players)
        carry = checked(game, game.book(game, Dealt(game.result(deal)), carry).carry)
        carry = checked(game, lent(game, carry, chance))
        borrowers |= {place for place, loan in enumerate(carry.mark(LOANS)) if loan}
        deals += 1
    assert borrowers == {0, 1, 2, 3}
    over = game.book(game, Stop(playing=False), carry).carry
    assert sum(over.totals) == 0
    assert over.mark(LOANS) == (0, 0, 0, 0)
