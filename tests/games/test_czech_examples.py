"""The worked examples of the rule book, as results filled in by hand."""

import pytest
from games.czech import A, B, C, P, booked, czech, fault, hand, pays, said, settled, sheet, silent, westfest

from tarok.engine.result import Misdeal, Result

EXAMPLES = [
    # id         the hand                                                                   P   A   B   C
    ("CZ-EX-01", hand(65), (4, -4, 4, -4)),
    ("CZ-EX-02", hand(47), (-3, 3, -3, 3)),
    ("CZ-EX-04", hand(60), (3, -3, 3, -3)),
    ("CZ-EX-04", hand(61), (4, -4, 4, -4)),
    ("CZ-EX-06", hand(58, contract="prever"), (15, -5, -5, -5)),
    ("CZ-EX-07", hand(38, contract="prever"), (-24, 8, 8, 8)),
    ("CZ-EX-09", hand(50, contract="prever", level=3), (-36, 12, 12, 12)),
    ("CZ-EX-10", hand(53, contract="prever", level=2), (-18, 6, 6, 6)),
    ("CZ-EX-12", hand(60, contract="own_call"), (15, -5, -5, -5)),
    ("CZ-EX-13", hand(48, contract="own_call"), (-15, 5, 5, 5)),
    ("CZ-EX-15", hand(90, silent("valat", P)), (20, -20, 20, -20)),
    ("CZ-EX-16", hand(90, silent("valat", P), contract="prever", level=2), (60, -20, -20, -20)),
    ("CZ-EX-17", hand(90, said("valat", B)), (40, -40, 40, -40)),
    (
        "CZ-EX-19",
        hand(86, said("valat", P, made=False, doubled=1), contract="prever"),
        (-201, 67, 67, 67),
    ),
    ("CZ-EX-21", hand(38, silent("pagat", B)), (-3, 3, -3, 3)),
    ("CZ-EX-22", hand(58, silent("pagat", B, made=False)), (1, -1, 1, -1)),
    ("CZ-EX-24", hand(76, said("pagat", P, made=False, doubled=1)), (-1, 1, -1, 1)),
    ("CZ-EX-25", hand(62, said("pagat", C), contract="prever"), (6, -2, -2, -2)),
    (
        "CZ-EX-31",
        hand(65, said("pane", P), said("beeda", A), said("little_ones", C), silent("pagat", C)),
        (4, 0, -4, 0),
    ),
    ("CZ-EX-33", hand(45, faults=(fault("renege", P),)), (-14, 6, 2, 6)),
    ("CZ-EX-34", hand(60, contract="prever", faults=(fault("renege", P),)), (-6, 2, 2, 2)),
    ("CZ-EX-35", hand(44, contract="prever", faults=(fault("renege", A),)), (2, -18, 8, 8)),
    ("CZ-EX-37", Result(ended="void", faults=(fault("wrong_trump", P, early=True),)), (-15, 5, 5, 5)),
    (
        "CZ-EX-40",
        hand(65, said("little_ones", A), faults=(fault("illegal_declaration", A, of="little_ones"),)),
        (2 + 4, -6 - 4, 2 + 4, 2 - 4),
    ),
    (
        "CZ-EX-41",
        hand(65, silent("pagat", B), faults=(fault("false_pagat", C, other=B),)),
        (14, -10, 14, -18),
    ),
    (
        "CZ-EX-42",
        hand(65, faults=(fault("illegal_discard", A, early=True),)),
        (5 + 4, -15 - 4, 5 + 4, 5 - 4),
    ),
    ("CZ-EX-49", hand(48, faults=(fault("renege", C),)), (2, 5, 2, -9)),
]


@pytest.mark.parametrize(("example", "result", "gains"), EXAMPLES)
def test_the_examples_of_the_book(example, result, gains):
    assert gains == pays(result)


def test_the_same_by_the_rules_of_westfest():
    """CZ-EX-09, CZ-EX-34: going back costs four times as much, and who reneges alone pays win or lose."""
    assert (-48, 16, 16, 16) == pays(hand(50, contract="prever", level=3), westfest())
    result = hand(60, contract="prever", faults=(fault("renege", P),))
    assert (-21, 7, 7, 7) == pays(result, westfest(renege_flat=2))


DECLARED = [
    ("CZ-EX-27", P, ("little_ones", "trull_pane"), (18, -6, -6, -6)),
    ("CZ-EX-28", A, ("little_ones", "all_seven"), (-12, 36, -12, -12)),
    ("CZ-EX-29", B, ("uni", "kings"), (-8, -8, 24, -8)),
    ("CZ-EX-47", P, ("big_ones", "trull"), (18, -6, -6, -6)),
    ("CZ-EX-48", A, ("beeda", "rosanne_pane"), (-8, 24, -8, -8)),
]


@pytest.mark.parametrize(("example", "seat", "names", "gains"), DECLARED)
def test_the_examples_of_declarations(example, seat, names, gains):
    """They are paid while the deal still runs."""
    result = Result(feats=tuple(said(name, seat) for name in names), ended="")
    assert gains == pays(result)


def test_a_wrong_povinost_counts_and_both_pay():
    """CZ-EX-39: the hand is worth 3 here; then A, who played, and P, who should have, pay 2 to each."""
    result = hand(60, declarer=A, partner=C, forehand=A, faults=(fault("wrong_povinost", A, other=P),))
    assert (-3 - 4, 3 - 4, -3 + 4, 3 + 4) == pays(result)
    assert [(-4, -4, 4, 4)] == [line.deltas for line in settled(result) if line.what == "wrong_povinost"]
    after = booked(result).carry
    assert 3 == after.dealer  # so that P is Povinost
    later = booked(hand(60), after).carry
    assert (1, (0, 0, 0, 0)) == (later.dealer, later.mark("skipped"))  # A is skipped, and deals to B


def test_a_loan_that_comes_by_itself():
    """CZ-EX-43: P has 120, must pay 201, and is lent 100: 19 are left, and the result is -181."""
    result = hand(86, said("valat", P, made=False, doubled=1), contract="prever")
    after = booked(result, sheet(20, -20, 0, 0)).carry
    assert (100, -181) == (after.mark("loans")[P], after.totals[P])
    assert 19 == 100 + after.totals[P] + after.mark("loans")[P]


def test_a_misdeal():
    """CZ-EX-46"""
    entry = czech().book(czech(), Misdeal(C), sheet())
    assert (2, 2, 2, -6) == entry.carry.totals
    assert 3 == entry.carry.dealer
