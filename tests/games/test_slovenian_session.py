"""The sheet, how a session ends, and what that costs: chapter 17 of the book."""

import pytest
from games.table import (
    NOBODY,
    TWENTY,
    B,
    C,
    D,
    begun,
    klop,
    lost,
    played,
    slovenian,
    won,
)

from tarok.engine.result import Dealt, Misdeal, Result, Stop
from tarok.scoring.sheet import Sheet


def hands_left(sheet: Sheet) -> int:
    """How many hands follow, if the škis lies in the talon of none of them."""
    count = 0
    while not sheet.over:
        sheet = played(sheet)
        count += 1
        assert count < 10
    return count


def test_empty_sheet() -> None:
    """SL-SEAT-04: place 3, where whoever opens a table sits, deals the first hand; seats are places."""
    sheet = Sheet(slovenian())
    assert (3, NOBODY, False) == (sheet.carry.dealer, sheet.carry.totals, sheet.over)
    assert NOBODY == sheet.carry.mark("radli")


def test_deal_passes_on_and_scores_stay_with_the_people() -> None:
    """SL-SEAT-01: seats 0 and 1 win 20 in each of four hands; they are places 0 1, 1 2, 2 3 and 3 0."""
    sheet = Sheet(slovenian())
    totals = [(20, 20, 0, 0), (20, 40, 20, 0), (20, 40, 40, 20), (40, 40, 40, 40)]
    for dealer, expected in zip((0, 1, 2, 3), totals, strict=True):
        sheet = played(sheet)
        assert (dealer, expected) == (sheet.carry.dealer, sheet.carry.totals)


def test_lines_on_the_sheet_are_at_places() -> None:
    """SL-SEAT-01: with the dealer at place 1, seats 0 and 1 are places 2 and 3."""
    sheet = played(begun(slovenian(), dealer=1))
    gained = [sum(deltas) for deltas in zip(*(line.deltas for line in sheet.rows[-1].lines), strict=True)]
    assert [0, 0, 20, 20] == gained


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(("skis", "more"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_skis_round(dealer: int, skis: int, more: int) -> None:
    """SL-SES-01, SL-SES-03: forehand deals the very next hand; the dealer of this one deals the fourth."""
    sheet = begun(slovenian(), dealer=dealer).book(Stop())
    assert not sheet.over
    sheet = played(sheet, skis=skis)
    assert not sheet.over
    assert more == hands_left(sheet)


def test_last_hand_is_dealt_by_whoever_was_dealt_the_skis() -> None:
    """SL-EX-46: A deals, the škis is dealt to C: C deals two hands later, and that is the last."""
    sheet = begun(slovenian(), dealer=0).book(Stop())
    assert C == sheet.carry.place(1)
    sheet = played(sheet, skis=1)
    assert (B, False) == (sheet.carry.dealer, sheet.over)
    sheet = played(sheet)
    assert (C, False) == (sheet.carry.dealer, sheet.over)
    assert played(sheet).over


def test_session_goes_on_until_somebody_wants_to_stop() -> None:
    """SL-SES-01, SL-SES-06: twelve hands with the škis in somebody's hand end nothing."""
    sheet = Sheet(slovenian())
    for _ in range(12):
        sheet = played(sheet)
        assert not sheet.over


def test_skis_in_the_talon() -> None:
    """SL-SES-02: the next hand is a škis round again."""
    sheet = Sheet(slovenian()).book(Stop())
    sheet = played(played(sheet, skis=None), skis=None)
    assert not sheet.over
    assert 3 == hands_left(played(sheet, skis=2))


def test_hand_that_was_dealt_again() -> None:
    """SL-SES-04, SL-IRR-05: what was thrown in or misdealt is not a škis round, nor one of the last hands."""
    sheet = Sheet(slovenian()).book(Stop())
    sheet = sheet.book(Dealt(Result(ended="no_tarok", skis=0))).book(Misdeal(D))
    sheet = played(sheet, klop(20, 20, 15, 15), skis=1)
    sheet = sheet.book(Dealt(Result(ended="no_tarok", skis=3)))
    sheet = played(sheet, klop(20, 20, 15, 15)).book(Misdeal(1))
    assert not sheet.over
    assert played(sheet).over


def test_nothing_is_booked_when_the_session_is_over() -> None:
    """SL-SES-05: it is over."""
    sheet = played(played(Sheet(slovenian()).book(Stop())))
    assert sheet.over
    for entry in (Dealt(TWENTY), Misdeal(0)):
        with pytest.raises(ValueError, match="over"):
            sheet.book(entry)


def test_radli_are_paid_for_at_the_end() -> None:
    """SL-EX-45, SL-RAD-05, SL-SES-05: C has 210 and three radli; A wins 20, 200 - 100."""
    game = slovenian(end_mode="fixed_hands", hands=1)
    sheet = played(begun(game, totals=(180, -20, 210, 5), radli=(1, 2, 3, 0)))
    assert sheet.over
    # A: 180 + 40, no radl left; B: -20 + 40 - 200; C: 210 - 300; D: 5
    assert (220, -180, -90, 5) == sheet.carry.totals
    paid = [line.deltas for line in sheet.rows[-1].lines if line.what == "radl_end"]
    assert [0, -200, -300, 0] == [sum(deltas) for deltas in zip(*paid, strict=True)]


@pytest.mark.parametrize(("penalty", "total"), [(100, -90), (50, 60), (0, 210)])
def test_radl_end_penalty(penalty: int, total: int) -> None:
    """SL-RAD-05: the number is an option."""
    game = slovenian(end_mode="fixed_hands", hands=1, radl_end_penalty=penalty)
    assert total == played(begun(game, totals=(0, 0, 210, 0), radli=(0, 0, 3, 0))).carry.totals[C]


def test_radl_of_the_last_hand_is_paid_for_too() -> None:
    """SL-RAD-01, SL-SES-05: a beggar in the last hand gives everybody a radl, and then each costs 100."""
    game = slovenian(end_mode="fixed_hands", hands=1)
    sheet = played(begun(game, radli=(1, 0, 0, 0)), lost("beggar"))
    # A: -140 - 200; the others -100
    assert (-340, -100, -100, -100) == sheet.carry.totals


def test_radli_are_paid_for_after_a_skis_round() -> None:
    """SL-SES-05: two klops: -20 -20 -15 -15 in the first, twice that in the second by everybody's radl."""
    sheet = played(Sheet(slovenian()).book(Stop()), klop(20, 20, 15, 15))
    assert (-20, -20, -15, -15) == sheet.carry.totals
    # dealer at place 0: seats 0 1 2 3 are places 1 2 3 0: place 0 -30, 1 -40, 2 -40, 3 -30; two radli each
    sheet = played(sheet, klop(20, 20, 15, 15))
    assert sheet.over
    assert (-20 - 30 - 200, -20 - 40 - 200, -15 - 40 - 200, -15 - 30 - 200) == sheet.carry.totals


@pytest.mark.parametrize("hands", [1, 2, 5])
def test_fixed_hands(hands: int) -> None:
    """SL-SES-06, SL-SES-07: as many hands as agreed."""
    assert hands == hands_left(Sheet(slovenian(end_mode="fixed_hands", hands=hands)))


def test_thrown_in_hands_are_not_counted() -> None:
    """SL-SES-07, SL-IRR-05: neither they nor misdeals."""
    sheet = Sheet(slovenian(end_mode="fixed_hands", hands=2)).book(Dealt(Result(ended="no_tarok")))
    sheet = played(sheet.book(Misdeal(D)), klop(20, 20, 15, 15)).book(Dealt(Result(ended="no_tarok")))
    assert not sheet.over
    assert played(sheet, klop(20, 20, 15, 15)).over


@pytest.mark.parametrize(
    ("total", "reached"), [(979, False), (980, True), (981, True)], ids=["999", "1000", "1001"]
)
def test_target_score(total: int, reached: bool) -> None:
    """SL-SES-06, SL-SES-07: the hand after the one in which somebody reaches 1000 is a škis round."""
    sheet = played(begun(slovenian(end_mode="target_score"), totals=(0, total, 0, 0)), skis=0)
    assert not sheet.over
    sheet = played(sheet, skis=2)  # the škis round, if it is one
    if reached:
        assert 3 == hands_left(sheet)
    else:  # places 1 and 2 won 20 more: now place 1 stands above 1000, and the next hand is the škis round
        assert 4 == hands_left(played(sheet, skis=3))


def test_other_target_score() -> None:
    """SL-SES-07: 125 points reach 100; the škis round follows even if the score falls again."""
    sheet = played(Sheet(slovenian(end_mode="target_score", target_score=100)), won("colour_valat_without"))
    assert not sheet.over
    # dealer at place 0: place 0 is seat 3, loses a beggar, and comes to 125 - 70 x 2
    sheet = played(sheet, lost("beggar", declarer=D), skis=0)
    assert (-15, 0, 0, 0) == sheet.carry.totals
    assert 1 == hands_left(sheet)
