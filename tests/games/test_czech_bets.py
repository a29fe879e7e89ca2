"""Bets on Pagat and Valat, and the chains of Kontra."""

import pytest
from games.czech import HANDS, A, B, C, P, at, czech, do, good, legal, povinost, turn, why

from tarok.cards.deck import Cards
from tarok.engine.view import view

XIX = next(iter(Cards.parse("XIX")))
TOGETHER = {"called": XIX, "partner": C}
"""C holds the XIX that P has called."""
ALONE = {"contract": "prever", "declarer": B}


def betting(**fields):
    options = fields.pop("options", {})
    return at("bets", talon="", game=czech(**options), **{**TOGETHER, **fields})


def doubling(*bets, **fields):
    """The chains, after these bets: `valat 0`, `pagat 2`."""
    deal = betting(**fields)
    for seat in deal.game.order(deal.forehand):
        for bet in bets:
            what, _, who = bet.partition(" ")
            deal = do(deal, f"announce {what}") if int(who) == seat else deal
        deal = do(deal, "pass")
    return deal


def test_everybody_is_asked_and_only_the_holder_of_the_i_may_bet_pagat():
    """CZ-BET-01, CZ-BET-02: P first, and nobody can tell from being asked who holds it; B does."""
    deal = betting()
    for seat in (P, A, B, C):
        expected = {"pass", "announce valat", *(["announce pagat"] if seat == B else [])}
        assert (seat, expected) == (turn(deal), legal(deal))
        if seat != B:
            assert ("not_holding", "CZ-BET-02") == why(deal)["announce pagat"]
        deal = do(deal, "pass")
    assert "trick" == deal.phase


def test_both_may_be_bet():
    """CZ-BET-01"""
    deal = do(good(betting(), 2), "announce pagat")
    assert (B, {"pass", "announce valat"}) == (turn(deal), legal(deal))
    assert C == turn(do(deal, "announce valat, pass"))


def test_there_is_one_valat_bet():
    """CZ-BET-03"""
    deal = do(betting(), "announce valat, pass")
    assert ({"pass"}, ("bet_already", "CZ-BET-03")) == (legal(deal), why(deal)["announce valat"])


def test_valat_may_be_for_the_declaring_side_alone():
    """CZ-BET-03: C knows to be the partner; that bet tells the others."""
    deal = betting(options={"valat_bet_by": "declaring_side"})
    assert "announce valat" in legal(deal)
    deal = do(deal, "pass")
    assert ("declaring_side_only", "CZ-BET-03") == why(deal)["announce valat"]
    deal = do(good(deal, 2), "announce valat")
    assert (0, 1, 1, 0) == view(deal, A).sides


def test_nobody_can_bet_a_pagat_that_lies_with_the_rejected_cards():
    """CZ-BET-04, CZ-PRV-04: the I is among the three that the soloist has left."""
    hands = (*HANDS[:2], HANDS[2].replace(" I ", " XVII "), HANDS[3])
    deal = at("bets", hands, "I VIII IIII", **ALONE)
    for _ in range(4):
        assert {"pass", "announce valat"} == legal(deal)
        deal = do(deal, "pass")


def test_pagat_may_not_be_played_beside_a_valat_bet():
    """CZ-PAG-07"""
    options = {"pagat_with_valat_bet": "not_played"}
    deal = good(do(betting(options=options), "announce valat, pass"), 1)
    assert ("valat_is_bet", "CZ-PAG-07") == why(deal)["announce pagat"]
    both = doubling("pagat 2", "valat 3", options=options)
    kontras = set()
    while both.phase == "challenges":
        kontras |= legal(both)
        both = do(both, "pass")
    assert not any("pagat" in word for word in kontras)


def test_who_is_asked_in_what_order():
    """CZ-KON-05: from the bettor's right round; after a step anew; the chain of Valat comes first."""
    deal = doubling("pagat 2", "valat 0")
    assert (A, {"pass", "kontra valat 0"}) == (turn(deal), legal(deal))
    deal = do(deal, "pass, kontra valat 0")
    assert C == turn(deal)
    deal = do(deal, "kontra valat 0")
    assert P == turn(deal)
    deal = good(deal, 3)
    assert (C, {"pass", "kontra pagat 2"}) == (turn(deal), legal(deal))
    assert "trick" == good(deal, 3).phase


def test_the_whole_chain():
    """CZ-KON-01, CZ-KON-02: Kontra and Supra of the others, Re and Mord of the bettor's side."""
    deal = doubling("valat 1", **ALONE, called=None, partner=None)
    steps = [(B, "kontra"), (C, "re"), (B, "supra"), (C, "mord")]
    for seat, _ in steps:
        while turn(deal) != seat:
            deal = do(deal, "pass")
        deal = do(deal, "kontra valat 1")
    assert ([4], "trick") == ([stake.doubled for stake in deal.stakes], deal.phase)


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_shorter_chain(steps):
    """CZ-KON-01"""
    deal = doubling("valat 2", options={"kontra_max": steps}, **ALONE, called=None, partner=None)
    for step in range(steps):
        while turn(deal) != (P, B, A)[step]:
            deal = do(deal, "pass")
        deal = do(deal, "kontra valat 2")
    assert "trick" == deal.phase


def test_who_may_double_by_what_he_knows():
    """CZ-KON-03: on a bet of A, P may and B may, who do not know; and C, who knows that A is no friend."""
    deal = doubling("valat 1")
    for seat in (B, C, P):
        assert (seat, {"pass", "kontra valat 1"}) == (turn(deal), legal(deal))
        deal = do(deal, "pass")
    assert "trick" == deal.phase


def test_the_partner_may_not_double_against_povinost():
    """CZ-KON-03: C knows, and is asked like everybody."""
    deal = good(doubling("valat 0"), 2)
    assert (C, {"pass"}) == (turn(deal), legal(deal))
    assert ("own_side", "CZ-KON-02") == why(deal)["kontra valat 0"]


def test_only_who_knows_may_say_re():
    """CZ-KON-03: A has said Kontra to P's bet; B knows nothing of P's that could be held up; C does."""
    deal = do(doubling("valat 0"), "kontra valat 0")
    assert (B, {"pass"}) == (turn(deal), legal(deal))
    assert ("other_side", "CZ-KON-02") == why(deal)["kontra valat 0"]
    deal = do(deal, "pass")
    assert (C, {"pass", "kontra valat 0"}) == (turn(deal), legal(deal))
    assert (P, {"pass", "kontra valat 0"}) == (turn(do(deal, "pass")), legal(do(deal, "pass")))


def test_what_a_kontra_tells():
    """CZ-KON-06: Kontra to Povinost's bet is no partner's; Re for it is the partner's."""
    deal = do(doubling("valat 0"), "kontra valat 0")
    assert (0, 1, None, None) == view(deal, None).sides
    assert (0, 1, 1, 0) == view(do(deal, "pass, kontra valat 0"), None).sides


def test_a_kontra_on_the_bet_of_an_unknown_tells_nothing():
    """CZ-KON-03, CZ-KON-04: P doubles the bet of the own partner C; it stands."""
    deal = do(doubling("valat 3"), "kontra valat 3")
    assert (0, None, None, None) == view(deal, None).sides
    assert [1] == [stake.doubled for stake in deal.stakes]


def test_povinost_alone_knows_that_all_are_opponents():
    """CZ-KON-03: with an own card called P may double anybody, and they P."""
    hands = (HANDS[0].replace("XVI", "XIX"), *HANDS[1:3], HANDS[3].replace("XIX", "XVI"))
    deal = doubling("valat 0", hands=hands, partner=None)
    for seat in (A, B, C):
        assert (seat, {"pass", "kontra valat 0"}) == (turn(deal), legal(deal))
        deal = do(deal, "pass")


def test_what_was_not_bet_cannot_be_doubled():
    """CZ-KON-07, CZ-KON-08: nor can the game."""
    assert "trick" == doubling().phase


def test_the_game_may_be_doubled():
    """CZ-KON-08: after the bets; opponents, declaring side, opponents, and no further."""
    deal = doubling("valat 0", options={"game_kontra": "three_levels"})
    deal = good(deal, 3)
    assert (A, {"pass", "kontra game 0"}) == (turn(deal), legal(deal))
    deal = do(deal, "kontra game 0, pass, kontra game 0, pass, kontra game 0")
    assert ("trick", 3) == (deal.phase, next(each.doubled for each in deal.stakes if each.what == "game"))


def test_povinost_bets_first_wherever_he_sits():
    """CZ-BET-01"""
    assert B == turn(at("bets", talon="", declarer=B, called=XIX, partner=C, **povinost(B)))


LAST = ("♥K", "♥N", "♥1", "XIX")
"""P leads to the twelfth trick; C wins it with the XIX."""


def finished(deal):
    """The same stakes before a last trick that C wins."""
    played = at("trick", LAST, "", nth=11, **TOGETHER, stakes=deal.stakes, log=deal.log)
    return do(played, "play ♥K, play ♥N, play ♥1, play XIX")


def test_a_kontra_of_a_friend_may_not_count():
    """CZ-KON-03, CZ-KON-04: P has doubled C's bet; where only true opponents count, that is nothing."""
    for true_only, doubled in ((False, 1), (True, 0)):
        deal = do(doubling("valat 3", options={"kontra_true_opponents_only": true_only}), "kontra valat 3")
        deal = good(deal, 3)
        result = deal.game.result(deal.replace(ended="played", due=None))
        assert doubled == next(feat.doubled for feat in result.feats if feat.announced)
    assert "played" == finished(doubling()).ended
