"""The bidding: Povinost, or Prever."""

import pytest
from games.czech import HANDS, TALON, A, B, C, P, at, czech, do, good, legal, povinost, turn

from tarok.engine.phases import position


def bidding(**options):
    return position(czech(**options), phase="auction", hands=HANDS, talon=TALON)


def test_povinost_speaks_first_and_must_play():
    """CZ-BID-01, CZ-BID-03: there is no pass."""
    assert (P, {"bid four", "bid prever"}) == (turn(bidding()), legal(bidding()))


def test_the_others_say_good_or_prever():
    """CZ-BID-02, CZ-SEAT-01: counter-clockwise, each once."""
    deal = do(bidding(), "bid four")
    for seat in (A, B, C):
        assert (seat, {"pass", "bid prever"}) == (turn(deal), legal(deal))
        deal = do(deal, "pass")
    assert ("four", P) == (deal.contract.id, deal.declarer)
    assert "auction" != deal.phase


@pytest.mark.parametrize(("passes", "seat"), [(0, A), (1, B), (2, C)])
def test_the_first_prever_ends_it(passes, seat):
    """CZ-BID-04, CZ-BID-05: nobody is asked again."""
    deal = do(good(do(bidding(), "bid four"), passes), "bid prever")
    assert ("prever", seat, "talon") == (deal.contract.id, deal.declarer, deal.phase)


def test_povinost_may_play_a_prever_at_once():
    """CZ-BID-01, CZ-BID-04"""
    deal = do(bidding(), "bid prever")
    assert ("prever", P, "talon") == (deal.contract.id, deal.declarer, deal.phase)


def test_the_last_prever_may_count():
    """CZ-BID-04"""
    deal = do(bidding(prever_priority="last_in_turn"), "bid prever, pass, bid prever")
    assert C == turn(deal)
    assert B == do(deal, "pass").declarer
    assert C == do(deal, "bid prever").declarer


def test_povinost_may_take_over():
    """CZ-BID-05"""
    deal = do(bidding(povinost_may_take_over_prever=True), "bid four, bid prever")
    assert (P, {"pass", "bid prever"}) == (turn(deal), legal(deal))
    assert P == do(deal, "bid prever").declarer
    assert A == do(deal, "pass").declarer


def test_povinost_keeps_title_and_lead():
    """CZ-BID-06, CZ-PRV-07, CZ-PLAY-01: P declares first and leads, draws nothing, calls nobody."""
    deal = do(bidding(), "bid four, pass, bid prever, take 1")
    assert ("discards", B) == (deal.phase, turn(deal))
    deal = do(deal, "lay ♣Q, lay ♥1, lay ♥2")
    assert ("declarations", P, 12) == (deal.phase, turn(deal), len(deal.hands[P]))
    deal = good(deal, 8)
    assert ("trick", P) == (deal.phase, turn(deal))


def test_the_contracts():
    """CZ-BID-07"""
    assert [("four", 2), ("own_call", 3), ("prever", 3)] == [
        (each.id, each.value) for each in czech().contracts
    ]


def test_four_play_whoever_is_povinost():
    """CZ-SEAT-01: C is Povinost; then P, A and B are asked."""
    deal = position(czech(), phase="auction", hands=HANDS, talon=TALON, **povinost(C))
    assert C == turn(deal)
    deal = do(deal, "bid four")
    assert P == turn(deal)
    assert C == good(deal, 3).declarer
    assert at("talon").forehand == P
