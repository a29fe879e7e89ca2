"""How many auctions the Hungarian games have: by hand, by the engine, and from the clauses alone.

As in the positions of the book everybody may make every cue bid: škis, XX, XIX and XVIII are in every hand.
"""

from functools import cache

import pytest
from calling import tarok

from tarok.cards.deck import Cards
from tarok.engine.actions import PASS, Bid
from tarok.engine.deal import act
from tarok.engine.perft import holding, perft
from tarok.games import GAMES

HAND = Cards.parse("Š XX XIX XVIII")
THREE, TWO, ONE, SOLO = range(4)


def auctions(said: str = "", key: str = "illustrated", hand: Cards = HAND, **options) -> int:
    """In how many ways the engine goes on from these words, A first."""
    game = GAMES[key](**options)
    deal = holding(game, "auction", [hand] * 4)
    for word in said.split():
        deal = act(deal, PASS if word == "pass" else Bid(word))
    return perft(deal, "auction")


@pytest.mark.parametrize(
    ("said", "ways"),
    [
        # HU-BID-11: nobody has bid before, so nobody may hold: that is the end.
        ("solo", 1),
        # HU-BID-12: the last one passes, or bids one of four.
        ("pass pass pass", 5),
        # Only solo is higher.  D passes, or bids it and C may hold: 1 + 2.
        ("pass pass one", 3),
        # C passes: 3 as above, with B for C.  C bids solo, D has to pass, and B passes or holds: 2.
        ("pass one", 5),
        # The same with A: 5, and B's solo, which A holds or not: 2.
        ("one", 7),
        # D passes: 1.  D bids one: C passes, 1; holds, and D passes, or bids solo, which C holds or not, 3;
        # bids solo, which D holds or not, 2.  D bids solo: C passes or holds, 2.
        ("pass pass two", 1 + 6 + 2),
        # HU-BID-17: D's two stands, unheld; C's pass is the last, a yield.
        ("pass pass three two pass", 1),
        # C holds the two, and D bids one: 6 as above.
        ("pass pass three two two one", 6),
        # D passes; holds, and C passes, or bids solo, which D holds or not; bids solo, which C holds or not.
        ("pass pass three two one", 1 + 3 + 2),
        # HU-BID-06: a held solo is the end.
        ("pass pass one solo solo", 1),
    ],
)
def test_few_auctions_are_counted_by_hand(said, ways):
    assert ways == auctions(said)


# From the clauses and nothing else.


def counted(*, older: bool = False, again: bool = True, earlier: bool = False) -> int:
    """In how many ways four people can bid who have all cards that a promise takes.

    `older`: one holds only bids of people who spoke later (HU-OPT-01).  Not `again`: a cue bidder only passes
    afterwards (HU-OPT-05).  `earlier`: jumps that promise are for those who have bid (HU-OPT-08).
    """

    @cache
    def ways(
        passed: frozenset, high: int, owner: int, held: bool, bidders: frozenset, cue: int | None, turn: int
    ):
        def may_hold(seat: int, top: int, whose: int, taken: bool) -> bool:  # HU-BID-05
            return seat in bidders | {owner} and seat != whose and not taken and (not older or seat < whose)

        others = [seat for seat in range(4) if seat not in passed and seat != owner]
        if not others or (high == SOLO and not any(may_hold(seat, high, owner, held) for seat in others)):
            return 1  # HU-BID-06, HU-BID-07
        after = (turn + 1) % 4
        if turn in passed or turn == owner:
            return ways(passed, high, owner, held, bidders, cue, after)
        total = ways(passed | {turn}, high, owner, held, bidders, cue, after)
        least = high if high >= THREE and may_hold(turn, high, owner, held) else high + 1  # HU-BID-08
        for level in range(least, SOLO + 1):
            promise = level - least in (1, 2) and cue is None  # HU-BID-09, HU-BID-16
            promise = promise and not (high < THREE and len(passed) == 3)  # HU-BID-10
            promise = promise and any(  # HU-BID-11
                level < SOLO or (seat in bidders and (not older or seat < turn))
                for seat in range(4)
                if seat not in passed | {turn}
            )
            if (promise and earlier and turn not in bidders) or (cue == turn and not again):
                continue
            total += ways(
                passed,
                level,
                turn,
                level == high,
                bidders | {turn},
                turn if promise else cue,
                after,
            )
        return total

    return ways(frozenset(), -1, -1, held=False, bidders=frozenset(), cue=None, turn=0)


@pytest.mark.parametrize(
    ("options", "rules", "ways"),
    [
        ({}, {}, 333),
        ({"hold_rule": "older"}, {"older": True}, 275),  # HU-OPT-01
        ({"cue_bidder_may_bid_again": False}, {"again": False}, 247),  # HU-OPT-05
        ({"cue_requires_earlier_bid": True}, {"earlier": True}, 183),  # HU-OPT-08
    ],
)
def test_all_auctions_are_as_many_by_the_clauses_alone(options, rules, ways):
    assert ways == auctions(**options) == counted(**rules)


@pytest.mark.parametrize("key", ["paskievics", "illustrated", "illustrated_54", "high"])
def test_all_four_games_have_the_same_auction(key):
    assert 333 == auctions(key=key)


def test_without_an_honour_there_is_nothing_but_a_trial():
    """HU-BID-04, HU-BID-12: three pass, and the fourth passes or tries three, two or one."""
    assert 4 == auctions(hand=Cards.parse("XX XIX XVIII"))


def test_the_command_counts_them():
    words = ("perft", "paskievics", "--phase", "auction", "--hands")
    assert (0, "333\n", "") == tarok(*words, "Š XX XIX XVIII")
    assert (0, "4\n", "") == tarok(*words, "V, VI, VII, VIII")
    status, out, err = tarok(*words, "V, VI")
    assert (2, "", "tarok: paskievics has 4 hands, not 2.\n") == (status, out, err)
