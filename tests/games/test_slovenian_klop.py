"""What a klop pays, and when one must be played: chapters 12 and 16 of the book."""

import pytest
from games.table import (
    NOBODY,
    A,
    B,
    Four,
    after,
    before,
    counted,
    klop,
    lost,
    mond,
    radli,
    said,
    scores,
    silent,
    won,
    worth,
)

from tarok.engine.result import Result

ORDINARY = [
    # four piles (of 69, 70 or 71 points: SL-CNT-02), and what each player loses
    ((20, 20, 15, 15), (-20, -20, -15, -15)),
    ((17, 18, 13, 22), (-15, -20, -15, -20)),
    ((35, 17, 13, 5), (-35, -15, -15, -5)),
    ((33, 32, 3, 2), (-35, -30, -5, 0)),
    ((28, 27, 8, 7), (-30, -25, -10, -5)),
    ((23, 22, 12, 13), (-25, -20, -10, -15)),
    ((34, 30, 5, 1), (-35, -30, -5, 0)),
    ((35, 25, 6, 3), (-35, -25, -5, -5)),
    ((35, 33, 1, 2), (-35, -35, 0, 0)),
]
DECIDED = [
    # somebody has more than 35, or nothing at all: only they score
    ((36, 20, 10, 4), (-70, 0, 0, 0)),
    ((4, 10, 20, 36), (0, 0, 0, -70)),
    ((30, 25, 15, 0), (0, 0, 0, 70)),
    ((35, 0, 35, 0), (0, 70, 0, 70)),
    ((50, 10, 0, 10), (-70, 0, 70, 0)),
    ((69, 1, 0, 0), (-70, 0, 70, 70)),
    ((0, 70, 0, 0), (70, -70, 70, 70)),
]


@pytest.mark.parametrize(("points", "expected"), ORDINARY)
def test_klop_without_winner_and_loser(points: Four, expected: tuple[int, ...]) -> None:
    """SL-KLOP-04, SL-CNT-02: everybody loses their points, rounded to the nearest five."""
    assert expected == scores(klop(*points))


@pytest.mark.parametrize(("points", "expected"), DECIDED)
def test_klop_with_winner_or_loser(points: Four, expected: tuple[int, ...]) -> None:
    """SL-KLOP-03, SL-KLOP-05: up to three winners and one loser, and the others score nothing."""
    assert expected == scores(klop(*points))
    assert expected == worth("klop", klop(*points))


@pytest.mark.parametrize(
    ("points", "had", "expected", "have"),
    [
        # nobody wins: what is lost is lost twice by those who have a radl, and no radl is used up
        ((20, 20, 15, 15), (1, 0, 0, 2), (-40, -20, -15, -30), (2, 1, 1, 3)),
        # a loser with a radl pays 140 and keeps it; a winner without one gets 70
        ((40, 29, 0, 1), (1, 1, 0, 1), (-140, 0, 70, 0), (2, 2, 1, 2)),
        # a winner with three radli gets 140 and uses up one of them
        ((30, 25, 15, 0), (0, 0, 0, 3), (0, 0, 0, 140), (1, 1, 1, 3)),
        # two winners, each with a radl
        ((35, 0, 35, 0), (1, 1, 0, 1), (0, 140, 0, 140), (2, 1, 1, 1)),
    ],
)
def test_radli_in_a_klop(points: Four, had: Four, expected: tuple[int, ...], have: tuple[int, ...]) -> None:
    """SL-KLOP-06, SL-RAD-01: a radl doubles the own result; only a winner uses one up; then all get one."""
    assert expected == scores(klop(*points), before(radli=had))
    assert have == radli(klop(*points), had)


def test_klop_knows_no_bonus_and_no_mond() -> None:
    """SL-KLOP-07: its only lines are those of the klop itself."""
    for points in ((20, 20, 15, 15), (40, 29, 0, 1)):
        assert scores(klop(*points)) == worth("klop", klop(*points))


@pytest.mark.parametrize(
    ("totals", "result", "must"),
    [
        # A and B win 25: A stands at 0, or B does, or both
        ((-25, 7, 3, 9), counted("two", 40), True),
        ((7, -25, 3, 9), counted("two", 40), True),
        ((-25, -25, 3, 9), counted("two", 40), True),
        # nobody does; or only those do whose score has not changed
        ((-24, 7, 3, 9), counted("two", 40), False),
        ((7, 9, 0, 0), counted("two", 40), False),
        ((1, -1, 0, 3), klop(40, 29, 1, 0), False),
        # a klop: the winner comes from -70, the loser from +70; D, at 0 before, has a trick and no score
        ((1, 2, -70, 0), klop(30, 30, 0, 10), True),
        ((70, 2, 5, 0), klop(40, 20, 5, 5), True),
        # a klop in which 2 points are rounded to nothing changes nothing
        ((5, 5, 5, 0), klop(33, 32, 3, 2), True),  # C: 3 points cost 5
        ((5, 5, 6, 0), klop(33, 32, 3, 2), False),
        # a lost game, a valat, a solo
        ((40, 1, 1, 1), lost("open_beggar"), False),
        ((90, 1, 1, 1), lost("open_beggar"), True),
        ((-80, 1, 1, 1), counted("solo_without", 36), True),
    ],
)
def test_compulsory_klop_when_a_total_becomes_zero(totals: Four, result: Result, must: bool) -> None:
    """SL-CK-02, SL-CK-03: a score that changed in this hand and is 0 now."""
    assert int(must) == after(result, before(totals=totals)).marked("compulsory_klop")


def test_gain_and_loss_that_cancel_each_other_leave_a_zero_unchanged() -> None:
    """SL-CK-03: 10 for the three, 10 for the kings, 20 for the mond: A is at 0 as before; B comes to 20."""
    result = counted("three", 36, silent("kings", A), mond(A))
    carry = after(result, before(totals=(0, 0, 5, 5)))
    assert (0, 20, 5, 5) == carry.totals
    assert 0 == carry.marked("compulsory_klop")


def test_zeros_of_the_start_call_for_nothing() -> None:
    """SL-CK-03: C and D are at 0 after the first hand, and were before it."""
    assert 0 == after(counted("two", 40)).marked("compulsory_klop")


@pytest.mark.parametrize(
    "result",
    [klop(20, 20, 15, 15), counted("solo_without", 36), lost("valat_without"), won("open_beggar")],
    ids=["klop", "solo_without", "valat_without", "open_beggar"],
)
def test_played_hand_meets_the_duty(result: Result) -> None:
    """SL-CK-01, SL-CK-05: a klop, or solo without and more."""
    carry = before(totals=(7, 7, 7, 7), compulsory_klop=(1,))
    assert 0 == after(result, carry).marked("compulsory_klop")


def test_new_zero_makes_a_new_duty() -> None:
    """SL-CK-02, SL-CK-05: a compulsory klop that brings B to 0 is followed by another one."""
    carry = before(totals=(7, 20, 7, 7), compulsory_klop=(1,))
    assert 1 == after(klop(20, 20, 15, 15), carry).marked("compulsory_klop")


def test_hand_without_tarok_is_thrown_in() -> None:
    """SL-DEAL-07, SL-CK-02: no lines; the same dealer deals again, and it will be a compulsory klop hand."""
    thrown = Result(ended="no_tarok")
    assert NOBODY == scores(thrown)
    carry = after(thrown, before(totals=(7, 0, 7, 7), radli=(1, 0, 2, 0), dealer=2))
    assert 1 == carry.marked("compulsory_klop")
    assert 2 == carry.dealer
    assert (1, 0, 2, 0) == carry.mark("radli")
    assert (7, 0, 7, 7) == carry.totals


def test_hand_thrown_in_twice_makes_one_duty() -> None:
    """SL-DEAL-07, SL-CK-05: the mark stays until a hand has been played; it is one klop all the same."""
    thrown = Result(ended="no_tarok")
    twice = after(thrown, after(thrown, before(totals=(7, 7, 7, 7))))
    assert 1 == twice.marked("compulsory_klop")
    assert 0 == after(klop(20, 20, 15, 15), twice).marked("compulsory_klop")


@pytest.mark.parametrize("what", ["trula", "kings"])
def test_compulsory_klop_looks_at_the_whole_score_of_a_hand(what: str) -> None:
    """SL-CK-03: 20 + 5 + 20 = 45 brings B from -45 to 0."""
    result = counted("two", 40, said(what, B))
    assert 1 == after(result, before(totals=(1, -45, 2, 3))).marked("compulsory_klop")
    assert 0 == after(result, before(totals=(1, -25, 2, 3))).marked("compulsory_klop")
