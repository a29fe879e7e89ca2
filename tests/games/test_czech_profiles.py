"""The bundles of house rules that are known by a name: what they are, and that whole deals keep the laws."""

import random
from itertools import islice

import nets
import pytest
from games.czech import A, P, at, czech, do, good, legal, mach, turn, westfest
from lawful import begun
from test_laws import _compared, a_deal_keeps_the_laws, text_says_it_all

from tarok.games import PROFILES

NAMES = ("american_tournament", "westfest_2012", "mach_tarok")


def test_there_are_three():
    assert NAMES == tuple(PROFILES["czech_american"])
    assert {} == PROFILES["czech_american"]["american_tournament"]


@pytest.mark.parametrize("deals", nets.more(12, 40))
@pytest.mark.parametrize("name", NAMES[1:])
def test_whole_deals_keep_the_laws(name, deals):
    game = czech(**PROFILES["czech_american"][name])
    for deal, seats in islice(begun(game, 21, rare=True), deals):
        text_says_it_all(a_deal_keeps_the_laws(deal, seats))
    assert _compared(game, begun(game, 22, rare=True), deals, random.Random(5)) > deals // 2


@pytest.mark.parametrize("players", [5, 6, 8])
def test_so_do_more_players(players):
    """CZ-POV-05, CZ-POV-06"""
    game = czech(players=players)
    for deal, seats in islice(begun(game, 23), 10):
        a_deal_keeps_the_laws(deal, seats)


def test_westfest_calls_before_the_draw():
    """CZ-CALL-08, CZ-TAL-09, CZ-CARD-02, CZ-KON-01"""
    deal = at("call", game=westfest())
    assert (P, {"call XIX"}) == (turn(deal), legal(deal))
    deal = do(deal, "call XIX")
    assert (P, {"pass"}) == (turn(deal), legal(deal))
    names = westfest().faces.names
    assert names.index("♥1") > names.index("♥4")
    assert 3 == westfest().options.kontra_max


def test_the_family_asks_everybody_for_a_prever():
    """CZ-BID-04, CZ-DEC-09, CZ-SHUF-03"""
    deal = do(
        good(do(at("auction", game=mach(), contract=None, declarer=None), "bid prever"), 2), "bid prever"
    )
    assert 3 == deal.declarer
    assert 7 == mach().options.min_cut_depth
    assert A == (P + 1) % 4
