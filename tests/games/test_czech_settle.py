"""What a hand pays: the tables of the count, Pagat and Valat, every number counted by hand."""

import pytest
from games.czech import A, B, C, P, czech, hand, mach, pays, said, settled, silent, westfest

from tarok.games.czech.payments import count

# fmt: off
FOUR = (
    # CZ-PAY-02: the losers' points from, to, and what each of them pays
    (0, 0, 13), (1, 5, 12), (6, 10, 11), (11, 15, 10), (16, 20, 9), (21, 25, 8),
    (26, 30, 7), (31, 35, 6), (36, 40, 5), (41, 45, 4), (46, 50, 3), (51, 53, 2),
)
ALONE = (
    # CZ-PAY-03: the same for one against three; 45 to 48 is 5, not 4
    (0, 1, 19), (2, 4, 18), (5, 8, 17), (9, 11, 16), (12, 14, 15), (15, 18, 14), (19, 21, 13), (22, 24, 12),
    (25, 28, 11), (29, 31, 10), (32, 34, 9), (35, 38, 8), (39, 41, 7), (42, 44, 6), (45, 48, 5), (49, 51, 4),
    (52, 53, 3),
)
# fmt: on
EVERY_FOUR = [(low, paid) for first, last, paid in FOUR for low in range(first, last + 1)]
EVERY_ALONE = [(low, paid) for first, last, paid in ALONE for low in range(first, last + 1)]


def test_the_tables_are_whole():
    assert list(range(54)) == [low for low, _ in EVERY_FOUR] == [low for low, _ in EVERY_ALONE]


@pytest.mark.parametrize(("low", "paid"), EVERY_FOUR)
def test_two_against_two(low, paid):
    """CZ-PAY-01, CZ-PAY-02, CZ-PAY-04: every loser pays one winner; a tie is lost by the declaring side."""
    assert paid == count(low, 2)
    assert (-paid, paid, -paid, paid) == pays(hand(low))
    if low < 53:
        assert (paid, -paid, paid, -paid) == pays(hand(106 - low))


@pytest.mark.parametrize(("low", "paid"), EVERY_ALONE)
@pytest.mark.parametrize("contract", ["prever", "own_call"])
def test_one_against_three(contract, low, paid):
    """CZ-PAY-03, CZ-PAY-04, CZ-CALL-07, CZ-BID-07: to or from each of the three."""
    assert paid == count(low, 3)
    assert (-3 * paid, paid, paid, paid) == pays(hand(low, contract=contract))
    if low < 53:
        assert (3 * paid, -paid, -paid, -paid) == pays(hand(106 - low, contract=contract))


@pytest.mark.parametrize("low", range(45, 49))
def test_the_misprint_may_be_played(low):
    """CZ-PAY-03"""
    assert (-12, 4, 4, 4) == pays(hand(low, contract="prever"), czech(prever_table_literal=True))


@pytest.mark.parametrize(("level", "loss"), [(1, 8), (2, 16), (3, 24)])
def test_the_set_multiplies_a_loss(level, loss):
    """CZ-PRV-06, CZ-PAY-05: 38 points cost 8; a win is not multiplied, nor is a Pagat."""
    assert (-3 * loss, loss, loss, loss) == pays(hand(38, contract="prever", level=level))
    assert (24, -8, -8, -8) == pays(hand(68, contract="prever", level=level))
    with_pagat = hand(38, silent("pagat", P), contract="prever", level=level)
    assert (-3 * (loss - 2), loss - 2, loss - 2, loss - 2) == pays(with_pagat)


def test_the_factors_of_the_sets_may_differ():
    """CZ-PRV-06"""
    game = czech(prever_second_set_factor=5, prever_third_set_factor=7)
    assert (-120, 40, 40, 40) == pays(hand(38, contract="prever", level=2), game)
    assert (-168, 56, 56, 56) == pays(hand(38, contract="prever", level=3), game)


def test_more_than_half_wins():
    """CZ-CNT-02, CZ-PAY-05: 53 points are not enough, and a tied Prever counts as lost."""
    assert (-2, 2, -2, 2) == pays(hand(53))
    assert (2, -2, 2, -2) == pays(hand(54))
    assert (-9, 3, 3, 3) == pays(hand(53, contract="own_call"))
    assert (-27, 9, 9, 9) == pays(hand(53, contract="prever", level=3))


SIDES = ((P, 1), (B, 1), (A, -1), (C, -1))
PAGATS = [
    # what became of it                          for its side
    (lambda seat: silent("pagat", seat), 2),
    (lambda seat: silent("pagat", seat, made=False), -2),
    *((lambda seat, n=n: said("pagat", seat, doubled=n), 4 << n) for n in range(5)),
    *((lambda seat, n=n: said("pagat", seat, made=False, doubled=n), -(4 << n)) for n in range(5)),
]


@pytest.mark.parametrize(("feat", "worth"), PAGATS)
@pytest.mark.parametrize(("seat", "sign"), SIDES)
def test_pagats(seat, sign, feat, worth):
    """CZ-PAG-01, CZ-PAG-02, CZ-PAG-03, CZ-PAG-04, CZ-PAG-06, CZ-KON-01: whoever wins the count."""
    amount = -2 + sign * worth
    assert (amount, -amount, amount, -amount) == pays(hand(53, feat(seat)))


@pytest.mark.parametrize(("feat", "worth"), PAGATS)
@pytest.mark.parametrize(("seat", "sign"), [(P, 1), (A, -1)])
def test_pagats_in_a_prever(seat, sign, feat, worth):
    """CZ-PAG-06, CZ-PAY-06: the tie costs 3, and the items are netted."""
    amount = -3 + sign * worth
    assert (3 * amount, -amount, -amount, -amount) == pays(hand(53, feat(seat), contract="prever"))


VALATS = [
    *((lambda seat, n=n: said("valat", seat, doubled=n), 40 << n, True) for n in range(5)),
    *((lambda seat, n=n: said("valat", seat, made=False, doubled=n), -(40 << n), False) for n in range(5)),
]


@pytest.mark.parametrize(("feat", "worth", "made"), VALATS)
@pytest.mark.parametrize(("seat", "sign"), SIDES)
def test_valat_bets(seat, sign, feat, worth, made):
    """CZ-VAL-03, CZ-VAL-04, CZ-VAL-05, CZ-KON-01: only a Valat that was made takes the place of the count."""
    amount = sign * worth - (0 if made else 2)
    assert (amount, -amount, amount, -amount) == pays(hand(53, feat(seat)))


def test_a_silent_valat():
    """CZ-VAL-01, CZ-VAL-02, CZ-VAL-06: 20, whatever was laid away; no more in a Prever of the third set."""
    assert (20, -20, 20, -20) == pays(hand(None, silent("valat", P)))
    assert (60, -20, -20, -20) == pays(hand(50, silent("valat", P), contract="prever", level=3))
    assert ["valat"] == [line.what for line in settled(hand(None, silent("valat", P)))]


def test_a_silent_valat_against_a_bet():
    """CZ-VAL-05: the defenders lose their bet, the declaring side has made its own; no count."""
    assert (60, -60, 60, -60) == pays(hand(80, said("valat", A, made=False), silent("valat", P)))


def test_pagat_and_valat_add():
    """CZ-PAG-07"""
    assert (24, -24, 24, -24) == pays(hand(80, said("pagat", B), silent("valat", P)))
    both = hand(80, said("pagat", B), said("valat", P))
    assert (44, -44, 44, -44) == pays(both)
    assert (40, -40, 40, -40) == pays(both, czech(pagat_with_valat_bet="not_played"))
    quiet = hand(80, silent("pagat", B), silent("valat", P))
    assert (22, -22, 22, -22) == pays(quiet)
    assert (20, -20, 20, -20) == pays(quiet, czech(pagat_with_silent_valat="not_paid"))


def test_a_failed_valat_bet_may_take_the_place_of_the_count():
    """CZ-VAL-05"""
    lost = hand(80, said("valat", P, made=False))
    assert (7 - 40, 40 - 7, 7 - 40, 40 - 7) == pays(lost)
    assert (-40, 40, -40, 40) == pays(lost, czech(failed_valat_bet_skips_count=True))


def test_a_lost_bet_may_be_paid_by_who_made_it():
    """CZ-PAG-08: B pays for P, too; what was won goes to the side as ever."""
    game = czech(bet_payer="bettor_only")
    assert (-2, 2 + 4, -2 - 8, 2 + 4) == pays(hand(53, said("pagat", B, made=False)), game)
    assert (2, -2, 2, -2) == pays(hand(53, said("pagat", B)), game)
    assert (-9 + 12, 3, 3 - 12, 3) == pays(hand(53, said("pagat", B, made=False), contract="prever"), game)


def test_other_values_of_pagat_and_valat():
    """CZ-PAG-01, CZ-PAG-02, CZ-PAG-04, CZ-VAL-01, CZ-VAL-03"""
    game = czech(
        pagat_silent_value=3,
        pagat_bet_value=7,
        silent_pagat_loss=1,
        valat_silent_value=30,
        valat_bet_value=50,
    )
    assert (1, -1, 1, -1) == pays(hand(53, silent("pagat", P)), game)
    assert (5, -5, 5, -5) == pays(hand(53, said("pagat", P)), game)
    assert (-3, 3, -3, 3) == pays(hand(53, silent("pagat", P, made=False)), game)
    assert (30, -30, 30, -30) == pays(hand(80, silent("valat", P)), game)
    assert (50, -50, 50, -50) == pays(hand(80, said("valat", P)), game)


def test_no_loss_for_a_pagat_without_a_bet():
    """CZ-PAG-04"""
    assert (-2, 2, -2, 2) == pays(hand(53, silent("pagat", P, made=False)), czech(silent_pagat_loss=0))


def test_a_valat_may_be_dearer_in_a_prever():
    """CZ-VAL-06: 30 and 60; own call and Povinost as ever."""
    game = czech(prever_valat_factor="1.5")
    assert (90, -30, -30, -30) == pays(hand(80, silent("valat", P), contract="prever"), game)
    assert (180, -60, -60, -60) == pays(hand(80, said("valat", P), contract="prever"), game)
    assert (60, -20, -20, -20) == pays(hand(80, silent("valat", P), contract="own_call"), game)


def test_an_own_call_may_count_double():
    """CZ-CALL-07: 60 points to 46 are 17 x 2, 3."""
    assert (9, -3, -3, -3) == pays(hand(60, contract="own_call"), czech(own_call_multiplier=2))


def test_the_game_doubled():
    """CZ-KON-08, CZ-PAY-07: after the factor of the set, and the count alone."""
    game = czech(game_kontra="three_levels")
    for doubled in range(4):
        times = 1 << doubled
        assert (3 * times, -3 * times, 3 * times, -3 * times) == pays(hand(60, doubled=doubled), game)
    lost = hand(38, contract="prever", level=2, doubled=2)
    assert (-192, 64, 64, 64) == pays(lost, game)
    with_bet = hand(60, said("pagat", P), doubled=3)
    assert (28, -28, 28, -28) == pays(with_bet, game)


@pytest.mark.parametrize(("doubled", "amount"), [(0, -2), (1, 4), (2, -8), (3, 16)])
def test_who_doubled_last_may_lose_a_tie(doubled, amount):
    """CZ-KON-08: opponents, declaring side, opponents."""
    result = hand(53, doubled=doubled)
    assert (amount, -amount, amount, -amount) == pays(result, westfest())
    assert -abs(amount) == pays(result, mach())[P]


def test_each_line_names_its_clause():
    """CZ-PAY-06: the lines of the end come after the declarations, and are netted by whoever adds them up."""
    lines = settled(hand(65, said("pane", P), said("pagat", C, doubled=1)))
    assert [("pane", "CZ-DEC-10"), ("count", "CZ-PAY-01"), ("pagat", "CZ-PAG-02")] == [
        (line.what, line.clause) for line in lines
    ]
    assert ("kontra", 2, "CZ-KON-01") == (
        lines[2].factors[0].why,
        lines[2].factors[0].times,
        lines[2].factors[0].clause,
    )
    assert (1, True) == (lines[2].side, lines[2].announced)
