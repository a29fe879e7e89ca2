"""The auction with levels (RO-BID)."""

import pytest
from games.romanian import A, B, C, D, at, bids, romanian, taper, turn, why, words

ALL = ["doi_1", "doi_2", "doi_3", "unu_1", "unu_2", "unu_3", "solo"]


def auction(*said, game=None, **fields):
    return bids(at("auction", game=game or romanian(), **fields), *said)


def may(deal):
    """What may be bid, weakest first."""
    return [action.contract for action in deal.due.legal if hasattr(action, "contract")]


def test_the_ladder():
    """RO-BID-01, RO-BID-03"""
    assert [*ALL, "michi_michi"] == [contract.id for contract in romanian().contracts]
    taken = {contract.id: contract.talon for contract in romanian().contracts}
    assert (2, 2, 2, 1, 1, 1, 0) == tuple(taken[bid] for bid in ALL)


@pytest.mark.parametrize(
    ("clause", "said", "who", "open_to"),
    [
        ("RO-BID-02", [], A, ["doi_1", "unu_1", "solo"]),
        ("RO-BID-09", ["pass", "pass"], C, ["doi_1", "unu_1", "solo"]),
        ("RO-BID-06", ["pass", "pass", "pass"], D, ["doi_1", "unu_1", "solo"]),
        ("RO-BID-11", ["doi_1"], B, ["doi_2", "unu_1", "solo"]),
        ("RO-BID-11", ["doi_1", "doi_2"], C, ["doi_3", "unu_1", "solo"]),
        ("RO-BID-11", ["doi_1", "doi_2", "doi_3"], D, ["unu_1", "solo"]),
        ("RO-BID-11", ["unu_1"], B, ["unu_2", "solo"]),
        ("RO-BID-11", ["unu_1", "unu_2", "unu_3"], D, ["solo"]),
        ("RO-BID-12", ["solo"], B, []),
        ("RO-BID-12", ["doi_1", "solo", "pass", "pass"], A, ["solo"]),
        ("RO-BID-10", ["doi_1", "doi_2", "pass", "pass"], A, ["doi_2", "unu_1", "solo"]),
        ("RO-BID-10", ["doi_1", "doi_2", "doi_3", "pass"], A, ["doi_3", "unu_1", "solo"]),
        ("RO-BID-10", ["doi_1", "unu_1", "pass", "pass"], A, ["unu_1", "solo"]),
        ("RO-BID-10", ["unu_1", "unu_2", "unu_3", "pass"], A, ["unu_3", "solo"]),
        ("RO-BID-10", ["pass", "doi_1", "doi_2", "pass"], B, ["doi_2", "unu_1", "solo"]),
    ],
)
def test_what_may_be_bid(clause, said, who, open_to):
    """RO-BID-08: and a pass is always possible."""
    deal = auction(*said)
    assert (who, open_to) == (turn(deal), may(deal))
    assert "pass" in words(deal)
    assert set(ALL) - set(open_to) == set(why(deal))


@pytest.mark.parametrize(
    ("said", "refused"),
    [
        ([], {"doi_2": ("overcalls_only", "RO-BID-02"), "unu_3": ("overcalls_only", "RO-BID-02")}),
        (
            ["doi_1"],
            {
                "doi_1": ("lower_than_bid", "RO-BID-11"),
                "doi_3": ("one_level_higher", "RO-BID-11"),
                "unu_2": ("overcalls_only", "RO-BID-11"),
            },
        ),
        (["unu_1"], {"doi_1": ("lower_than_bid", "RO-BID-11")}),
        (["solo"], {"solo": ("lower_than_bid", "RO-BID-12")}),
        (
            ["doi_1", "doi_2", "pass", "pass"],
            {"doi_1": ("lower_than_bid", "RO-BID-10"), "doi_3": ("hold_instead", "RO-BID-10")},
        ),
    ],
)
def test_why_a_bid_is_refused(said, refused):
    told = why(auction(*said))
    assert refused == {bid: told[bid] for bid in refused}


@pytest.mark.parametrize(
    ("clause", "said", "contract", "declarer"),
    [
        ("RO-BID-04", ["doi_1", "pass", "pass", "pass"], "doi_1", A),
        ("RO-BID-06", ["pass", "pass", "pass", "unu_1"], "unu_1", D),
        ("RO-BID-04", ["pass", "solo", "pass", "pass"], "solo", B),
        ("RO-BID-10", ["doi_1", "doi_2", "pass", "doi_3", "doi_3", "pass", "pass"], "doi_3", A),
        ("RO-BID-10", ["pass", "doi_1", "solo", "pass", "solo", "pass"], "solo", B),
        ("RO-BID-07", ["pass", "pass", "doi_1", "pass"], "doi_1", C),
    ],
)
def test_the_last_bidder_is_the_declarer(clause, said, contract, declarer):
    deal = auction(*said)
    assert (contract, declarer, "call_king") == (deal.contract.id, deal.declarer, deal.phase)


def test_when_all_pass_michi_michi_is_played():
    """RO-BID-05, RO-MIC-01"""
    deal = auction("pass", "pass", "pass", "pass")
    assert ("michi_michi", None, "trick", A) == (deal.contract.id, deal.declarer, deal.phase, turn(deal))


def test_or_the_cards_are_thrown_in():
    """RO-VAR-04"""
    deal = auction("pass", "pass", "pass", "pass", game=romanian(all_pass="throw_in_radler"))
    assert ("passed_out", None) == (deal.ended, deal.contract)


def test_without_one_card():
    """RO-VAR-02"""
    game = romanian(allow_unu=False)
    assert ["doi_1", "solo"] == may(auction(game=game))
    assert ["solo"] == may(auction("doi_1", "doi_2", "doi_3", game=game))


def test_one_card_may_go_higher():
    """RO-VAR-10, RO-BID-03"""
    game = romanian(unu_max_bid_level=6)
    assert [f"unu_{level}" for level in range(1, 7)] == [c.id for c in game.contracts if c.talon == 1]
    deal = auction("unu_1", "unu_2", "unu_3", "unu_4", "unu_4", "unu_5", game=game)
    assert (C, ["unu_6", "solo"]) == (turn(deal), may(deal))


def test_three_cards_among_four():
    """RO-VAR-01"""
    game = romanian(allow_trei_in_four=True)
    assert ["trei_1", "doi_1", "unu_1", "solo"] == may(auction(game=game))
    assert ["trei_2", "doi_1", "unu_1", "solo"] == may(auction("trei_1", game=game))
    assert all(contract.calls for contract in game.contracts if contract.talon == 3)


HANDS_OF_THREE = (
    "♥Q ♥1 ♦J ♠N ♣10 ♣J Š XVI IX V XVII VIII",
    "♥K ♥N ♦Q ♠Q ♠10 ♣Q XXI XIV X II IIII III",
    "♦K ♦1 ♠K ♠J ♣N I XX XI VI XV XIII XII",
)
TALON_OF_THREE = "♥J ♦N ♣K XIX XVIII VII"


def test_taper():
    """RO-TAP-05, RO-BID-04"""
    known = {"hands": HANDS_OF_THREE, "talon": TALON_OF_THREE, "game": taper()}
    assert ["trei_1", "doi_1", "unu_1", "solo"] == may(auction(**known))
    assert ["trei_3", "doi_1", "unu_1", "solo"] == may(auction("trei_1", "trei_2", **known))
    deal = auction("trei_1", "trei_2", "pass", "trei_2", "pass", **known)
    assert ("trei_2", A, "exchange") == (deal.contract.id, deal.declarer, deal.phase)
    assert "passed_out" == auction("pass", "pass", "pass", **known).ended
