"""The worked examples of the rule book, as results filled in by hand."""

import pytest
from games.romanian import A, B, C, D, booked, hand, lost, pays, pool_after, said, sheet, silent, taper, won

from tarok.engine.result import Result

ALONE = {"partner": None}
EXAMPLES = [
    # id, pool before, the hand, what each gets, pool after
    ("RO-EX-04", 0, hand("doi_1", 35, level=3), (-6, -6, 6, 6), 0),
    ("RO-EX-05", 0, hand("doi_1", 36, level=4), (2, 2, -2, -2), 0),
    ("RO-EX-07", 0, hand("doi_1", 30, level=4, doubled=2), (-32, -32, 32, 32), 0),
    ("RO-EX-08", 0, hand("unu_1", 33, level=2), (-6, -6, 6, 6), 0),
    ("RO-EX-08", 0, hand("unu_1", 36, level=2), (3, 3, -3, -3), 0),
    ("RO-EX-10", 0, hand("solo", 30, silent("king_caught", C)), (-10, -10, 10, 10), 0),
    ("RO-EX-11", 0, won("doi_1", said("taroks_9", A), said("taroks_8", C)), (3, 3, -3, -3), 0),
    ("RO-EX-13", 0, lost("doi_2", said("taroks_8", A), said("taroks_8", D), level=2), (-4, -4, 4, 4), 0),
    ("RO-EX-14", 5, won("doi_1", said("pagat_ultimo", A)), (12, 11, -9, -9), 0),
    ("RO-EX-16", 5, won("doi_1", said("pagat_ultimo", A, made=False)), (-8, -7, 5, 5), 10),
    (
        "RO-EX-17",
        5,
        won("doi_1", said("pagat_ultimo", A, made=False, doubled=1, doubler=C)),
        (-17, -17, 15, 14),
        10,
    ),
    (
        "RO-EX-19",
        5,
        won("doi_1", said("pagat_ultimo", A, doubled=1, doubler=C), **ALONE),
        (53, -19, -20, -19),
        10,
    ),
    (
        "RO-EX-20",
        5,
        lost("doi_1", said("pagat_ultimo", A, made=False, doubled=1, doubler=D), **ALONE),
        (-58, 17, 17, 19),
        10,
    ),
    ("RO-EX-22", 0, won("doi_1", silent("pagat_ultimo", A, made=False)), (1, 1, -1, -1), 0),
    ("RO-EX-23", 0, won("doi_1", said("king_ultimo", B)), (4, 4, -4, -4), 0),
    (
        "RO-EX-25",
        0,
        won("doi_1", said("king_ultimo", B, made=False), silent("king_caught", D)),
        (-1, -1, 1, 1),
        0,
    ),
    ("RO-EX-26", 0, won("doi_1", silent("mond_caught", B)), (3, 3, -3, -3), 0),
    ("RO-EX-26", 0, won("doi_1"), (2, 2, -2, -2), 0),
    (
        "RO-EX-29",
        0,
        hand("doi_1", 31, silent("king_left", B), silent("kings", B), level=2, **ALONE),
        (-21, 7, 7, 7),
        0,
    ),
    ("RO-EX-30", 0, hand("doi_1", 36, **ALONE), (6, -2, -2, -2), 0),
    (
        "RO-EX-32",
        0,
        won("doi_1", silent("valat", A), silent("trula", A), silent("kings", A), level=3, doubled=1),
        (18, 18, -18, -18),
        0,
    ),
    (
        "RO-EX-33",
        0,
        hand("doi_1", 62, said("valat", A, made=False), silent("trula", A)),
        (-15, -15, 15, 15),
        0,
    ),
    ("RO-EX-41", 0, won("doi_1", said("trula", B, doubled=1)), (6, 6, -6, -6), 0),
    ("RO-EX-42", 0, lost("doi_1", said("kings", C, made=False), doubled=1), (-2, -2, 2, 2), 0),
    ("RO-EX-43", 0, won("solo", said("mond_caught", A)), (12, 12, -12, -12), 0),
    ("RO-EX-44", 5, won("doi_1", silent("pagat_ultimo", D)), (1, 1, -1, -1), 5),
]


@pytest.mark.parametrize(("example", "pool", "result", "gains", "left"), EXAMPLES)
def test_the_examples_of_the_book(example, pool, result, gains, left):
    assert gains == pays(result, sheet(pool=pool))
    if pool:
        assert left == pool_after(result, sheet(pool=pool))


def test_the_first_hand_brings_five_into_the_pool():
    """RO-EX-02"""
    entry = booked(Result(ended="abandoned"))
    assert (-1, -1, -1, -2) == entry.carry.totals
    assert 5 == entry.carry.marked("pool")


def test_surrender():
    """RO-EX-27, RO-SUR-03, RO-SUR-04"""
    given_up = {"declarer": A, "made": False, "level": 3, "ended": "surrendered"}
    assert (-18, 6, 6, 6) == pays(Result(contract="doi_2", **given_up))
    assert (-21, 7, 7, 7) == pays(Result(contract="doi_2", feats=(silent("trula", B),), **given_up))
    assert (-27, 9, 9, 9) == pays(Result(contract="unu_3", **given_up))
    assert (-36, 12, 12, 12) == pays(Result(contract="doi_2", **given_up), sheet(pool=5, radler=1))
    assert 5 == pool_after(Result(contract="doi_2", **given_up), sheet(pool=5))


def test_without_inheritance_the_silent_valat_counts_eight():
    """RO-EX-32"""
    feats = (silent("valat", A), silent("trula", A), silent("kings", A))
    result = won("doi_1", *feats, level=3, doubled=1)
    assert (10, 10, -10, -10) == pays(result, silent_valat_inherits_game_contra=False)


def test_michi_michi_in_a_radler():
    """RO-EX-35, RO-MIC-03, RO-RAD-02"""
    entry = booked(Result(contract="michi_michi", points=(6, 3, 2, 1)), sheet(pool=18, radler=3))
    assert (-12, -6, -4, -2 - 1) == entry.carry.totals
    assert 42 == entry.carry.marked("pool")
    assert 6 == entry.carry.marked("radler")


def test_a_pool_is_not_doubled_in_a_radler():
    """RO-EX-36"""
    result = lost("doi_2", said("taroks_8", C), said("pagat_ultimo", A, made=False), level=2)
    assert (-27, -27, 24, 24) == pays(result, sheet(pool=6, radler=1))
    assert 12 == pool_after(result, sheet(pool=6, radler=1))


def test_who_broke_the_rules_wins_nothing_and_pays_for_two():
    """RO-EX-37"""
    assert (0, 0, 0, 0) == pays(won("doi_1", silent("trula", A), revoked=B))
    assert (0, -6, 3, 3) == pays(lost("doi_1", silent("trula", C), revoked=B))


def test_taper():
    """RO-EX-39"""
    result = hand("trei_1", 34, said("taroks_11", A), level=2, doubled=1, **ALONE)
    assert (12, -6, -6) == pays(result, game=taper())


def test_an_abandoned_hand_leaves_one_more_in_the_pool():
    """RO-EX-45, RO-ABN-03"""
    first = booked(Result(ended="abandoned"), sheet(pool=5, dealer=0))
    assert (-1, 0, 0, 0) == first.carry.totals
    assert 5 == first.carry.marked("pool")
    second = booked(Result(ended="abandoned"), first.carry)
    assert (-1, -1, 0, 0) == second.carry.totals
    assert 6 == second.carry.marked("pool")
