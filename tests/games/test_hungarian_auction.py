"""The auction of Hungarian tarokk: bids, holds, cue bids, yields and the trial bid."""

import pytest
from games.hungarian import at, bidding, game, say, why, words

from tarok.cards.deck import Cards
from tarok.engine.actions import PASS, Bid
from tarok.engine.deal import act
from tarok.engine.deal_types import Fact, Refusal
from tarok.engine.fact_kinds import FactKind
from tarok.engine.view import view
from tarok.games.hungarian.auction import Bidding, choices, said_of
from tarok.games.hungarian.options import HungarianHouse

SKIS = {"A": "Š", "B": "XXI", "C": "I", "D": "♥K"}

# id, hands, auction so far, what may be said then; a bid as high as the last one is a hold
POSITIONS = [
    ("HU-BT-01", {"A": "XX XIX V"}, "", "pass"),
    ("HU-BT-02", {"A": "I XIX XVIII"}, "", "pass three solo"),
    ("HU-BT-04", {"A": "Š XVIII"}, "", "pass three one solo"),
    ("HU-BT-05", {"D": "II V"}, "pass pass pass", "pass three two one"),
    ("HU-BT-06", {"D": "I V"}, "pass pass pass", "pass three two one solo"),
    ("HU-BT-08", {"A": "Š", "B": "XXI XVIII"}, "three", "pass two solo"),
    ("HU-BT-10", {"A": "Š V", "B": "XXI"}, "three two pass pass", "two"),
    ("HU-BT-11", {"A": "Š XX", "B": "XXI"}, "three two pass pass", "pass two"),
    ("HU-BT-13", {"A": "Š XIX XVIII", "B": "XXI"}, "three two pass pass", "two one solo"),
    ("HU-BT-16", {"A": "Š XIX", "B": "XXI", "D": "I"}, "three two pass one", "pass one solo"),
    ("HU-BT-17", {"A": "Š XIX", "B": "XXI", "D": "I"}, "three two pass one one", "pass solo"),
    ("HU-BT-19", {"A": "Š XIX", "B": "XXI V"}, "two", "pass one solo"),
    ("HU-BT-20", {"B": "XXI", "C": "I", "D": "Š XIX"}, "pass three two", "pass one solo"),
    ("HU-BT-22", {"A": "Š V", "B": "XXI"}, "three two pass pass two", "pass one"),
    ("HU-BT-23", {"A": "Š XIX", "B": "XXI"}, "three two pass pass one", "pass one solo"),
]


@pytest.mark.parametrize(("clause", "hands", "said", "expected"), POSITIONS, ids=lambda row: str(row)[:8])
def test_position(clause, hands, said, expected):
    assert {*expected.split()} == words(bidding(hands, said))


def test_the_fourth_bidder_after_a_raise():
    """HU-BT-14: three, two, one, and then D with a bare pagat; solo is no jump there.

    Four honours there are not, so the rule is asked itself.
    """
    house, now = HungarianHouse(), Bidding()
    for seat, level in enumerate((0, 1, 2)):
        now = said_of(now, seat, level, house)
    names = ("three", "two", "one", "solo")
    may = choices(now, 3, Cards.parse("I"), house, names)
    assert [PASS, Bid("solo")] == [choice for choice in may if not isinstance(choice, Refusal)]


def test_a_cue_bid_needs_the_xviii_for_solo_if_so_agreed():
    """HU-BT-16, HU-OPT-02."""
    hands = {"A": "Š XIX", "B": "XXI", "D": "I"}
    deal = bidding(hands, "three two pass one", options={"solo_jump_shows": "xviii"})
    assert {"pass", "one"} == words(deal)
    hands["A"] = "Š XVIII"
    assert {"pass", "one", "solo"} == words(
        bidding(hands, "three two pass one", options={"solo_jump_shows": "xviii"})
    )


def test_older_holds_free_a_solo_that_nobody_can_hold():
    """HU-BT-25, HU-OPT-01, HU-OPT-11."""
    hands = {"A": "I", "B": "XXI", "D": "Š"}
    older = {"hold_rule": "older"}
    assert {"pass", "one", "solo"} == words(bidding(hands, "three two pass one", options=older))
    strict = {**older, "unacceptable_jump_is_free": False}
    assert {"pass", "one"} == words(bidding(hands, "three two pass one", options=strict))
    assert {"pass", "one"} == words(bidding(hands, "three two pass one"))


def test_holding_newly():
    """HU-BT-26: pass, pass, three, two, held, one; C may hold again, but not jump (HU-BID-05)."""
    hands = {"C": "XXI", "D": "Š"}
    deal = bidding(hands, "pass pass three two two one")
    assert {"pass", "one"} == words(deal)
    assert "HU-BID-09" == why(deal)["solo"]
    assert "HU-BID-03" == why(deal)["three"]
    older = bidding(hands, "pass pass three two two one", options={"hold_rule": "older"})
    assert {"pass", "one", "solo"} == words(older)


def test_a_held_solo_ends_the_auction():
    """HU-BT-28, HU-BID-06."""
    deal = bidding({"A": "Š", "C": "XXI", "D": "I XIX XX"}, "three pass two", key="paskievics")
    deal = say(deal, "solo", "solo")
    assert ("exchange", 0, "solo") == (deal.phase, deal.declarer, deal.contract.id)


def test_a_solo_that_nobody_may_hold_ends_the_auction():
    """HU-BID-11: an opening solo stands at once."""
    assert "exchange" == bidding({"A": "I"}, "solo").phase


def test_all_pass():
    """HU-BID-07: the hand is thrown in."""
    assert "passed_out" == bidding(SKIS, "pass pass pass pass").ended


def test_without_an_honour_one_passes():
    """HU-BID-04, HU-BID-02: and a pass is final."""
    deal = bidding({"A": "Š", "B": "XX", "C": "XXI"}, "three")
    assert {"pass"} == words(deal)
    assert "HU-BID-04" == why(deal)["two"]
    assert 2 == say(deal, "pass").due.seat
    assert 0 == say(deal, "pass", "two", "pass").due.seat
    assert "exchange" == bidding({"A": "Š XX", "C": "XXI"}, "three pass two pass pass").phase


def test_any_honour_will_do_in_paskievics():
    """HU-BT-02, HU-PASK-03, HU-OPT-03."""
    assert {"pass", "three", "two", "one", "solo"} == words(
        bidding({"A": "I XIX XVIII"}, "", key="paskievics")
    )
    high = bidding({"A": "I XIX XVIII"}, "", key="paskievics", options={"cue_honour": "high_only"})
    assert {"pass", "three", "solo"} == words(high)


def test_a_yield_needs_a_high_honour():
    """HU-PASK-04, HU-BID-17, HU-BID-18: with the pagat A must hold."""
    deal = bidding({"A": "I XX", "B": "XXI"}, "three two pass pass", key="paskievics")
    assert {"two"} == words(deal)
    assert "HU-BID-17" == why(deal)["pass"]


def test_a_yield_is_noted():
    """HU-BID-17, HU-BID-20: the bidder of two plays."""
    deal = bidding({"A": "Š XX", "B": "XXI"}, "three two pass pass pass")
    assert 1 == deal.declarer
    assert (0, 51) == (deal.fact(FactKind.YIELD).seat, deal.fact(FactKind.YIELD).value)


def test_a_cue_bid_is_noted_once():
    """HU-BID-09, HU-BID-16, HU-BID-10: what follows it is free, and promises nothing."""
    deal = bidding({"A": "Š XIX", "B": "XXI", "C": "I XVIII"}, "two pass solo")
    deal = say(deal, "pass", "pass") if deal.phase == "auction" else deal
    facts = [(fact.seat, fact.value) for fact in deal.facts if fact.what == "cue"]
    assert [(0, 50)] == facts


def test_a_cue_bidder_may_bid_again():
    """HU-BID-14, HU-BID-15, HU-OPT-05."""
    hands = {"A": "Š XIX", "B": "XXI"}
    assert {"pass", "one", "solo"} == words(bidding(hands, "two one pass pass"))
    bound = bidding(hands, "two one pass pass", options={"cue_bidder_may_bid_again": False})
    assert {"pass"} == words(bound)
    assert "HU-OPT-05" == why(bound)["solo"]


def test_a_cue_bid_can_become_void():
    """HU-OPT-06: its bidder bids again, and B, who overcalls, may call anything."""
    options = {"cue_void_if_bidder_bids_again": True}
    hands = {"A": "Š XIX", "B": "XXI"}
    assert bidding(hands, "two one pass pass pass", options=options).fact(FactKind.CUE)
    assert not bidding(hands, "two one pass pass one solo pass", options=options).fact(FactKind.CUE)


def test_the_first_bid_may_promise_nothing():
    """HU-OPT-07."""
    deal = bidding({"A": "Š"}, "", options={"first_bid_conventional": False})
    assert {"pass", "three", "two", "one", "solo"} == words(deal)


def test_a_cue_bid_may_need_an_earlier_bid():
    """HU-OPT-08."""
    deal = bidding({"A": "Š XIX"}, "", options={"cue_requires_earlier_bid": True})
    assert {"pass", "three", "solo"} == words(deal)
    assert "HU-OPT-08" == why(deal)["two"]


def test_the_second_round_may_show_the_xvii():
    """HU-OPT-09."""
    hands = {"A": "Š XVII", "B": "XXI"}
    deal = bidding(hands, "three two pass pass", options={"second_round_single_jump_shows_xvii": True})
    assert {"two", "one"} == words(deal)
    assert 48 == say(deal, "one", "pass").fact(FactKind.CUE).value


def test_conventions_may_be_off():
    """HU-OPT-10: jumps are free, and a pass promises nothing."""
    options = {"bidding_conventions": False}
    assert {"pass", "three", "two", "one", "solo"} == words(bidding({"A": "I"}, "", options=options))
    deal = bidding({"A": "Š", "B": "XXI"}, "three two pass pass", options=options)
    assert "pass" in words(deal)
    assert not say(deal, "pass").facts[1:]


def test_cue_bids_and_yields_may_need_taroks():
    """HU-OPT-04."""
    few = {"cue_min_tarokks": 5, "yield_min_tarokks": 5}
    assert {"pass", "three", "solo"} == words(bidding({"A": "Š XIX V IIII"}, "", options=few))
    assert "two" in words(bidding({"A": "Š XIX V IIII III"}, "", options=few))
    hands = {"A": "Š XX V IIII", "B": "XXI"}
    assert {"two"} == words(bidding(hands, "three two pass pass", options=few))
    hands["A"] += " III"
    assert {"pass", "two"} == words(bidding(hands, "three two pass pass", options=few))


def test_a_sole_bidder_may_raise():
    """HU-OPT-12, HU-PASK-06: but not after a cue bid."""
    options = {"sole_bidder_may_raise": True}
    deal = bidding({"A": "Š XIX"}, "three pass pass pass", options=options)
    assert {"three", "two", "one", "solo"} == words(deal)
    assert "solo" == say(deal, "solo").contract.id
    assert "exchange" == bidding({"A": "Š XIX"}, "two pass pass pass", options=options).phase
    assert (
        "exchange"
        == bidding({"A": "Š XX", "B": "XXI"}, "three two pass pass two pass", options=options).phase
    )


def test_a_trial_bid_is_not_raised_to_solo():
    """HU-BID-12, HU-OPT-12, HU-OPT-13, HU-PASK-06: without an honour one raises as high as one may try."""
    options = {"sole_bidder_may_raise": True}
    deal = bidding({}, "pass pass pass three", options=options)
    assert {"three", "two", "one"} == words(deal)
    assert "HU-BID-12" == why(deal)["solo"]
    only = options | {"trial_bid_levels": "three_only"}
    assert {"three"} == words(bidding({}, "pass pass pass three", options=only))
    assert 4 == len(words(bidding({"D": "I"}, "pass pass pass three", options=only)))


def test_a_trial_bid_may_be_three_only():
    """HU-BID-12, HU-OPT-13; with an honour everything is open (HU-BID-10)."""
    options = {"trial_bid_levels": "three_only"}
    assert {"pass", "three"} == words(bidding({}, "pass pass pass", options=options))
    assert 5 == len(words(bidding({"D": "I"}, "pass pass pass", options=options)))
    assert "HU-BID-12" == why(bidding({}, "pass pass pass"))["solo"]


def test_bids_are_in_order():
    """HU-BID-01, HU-BID-03, HU-BID-08."""
    assert ["three", "two", "one", "solo"] == [contract.id for contract in game().contracts]
    assert [1, 2, 3, 4] == [contract.value for contract in game().contracts]


def test_everybody_is_asked_though_he_can_only_pass():
    """The turns tell nothing of a hand; forehand begins (HU-SEAT-04, HU-SEAT-02)."""
    deal = at("auction", "♥K", "♦K", "♠K", "♣K")
    for seat in range(4):
        assert seat == deal.due.seat
        assert () == view(deal, 3 - seat).legal
        deal = act(deal, deal.due.legal[0]) if deal.due.legal else deal


def promises(deal):
    """The cards that the choices would promise, by contract or pass."""
    return {getattr(fact.by, "contract", "pass"): fact.value for fact in deal.due.tells}


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("", {"two": 50, "one": 49}),  # HU-BID-09, HU-BID-11: an opening solo promises nothing
        ("three", {"one": 50, "solo": 49}),  # HU-BT-08
        ("three two pass pass", {"pass": 51, "one": 50, "solo": 49}),  # HU-BT-13, HU-BID-17
        ("two", {}),  # HU-BID-16
        ("pass pass pass", {}),  # HU-BID-10
    ],
)
def test_what_a_bid_would_promise_is_told_before_it_is_made(said, found):
    """It is read off the auction, whoever holds what."""
    assert found == promises(bidding({"A": "Š XX XIX", "B": "XXI V"}, said))
    assert said == "two" or found == promises(bidding({"A": "Š XX II", "B": "XXI XIX XVIII"}, said))


def test_a_promise_is_a_fact_as_soon_as_it_is_made():
    """HU-BID-09, HU-BID-17: while the auction goes on, and with the words that made it."""
    cue = bidding({"A": "Š XIX", "B": "XXI"}, "two")
    assert (Fact(FactKind.CUE, 0, 50, Bid("two")),) == cue.facts
    given = bidding({"A": "Š XX", "B": "XXI", "C": "I"}, "three two pass pass pass")
    assert Fact(FactKind.YIELD, 0, 51, PASS) in given.facts


def test_a_promise_that_is_void_is_no_fact():
    """HU-OPT-06."""
    options = {"cue_void_if_bidder_bids_again": True}
    deal = bidding({"A": "Š XIX", "B": "XXI"}, "two one pass pass solo pass", options=options)
    assert deal.declarer == 0
    assert deal.fact(FactKind.CUE) is None
