"""Playing for money: who pays whom; chapter 24 of the book, worked out by hand.

Every line of such a deal adds up to nothing (the tests' `settled` looks at that).
"""

import pytest
from games.play import at as position
from games.play import do, turn, words
from games.table import (
    A,
    B,
    C,
    D,
    Four,
    before,
    begun,
    counted,
    klop,
    lost,
    mond,
    played,
    said,
    scores,
    silent,
    slovenian,
    won,
)

from tarok.engine.actions import PASS, Bid
from tarok.engine.result import Dealt, Misdeal, Result
from tarok.scoring.sheet import Sheet

MONEY = {"scoring_mode": "money"}
THREE = {**MONEY, "key": "slovenian_3"}
FIVE = {**MONEY, "key": "slovenian_5"}
LAST = {"end_mode": "fixed_hands", "hands": 1}


@pytest.mark.parametrize(
    ("result", "score"),
    [
        # with a partner each loser pays one winner: 20 + 5
        (counted("two", 40), (25, 25, -25, -25)),
        (counted("two", 30), (-25, -25, 25, 25)),
        (counted("two", 40, declarer=B, partner=D), (-25, 25, -25, 25)),
        # alone: by an own king, in a solo, in a flat contract; three pay, or are paid
        (counted("two", 40, partner=None), (75, -25, -25, -25)),
        (counted("solo_three", 30), (-135, 45, 45, 45)),
        (won("beggar", declarer=C), (-70, -70, 210, -70)),
        (lost("valat_without", doubled=1), (-3000, 1000, 1000, 1000)),
        # 20 + 5 + 20 x 2 - 10 = 55
        (counted("two", 40, said("trula", B, doubled=1), silent("kings", C)), (55, 55, -55, -55)),
        # an announced valat takes the place of all
        (counted("two", 66, said("valat", A, made=False), mond(C)), (-500, -500, 500, 500)),
    ],
)
def test_hand_is_paid(result: Result, score: Four) -> None:
    """SL-MON-01: as on paper, but each loser pays it to one winner, or one to each of three."""
    assert score == scores(result, **MONEY)


def test_radl_doubles_what_is_paid() -> None:
    """SL-MON-01, SL-SCO-07: (20 + 5) x 2."""
    assert (50, 50, -50, -50) == scores(counted("two", 40), before(radli=(1, 0, 0, 0)), **MONEY)


def test_paper_is_the_default() -> None:
    """SL-MON-01: only the declarer's side scores."""
    assert (25, 25, 0, 0) == scores(counted("two", 40))


def test_mond_is_paid_to_each() -> None:
    """SL-EX-41, SL-MON-02: 35 for A and B (20 + 15); B pays 20 to each of the three others, 60."""
    assert (55, -25, -15, -15) == scores(counted("two", 50, mond(B)), **MONEY)
    # C's mond: 35 + 20, 35 + 20, -35 - 60, -35 + 20
    assert (55, 55, -95, -15) == scores(counted("two", 50, mond(C)), **MONEY)


@pytest.mark.parametrize(
    ("points", "net"),
    [
        # nobody wins or loses: p = 20 20 15 15, the sum 70 less four times the own
        ((20, 20, 15, 15), (-10, -10, 10, 10)),
        # p = 15 20 15 20: sum 70
        ((17, 18, 13, 22), (10, -10, 10, -10)),
        # a winner gets 70 of each, a loser pays 70 to each
        ((30, 25, 15, 0), (-70, -70, -70, 210)),
        ((36, 20, 10, 4), (-210, 70, 70, 70)),
        # two winners: each pays the other
        ((35, 0, 35, 0), (-140, 140, -140, 140)),
    ],
)
def test_klop_for_money(points: Four, net: Four) -> None:
    """SL-MON-04: everybody pays the own rounded points, or 70, to each of the others."""
    assert net == scores(klop(*points), **MONEY)


def test_klop_with_a_winner_and_a_loser() -> None:
    """SL-EX-43, SL-MON-04: A gets 70 of each, 210, and B pays 70 to each: 280, -280."""
    assert (280, -280, 0, 0) == scores(klop(0, 40, 10, 20), **MONEY)


def test_klop_for_money_with_radli() -> None:
    """SL-MON-04, SL-KLOP-06: B loses 40 to each of three: -120; A -20, C and D -15 to each."""
    # A: -60 + 40 + 15 + 15; B: -120 + 20 + 15 + 15; C: -45 + 20 + 40 + 15; D the same
    carry = before(radli=(0, 1, 0, 0))
    assert (10, -70, 30, 30) == scores(klop(20, 20, 15, 15), carry, **MONEY)


@pytest.mark.parametrize(
    ("result", "score"),
    [
        # 20 + 5, by both of the others
        (counted("two", 40, partner=None), (50, -25, -25)),
        (lost("beggar", declarer=C), (70, 70, -140)),
        # 30 + 2 to each, and 21 for the mond
        (counted("one", 33, mond(A), partner=None), (-106, 53, 53)),
        # p = 25 25 20, sum 70 less three times the own
        (klop(25, 25, 20), (-5, -5, 10)),
        (klop(0, 40, 30), (210, -210, 0)),
    ],
)
def test_three_for_money(result: Result, score: Four) -> None:
    """SL-MON-01, SL-MON-02, SL-MON-04: alone against two."""
    assert score == scores(result, **THREE)


def test_five_for_money() -> None:
    """SL-MON-08: the dealer, at place 2, neither pays nor gets anything; seats 0 and 1 are D and E."""
    sheet = played(begun(slovenian(**FIVE), totals=(0, 0, 0, 0, 0), dealer=2), counted("two", 40, mond(A)))
    # D 25 - 60, E 25 + 20, A and B -25 + 20
    assert (-5, -5, 0, -35, 45) == sheet.carry.totals


def test_penalties_are_paid_to_each_of_the_others() -> None:
    """SL-MON-10: a misdeal, 20 and 40, to all at the table; a renonce in two, 20 + 35, to all who play."""
    sheet = Sheet(slovenian(**MONEY)).book(Misdeal(D))
    assert (20, 20, 20, -60) == sheet.carry.totals
    assert (60, 60, 60, -180) == sheet.book(Misdeal(D)).carry.totals
    assert (20, 20, 20, 20, -80) == Sheet(slovenian(**FIVE)).book(Misdeal(4)).carry.totals
    assert (55, 55, -165, 55) == scores(Result(contract="two", declarer=A, partner=B, revoked=C), **MONEY)
    assert (70, -140, 70) == scores(Result(contract="klop", revoked=B), **THREE)


def test_radli_left_at_the_end() -> None:
    """SL-MON-05: A keeps two of three, C has one: each costs 100 to each of the others."""
    game = slovenian(**MONEY, **LAST)
    sheet = played(begun(game, radli=(3, 0, 1, 0)))
    # two with 36 is 20, doubled 40; A -600 + 100, B 200 + 100, C 200 - 300, D 200 + 100
    assert (40 - 500, 40 + 300, -40 - 100, -40 + 300) == sheet.carry.totals
    five = played(begun(slovenian(**FIVE, **LAST), totals=(0,) * 5, radli=(0, 0, 0, 0, 1)))
    assert (120, 120, 80, 80, -400) == five.carry.totals


def test_radl_end_penalty_is_an_option_for_money_too() -> None:
    """SL-MON-05, SL-RAD-05: 10 to each."""
    sheet = played(begun(slovenian(**MONEY, **LAST, radl_end_penalty=10), radli=(0, 0, 0, 1)))
    assert (30, 30, -10, -50) == sheet.carry.totals


def test_high_stakes() -> None:
    """SL-MON-06: the difference is exact and the mond costs 21: A and B 20 + 4; C pays 63."""
    high = {**MONEY, "difference_rounding": 1, "mond_penalty": 21}
    assert (24 + 21, 24 + 21, -24 - 63, -24 + 21) == scores(counted("two", 39, mond(C)), **high)


# Without klop, without radli


def test_without_klop_forehand_must_play() -> None:
    """SL-MON-03: three or higher, when the others have passed."""
    deal = do(position("auction", options={"klop_enabled": False}), PASS, PASS, PASS)
    assert A == turn(deal)
    assert ("klop" not in words(deal), "three" in words(deal), "pass" not in words(deal)) == (True,) * 3
    assert ("call_king", "three", A) == (
        (then := do(deal, Bid("three"))).phase,
        then.playing.id,
        then.declarer,
    )
    with pytest.raises(ValueError, match="klop"):
        scores(klop(20, 20, 15, 15), klop_enabled=False)


@pytest.mark.parametrize("solo", [False, True])
def test_without_klop_forehand_of_three_must_play(solo: bool) -> None:
    """SL-MON-03, SL-3P-04: forehand, who spoke first, is asked again when all three have passed."""
    bids = {"three", "two", "one", "beggar"} | ({"solo_without"} if solo else set())  # SL-3P-03
    options = {"key": "slovenian_3", "klop_enabled": False, "three_player_solo_without": solo}
    hands = ("♥K II", "♥Q III", "♥N V")
    deal = position("auction", hands=hands, talon="", options=options)
    deal = do(deal, PASS, PASS)
    assert (C, {"pass"} | bids) == (turn(deal), words(deal))
    deal = do(deal, PASS)
    assert (A, bids) == (turn(deal), words(deal))
    chosen = do(deal, Bid("three"))
    assert ("exchange", "three", A) == (chosen.phase, chosen.playing.id, chosen.declarer)


@pytest.mark.parametrize("klop_enabled", [True, False])
def test_without_klop_no_deal_is_a_klop_hand(klop_enabled: bool) -> None:
    """SL-MON-09: neither a hand without taroks nor a total of 0, nor a misdeal, calls for one."""
    game = slovenian(klop_enabled=klop_enabled, compulsory_klop_after_misdeal=True)
    sheet = begun(game, totals=(-20, 5, 5, 5))
    thrown = sheet.book(Dealt(Result(ended="no_tarok")))
    assert 3 == thrown.carry.dealer
    for then in (thrown, played(sheet), sheet.book(Misdeal(D))):
        assert int(klop_enabled) == then.carry.marked("compulsory_klop")


def test_without_radli() -> None:
    """SL-MON-03: nobody gets one, for a beggar or a klop."""
    sheet = played(Sheet(slovenian(radli_enabled=False)), won("beggar"))
    assert (0, 0, 0, 0) == played(sheet, klop(20, 20, 15, 15)).carry.mark("radli")


# Paper that is settled at the end


def test_settled_by_the_average() -> None:
    """SL-MON-07, SL-RAD-05: totals 120, 60, 100 and 40 less a radl of 100 make 55 each: -60."""
    game = slovenian(settle_by_average=True, **LAST)
    sheet = played(begun(game, totals=(100, 40, 100, 40), radli=(0, 0, 0, 1)))
    # 120 + 60 + 100 - 60 = 220, a quarter is 55
    assert (65, 5, 45, -115) == sheet.carry.totals
    (line,) = [line for line in sheet.rows[-1].lines if line.what == "average"]
    assert (-55, -55, -55, -55) == line.deltas


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        # 40 + what stands there; the average is rounded down
        ((0, 0, 0, 1), (10, 10, -10, -9)),  # 20 20 0 1: 41 / 4 is 10
        ((0, 0, 0, 3), (10, 10, -10, -7)),  # 43 / 4 is 10
        ((0, 0, -40, -1), (21, 21, -39, 0)),  # 20 20 -40 -1: -1 / 4 is -1
    ],
)
def test_average_is_a_whole_number(totals: Four, expected: Four) -> None:
    """SL-MON-11: rounded down."""
    game = slovenian(settle_by_average=True, **LAST)
    assert expected == played(begun(game, totals=totals)).carry.totals


def test_average_is_taken_at_the_end_only() -> None:
    """SL-MON-07: and only with the option."""
    game = slovenian(settle_by_average=True)
    assert (20, 20, 0, 0) == played(Sheet(game)).carry.totals
    assert (20, 20, 0, 0) == played(Sheet(slovenian(**LAST))).carry.totals


def test_silent_pagat_of_one_player_is_paid_by_each() -> None:
    """SL-MON-12, SL-SCO-11: B loses 25 to each of the others; the game is 20 + 5."""
    result = counted("two", 40, silent("pagat_ultimo", B, made=False))
    options = {**MONEY, "silent_pagat_personal": "won_or_lost"}
    assert (25 + 25, 25 - 75, -25 + 25, -25 + 25) == scores(result, **options)
