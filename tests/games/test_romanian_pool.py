"""The pool: what goes in before a hand, and what an announced pagat ultimo moves (RO-POOL)."""

import pytest
from games.romanian import (
    A,
    B,
    C,
    D,
    at,
    bids,
    booked,
    hand,
    lost,
    pays,
    pool_after,
    romanian,
    said,
    settled,
    sheet,
    silent,
    won,
    worth,
)

from tarok.engine.result import Dealt, Result
from tarok.scoring.sheet import Sheet

NOTHING = Result(ended="abandoned")


@pytest.mark.parametrize(
    ("clause", "before", "dealer", "paid", "after"),
    [
        ("RO-POOL-01", 0, 3, (-1, -1, -1, -2), 5),
        ("RO-POOL-01", 0, 1, (-1, -2, -1, -1), 5),
        ("RO-POOL-02", 1, 0, (-1, 0, 0, 0), 2),
        ("RO-POOL-02", 7, 2, (0, 0, -1, 0), 8),
    ],
)
def test_the_dealer_pays_and_all_refill_an_empty_pool(clause, before, dealer, paid, after):
    entry = booked(NOTHING, sheet(dealer=dealer).with_marks(pool=(before,)))
    assert paid == entry.carry.totals
    assert after == entry.carry.marked("pool")


def test_everything_but_an_announced_pagat_ultimo_leaves_the_pool_alone():
    """RO-POOL-03, RO-POOL-09"""
    feats = (silent("pagat_ultimo", A), said("trula", B, doubled=2), silent("valat", A))
    assert 9 == pool_after(won("doi_1", *feats), sheet(pool=9))
    assert 9 == pool_after(lost("unu_1", silent("pagat_ultimo", C)), sheet(pool=9))


ALONE = {"partner": None}
MOVES = [
    # clause        pool  partner  made   doubled doubler  what each takes or pays   left
    ("RO-POOL-05", 5, {}, True, 0, None, (3, 2, 0, 0), 0),
    ("RO-POOL-05", 6, {}, True, 0, None, (3, 3, 0, 0), 0),
    ("RO-POOL-05", 5, {}, False, 0, None, (-3, -2, 0, 0), 10),
    ("RO-POOL-05", 5, {"declarer": A, "partner": D}, True, 0, None, (3, 0, 0, 2), 0),
    ("RO-POOL-06", 5, {}, True, 1, C, (3, 2, -5, -5), 10),
    ("RO-POOL-06", 5, {}, True, 1, D, (3, 2, -5, -5), 10),
    ("RO-POOL-06", 5, {}, False, 1, C, (-5, -5, 3, 2), 10),
    ("RO-POOL-06", 5, {}, False, 1, D, (-5, -5, 2, 3), 10),
    ("RO-POOL-06", 5, {}, False, 2, D, (-10, -10, 2, 3), 20),
    ("RO-POOL-05", 5, {}, True, 3, C, (3, 2, -20, -20), 40),
    ("RO-POOL-07", 5, ALONE, True, 0, None, (5, 0, 0, 0), 0),
    ("RO-POOL-07", 5, ALONE, False, 0, None, (-5, 0, 0, 0), 10),
    ("RO-POOL-07", 5, ALONE, True, 1, B, (5, -4, -3, -3), 10),
    ("RO-POOL-07", 6, ALONE, False, 1, D, (-12, 2, 2, 2), 12),
    ("RO-POOL-08", 5, ALONE, False, 3, C, (-40, 1, 3, 1), 40),
]


@pytest.mark.parametrize(("clause", "pool", "team", "made", "doubled", "doubler", "moved", "left"), MOVES)
def test_an_announced_pagat_ultimo_moves_the_pool(clause, pool, team, made, doubled, doubler, moved, left):
    """RO-POOL-09, besides what it pays by the table."""
    result = won("doi_1", said("pagat_ultimo", A, made=made, doubled=doubled, doubler=doubler), **team)
    lines = [line for line in settled(result, sheet(pool=pool)) if line.what.startswith("pool")]
    assert moved == tuple(sum(line.deltas[seat] for line in lines) for seat in range(4))
    assert left == pool_after(result, sheet(pool=pool))
    assert 7 * 2**doubled == abs(worth("pagat_ultimo", result)[C])


def test_totals_and_pool_come_to_nothing():
    """RO-PAY-02"""
    table = Sheet(romanian())
    for result in (
        won("doi_1", said("pagat_ultimo", A, made=False)),
        Result(contract="michi_michi", points=(0, 4, 4, 4)),
        lost("unu_1", said("pagat_ultimo", A, doubled=1, doubler=C), silent("kings", D)),
        won("solo"),
    ):
        table = table.book(Dealt(result))
        assert 0 == sum(table.carry.totals) + table.carry.marked("pool")


@pytest.mark.parametrize("made", [True, False])
def test_where_there_is_no_pool_the_pagat_pays_by_the_table_alone(made):
    """RO-VAR-03"""
    options = {"pool_enabled": False}
    result = won("doi_1", said("pagat_ultimo", A, made=made))
    assert (9 if made else -5) == pays(result, **options)[A]
    entry = booked(result, **options)
    assert 0 == entry.carry.marked("pool")
    assert ["contract", "pagat_ultimo"] == [line.what for line in entry.lines]


def test_michi_michi_needs_a_pool():
    """RO-VAR-03: without one the cards are thrown in."""
    ids = {contract.id for contract in romanian(pool_enabled=False).contracts}
    assert "michi_michi" not in ids
    deal = at("auction", options={"pool_enabled": False})
    assert "passed_out" == bids(deal, "pass", "pass", "pass", "pass").ended


REVOKES = [
    # basis      hand                                           culprit  what each gets
    ("net", won("doi_1", revoked=A), (0, 0, 0, 0)),
    ("net", won("doi_1", revoked=C), (2, 2, -4, 0)),
    ("net", won("doi_1", revoked=D, partner=None), (6, 0, 0, -6)),
    ("net", lost("doi_1", revoked=A, partner=None), (-6, 2, 2, 2)),
    ("net", lost("doi_1", revoked=B), (0, -4, 2, 2)),
    ("net", lost("doi_1", revoked=C), (0, 0, 0, 0)),
    ("net", won("doi_1", silent("trula", C), revoked=A), (0, 0, 0, 0)),
    ("net", won("doi_1", silent("trula", C), revoked=C), (1, 1, -2, 0)),
    ("per_item", won("doi_1", silent("trula", C), revoked=A), (-2, 0, 1, 1)),
    ("per_item", won("doi_1", silent("trula", C), revoked=C), (2, 2, -4, 0)),
    ("per_item", lost("doi_1", silent("trula", A), revoked=B), (0, -4, 2, 2)),
    ("per_item", lost("doi_1", silent("trula", A), revoked=C, partner=None), (3, 0, -3, 0)),
]


@pytest.mark.parametrize(("basis", "result", "gains"), REVOKES)
def test_who_broke_the_rules_wins_nothing_and_pays_all(basis, result, gains):
    """RO-REV-01, RO-REV-02, RO-VAR-16"""
    assert gains == pays(result, revoke_basis=basis)


def test_who_broke_the_rules_cannot_take_the_pool():
    """RO-REV-03: and pays alone what that side owes it."""
    made, failed = said("pagat_ultimo", A), said("pagat_ultimo", A, made=False)
    assert (0, 0, 0, 0) == pays(won("doi_1", made, revoked=B), sheet(pool=5))
    assert 5 == pool_after(won("doi_1", made, revoked=B), sheet(pool=5))
    assert (0, -10 - 5, 5, 5) == pays(won("doi_1", failed, revoked=B), sheet(pool=5))
    assert 10 == pool_after(won("doi_1", failed, revoked=B), sheet(pool=5))
    doubled = said("pagat_ultimo", A, made=False, doubled=1, doubler=C)
    assert (0, 0, 0, 0) == pays(won("doi_1", doubled, revoked=D), sheet(pool=5))
    theirs = said("pagat_ultimo", A, doubled=1, doubler=C)
    assert (16 + 3, 16 + 2, 0, -32 - 10) == pays(won("doi_1", theirs, revoked=D), sheet(pool=5))


def test_michi_michi_pays_a_point_a_trick():
    """RO-MIC-03"""
    result = Result(contract="michi_michi", points=(0, 1, 5, 6))
    assert (0, -1, -5, -6) == pays(result)
    assert (0, -2, -10, -12) == pays(result, sheet(radler=1))
    assert 5 + 12 == pool_after(result, sheet(pool=5))
    assert hand("solo", 36).points == (36,)
    assert D == 3
