"""Results that people fill in by hand: what fits the game, and what is said when one does not."""

import pytest
from games.romanian import A, B, C, booked, hand, pays, romanian, said, sheet, silent, taper, won
from typed import typed

from tarok.engine.result import Result, Unfit

WRONG = [
    (won("klop"), "there is no contract"),
    (won("doi_1", declarer=None), "needs a declarer"),
    (won("doi_1", partner=A), "the declarer, too"),
    (won("doi_1", declarer=4), "seats are 0 to 3"),
    (won("doi_1", silent("trula", 5)), "seats are 0 to 3"),
    (hand("doi_1", 71), "card points are 0 to 70"),
    (won("doi_1", points=(36, 34)), "declarer's side alone"),
    (won("doi_1", points=()), "or `made`"),
    (won("doi_1", level=0), "doi_1 has levels 1 to 5"),
    (won("solo", level=2), "has no levels"),
    (won("doi_1", doubled=6), "doubled 0 to 5 times"),
    (won("doi_1", silent("emperor", A)), "there is no 'emperor'"),
    (won("doi_1", silent("taroks_8", A)), "in silence"),
    (won("doi_1", said("king_left", C)), "does not count announced"),
    (won("doi_1", said("taroks_8", A, doubled=1)), "cannot be doubled"),
    (won("doi_1", said("pagat_ultimo", A, doubled=1)), "who said contra"),
    (won("doi_1", said("pagat_ultimo", B)), "only the declarer"),
    (won("doi_1", silent("king_caught", A)), "not of that side"),
    (won("doi_1", silent("king_ultimo", C)), "not of that side"),
    (Result(contract="michi_michi", points=(3, 3, 3)), "tricks of all 4 seats"),
    (Result(contract="michi_michi", points=(3, 3, 3, 4)), "12 together"),
    (Result(contract="michi_michi", declarer=A, points=(3, 3, 3, 3)), "has no declarer"),
    (won("doi_1", ended="surrendered", made=False), "has no partner"),
]


@pytest.mark.parametrize(("result", "trouble"), WRONG)
def test_a_result_that_does_not_fit_is_refused(result, trouble):
    with pytest.raises(Unfit, match=trouble):
        typed(romanian(), result)


def test_a_silent_bonus_is_not_doubled():
    feat = silent("trula", A)
    with pytest.raises(Unfit, match="silent"):
        typed(romanian(), won("doi_1", type(feat)(what="trula", seat=A, doubled=1)))


def test_taper_knows_no_partner():
    """RO-TAP-02"""
    with pytest.raises(Unfit, match="without a partner"):
        typed(taper(), won("doi_1"))
    with pytest.raises(Unfit, match="no contract"):
        typed(taper(), Result(contract="michi_michi", points=(4, 4, 4)))


def test_whether_it_was_made_may_be_said_instead_of_the_points():
    """RO-CNT-04"""
    assert (2, 2, -2, -2) == pays(Result(contract="doi_1", declarer=A, partner=B, made=True))
    assert (2, 2, -2, -2) == pays(won("doi_1", made=None))


def test_a_point_is_so_much_money():
    """RO-VAR-20, RO-MON-01: the lines are money, the pool is counted in points."""
    result = won("doi_1", said("pagat_ultimo", A))
    entry = booked(result, sheet(pool=5), stake=500)
    assert (500 * 12, 500 * 11, -500 * 9, -500 * 10) == entry.carry.totals
    assert 0 == entry.carry.marked("pool")
    assert {("stake", 500)} == {(factor.why, factor.times) for line in entry.lines for factor in line.factors}
    failed = won("doi_1", said("pagat_ultimo", A, made=False))
    assert 10 == booked(failed, sheet(pool=5), stake=500).carry.marked("pool")


def test_options_that_do_not_exist_are_refused():
    with pytest.raises(ValueError, match="all_pass"):
        romanian(all_pass="nothing")
    with pytest.raises(ValueError, match="trei"):
        taper(allow_trei_in_four=True)
