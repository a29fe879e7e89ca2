"""The worked examples of the rule book: what A, B, C and D gain, computed by hand."""

import pytest
from games.hungarian import A, B, C, D, after, hand, items, pays, said, silent

from tarok.engine.result import Carry

MARKS = Carry(dealer=3, totals=(0, 0, 0, 0))
TWO_ROUNDS = MARKS.with_marks(doubled_4=(1,), doubled_2=(1,))
ONE_ROUND = MARKS.with_marks(doubled_4=(1,))
NO_TRICK = silent("valat", B)

EXAMPLES = [
    ("HU-EX-01", hand("three", 52), (1, -1, 1, -1)),
    ("HU-EX-02", hand("one", 47), (-3, 3, -3, 3)),
    ("HU-EX-04", hand("two", 23), (-4, 4, -4, 4)),
    (
        "HU-EX-05",
        hand("three", 94, silent("valat", A), silent("trula", A), silent("kings", A)),
        (3, -3, 3, -3),
    ),
    ("HU-EX-07", hand("two", 71, said("double", A)), (8, -8, 8, -8)),
    ("HU-EX-08", hand("two", 60, said("double", A, made=False)), (-8, 8, -8, 8)),
    ("HU-EX-10", hand("one", 20, said("double", A, made=False)), (-18, 18, -18, 18)),
    ("HU-EX-11", hand("three", 94, said("double", A), silent("valat", A)), (7, -7, 7, -7)),
    ("HU-EX-13", hand("solo", 94, said("double", A), said("valat", A)), (40, -40, 40, -40)),
    ("HU-EX-14", hand("one", 80, said("valat", A, made=False)), (-18, 18, -18, 18)),
    ("HU-EX-16", hand("two", 55, doubled=1), (4, -4, 4, -4)),
    ("HU-EX-17", hand("two", 47, doubled=2), (-8, 8, -8, 8)),
    ("HU-EX-19", hand("one", 0, NO_TRICK, doubled=1), (-15, 15, -15, 15)),
    ("HU-EX-20", hand("two", 30, said("double", B, made=False), doubled=1), (4, -4, 4, -4)),
    ("HU-EX-22", hand("one", 73, said("double", A, doubled=1)), (24, -24, 24, -24)),
    ("HU-EX-23", hand("one", 60, said("double", A, made=False, doubled=1), doubled=1), (-18, 18, -18, 18)),
    (
        "HU-EX-25",
        hand("three", 58, said("taroks_8", A), said("pagat_ultimo", A), said("trula", C, doubled=1)),
        (18, -16, 14, -16),
    ),
    ("HU-EX-26", hand("three", 50, silent("pagat_ultimo", B, made=False)), (6, -6, 6, -6)),
    ("HU-EX-28", hand("three", 50, said("kings", A, made=False), silent("kings", B)), (-2, 2, -2, 2)),
    ("HU-EX-29", hand("two", 60, said("xxi_catch", B, made=False, doubled=1)), (86, -86, 86, -86)),
    ("HU-EX-30", hand("three", 66, said("taroks_8", A), said("pagat_uhu", C)), (24, -22, 20, -22)),
    (
        "HU-EX-32",
        hand(
            "two",
            60,
            said("trula", A),
            said("centrum", A),
            said("small_bird", A, made=False),
            said("large_bird", A, made=False),
        ),
        (-6, 6, -6, 6),
    ),
    (
        "HU-EX-34",
        hand("one", 58, said("king_uhu_diamonds", A, made=False), said("king_ultimo_hearts", A)),
        (-2, 2, -2, 2),
    ),
    ("HU-EX-35", hand("two", 49, silent("trula", A), partner=None), (9, -3, -3, -3)),
    ("HU-EX-36", hand("three", 40, doubled=1, partner=None), (-6, 2, 2, 2)),
    ("HU-EX-37", hand("three", 52, said("taroks_8", A), said("taroks_9", B)), (2, 4, -2, -4)),
    ("HU-EX-38", hand("three", 52, silent("taroks_9", A)), (3, -1, -1, -1)),
    ("HU-EX-43", hand("three", 48, doubled=4), (16, -16, 16, -16)),
    ("HU-EX-44", hand("three", 50, said("trula", A, made=False, doubled=5)), (-63, 63, -63, 63)),
]
FIFTY_FOUR = [
    ("HU-EX-46", hand("three", 53), (-1, 1, -1, 1)),
    ("HU-EX-47", hand("three", 60, said("centrum", A), said("small_bird", A)), (31, -31, 31, -31)),
    ("HU-EX-49", hand("two", 60, said("pagat_ultimo", A, made=False)), (-18, 18, -18, 18)),
    ("HU-EX-50", hand("three", 80), (2, -2, 2, -2)),
]
HIGH = [
    (
        "HU-EX-52",
        hand("three", 55, silent("pair_pheasant", A), silent("pagat_pheasant", B, made=False)),
        (41, -41, 41, -41),
    ),
    ("HU-EX-53", hand("three", 55, said("eagle_pheasant", A, made=False)), (-49, 49, -49, 49)),
    ("HU-EX-54", hand("two", 60, said("suit_family_hearts", A, doubled=1)), (202, -202, 202, -202)),
    ("HU-EX-59", hand("three", 55, said("eagle_ultimo", A)), (11, -11, 11, -11)),
    ("HU-EX-60", hand("three", 55, said("three_kings", A, made=False)), (-99, 99, -99, 99)),
    ("HU-EX-61", hand("three", 55, said("closing_pair", A, made=False)), (-39, 39, -39, 39)),
    ("HU-EX-62", hand("three", 55, said("pagat_small_bird", A)), (41, -41, 41, -41)),
    ("HU-EX-63", hand("three", 55, said("king_hearts_large_bird", A, doubled=1)), (61, -61, 61, -61)),
    ("HU-EX-64", hand("three", 55, said("eagle_uhu", A, made=False)), (-19, 19, -19, 19)),
]


@pytest.mark.parametrize(("example", "result", "expected"), EXAMPLES)
def test_example(example, result, expected):
    assert expected == pays(result)


@pytest.mark.parametrize(("example", "result", "expected"), FIFTY_FOUR)
def test_example_with_54_cards(example, result, expected):
    assert expected == pays(result, "illustrated_54")


@pytest.mark.parametrize(("example", "result", "expected"), HIGH)
def test_example_of_high_tarokk(example, result, expected):
    assert expected == pays(result, "high")


def test_items_of_an_example():
    """HU-EX-19: the game, doubled, and the silent volat."""
    assert [("valat", -9), ("game", -6)] == items(hand("one", 0, NO_TRICK, doubled=1))


def test_two_doubled_rounds():
    """HU-EX-40, HU-SCO-21."""
    assert (-12, 12, -12, 12) == pays(hand("one", 40), carry=TWO_ROUNDS)


def test_a_failed_trial_bid():
    """HU-EX-56, HU-BID-12, HU-SCO-23: D had bid two, in a doubled round."""
    failed = hand("two", None, declarer=D, partner=None, ended="trial_failed")
    assert (4, 4, 4, -12) == pays(failed, carry=ONE_ROUND)


def test_five_at_the_table():
    """HU-EX-57, HU-SCO-06: place 4 deals, and has nothing of it."""
    five = Carry(dealer=4, totals=(0,) * 5)
    result = EXAMPLES[16][1]
    assert "HU-EX-25" == EXAMPLES[16][0]
    assert (18, -16, 14, -16, 0) == after(result, five, players=5).totals
