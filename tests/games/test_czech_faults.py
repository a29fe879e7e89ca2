"""Errors, as a score sheet takes them down, and what they cost."""

import pytest
from games.czech import A, B, C, P, booked, czech, fault, hand, pays, said, settled, sheet, silent, westfest
from typed import typed

from tarok.engine.result import Misdeal, Result, Unfit


def voided(*faults, **known):
    return Result(ended="void", faults=faults, **known)


def again(*faults):
    return Result(ended="redealt", faults=faults)


def test_a_misdeal_before_the_play():
    """CZ-ERR-01, CZ-ERR-00: 2 to each; the same dealer, the same Povinost."""
    after = czech().book(czech(), Misdeal(C), sheet()).carry
    assert ((2, 2, 2, -6), 3, 1) == (after.totals, after.dealer, after.marked("hands"))
    with pytest.raises(ValueError, match="one of places"):
        czech().book(czech(), Misdeal(4), sheet())


def test_a_misdeal_found_in_the_play():
    """CZ-ERR-02: nothing; or the dealer pays the others what they lose."""
    lost = hand(47, faults=(fault("late_misdeal", C),))
    assert (-3, 3, -3, 3) == pays(lost)
    assert (0, 3, 0, 3 - 6) == pays(lost, czech(late_misdeal="dealer_pays_losers"))
    won = hand(60, faults=(fault("late_misdeal", C),))
    assert (3, 0, 3, -3 - 3) == pays(won, czech(late_misdeal="dealer_pays_losers"))


SIDES = [
    # points, violator, what each seat has of it; the hand is worth 4, and 2 go to each
    (65, P, (-6 + 4 - 8, 2 - 4 + 4, 2 + 4, 2 - 4 + 4)),  # P has won nothing, and gives B back 4
    (65, A, (4 + 2, -6 - 4 - 4, 4 + 2, 2)),  # A pays for C, too
    (41, P, (-6 - 4 - 4, 4 + 2, 2, 4 + 2)),  # P pays for B, too
    (41, A, (2, -6 + 4 - 8, 2, 4 + 2)),  # A has won nothing, and gives C back 4
]


@pytest.mark.parametrize(("points", "violator", "gains"), SIDES)
@pytest.mark.parametrize("what", ["discard_irregularity", "renege"])
def test_an_irregularity_of_two_against_two(what, points, violator, gains):
    """CZ-ERR-03, CZ-ERR-05"""
    assert gains == pays(hand(points, faults=(fault(what, violator),)))


ALONE = [
    # the soloist wins or loses 5; the violator
    (58, P, (-6, 2, 2, 2), (-15 - 6, 5 + 2, 5 + 2, 5 + 2)),
    (48, P, (-15 - 6, 5 + 2, 5 + 2, 5 + 2), (-15 - 6, 5 + 2, 5 + 2, 5 + 2)),
    (58, A, (15 + 2, -15 - 6, 2, 2), (15 + 2, -15 - 6, 2, 2)),
    (48, A, (2, 5 - 15 - 6, 5 + 2, 5 + 2), (-10 + 2, -6, 5 + 2, 5 + 2)),
]


@pytest.mark.parametrize(("points", "violator", "gains", "of_westfest"), ALONE)
def test_an_irregularity_of_one_against_three(points, violator, gains, of_westfest):
    """CZ-ERR-03: generalised, and as Westfest has it."""
    result = hand(points, contract="own_call", faults=(fault("discard_irregularity", violator),))
    assert gains == pays(result)
    assert of_westfest == pays(result, czech(irregularity_solo_model="westfest"))


def test_declarations_stand_and_amounts_are_netted():
    """CZ-ERR-03, CZ-DEC-10: the declaration stays; 2 for the count and 2 for a Pagat leave nothing."""
    result = hand(54, said("pane", A), silent("pagat", C), faults=(fault("renege", C),))
    assert (-2 + 2, 6 + 2, -2 + 2, -2 - 6) == pays(result)


def test_a_renege_may_cost_more():
    """CZ-ERR-05"""
    result = hand(53, faults=(fault("renege", C),))
    assert (5, 5 + 2, 5, -15 - 2) == pays(result, westfest())


@pytest.mark.parametrize("early", [True, False])
def test_an_illegal_discard(early):
    """CZ-ERR-04: 5 to each, before the lead and after; whose card it is then, the count says."""
    assert (4 + 5, -4 + 5, 4 - 15, -4 + 5) == pays(
        hand(65, faults=(fault("illegal_discard", B, early=early),))
    )


@pytest.mark.parametrize(("early", "more"), [(True, 0), (False, 2)])
def test_an_illegal_declaration(early, more):
    """CZ-ERR-06: the chips are given back, and after the lead it costs 2 to each."""
    wrong = fault("illegal_declaration", A, of="trull_pane", early=early)
    result = hand(53, said("trull_pane", A), faults=(wrong,))
    assert (-2 + more, 2 - 3 * more, -2 + more, 2 + more) == pays(result)


def test_a_valat_bet_that_an_illegal_declaration_made_fail_is_void():
    """CZ-ERR-06: instead of 80 it costs nothing."""
    wrong = fault("illegal_declaration", A, of="uni", other=P, early=True)
    result = hand(53, said("uni", A), said("valat", P, made=False, doubled=1), faults=(wrong,))
    assert (-2, 2, -2, 2) == pays(result)
    other = fault("illegal_declaration", A, of="uni", early=True)
    result = hand(53, said("uni", A), said("valat", P, made=False, doubled=1), faults=(other,))
    assert (-82, 82, -82, 82) == pays(result)


def test_the_wrong_trump():
    """CZ-ERR-07: 5 to each; found late, who held the right one pays as much to the other two."""
    assert (-15, 5, 5, 5) == pays(voided(fault("wrong_trump", P, early=True)))
    late = voided(fault("wrong_trump", P, other=B))
    assert (-10, 10, -10, 10) == pays(late)
    after = booked(late).carry
    assert (0, 2) == (after.dealer, after.marked("hands"))  # the turn is used up: P deals to A


def test_the_wrong_povinost():
    """CZ-ERR-08: C has played for P; both pay 2 to A and B."""
    wrong = fault("wrong_povinost", C, other=P)
    result = hand(60, declarer=C, partner=A, forehand=C, faults=(wrong,))
    assert (-4 - 3, 4 + 3, 4 - 3, -4 + 3) == pays(result)
    void = voided(wrong, forehand=C)
    assert (-4, 4, 4, -4) == pays(void, czech(wrong_povinost_hand="void"))
    after = booked(result).carry
    assert (3, (0, 0, 0, 1)) == (after.dealer, after.mark("skipped"))


def test_mixed_piles_are_counted_as_they_were_combined():
    """CZ-ERR-09: the sheet takes the pairs as they were played: P with A, and costs nobody more."""
    assert (4, 4, -4, -4) == pays(hand(65, partner=A))


def test_a_false_pagat_bet():
    """CZ-ERR-11: 2 to each; a Pagat of who held it and said Contra is worth 8, a failed one costs 2."""
    wrong = fault("false_pagat", C, other=B)
    assert (2 - 2 + 8, 2 + 2 - 8, 2 - 2 + 8, -6 + 2 - 8) == pays(
        hand(53, silent("pagat", B), faults=(wrong,))
    )
    game = czech(false_pagat_contra_value=4)
    assert (2 - 2 + 4, 2 + 2 - 4, 2 - 2 + 4, -6 + 2 - 4) == pays(
        hand(53, silent("pagat", B), faults=(wrong,)), game
    )
    lost = hand(53, silent("pagat", B, made=False), faults=(wrong,))
    assert (2 - 2 - 2, 2 + 2 + 2, 2 - 2 - 2, -6 + 2 + 2) == pays(lost)
    unsaid = hand(53, silent("pagat", B), faults=(fault("false_pagat", C),))
    assert (2 - 2 + 2, 2 + 2 - 2, 2 - 2 + 2, -6 + 2 - 2) == pays(unsaid)


def test_a_pagat_in_an_irregular_hand():
    """CZ-ERR-12: it is void, a bet on it is lost, and so is a Valat; 53 points lose 2."""
    wrong = (fault("discard_irregularity", P),)

    def made(*feats, faults=()):
        return {line.what: line.deltas[P] for line in settled(hand(53, *feats, faults=faults))}

    assert 2 == made(silent("pagat", P))["pagat"]
    assert "pagat" not in made(silent("pagat", P), faults=wrong)
    assert -4 == made(said("pagat", P), faults=wrong)["pagat"]
    lost = made(silent("pagat", P), said("valat", B), faults=wrong)
    assert (-40, -2) == (lost["valat"], lost["count"])
    quiet = made(silent("pagat", P), silent("valat", P), faults=wrong)
    assert {"count": -2, "discard_irregularity": -6, "made_good": -2} == quiet
    assert 2 == made(silent("pagat", B), faults=wrong)["pagat"]


def test_a_dealer_who_exposes_a_card():
    """CZ-ERR-13: nothing; in some houses 2 to each for a king or a trump, and a new deal."""
    result = again(fault("exposed_honour", C))
    assert (2, 2, 2, -6) == pays(result, czech(exposed_honour_redeal=True))
    assert 3 == booked(result, game=czech(exposed_honour_redeal=True)).carry.dealer
    with pytest.raises(Unfit, match="costs nothing here"):
        typed(czech(), result, sheet())


def test_who_looks_at_the_bottom_card():
    """CZ-ERR-16, CZ-DEAL-06: 2 to each at Westfest, and nothing here; the cards are dealt again."""
    result = again(fault("peek_bottom", A))
    assert (0, 0, 0, 0) == pays(result)
    assert (2, -6, 2, 2) == pays(result, westfest())
    assert 1 == booked(result).carry.marked("hands")


WRONG = [
    (Result(ended="forgotten"), "ends as void or redealt"),
    (Result(), "needs its contract"),
    (hand(60, partner=None), "four needs a partner"),
    (hand(60, partner=P), "the declarer, too"),
    (hand(60, partner=4), "seats are 0 to 3"),
    (hand(60, contract="prever", partner=B), "without a partner"),
    (hand(60, declarer=A, partner=C), "Povinost declares"),
    (hand(60, declarer=A, partner=C, forehand=A), "wrong_povinost"),
    (hand(107), "0 to 106"),
    (hand(None), "needs the card points"),
    (hand(60, level=2), "set of a Prever"),
    (hand(60, contract="prever", level=4), "set of a Prever"),
    (hand(60, silent("valet", P)), "no 'valet'"),
    (hand(60, silent("pane", P)), "does not count in silence"),
    (hand(60, said("pane", P, doubled=1)), "cannot be doubled"),
    (hand(60, silent("pagat", P), said("pagat", P, doubled=5)), "doubled 0 to 4 times"),
    (hand(60, said("pane", P), said("trull", P)), "the best alone"),
    (hand(60, said("valat", P), said("valat", A)), "other side has valat already"),
    (hand(60, doubled=1), "the game is doubled 0 to 0 times"),
    (hand(60, revoked=A), "does not ask for it"),
    (hand(60, faults=(fault("sneeze", A),)), "no error 'sneeze'"),
    (hand(60, faults=(fault("wrong_trump", P, early=True),)), "the hand is void"),
    (voided(fault("wrong_trump", P)), "who holds the right trump"),
    (voided(), "needs the fault"),
    (voided(fault("wrong_povinost", P, other=A)), "played out here"),
    (hand(60, faults=(fault("wrong_povinost", P),)), "who should have been"),
    (hand(60, faults=(fault("wrong_povinost", A, other=P),)), "the seat of a wrong Povinost"),
    (hand(60, faults=(fault("wrong_povinost", P, other=P),)), "two different seats"),
    (hand(60, faults=(fault("illegal_declaration", P, of="valat"),)), "which declaration"),
    (hand(60, faults=(fault("late_misdeal", A),)), "the dealer is seat 3"),
    (hand(60, faults=(fault("peek_bottom", A),)), "dealt again"),
]


@pytest.mark.parametrize(("result", "trouble"), WRONG)
def test_a_result_that_does_not_fit_is_refused(result, trouble):
    """CZ-ERR-00"""
    with pytest.raises(Unfit, match=trouble):
        typed(czech(), result, sheet())
