"""Declarations, announcements, contra, and what all that tells (RO-ANN, RO-DEC, RO-ID, RO-CON)."""

import pytest
from games.romanian import A, B, C, D, announcing, at, card, romanian, say, sides, taper, turn, why, words

from tarok.engine.view import view

MANY = (
    "♥Q ♥1 ♦J ♠N Š XVI IX V XVII VIII IIII III",
    "♥K ♥N ♦Q ♦3 XXI XIV X II XV XIII XII VII",
    "♥4 ♥2 ♦K ♦1 ♠K ♠9 ♣Q ♣7 I XX XI VI",
    "♥J ♥3 ♦N ♦2 ♠J ♠10 ♣K ♣N XIX XVIII ♣8 ♣9",
)
"""A and B have eight taroks each, C four with the pagat, D two."""
MORE = (MANY[0], MANY[1].replace("♦3", "XX"), MANY[2].replace("XX", "♦3"), MANY[3])
"""B has nine."""
MOST = (
    MANY[0],
    MANY[1].replace("♦3 ", "XX ").replace("♦Q", "XIX"),
    MANY[2].replace("XX", "♦3"),
    MANY[3].replace("XIX", "♦Q"),
)
"""B has ten."""
ELEVEN = (MOST[0], MOST[1].replace("♥N", "XVIII"), MOST[2], MOST[3].replace("XVIII", "♥N"))
"""B has eleven."""
WITH_PAGAT = (
    "♥Q ♥1 ♦J ♠N Š XVI IX V XVII VIII IIII I",
    MANY[1],
    "♥4 ♥2 ♦K ♦1 ♠K ♠9 ♣Q ♣7 III XX XI VI",
    MANY[3],
)
"""A has eight taroks with the pagat."""
FEW_WITH_PAGAT = (
    "♥Q ♥1 ♦J ♦4 ♠N ♠7 ♣9 ♣8 Š XVI IX I",
    "♥K ♥N ♦Q ♦3 XXI XIV X II XV XIII XII VII",
    "♥4 ♥2 ♦K ♦1 ♠K ♠9 ♣Q ♣7 V XX XI VI",
    "♥J ♥3 ♦N ♦2 ♠J ♠10 ♣K ♣N XIX XVIII ♠Q ♠8",
)
"""A has four taroks with the pagat, B eight."""


def speaking(hands=MANY, **fields):
    return announcing(hands=hands, talon="", **fields)


def test_declarer_begins_and_the_turn_goes_round():
    """RO-ANN-01"""
    deal = announcing(declarer=C, partner=B)
    assert [C, D, A, B] == [turn(say(deal, *["pass"] * n)) for n in range(4)]
    talking = say(announcing(), "trula", "valat")
    assert A == turn(talking)
    assert B == turn(say(talking, "pass"))


def test_the_first_turn_is_for_announcements():
    """RO-ANN-02"""
    deal = say(announcing(), "pass", "pass", "game 0", "pass", "pass")
    assert A == turn(deal)
    assert {"pass", "game 0"} == words(deal)
    assert ("first_turn_only", "RO-ANN-02") == why(deal)["trula"]
    assert ("first_turn_only", "RO-ANN-02") == why(deal)["oppose"]


@pytest.mark.parametrize(
    ("clause", "said", "who"),
    [
        ("RO-ANN-03", ["pass", "pass", "pass"], D),
        ("RO-ANN-03", ["pass", "pass", "pass", "pass"], None),
        ("RO-ANN-12", ["trula", "pass", "pass", "pass", "pass"], None),
        ("RO-ANN-12", ["pass", "pass", "pass", "game 0", "pass", "pass", "pass"], C),
        ("RO-ANN-03", ["pass", "pass", "pass", "game 0", "pass", "pass", "pass", "pass"], None),
    ],
)
def test_when_the_round_ends(clause, said, who):
    deal = say(announcing(), *said)
    assert (who, "announcements" if who is not None else "trick") == (
        turn(deal) if who is not None else None,
        deal.phase,
    )


def test_a_solo_has_its_round_and_michi_michi_none():
    """RO-ANN-04"""
    assert "announcements" == announcing("solo", talon="XVII VIII IIII III XV XIII").phase
    assert "announcements" == announcing("unu_1").phase
    assert "trick" == at("announcements", contract="michi_michi").phase


@pytest.mark.parametrize(
    ("hands", "number"),
    [(MANY, "taroks_8"), (MORE, "taroks_9"), (MOST, "taroks_10"), (ELEVEN, "taroks_10")],
)
def test_a_declaration_is_true(hands, number):
    """RO-DEC-01: eight and nine are exact, ten stands for more as well."""
    deal = say(speaking(hands), "pass")
    others = {"taroks_8", "taroks_9", "taroks_10"} - {number}
    assert number in words(deal)
    assert {("not_so_many", "RO-DEC-01")} == {why(deal)[other] for other in others}
    few = say(announcing(), "pass")
    assert not words(few) & {"taroks_8", "taroks_9", "taroks_10"}


def test_nobody_declares_twice():
    """RO-DEC-01"""
    assert ("declared_already", "RO-DEC-01") == why(say(speaking(), "taroks_8"))["taroks_8"]


def test_a_partner_declares_only_more_than_the_declarer():
    """RO-DEC-04"""
    deal = say(speaking(), "taroks_8", "pass")
    assert ("teammate_has_more", "RO-DEC-04") == why(deal)["taroks_8"]
    assert "taroks_9" in words(say(speaking(MORE), "taroks_8", "pass"))
    assert "taroks_8" in words(say(speaking(), "pass"))


def test_who_declares_no_more_than_the_declarer_is_an_opponent():
    """RO-DEC-06, RO-ID-01"""
    deal = speaking(king="♣K")
    assert (0, None, None, None) == sides(deal, A)
    deal = say(deal, "taroks_8", "pass", "taroks_8")
    assert (0, 1, None, None) == sides(deal, A)
    more = say(speaking(MORE, king="♣K"), "taroks_8", "pass", "taroks_9")
    assert (0, None, None, None) == sides(more, A)


def test_opponents_who_do_not_know_each_other_declare_freely():
    """RO-DEC-04"""
    hands = (MANY[2].replace("♥2", "♥K"), MANY[0], MANY[1].replace("♥K", "♥2"), MANY[3])
    deal = speaking(hands, king="♣K")
    deal = say(deal, "pass", "taroks_8", "pass")
    assert "taroks_8" in words(deal)


@pytest.mark.parametrize(
    ("clause", "seat", "may"),
    [
        ("RO-ANN-05", A, {"trula", "kings", "mond_caught", "valat", "pagat_ultimo"}),
        ("RO-ANN-07", B, {"trula", "kings", "mond_caught", "valat", "king_ultimo"}),
        ("RO-ANN-08", C, {"mond_caught", "valat"}),
        ("RO-ANN-08", D, {"mond_caught", "valat"}),
    ],
)
def test_who_may_announce_what(clause, seat, may):
    deal = say(speaking(FEW_WITH_PAGAT), *["pass"] * seat)
    bonuses = {bonus.id for bonus in romanian().bonuses if not bonus.id.startswith("taroks")}
    assert (seat, may) == (turn(deal), words(deal) & bonuses)


@pytest.mark.parametrize(
    ("seat", "bonus", "rule"),
    [
        (B, "pagat_ultimo", ("declarer_only", "RO-ANN-05")),
        (C, "king_ultimo", ("not_holding", "RO-ANN-11")),
        (A, "king_ultimo", ("not_holding", "RO-ANN-11")),
        (C, "trula", ("not_identified", "RO-ANN-06")),
        (D, "kings", ("not_identified", "RO-ANN-06")),
        (C, "king_caught", ("never_announced", "RO-VAR-09")),
        (C, "king_left", ("never_announced", "RO-KIT-02")),
    ],
)
def test_why_an_announcement_is_refused(seat, bonus, rule):
    assert rule == why(say(speaking(FEW_WITH_PAGAT), *["pass"] * seat))[bonus]


def test_the_pagat_ultimo_is_the_last_word_of_the_turn():
    """RO-ANN-05"""
    deal = say(speaking(FEW_WITH_PAGAT), "trula", "pagat_ultimo")
    assert {"pass"} == words(deal)
    assert {("pagat_ultimo_is_last", "RO-ANN-05")} == {
        why(deal)[b] for b in ("kings", "valat", "mond_caught")
    }


def test_a_pagat_one_does_not_hold():
    """RO-ANN-10, RO-VAR-12"""
    assert ("not_holding", "RO-ANN-10") == why(announcing())["pagat_ultimo"]
    free = announcing(options={"enforce_holder_announcements": False})
    assert "pagat_ultimo" in words(free)
    assert "pagat_ultimo" not in words(say(free, "pass"))


def test_nobody_announces_the_ultimo_of_a_king_in_the_talon():
    """RO-ANN-11"""
    hands = (MANY[0], MANY[1].replace("♥K", "♠Q"), *MANY[2:])
    deal = speaking(hands, king="♥K", partner=None)
    for seat in range(4):
        assert "king_ultimo" not in words(say(deal, *["pass"] * seat))


def test_whoever_announces_the_pagat_ultimo_declares_his_taroks():
    """RO-DEC-05"""
    deal = speaking(WITH_PAGAT)
    assert ("declare_first", "RO-DEC-05") == why(deal)["pagat_ultimo"]
    assert "pagat_ultimo" in words(say(deal, "taroks_8"))
    assert "pagat_ultimo" in words(speaking(FEW_WITH_PAGAT))


def test_whoever_says_contra_to_it_declares_his_taroks():
    """RO-DEC-05: and whoever has let the first turn go can no longer do so."""
    deal = say(speaking(FEW_WITH_PAGAT, king="♣K"), "pagat_ultimo", "pass")
    assert B == turn(deal)
    assert ("declare_first", "RO-DEC-05") == why(deal)["pagat_ultimo 0"]
    assert "pagat_ultimo 0" in words(say(deal, "taroks_8"))
    later = say(deal, "pass", "game 0", "pass", "pass", "pass")
    assert B == turn(later)
    assert ("declare_first", "RO-DEC-05") == why(later)["pagat_ultimo 0"]
    few = say(deal, "pass")
    assert "pagat_ultimo 0" in words(few)


def test_what_is_forbidden_is_not_owed():
    """RO-DEC-05, RO-DEC-04: an opponent whose teammate has declared as much."""
    hands = (
        "♥Q ♥1 ♦J ♦4 ♠N ♠7 ♣9 ♣8 ♣7 ♣Q ♠9 I",
        "♥N ♦Q ♦3 ♥4 XXI XIV X II XV XIII XII VII",
        "♥2 ♦1 ♦K ♠K Š XVI IX V XVII VIII IIII III",
        "♥J ♥3 ♦N ♦2 ♠J ♠10 ♣K ♣N ♥K XVIII ♠Q ♠8",
    )
    deal = say(speaking(hands), "pagat_ultimo", "pass")
    assert ("declare_first", "RO-DEC-05") == why(deal)["pagat_ultimo 0"]
    deal = say(deal, "game 0", "taroks_8", "pass")
    assert C == turn(deal)
    assert ("teammate_has_more", "RO-DEC-04") == why(deal)["taroks_8"]
    assert "pagat_ultimo 0" in words(deal)


def test_an_opponent_says_so_before_he_announces():
    """RO-ANN-06, RO-ANN-07, RO-ANN-13"""
    deal = say(announcing(), "pass", "pass")
    assert C == turn(deal)
    assert not words(deal) & {"trula", "kings"}
    stated = say(deal, "oppose")
    assert {"trula", "kings"} <= words(stated)
    assert "pass" not in words(stated)
    assert ("announce_now", "RO-ANN-13") == why(stated)["pass"]
    assert (0, None, 1, None) == sides(stated, None)
    assert "pass" in words(say(stated, "trula"))
    by_contra = say(deal, "game 0")
    assert {"trula", "kings", "pass"} <= words(by_contra)
    assert ("known_already", "RO-ANN-13") == why(by_contra)["oppose"]


def test_a_statement_is_true_and_of_use():
    """RO-ANN-13"""
    deal = announcing()
    assert ("declarers_side", "RO-ANN-13") == why(deal)["oppose"]
    assert ("declarers_side", "RO-ANN-13") == why(say(deal, "pass"))["oppose"]
    one = say(deal, "pass", "pass", "oppose", "trula", "pass")
    assert D == turn(one)
    assert "oppose" in words(one)
    both = say(deal, "pass", "pass", "oppose", "trula", "kings", "pass")
    assert ("nothing_to_announce", "RO-ANN-13") == why(both)["oppose"]


def test_a_house_where_contra_alone_identifies():
    """RO-VAR-11"""
    deal = say(announcing(options={"identify_by": "contra_only"}), "pass", "pass")
    assert "oppose" not in {*words(deal), *why(deal)}
    assert {"trula", "kings"} <= words(say(deal, "game 0"))


def test_who_speaks_for_the_declarers_side_is_the_partner():
    """RO-ANN-07, RO-ID-01"""
    for bonus in ("trula", "kings", "king_ultimo"):
        deal = say(announcing(), "pass", bonus)
        assert (0, 0, 1, 1) == sides(deal, None)
    for bonus in ("mond_caught", "valat"):
        deal = say(announcing(), "pass", bonus)
        assert (0, None, None, None) == sides(deal, None)


def test_a_declarer_who_announces_the_ultimo_of_his_own_king_is_alone():
    """RO-ID-01"""
    deal = say(announcing(declarer=B, partner=None), "king_ultimo")
    assert (1, 0, 1, 1) == sides(deal, None)


def test_the_same_bonus_again():
    """RO-ANN-09: whoever does not know that it was a teammate may say it in vain, whoever knows may not."""
    deal = say(announcing(), "pass", "pass", "valat", "pass")
    assert D == turn(deal)
    assert "valat" in words(deal)
    known = say(announcing(), "pass", "trula", "pass", "valat", "pass")
    assert D == turn(known)
    assert ("announced_already", "RO-ANN-09") == why(known)["valat"]
    again = say(announcing(), "valat")
    assert ("announced_already", "RO-ANN-09") == why(again)["valat"]
    partner = say(announcing(), "valat", "pass")
    assert ("announced_already", "RO-ANN-09") == why(partner)["valat"]


# Contra


def test_five_steps():
    """RO-CON-01, RO-CON-03"""
    deal = say(announcing(), "pass", "pass", "game 0", "pass", "pass")
    for who, steps in ((A, 2), (C, 3), (A, 4), (C, 5)):
        while turn(deal) != who:
            deal = say(deal, "pass")
        deal = say(deal, "game 0", "pass")
        assert [steps] == [stake.doubled for stake in deal.stakes]
    while deal.phase == "announcements":
        assert ("doubled_fully", "RO-CON-01") == why(deal)["game 0"]
        deal = say(deal, "pass")


def test_who_may_double_the_game():
    """RO-CON-03, RO-CON-05"""
    deal = announcing()
    assert ("own_side", "RO-CON-03") == why(deal)["game 0"]
    assert ("own_side", "RO-CON-03") == why(say(deal, "pass"))["game 0"]
    for passes in (2, 3):
        assert "game 0" in words(say(deal, *["pass"] * passes))
    contra = say(deal, "pass", "pass", "game 0", "pass")
    assert ("other_side", "RO-CON-03") == why(contra)["game 0"]


def test_who_may_double_a_bonus():
    """RO-CON-02, RO-CON-04"""
    deal = say(announcing(), "trula", "kings", "pass", "pass")
    assert {"trula 0", "kings 0", "game 0"} <= words(deal)
    doubled = say(deal, "trula 0", "kings 0")
    assert ("other_side", "RO-CON-04") == why(doubled)["trula 0"]
    assert {"trula": 1, "kings": 1, "game": 0} == {stake.what: stake.doubled for stake in doubled.stakes}
    back = say(doubled, "pass", "pass")
    assert {"trula 0", "kings 0"} <= words(back)
    assert ("own_side", "RO-CON-03") == why(back)["game 0"]


def test_one_step_in_a_turn():
    """RO-CON-06"""
    deal = say(announcing(), "pass", "pass", "game 0")
    assert ("other_side", "RO-CON-03") == why(deal)["game 0"]


def test_a_side_that_is_not_known_is_not_doubled():
    """RO-CON-05"""
    deal = say(announcing(), "pass", "pass", "valat", "pass", "pass")
    assert A == turn(deal)
    assert ("side_unknown", "RO-CON-05") == why(deal)["valat 2"]
    deal = say(deal, "pass")
    assert (B, True) == (turn(deal), "valat 2" in words(deal))
    shown = say(deal, "valat 2")
    assert (0, 0, 1, 1) == sides(shown, None)


def test_declarations_are_not_doubled():
    """RO-DEC-02, RO-CON-02"""
    deal = say(speaking(), "taroks_8", "pass", "pass")
    assert C == turn(deal)
    assert ("never_doubled", "RO-CON-02") == why(deal)["taroks_8 0"]


@pytest.mark.parametrize(
    ("said", "known"),
    [
        (["pass", "pass", "game 0"], (0, None, 1, None)),
        (["pass", "pass", "game 0", "pass", "pass", "pass", "game 0"], (0, 0, 1, 1)),
        (["trula", "pass", "pass", "trula 0"], (0, None, 1, None)),
        (
            ["pass", "pass", "game 0", "pass", "pass", "game 0", "pass", "pass", "pass", "game 0"],
            (0, None, 1, 1),
        ),
    ],
)
def test_what_doubling_tells(said, known):
    """RO-ID-01"""
    assert known == sides(say(announcing(), *said), None)


@pytest.mark.parametrize(("talon", "third"), [("XVII VIII IIII III XV XIII", None), ("", 0)])
def test_two_known_opponents_do_not_make_a_partner(talon, third):
    """RO-ID-01: the declarer may be alone, and knows it only after seeing all of the talon."""
    deal = say(announcing(talon=talon), "pass", "pass", "oppose", "trula", "pass", "oppose", "kings")
    assert (0, None, 1, 1) == sides(deal, None)
    assert (0, third, 1, 1) == sides(deal, A)


def test_what_was_said_may_be_asked_again_at_any_time():
    """RO-INF-01, RO-ETH-04"""
    deal = say(announcing(), "trula", "pass", "pass", "game 0", "pass", "pass", "pass", "pass")
    seen = view(deal, D)
    assert ("trick", card("♥K")) == (seen.phase, seen.called)
    assert {("game", 0, 1), ("trula", 0, 0)} == {(s.what, s.seat, s.doubled) for s in seen.stakes}


# The opponents announce that they will catch the king


def test_regele_prins_where_it_is_announced():
    """RO-VAR-09"""
    options = {"announce_regele_prins": True}
    deal = announcing(options=options)
    assert ("opponents_only", "RO-VAR-09") == why(deal)["king_caught"]
    deal = say(deal, "pass")
    assert ("opponents_only", "RO-VAR-09") == why(deal)["king_caught"]
    deal = say(deal, "pass")
    assert ("not_identified", "RO-ANN-06") == why(deal)["king_caught"]
    deal = say(deal, "oppose", "king_caught", "pass")
    assert "king_caught 2" not in words(deal)
    deal = say(deal, "pass")
    assert "king_caught 2" in words(deal)


# Taper


HANDS_OF_THREE = (
    "♥Q ♥1 I XX Š XVI IX V XVII VIII X II",
    "♥K ♥N ♦Q ♠Q ♠10 ♣Q XXI XIV IIII III ♣10 ♣J",
    "♦K ♦1 ♠K ♠J ♣N ♦J ♠N XI VI XV XIII XII",
)


def of_three(hands=HANDS_OF_THREE):
    return at(
        "announcements",
        game=taper(),
        hands=hands,
        talon="♥J ♦N ♣K XIX XVIII VII",
        contract="solo",
        declarer=A,
    )


def test_taper_declares_from_ten_on():
    """RO-TAP-09"""
    deal = of_three()
    assert "taroks_10" in words(deal)
    assert ("not_so_many", "RO-DEC-01") == why(deal)["taroks_11"]
    assert ("declare_first", "RO-DEC-05") == why(deal)["pagat_ultimo"]
    eleven = of_three(
        (HANDS_OF_THREE[0].replace("♥1", "XI"), HANDS_OF_THREE[1], HANDS_OF_THREE[2].replace("XI ", "♥1 "))
    )
    assert "taroks_11" in words(eleven)


def test_taper_has_no_king_and_no_secret():
    """RO-TAP-02, RO-TAP-11"""
    ids = {bonus.id for bonus in taper().bonuses}
    assert {
        "taroks_10",
        "taroks_11",
        "taroks_12",
        "trula",
        "kings",
        "mond_caught",
        "valat",
        "pagat_ultimo",
    } == ids
    deal = of_three()
    assert (0, 1, 1) == view(deal, None).sides
    deal = say(deal, "pass")
    assert {"trula", "kings", "game 0"} <= words(deal)
    assert "oppose" not in {*words(deal), *why(deal)}
    assert "trick" == say(deal, "pass", "pass").phase
    contra = say(deal, "game 0", "pass", "pass", "pass")
    assert "trick" == contra.phase
