"""What the rule bot says in a Hungarian auction, and what it reads in what the others say.

A is forehand.  A clause is cited where the answer follows from it, or from what it promises.
"""

import pytest
from bots.hungarian import bids
from games.hungarian import A, B, C, D, bidding

from tarok.bots.hungarian.signals import told
from tarok.cards.deck import Cards
from tarok.engine.view import view

WEAK_PAGAT = "I VI IX XII ♥1 ♥J ♦N ♠10 ♣J"
STRONG_PAGAT = "I VI XI XIV XVI XVII XVIII ♥K ♠K"
FAIR = "Š XVI XII IX VI ♥N ♦Q ♠10 ♣J"
BY_ONE = "Š XIX XVII XVI XIV X ♥K ♥Q ♠J"
BY_TWO = "Š XVIII XVII XVI XIV X ♥K ♥Q ♠J"
FIVE = "Š XIX XVII XVI XIV ♥K ♥Q ♠J ♠10"
WITH_XXI = "XXI XV XIII VIII V ♥J ♦K ♠N ♣N"
YIELDS = "Š XX XVI IX VI ♥N ♦Q ♠10 ♣J"
HOLDS = "Š XX XVI IX ♥N ♥J ♦Q ♠10 ♣J"
NO_HONOUR = "XX XIX XVIII XVII XVI XIV XII X ♥K"
WEAK = "XV XII IX V ♥J ♦N ♦1 ♠10 ♣J"

# fmt: off
AUCTIONS = [
    ("HU-BID-04: a high honour bids the lowest", {"A": FAIR}, "", "three"),
    ("a weak pagat keeps silent", {"A": WEAK_PAGAT}, "", "pass"),
    ("a strong pagat bids", {"A": STRONG_PAGAT}, "", "three"),
    ("who has the XX beside it waits to be called",
     {"A": STRONG_PAGAT.replace("XVIII", "XX").replace("♠K", "♠J")}, "", "pass"),
    ("HU-BID-09: the XIX, a high honour, six taroks and a king invite by a jump", {"A": BY_ONE}, "", "two"),
    ("HU-BID-09: the XVIII by a double jump", {"A": BY_TWO}, "", "one"),
    ("HU-BID-09: over the three of another", {"A": "I", "B": BY_ONE}, "three", "one"),
    ("five taroks do not invite", {"A": FIVE}, "", "three"),
    ("HU-BID-05: the other high honour accepts by a hold",
     {"A": WITH_XXI, "B": BY_ONE}, "three one pass pass", "one"),
    ("or by the next bid", {"A": "I", "B": BY_ONE, "C": WITH_XXI}, "three one", "solo"),
    ("a weak pagat does not accept", {"A": BY_ONE, "B": WEAK_PAGAT}, "two", "pass"),
    ("HU-BID-17: five taroks with the XX yield", {"A": YIELDS, "B": "XXI"}, "three two pass pass", "pass"),
    ("four hold", {"A": HOLDS, "B": "XXI"}, "three two pass pass", "two"),
    ("HU-BID-12: a strong fourth player tries without an honour",
     {"D": NO_HONOUR}, "pass pass pass", "three"),
    ("a weak one does not", {"D": WEAK}, "pass pass pass", "pass"),
    ("HU-BID-10: the fourth player's jump shows nothing", {"D": BY_ONE}, "pass pass pass", "three"),
    ("a fair hand is not held up to one", {"A": FAIR, "D": "XXI", "B": "I"}, "three two pass one", "pass"),
]
# fmt: on


@pytest.mark.parametrize(("hands", "said", "right"), [c[1:] for c in AUCTIONS], ids=[c[0] for c in AUCTIONS])
def test_what_is_said(hands, said, right):
    assert right == bids(hands, said)


def test_in_paskievics_a_strong_pagat_may_invite():
    """HU-PASK-03; elsewhere it may not (HU-BID-09)."""
    hands = {"A": "I XIX XVIII XVII XVI XV XIV XIII ♥K"}
    assert "two" == bids(hands, key="paskievics")
    assert "three" == bids(hands)


def test_a_pagat_that_could_not_bear_the_ultimo_does_not_invite():
    """HU-PASK-03: accepted, it must announce it."""
    assert "three" == bids({"A": "I XIX XVIII XVII XVI XV XIV ♥K ♥Q"}, key="paskievics")


def shown(hands, said, viewer):
    """What each seat has shown to the viewer by its bids."""
    deal = bidding(hands, said)
    return [str(Cards(mask)) for mask in told(deal.game, view(deal, viewer))]


def test_a_cue_bid_shows_its_card_and_the_other_high_honour():
    """HU-BID-09, HU-DISC-03."""
    hands = {"A": WITH_XXI, "B": BY_ONE}
    assert "XIX Š" == shown(hands, "three one pass pass", A)[B]


def test_a_yield_shows_the_xx_and_the_other_high_honour():
    """HU-BID-17."""
    hands = {"A": YIELDS, "B": "XXI", "C": "I"}
    assert "XX Š" == shown(hands, "three two pass pass pass", B)[A]
    assert "XX" == shown(hands, "three two pass pass pass", C)[A]


def test_three_bidders_share_the_honours():
    """HU-BID-04: who has one of them, and sees that another must have the XIX's, knows the third."""
    hands = {"A": "I", "B": BY_ONE, "C": WITH_XXI}
    seen = shown(hands, "three one solo", C)
    assert ["I", "XIX Š", "", ""] == seen


def test_a_plain_bid_tells_nothing_of_two_honours():
    assert ["", "", "", ""] == shown({"A": FAIR}, "three", D)
    assert ["", "", "", ""] == shown({"A": "Š", "B": "I"}, "three", B)


def test_who_holds_two_honours_knows_the_third():
    """HU-BID-04."""
    assert "Š" == shown({"A": "Š", "B": "I XXI"}, "three", B)[A]
