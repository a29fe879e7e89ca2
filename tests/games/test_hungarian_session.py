"""Doubled rounds, the pot, the deal that passes on, the hat, and the end."""

import pytest
from games.hungarian import A, B, C, D, after, game, hand, pays, said, silent

from tarok.engine.result import Carry, Dealt, Feat, Misdeal, Result, Stop
from tarok.scoring.sheet import Sheet

PASSED = Result(ended="passed_out")
PLAYED = hand("three", 52, skis=A)


def sheet(*entries, **options):
    """The sheet after these; a number stands for that many hands that were played."""
    found = Sheet(game("illustrated", **options))
    for entry in entries:
        for each in [Dealt(PLAYED)] * entry if isinstance(entry, int) else [entry]:
            found = found.book(each if not isinstance(each, Result) else Dealt(each))
    return found


def factors(*entries, **options):
    """How many times the next hand counts, from one on to the next."""
    counted = []
    found = sheet(*entries, **options)
    for _ in range(6):
        before = found.carry.totals
        place = found.carry.place(A)
        found = found.book(Dealt(PLAYED))
        counted.append(found.carry.totals[place] - before[place])
    return counted


def test_the_deal_passes_on():
    """HU-DEAL-02, HU-SEAT-02: the last place deals first; who deals a hand that is thrown in deals again."""
    assert 3 == sheet().carry.dealer
    assert 0 == sheet(PLAYED).carry.dealer
    assert 3 == sheet(PASSED).carry.dealer
    assert 3 == sheet(Result(ended="annulled")).carry.dealer
    failed = hand("three", None, declarer=D, partner=None, ended="trial_failed")
    assert 0 == sheet(failed).carry.dealer
    assert [1] * 6 == factors(failed)  # HU-BID-13: and it begins no doubled round


@pytest.mark.parametrize(
    ("entries", "options", "expected"),
    [
        ((PASSED,), {}, [2, 2, 2, 2, 1, 1]),  # HU-SCO-20
        ((PASSED, PASSED), {}, [4, 4, 4, 4, 1, 1]),
        ((PASSED, PASSED, PASSED), {}, [8, 8, 8, 8, 1, 1]),  # HU-SCO-21
        ((PASSED, 2, PASSED), {}, [4, 4, 2, 2, 1, 1]),  # HU-SCO-22
        ((Result(ended="annulled"),), {}, [2, 2, 2, 2, 1, 1]),  # HU-ANNUL-04
        ((PASSED,), {"players": 5}, [2, 2, 2, 2, 2, 1]),
        ((PASSED, 2, PASSED), {"doubled_round_mode": "consecutive"}, [2, 2, 2, 2, 2, 2]),
        ((PASSED, 3), {"doubled_round_mode": "consecutive"}, [2, 1, 1, 1, 1, 1]),
        ((PASSED, 2, PASSED), {"doubled_round_mode": "one_quadruple"}, [4, 4, 4, 4, 1, 1]),
        ((PASSED, PASSED, PASSED), {"doubled_round_mode": "one_quadruple"}, [4, 4, 4, 4, 1, 1]),
        ((PASSED,), {"doubled_round_mode": "one_quadruple"}, [2, 2, 2, 2, 1, 1]),
        ((PASSED,), {"doubled_round_mode": "none"}, [1, 1, 1, 1, 1, 1]),
    ],
)
def test_doubled_rounds(entries, options, expected):
    """HU-SCO-20, HU-SCO-21, HU-SCO-22, HU-SCO-24, HU-OPT-22."""
    assert expected == factors(*entries, **options)


def test_everything_is_doubled():
    """HU-SCO-23, HU-DECL-05."""
    carry = Carry(dealer=3, totals=(0,) * 4).with_marks(doubled_1=(1,))
    result = hand("three", 52, said("taroks_8", A), silent("trula", A))
    assert (10, -6, 2, -6) == pays(result, carry=carry)


POT = {"doubled_round_mode": "ultimo_pot"}


def test_the_pot():
    """HU-SCO-24: 2 from everybody, won by an announced pagat ultimo, doubled by a failed one."""
    filled = sheet(PASSED, PASSED, **POT)
    assert ((-4,) * 4, 16) == (filled.carry.totals, filled.carry.marked("pot"))
    won = filled.book(Dealt(hand("three", 52, said("pagat_ultimo", A)))).carry
    assert ((15, -15, 15, -15), 0) == (won.totals, won.marked("pot"))
    lost = filled.book(Dealt(hand("three", 52, said("pagat_ultimo", A, made=False)))).carry
    assert 32 == lost.marked("pot")
    assert (-4 + 1 - 10 - 8) == lost.totals[0]
    lone = filled.book(Dealt(hand("three", 52, said("pagat_ultimo", A), partner=None))).carry
    assert -4 + 3 + 30 + 16 == lone.totals[0]


def test_the_pot_has_a_limit():
    """HU-SCO-24: 24 from each of four, 25 from each of five."""
    assert 96 == sheet(*[PASSED] * 13, **POT).carry.marked("pot")
    assert 125 == sheet(*[PASSED] * 13, players=5, **POT).carry.marked("pot")


def test_a_failed_trial_goes_into_the_pot():
    failed = hand("two", None, declarer=D, partner=None, ended="trial_failed")
    carry = sheet(failed, **POT).carry
    assert ((0, 0, 0, -6), 6) == (carry.totals, carry.marked("pot"))


@pytest.mark.parametrize(
    ("players", "dealer", "skis", "further"),
    [(4, 3, A, 4), (4, 3, B, 5), (4, 3, C, 6), (4, 3, D, 7), (5, 4, A, 5), (5, 4, D, 8)],
)
def test_the_skis_deals(players, dealer, skis, further):
    """HU-SESS-01, HU-SESS-02: how many hands follow the one in which the škis was noted."""
    found = sheet(Stop(), Stop(), PASSED, hand("three", 52, skis=skis), players=players)
    count = 0
    while not found.over:
        found = found.book(Dealt(PLAYED))
        count += 1
    assert further == count


def test_a_number_of_rounds():
    """HU-ILLU-04."""
    assert not sheet(15, session_rounds=4).over
    assert sheet(16, session_rounds=4).over
    assert sheet(20, session_rounds=4, players=5).over


def test_the_hat():
    """HU-BON-20, HU-OPT-58."""
    caught = hand("three", 52, silent("xxi_catch", A), silent("hat", B, made=False))
    found = sheet(caught, 1)
    assert (0, 1, 0, 0) == found.carry.mark("hat")
    found = found.book(Dealt(hand("three", 52, silent("xxi_catch", B), silent("hat", A, made=False))))
    assert 1 == found.carry.mark("hat")[2]
    assert 1 == sum(found.carry.mark("hat"))
    assert not any(sheet(caught, mayor_hat=False).carry.mark("hat"))


def test_a_misdeal_costs_nothing():
    carry = sheet(Misdeal(2)).carry
    assert ((0, 0, 0, 0), 3) == (carry.totals, carry.dealer)
    with pytest.raises(ValueError, match="places are"):
        sheet(Misdeal(4))


def test_of_five_the_dealer_may_share():
    """HU-OPT-54: with the opponents, against the declarer."""
    five = Carry(dealer=4, totals=(0,) * 5)
    assert (2, -1, 1, -1, -1) == after(PLAYED, five, players=5, dealer_shares_with_opponents=True).totals
    assert (1, -1, 1, -1, 0) == after(PLAYED, five, players=5).totals
    alone = hand("three", 52, partner=None)
    assert (4, -1, -1, -1, -1) == after(alone, five, players=5, dealer_shares_with_opponents=True).totals


@pytest.mark.parametrize(
    ("result", "trouble"),
    [
        (Result(), "needs its contract"),
        (hand("three", None), "card points"),
        (hand("three", 95), "0 to 94"),
        (hand("three", 52, partner=A), "the declarer, too"),
        (hand("three", 52, declarer=None, partner=None), "needs a declarer"),
        (hand("three", 52, declarer=7), "seats are"),
        (hand("three", 52, said("ultimo", A)), "there is no"),
        (hand("three", 52, doubled=6), "0 to 5"),
    ],
)
def test_results_that_cannot_be(result, trouble):
    with pytest.raises(ValueError, match=trouble):
        sheet(result)


def test_a_silent_feat_is_not_doubled():
    with pytest.raises(ValueError, match="was silent"):
        sheet(hand("three", 52, Feat(what="trula", seat=A, doubled=1)))


def test_payments_of_two_and_of_one():
    """HU-SCO-03, HU-SCO-04, HU-SCO-05."""
    for value, contract in enumerate(("three", "two", "one", "solo"), start=1):
        assert (value, -value, value, -value) == pays(hand(contract, 50))
        assert (3 * value, -value, -value, -value) == pays(hand(contract, 50, partner=None))
        assert (-value, -value, value, value) == pays(hand(contract, 50, declarer=C, partner=D))
