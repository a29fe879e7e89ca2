"""The talon, the sets of a Prever, what is laid away, and the call."""

import pytest
from games.czech import (
    HANDS,
    TALON,
    A,
    B,
    C,
    P,
    at,
    cards,
    czech,
    dealt,
    do,
    good,
    legal,
    povinost,
    turn,
    why,
)

from tarok.cards.deck import Cards
from tarok.engine.deal_types import Show
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.view import view

FORCED = (
    # P has 13 trumps, two kings and a queen after drawing XVII VIII IIII III (CZ-EX-53)
    "♥K ♦K ♣Q Š XXI I XX XVI XIV XII X IX",
    "♥N ♥4 ♦Q ♦3 ♠Q ♠8 ♣10 ♣J V II ♥Q ♣9",
    "♥1 ♥2 ♦2 ♦1 ♠K ♠9 ♣8 ♣7 XI VI ♦J ♠N",
    "♥J ♥3 ♦N ♦4 ♠J ♠10 ♣K ♣N XIX XVIII VII ♠7",
)


def drawn(**options):
    return at("talon", game=czech(**options))


def test_povinost_takes_four_unseen():
    """CZ-TAL-01, CZ-TAL-07, CZ-INF-02"""
    deal = drawn()
    assert cards(deal, "XVII VIII IIII III") <= set(deal.hands[P])
    assert () == deal.shown
    assert (16, 12, 12, 12) == view(deal, A).held


def test_two_cards_are_offered_unseen():
    """CZ-TAL-02, CZ-TAL-03, CZ-TAL-06"""
    deal = drawn()
    assert (A, {"take 1", "pass"}) == (turn(deal), legal(deal))
    deal = do(deal, "take 1")
    assert (B, {"take 2", "pass"}) == (turn(deal), legal(deal))
    deal = do(deal, "take 2")
    assert ((), "discards") == (deal.talon, deal.phase)
    assert cards(deal, "XV") <= set(deal.hands[A])
    assert cards(deal, "XIII") <= set(deal.hands[B])


def test_a_passed_card_is_offered_to_povinosts_left():
    """CZ-TAL-04, CZ-TAL-05, CZ-EX-54: C takes the first and refuses the second, which B must take."""
    deal = do(drawn(), "pass")
    assert (C, {"take 1", "pass"}) == (turn(deal), legal(deal))
    deal = do(deal, "take 1, pass, pass")
    assert (16, 12, 13, 13) == tuple(map(len, deal.hands))
    assert cards(deal, "XV") <= set(deal.hands[C])
    assert cards(deal, "XIII") <= set(deal.hands[B])
    both = do(drawn(), "pass, take 1, pass, take 2")
    assert (16, 12, 12, 14) == tuple(map(len, both.hands))
    neither = do(drawn(), "pass, pass, take 2")
    assert (16, 13, 13, 12) == tuple(map(len, neither.hands))


def test_it_is_povinosts_left_in_a_first_hand_too():
    """CZ-TAL-04: Povinost is A, so B is offered a card, then P, on A's left."""
    deal = at("talon", declarer=A, **povinost(A))
    assert B == turn(deal)
    assert P == turn(do(deal, "pass"))
    assert C == turn(do(deal, "pass, pass"))


def test_steps_are_public_and_faces_are_not():
    """CZ-TAL-07, CZ-INF-01"""
    deal = do(drawn(), "pass, take 1")
    assert [(A, "Pass()"), (C, "Take(part=1)")] == [(seat, repr(each)) for seat, each in view(deal, B).log]
    assert () == view(deal, B).shown


def facts(deal, seat):
    return [(fact.what, fact.seat, fact.value) for fact in view(deal, seat).facts]


@pytest.mark.parametrize("seat", [P, A, B, C, None])
def test_all_know_who_took_which_card_and_who_passed_it(seat):
    """CZ-TAL-04, CZ-TAL-07, CZ-EX-54: A passes, C takes; B passes, C refuses, B must take; unseen by all."""
    deal = do(drawn(), "pass, take 1, pass, pass")
    told = [("passed", A, 1), ("took", C, 1), ("passed", B, 2), ("passed", C, 2), ("took", B, 2)]
    sight = view(deal, seat)
    assert told == facts(deal, seat)
    assert ((), [Cards()] * 4) == (sight.shown, [*sight.seen])
    assert {C: {"XV"}, B: {"XIII"}}.get(seat, set()) == {
        deal.game.faces.names[card] for card in cards(deal, "XV XIII") & set(sight.hand)
    }


def test_nothing_is_told_before_it_is_said():
    """CZ-TAL-07"""
    deal = drawn()
    assert [] == facts(deal, B)
    assert [("took", A, 1)] == facts(do(deal, "take 1"), B)


def test_who_must_take_a_card_is_known_too():
    """CZ-TAL-08"""
    assert [("took", A, 1), ("took", B, 2)] == facts(drawn(talon_cards_may_be_passed=False), P)


@pytest.mark.parametrize(("seat", "seen"), [(A, "XV"), (C, "XV"), (B, ""), (P, "")])
def test_a_card_that_was_seen_and_passed_is_known_to_two(seat, seen):
    """CZ-TAL-03, CZ-INF-02: A passes it, C refuses it; neither B nor Povinost ever sees it."""
    deal = do(drawn(talon_pass_timing="seen"), "pass, pass")
    assert cards(deal, seen) == {
        card for show in view(deal, seat).shown for card in show.cards if card not in cards(deal, "XIII")
    }
    assert [("passed", A, 1), ("passed", C, 1), ("took", A, 1)] == facts(deal, seat)


@pytest.mark.parametrize(
    ("said", "taken", "open_to_all"),
    [("take 1", 1, ""), ("reject, take 2", 2, "XVII VIII IIII"), ("reject, take 1", 3, TALON)],
)
def test_which_set_a_prever_took_is_known_and_what_he_kept_to_himself_is_not(said, taken, open_to_all):
    """CZ-PRV-01, CZ-PRV-02, CZ-PRV-03, CZ-INF-01, CZ-INF-02: B plays; each of the others sees the same."""
    deal = do(prever(), said)
    for seat in (P, A, C, None):
        assert [("set", B, taken)] == facts(deal, seat)
        assert cards(deal, open_to_all) == {card for show in view(deal, seat).shown for card in show.cards}


def test_a_card_may_be_seen_before_it_is_passed():
    """CZ-TAL-03"""
    deal = drawn(talon_pass_timing="seen")
    assert cards(deal, "XV") == {card for show in view(deal, A).shown for card in show.cards}
    assert () == view(deal, B).shown


def test_cards_may_have_to_be_taken():
    """CZ-TAL-08"""
    deal = drawn(talon_cards_may_be_passed=False)
    assert ("discards", (16, 13, 13, 12)) == (deal.phase, tuple(map(len, deal.hands)))


def test_povinost_may_throw_the_hand_in():
    """CZ-TAL-09: XVIII is the highest that P lacks, and has drawn; it costs 2 to each."""
    caught = (HANDS[0].replace("XVI", "XIX"), HANDS[1], HANDS[2], HANDS[3].replace("XIX XVIII", "XVI VIII"))
    deal = at("talon", caught, TALON.replace("VIII", "XVIII", 1), game=czech(povinost_throw_in=True))
    assert (P, {"pass", "throwin"}) == (turn(deal), legal(deal))
    assert A == turn(do(deal, "pass"))
    over = do(deal, "throwin")
    assert "thrown_in" == over.ended
    (line,) = view(over, P).over.lines
    assert ((-6, 2, 2, 2), "CZ-TAL-09") == (line.deltas, line.clause)


def test_otherwise_he_may_not():
    """CZ-TAL-09: XIX is what P lacks, and it is not among the four; nor is it a rule of every house."""
    deal = drawn(povinost_throw_in=True)
    assert ({"pass"}, ("partner_not_drawn", "CZ-TAL-09")) == (legal(deal), why(deal)["throwin"])
    assert A == turn(drawn())


def prever(seat=B):
    return at("talon", contract="prever", declarer=seat)


def test_the_first_set():
    """CZ-PRV-01, CZ-PRV-04, CZ-INF-02: the soloist alone looks; what is left nobody has seen."""
    deal = prever()
    assert (B, {"take 1", "reject"}) == (turn(deal), legal(deal))
    assert cards(deal, "XVII VIII IIII") == {card for show in view(deal, B).shown for card in show.cards}
    assert () == view(deal, P).shown
    deal = do(deal, "take 1")
    assert cards(deal, "XVII VIII IIII") <= set(deal.hands[B])
    assert cards(deal, "III XV XIII") == set(deal.talon)
    seen = {card for show in view(deal, B).shown for card in show.cards}
    assert not seen & set(deal.talon)


def test_the_second_set():
    """CZ-PRV-02, CZ-INF-01: the first three lie open, and the soloist looks at the others."""
    deal = do(prever(), "reject")
    assert {"take 1", "take 2"} == legal(deal)
    assert cards(deal, "XVII VIII IIII") == {card for show in view(deal, P).shown for card in show.cards}
    assert cards(deal, "III XV XIII") <= {card for show in view(deal, B).shown for card in show.cards}
    deal = do(deal, "take 2")
    assert cards(deal, "III XV XIII") <= set(deal.hands[B])
    assert (2, "discards") == (deal.fact(FactKind.SET).value, deal.phase)


def test_going_back():
    """CZ-PRV-03: the others are exposed, and it is final."""
    deal = do(prever(), "reject, take 1")
    assert cards(deal, "XVII VIII IIII") <= set(deal.hands[B])
    assert cards(deal, TALON) == {card for show in view(deal, P).shown for card in show.cards}
    assert (3, "discards") == (deal.fact(FactKind.SET).value, deal.phase)


def test_a_soloist_lays_three_away_and_nobody_else_any():
    """CZ-PRV-05, CZ-PRV-07, CZ-DISC-01"""
    deal = do(prever(), "take 1, lay ♣Q, lay ♥1, lay ♥2")
    assert ("declarations", (12, 12, 12, 12)) == (deal.phase, tuple(map(len, deal.hands)))
    assert [0, 0, 3, 0] == [len(laid) for laid in deal.laid]
    assert (1, 1, 0, 1) == view(deal, P).sides


def test_everybody_lays_away_down_to_twelve():
    """CZ-DISC-01, CZ-DISC-02, CZ-DISC-03, CZ-DISC-06: P four, then A and C one each, who took a card."""
    deal = do(drawn(), "take 1, pass, take 2")
    assert P == turn(deal)
    assert ("worth_five", "CZ-DISC-02") == why(deal)["lay ♥K"] == why(deal)["lay Š"]
    assert ("trumps_last", "CZ-DISC-03") == why(deal)["lay IX"]
    deal = do(deal, "lay ♥Q, lay ♦2, lay ♦J, lay ♠N")
    assert A == turn(deal)
    deal = do(deal, "lay ♥4")
    assert C == turn(deal)
    deal = do(deal, "lay ♣N")
    assert ("call", cards(deal, "♥4")) == (deal.phase, set(view(deal, A).laid))
    assert set() == set(view(deal, P).laid & deal.laid[A])
    assert ["Lay(card=-1)"] == [
        repr(each) for seat, each in view(deal, P).log if seat == A and "Lay" in repr(each)
    ]


def test_forced_trumps_lie_open():
    """CZ-DISC-03, CZ-DISC-04, CZ-DISC-05, CZ-EX-53, CZ-INF-01"""
    deal = do(at("talon", FORCED, "XVII VIII IIII III XV XIII"), "take 1, take 2")
    assert {"lay ♣Q"} == legal(deal)
    deal = do(deal, "lay ♣Q")
    assert {f"lay {each}" for each in "XX XVII XVI XIV XII X IX VIII IIII III".split()} == legal(deal)
    deal = do(deal, "lay III, lay IIII, lay VIII")
    assert cards(deal, "III IIII VIII") == {card for show in view(deal, C).shown for card in show.cards}
    assert ("discards", A) == (deal.phase, turn(deal))


@pytest.mark.parametrize(("seat", "queen"), [(P, "♣Q"), (A, None), (B, None), (C, None), (None, None)])
def test_all_see_the_trumps_and_nobody_else_the_queen(seat, queen):
    """CZ-DISC-04, CZ-INF-01, CZ-INF-02, CZ-EX-53: in the log, card by card; -1 lies face down."""
    deal = do(at("talon", FORCED, "XVII VIII IIII III XV XIII"), "take 1, take 2")
    deal = do(deal, "lay ♣Q, lay III, lay IIII, lay VIII")
    sight, faces = view(deal, seat), deal.game.faces
    laid = [action.card for by, action in sight.log if by == P]
    assert [-1 if queen is None else faces.parse(queen), *faces.parse_all("III IIII VIII")] == laid
    assert [("laid", (card,), P) for card in faces.parse_all("III IIII VIII")] == [
        (show.what, show.cards, show.seat) for show in sight.shown
    ]


def calling(mine="Š XVI IX V", **options):
    """The call of P with these trumps; the others lie with C, as far as P had them."""
    theirs = [each for each in "XIX XVIII XII VII".split() if each not in mine.split()]
    spare = [each for each in "Š XVI IX V".split() if each not in mine.split()]
    hands = (
        f"♥K ♥Q ♦2 ♦J ♠N ♠7 ♣9 ♣8 {mine}",
        *HANDS[1:3],
        " ".join(("♥J ♥3 ♦N ♦4 ♠J ♠10 ♣K ♣N", *theirs, *spare)),
    )
    return at("call", hands, "", game=czech(**options))


def test_the_highest_missing_trump_is_called():
    """CZ-CALL-01, CZ-CALL-02, CZ-CALL-03, CZ-CALL-05: P lacks XIX; C holds it, and nobody else knows."""
    deal = calling()
    assert (P, {"call XIX"}) == (turn(deal), legal(deal))
    assert ("call_the_highest", "CZ-CALL-03") == why(deal)["call XVIII"] == why(deal)["call XV"]
    deal = do(deal, "call XIX")
    assert (C, "four") == (deal.partner, deal.contract.id)
    assert (0, 1, None, None) == view(deal, A).sides
    assert (0, 1, 1, 0) == view(deal, C).sides
    assert (0, None, None, None) == view(deal, P).sides
    assert cards(deal, "XIX") == {view(deal, None).called}


def test_a_trump_of_ones_own_may_be_called():
    """CZ-CALL-03, CZ-CALL-06: P has XIX and XVIII; XVII is what P lacks."""
    deal = calling("XIX XVIII IX V")
    assert {"call XIX", "call XVIII", "call XVII"} == legal(deal)
    deal = do(deal, "call XVIII")
    assert None is deal.partner
    assert "four" == view(deal, A).contract
    assert (0, 1, None, None) == view(deal, A).sides
    assert (0, 1, 1, 1) == view(deal, P).sides


@pytest.mark.parametrize(("scope", "own"), [("xix_only", {"call XIX"}), ("none", set())])
def test_which_own_trumps_may_be_called(scope, own):
    """CZ-CALL-03"""
    deal = calling("XIX XVIII IX V", own_call_scope=scope)
    assert own | {"call XVII"} == legal(deal)
    assert ("own_trump", "CZ-CALL-03") == why(deal)["call XVIII"]


def test_with_all_five_the_xix_is_called():
    """CZ-CALL-03, CZ-CALL-04, CZ-CALL-06"""
    hands = (
        "♥K ♥Q ♦2 ♦J ♠N ♠7 ♣9 XIX XVIII XVII XVI XV",
        *HANDS[1:3],
        "♥J ♥3 ♦N ♦4 ♠J ♠10 ♣K ♣N ♣8 Š XII VII",
    )
    for scope in ("any_held_above_missing", "xix_only", "none"):
        deal = at("call", hands, "", game=czech(own_call_scope=scope))
        assert {"call XIX"} == legal(deal)
        assert None is do(deal, "call XIX").partner


def laid_open(seat):
    """The call of P after a seat has laid the XIX away face up."""
    xix = Cards.parse("XIX")
    laid = tuple(xix if each == seat else Cards() for each in range(4))
    hands = (*HANDS[:3], HANDS[3].replace("XIX ", ""))
    return at("call", hands, "", laid=laid, shown=(Show(ShowKind.LAID, tuple(xix), seat),))


def test_a_trump_laid_away_open_counts_as_held():
    """CZ-CALL-02, CZ-CALL-05: P may call the XIX that P has laid away, and all know that P is alone."""
    deal = laid_open(P)
    assert {"call XIX", "call XVIII"} == legal(deal)
    deal = do(deal, "call XIX")
    assert None is deal.partner
    assert (0, 1, 1, 1) == view(deal, A).sides


def test_a_partner_may_be_known_by_what_he_laid_away():
    """CZ-CALL-05, CZ-INF-01"""
    deal = do(laid_open(C), "call XIX")
    assert C == deal.partner
    assert (0, 1, 1, 0) == view(deal, A).sides == view(deal, P).sides


def test_the_call_may_come_before_the_draw():
    """CZ-CALL-01, CZ-CALL-08: P calls XIX, draws it, and plays alone; nobody knows."""
    hands = (*HANDS[:3], HANDS[3].replace("XIX", "XVII"))
    deal = at("call", hands, TALON.replace("XVII", "XIX"), game=czech(call_timing="before_draw"))
    deal = do(deal, "call XIX, take 1, take 2")
    assert (None, "discards") == (deal.partner, deal.phase)
    assert (0, 1, None, None) == view(deal, A).sides
    assert (0, 1, 1, 1) == view(deal, P).sides


def test_the_partner_may_draw_the_called_card():
    """CZ-CALL-01, CZ-CALL-08: it lies fifth in the talon, and A takes it."""
    hands = (*HANDS[:3], HANDS[3].replace("XIX", "XV"))
    deal = at("call", hands, TALON.replace("XV ", "XIX "), game=czech(call_timing="before_draw"))
    assert A == do(deal, "call XIX, take 1, take 2").partner
    assert C == do(deal, "call XIX, pass, take 1, take 2").partner


def test_the_call_may_come_after_the_draw():
    """CZ-CALL-01: P has drawn, and nothing is laid away yet."""
    deal = do(dealt(game=czech(call_timing="after_draw")), "knock, method 12, bid four")
    deal = do(good(deal, 3), "take 1, take 2")
    assert ("call", 16) == (deal.phase, len(deal.hands[P]))
    assert "discards" == do(deal, "call XIX").phase


def test_the_called_card_can_be_seen_by_all_and_when_it_was_played():
    """CZ-CALL-05, CZ-CALL-09, CZ-ERR-10: the view names it; its play shows the partner."""
    hands = ("♥K", "♥N", "♥1", "XIX")
    called = next(iter(cards(at("trick", hands, ""), "XIX")))
    deal = at("trick", hands, "", nth=11, called=called, partner=C)
    assert {called} == {view(deal, seat).called for seat in range(4)}
    deal = do(deal, "play ♥K, play ♥N")
    assert (0, 1, None, None) == view(deal, A).sides
    held = at("trick", ("♥K ♥Q", "♥N ♥J", "♥1 ♥2", "XIX ♠7"), "", nth=10, called=called, partner=C)
    held = do(held, "play ♥K, play ♥N, play ♥1, play XIX")
    assert (0, 1, 1, 0) == view(held, A).sides
