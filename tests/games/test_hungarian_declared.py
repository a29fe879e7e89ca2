"""Declared taroks, and announcements that promise honours (HU-DECL, HU-OPT-37)."""

import pytest
from games.hungarian import A, B, hand, pays, said, say, silent, talking, why, words

from tarok.engine.deal_types import Fact
from tarok.engine.fact_kinds import FactKind

XX = 51
CUE = Fact(FactKind.CUE, B, XX - 1)


def calls(deal):
    return {word.removeprefix("call ") for word in words(deal) if word.startswith("call")}


def test_the_number_must_be_true():
    """HU-DECL-01."""
    deal = say(talking(), "call XX", "pass", "kings", "pass", "pass")
    assert "taroks_8" in words(deal)
    assert "HU-DECL-01" == why(deal)["taroks_9"]
    assert "HU-DECL-01" == why(say(deal, "taroks_8"))["taroks_8"]


@pytest.mark.parametrize(
    ("options", "key", "what", "owes"),
    [
        ({}, "illustrated", "pagat_ultimo", True),
        ({}, "illustrated", "king_uhu_hearts", True),
        ({}, "illustrated", "trula", False),
        ({"tarokk_declaration_compulsory": "pagatultimo"}, "illustrated", "king_ultimo_hearts", False),
        ({"tarokk_declaration_compulsory": "pagatultimo"}, "illustrated", "pagat_uhu", True),
        (
            {"tarokk_declaration_compulsory": "pagat_and_eagle_figures", "eagle_figures": True},
            "illustrated",
            "eagle_uhu",
            False,
        ),
        ({}, "paskievics", "pagat_ultimo", True),
        ({}, "high", "eagle_ultimo", True),
        ({}, "high", "eagle_small_bird", True),
        ({}, "high", "king_spades_large_bird", True),
        ({}, "high", "centrum", False),
    ],
)
def test_who_announces_a_card_declares_his_taroks(options, key, what, owes):
    """HU-DECL-03, HU-OPT-30, HU-PASK-05, HU-HIGH-17."""
    deal = say(talking(key=key, options=options), "call XX", "pass", "kings", "pass", "pass", what)
    assert owes == ("HU-DECL-03" == why(deal).get("pass"))
    assert "pass" in words(say(deal, "taroks_8"))


def test_only_the_first_kontra_obliges():
    """HU-DECL-03."""
    deal = say(talking(), "call XX", "pass", "pagat_ultimo", "pass", "pass", "kontra pagat_ultimo B")
    assert "HU-DECL-03" == why(deal)["pass"]
    deal = say(
        talking(),
        "call XX",
        "pass",
        "pagat_ultimo",
        "pass",
        "kontra pagat_ultimo B",
        "pass",
        "pass",
        "kontra pagat_ultimo B",
        "pass",
        "pass",
        "pass",
    )
    assert "pass" in words(say(deal, "kontra pagat_ultimo B"))


@pytest.mark.parametrize(
    ("options", "result", "expected"),
    [
        ({}, hand("three", 52, said("taroks_8", A)), (4, -2, 0, -2)),  # HU-DECL-02
        ({}, hand("three", 52, said("taroks_9", B)), (-1, 5, -1, -3)),
        ({}, hand("three", 52, silent("taroks_8", B)), (1, 0, 1, -2)),  # HU-DECL-04
        ({}, hand("three", 52, silent("taroks_8", A), partner=None), (3, -1, -1, -1)),
        ({}, hand("three", 52, silent("taroks_8", B), partner=None), (3, 1, -2, -2)),
        (
            {"undeclared_tarokk_claim": "only_if_team_win_covers"},
            hand("three", 52, silent("taroks_8", A)),
            (2, -1, 0, -1),
        ),
        (
            {"undeclared_tarokk_claim": "only_if_team_win_covers"},
            hand("three", 52, silent("taroks_9", A)),
            (1, -1, 1, -1),
        ),
        ({"tarokk_declaration_payment": "team_item"}, hand("three", 52, said("taroks_9", A)), (3, -3, 3, -3)),
    ],
)
def test_what_declared_taroks_pay(options, result, expected):
    """HU-OPT-28, HU-OPT-29, HU-DECL-02, HU-DECL-04."""
    assert expected == pays(result, **options)


# --- promises of honours ---


@pytest.mark.parametrize(
    ("hands", "facts", "expected"),
    [
        (("Š XXI V", "XX ♥K"), (Fact(FactKind.BIDDERS, A, 1),), True),
        (("Š V", "XX ♥K"), (Fact(FactKind.BIDDERS, A, 1),), False),
        (("Š V", "XX ♥K"), (Fact(FactKind.BIDDERS, A, 3),), True),
        (("XXI V", "XX ♥K"), (Fact(FactKind.BIDDERS, A, 3),), False),
        (("XXI V", "XIX ♥K"), (Fact(FactKind.BIDDERS, A, 2), CUE), True),
        (("I V", "XIX ♥K"), (Fact(FactKind.BIDDERS, A, 2), CUE), False),
    ],
)
def test_a_trull_promises_honours(hands, facts, expected):
    """HU-PASK-07, HU-OPT-37: the declarer in the first turn."""
    deal = talking(
        *hands, "♦K", "♠K", key="paskievics", facts=facts, options={"trull_promises": "tournament"}
    )
    (call,) = calls(deal)
    assert expected == ("trula" in words(say(deal, f"call {call}")))


@pytest.mark.parametrize(
    ("key", "partner", "expected"),
    [
        ("paskievics", "XIX XXI I", True),
        ("paskievics", "XIX Š", False),
        ("illustrated", "XIX Š", True),
        ("illustrated", "XIX XXI", False),
    ],
)
def test_the_cue_bidders_trull(key, partner, expected):
    """HU-PASK-07: two honours, and in illustrated tarokk the škis will do."""
    deal = talking(
        "V ♥K", partner, "♦K", "♠K", key=key, facts=(CUE,), options={"trull_promises": "tournament"}
    )
    assert expected == ("trula" in words(say(deal, "call XIX", "pass")))


def test_the_partners_trull():
    """HU-PASK-07: one high honour."""
    options = {"trull_promises": "tournament"}
    deal = say(talking("V ♥K", "XX I", "♦K", "♠K", options=options), "call XX", "pass")
    assert "HU-PASK-07" == why(deal)["trula"]
    assert "trula" in words(say(talking("V ♥K", "XX Š", "♦K", "♠K", options=options), "call XX", "pass"))


def test_a_cue_bid_on_the_pagat_owes_the_ultimo():
    """HU-PASK-03: what counts is the hand with which it was made."""
    hands = ("Š V ♥K", "XIX I ♦K", "♠K", "♣K")
    deal = say(talking(*hands, key="paskievics", facts=(CUE,)), "call XIX", "pass")
    assert "HU-PASK-03" == why(deal)["pass"]
    assert "pass" in words(say(deal, "pagat_ultimo"))
    high = ("V ♥K", "XIX I XXI ♦K", "♠K", "♣K")
    assert "pass" in words(say(talking(*high, key="paskievics", facts=(CUE,)), "call XIX", "pass"))
    done = say(talking(*hands, key="paskievics", facts=(CUE,)), "call XIX", "pagat_ultimo", "pass")
    assert "pass" in words(done)


def test_who_accepts_a_cue_bid_may_owe_an_announcement():
    """HU-OPT-15: with a high honour the trull, with the I alone the ultimo."""
    options = {"cue_acceptor_must_announce": "trull_or_pagatultimo"}
    trull, ultimo = "trula", "pagat_ultimo"
    for honours, owed, other in (("Š", trull, ultimo), ("I Š", trull, ultimo), ("I", ultimo, trull)):
        hands = (f"{honours} V ♥K", "XIX XXI ♦K", "♠K", "♣K")
        deal = say(talking(*hands, facts=(CUE,), options=options), "call XIX")
        assert "HU-OPT-15" == why(deal)["pass"]
        assert "pass" in words(say(deal, owed))
        assert "HU-OPT-15" == why(say(deal, other))["pass"]
