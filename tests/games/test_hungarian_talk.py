"""The call, the round of announcements, who is taken to be with whom, kontra, and declared taroks."""

import pytest
from games.hungarian import TALK, A, B, C, D, game, hand, pays, said, say, silent, talking, why, words

from tarok.cards import Cards
from tarok.games import PROFILES
from tarok.table import Fact
from tarok.view import view

XX, XIX, XVIII = 51, 50, 49
CUE = Fact("cue", B, XX - 1)


def layers(*seats):
    """Who has laid a tarok away."""
    return tuple(Fact("taroks_laid", seat, 1) for seat in seats)


def calls(deal):
    return {word.removeprefix("call ") for word in words(deal) if word.startswith("call")}


# --- the call ---


@pytest.mark.parametrize(
    ("hand_of_a", "laid", "facts", "expected"),
    [
        ("Š V", "", (), "XX"),  # HU-CALL-03
        ("Š XX V", "", (), "XIX XX"),  # HU-CALL-04
        ("Š XX XIX V", "", (), "XVIII XX"),
        ("Š XX V", "XIX", (), "XVIII XX"),
        ("Š V", "XX", (), "XIX"),  # HU-CALL-07
        ("Š XIX V", "XX", (), "XVIII"),
        ("Š V", "", (CUE,), "XIX"),  # HU-CALL-02
        ("Š XX V", "", (CUE, *layers(C)), "XIX"),
        ("Š XIX V", "", (Fact("cue", A, XIX),), "XX"),  # HU-CALL-05
        ("Š V", "", (Fact("yield", B, XX),), "XX"),  # HU-BID-19
    ],
)
def test_what_must_be_called(hand_of_a, laid, facts, expected):
    others = (Cards.parse(laid) if laid else Cards(), Cards(), Cards(), Cards())
    deal = talking(hand_of_a, "♥K", "♦K", "♠K", facts=facts, laid=others)
    assert {*expected.split()} == calls(deal)
    assert "HU-CALL-01" == why(deal)["pass"]
    assert "HU-ANN-03" == why(deal)["trula"]


def test_a_free_call():
    """HU-CALL-06, HU-OPT-23: any tarok from II on, of his own only the XX."""
    free = {"facts": layers(C)}
    everything = {*"II III IIII VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX".split()}
    assert everything == calls(talking("Š V", **free))
    assert everything == calls(talking("Š XX V", **free))
    assert {"XX"} == calls(talking("Š V", **free, options={"free_call": "only_if_declarer_holds_xx"}))
    assert everything == calls(talking("Š XX V", **free, options={"free_call": "only_if_declarer_holds_xx"}))
    assert {"XX"} == calls(talking("Š V", **free, options={"free_call": "off"}))
    assert {"XX"} == calls(talking("Š V", facts=layers(A)))  # his own do not count
    total = (Fact("taroks_laid_by_others", A, 1),)
    assert everything == calls(talking("Š V", facts=total, options={"discard_report": "opponents_total"}))


def test_the_partner_stays_hidden():
    """HU-CALL-11, HU-PLAY-06."""
    deal = say(talking(), "call XX")
    assert B == deal.partner
    assert (0, None, None, None) == view(deal, None).sides
    assert (0, None, 1, None) == view(deal, C).sides
    assert (0, 0, 1, 1) == view(deal, B).sides


def test_who_calls_his_own_xx_plays_alone():
    """HU-CALL-04, HU-AT-07."""
    hands = ("Š XX V", "XIX I ♥K", "XXI ♦K ♠Q", "XV ♠K ♦J")
    deal = say(talking(*hands), "call XX", "pass")
    assert deal.partner is None
    assert "HU-ALLG-03" == why(deal)["trula"]
    deal = say(deal, "kontra game A", "pagat_ultimo", "pass")
    assert "trula" in words(deal)
    deal = say(deal, "trula", "pass")
    assert 1 == view(deal, None).sides[C] == view(deal, None).sides[B]


def test_the_called_card_was_laid_away():
    """HU-CALL-08: the declarer is alone, and who has it must double the game in his first turn."""
    laid = (Cards(), Cards(), Cards.parse("XX"), Cards())
    hands = ("Š V", "XIX I ♥K", "XXI ♦K ♠Q", "XV ♠K ♦J")
    deal = talking(*hands, laid=laid, facts=layers(C))
    deal = say(deal, "call XX", "pass")
    late = say(deal, "kontra game A", "pass")
    assert deal.partner is None
    deal = say(deal, "pass")
    assert "HU-CALL-08" == why(deal)["pass"]
    assert "kontra game A" in words(deal)
    assert "pass" in words(late)  # B has done it


def test_the_official_kontra_at_once():
    """HU-OPT-25: it is said before anybody else speaks, and shows its speaker."""
    laid = (Cards(), Cards(), Cards.parse("XX"), Cards())
    hands = ("Š V", "XIX I ♥K", "XXI ♦K ♠Q", "XV ♠K ♦J")
    deal = talking(*hands, laid=laid, facts=layers(C), options={"official_kontra_timing": "immediate"})
    deal = say(deal, "call XX", "pass")
    assert {"pass"} == words(deal)  # B is asked, too
    deal = say(deal, "pass")
    assert {"kontra game A"} == words(deal)
    deal = say(deal, "kontra game A")
    assert (B, 1) == (deal.due.seat, deal.stakes[0].doubled)
    assert 1 == view(deal, None).sides[C]


# --- allegiance ---


def test_the_first_to_announce_is_taken_for_the_partner():
    """HU-AT-01, HU-ALLG-02."""
    deal = say(talking(), "call XX", "pass", "trula", "pass")
    assert (0, 0, 1, 1) == view(deal, None).sides


def test_an_opponent_must_say_kontra_first():
    """HU-AT-02, HU-ALLG-03, HU-ALLG-06."""
    hands = (TALK[0], TALK[2], TALK[1], TALK[3])  # C holds the XX
    deal = say(talking(*hands), "call XX", "pass")
    assert "HU-ALLG-03" == why(deal)["trula"]
    deal = say(deal, "kontra game A", "trula", "pass")
    assert (0, 1, None, None) == view(deal, None).sides


def test_the_partner_after_an_opponent():
    """HU-AT-04, HU-ALLG-01, HU-ALLG-04: he says rekontra first."""
    hands = (TALK[0], TALK[2], TALK[1], TALK[3])
    deal = say(talking(*hands), "call XX", "pass", "kontra game A", "pass")
    assert "HU-ALLG-03" == why(deal)["kings"]
    deal = say(deal, "kontra game A", "kings", "pass")
    assert (0, 1, 0, 1) == view(deal, None).sides


EIGHT = "XV XIV XIII XII XI X IX VIII ♠K"


def test_eight_taroks_and_a_trull():
    """HU-AT-05, HU-ALLG-01, HU-ALLG-08, HU-OPT-27: declared taroks tell nothing, unless agreed otherwise."""
    hands = (
        "Š V ♥K ♥Q ♦Q ♠Q ♣Q ♠J ♣J",
        "XVII " + EIGHT.removesuffix("VIII ♠K") + "♦K ♠K",
        "XX XIX ♣K",
        "XXI ♥J",
    )
    deal = say(talking(*hands), "call XX", "pass")
    deal = say(deal, "taroks_8", "pass")
    assert (0, None, None, None) == view(deal, None).sides
    deal = say(deal, "trula", "pass")
    assert (0, 1, 0, 1) == view(deal, None).sides
    told = say(talking(*hands, options={"tarokk_declaration_identifies": True}), "call XX", "pass")
    assert "HU-ALLG-03" == why(told)["taroks_8"]
    told = say(told, "kontra game A", "taroks_8", "pass")
    assert "HU-ALLG-03" == why(told)["trula"]


def test_a_yield_is_public():
    """HU-AT-06, HU-ALLG-05: B announces without kontra, for all know the sides."""
    hands = (TALK[0], TALK[2], TALK[3], TALK[1])
    deal = say(talking(*hands, facts=(Fact("yield", D, XX),)), "call XX", "pass")
    assert (0, 1, 1, 0) == view(deal, None).sides
    assert {"trula", "kings"} <= words(deal)


def test_when_nobody_can_have_laid_the_card_away_two_opponents_prove_the_partner():
    """HU-ALLG-05: the XIX is called, and nobody has laid a tarok away."""
    hands = ("Š XX V", "XXI ♥K", "XVIII ♦K", "XIX ♠K")
    deal = say(talking(*hands), "call XIX", "pass", "kontra game A", "pass", "pass")
    assert (0, 1, None, None) == view(deal, None).sides
    assert (0, 1, 1, 0) == view(deal, C).sides  # C knows that it is not himself


def test_an_opponent_without_a_kontra_left_keeps_silent():
    """HU-ALLG-07, HU-KON-03, HU-OPT-32: the game is doubled as often as it can be."""
    hands = (TALK[0], TALK[2], TALK[1], TALK[3])
    deal = say(talking(*hands, options={"max_kontra_level": 3}), "call XX", "pass", "kontra game A", "pass")
    deal = say(deal, "kontra game A", "pass", "kontra game A", "pass", "pass")
    assert [3] == [stake.doubled for stake in deal.stakes]
    assert "HU-KON-03" == why(deal)["kontra game A"]


def test_exceptions_to_allegiance():
    """HU-ALLG-09, HU-OPT-31: a centrum then tells nothing, and nobody doubles it unseen."""
    hands = (TALK[0], TALK[2], TALK[1], TALK[3])
    deal = say(
        talking(*hands, options={"allegiance_exceptions": "centrum"}), "call XX", "pass", "centrum", "pass"
    )
    assert (0, None, None, None) == view(deal, None).sides
    assert "HU-ALLG-06" == why(deal)["kontra centrum B"]
    both = {"allegiance_exceptions": "centrum_birds_after_declarer_trull"}
    assert "HU-ALLG-03" == why(say(talking(*hands, options=both), "call XX", "pass"))["centrum"]
    deal = say(talking(*hands, options=both), "call XX", "trula", "pass")
    assert {"centrum", "small_bird", "large_bird"} <= words(deal)
    assert "HU-ALLG-03" == why(deal)["kings"]


# --- procedure ---


def sided(*more, key="illustrated", **known):
    """A has called, and B has shown himself to be the partner."""
    return say(talking(key=key, **known), "call XX", "pass", "kings", *more)


def test_three_passes_end_the_round():
    """HU-ANN-01, HU-ANN-02: declaring taroks is something."""
    deal = say(talking(), "call XX", "pass", "pass", "pass")
    assert "trick" == say(deal, "pass").phase
    deal = say(deal, "taroks_8", "pass")
    assert ("announcements", A) == (deal.phase, deal.due.seat)
    assert "trick" == say(deal, "pass", "pass", "pass").phase


def test_the_declarer_may_declare_before_the_call():
    """HU-ANN-03."""
    hands = (TALK[3] + " Š", TALK[1], TALK[2])
    deal = talking(hands[0].replace(" ♠K", ""), *hands[1:], "♠K ♠Q")
    assert "taroks_9" in words(deal)
    assert "call XX" in words(say(deal, "taroks_9"))


def test_a_side_announces_a_bonus_once():
    """HU-ANN-05, HU-ANN-04: both sides may."""
    deal = sided("pass")
    assert "kings" in words(deal)
    assert "HU-ANN-05" == why(sided())["kings"]
    assert "HU-ANN-05" == why(say(deal, "pass", "pass"))["kings"]


def test_double_and_volat():
    """HU-ANN-06, HU-ANN-07, HU-OPT-33, HU-OPT-34."""
    deal = sided("double")
    assert "HU-ANN-06" == why(deal)["valat"]
    assert "HU-ANN-07" == why(sided("valat"))["double"]
    assert "valat" in words(say(deal, "pass", "pass", "pass"))  # A, in another turn
    assert "valat" in words(sided("double", options={"double_and_volat_same_turn": "true"}))
    never = sided("double", options={"double_and_volat_same_turn": "never_both"})
    assert "HU-OPT-33" == why(say(never, "pass", "pass", "pass"))["valat"]
    after = sided("valat", options={"after_volat_forbidden": "trull_kings_double"})
    assert "HU-OPT-34" == why(after)["trula"]
    assert "trula" in words(sided("valat"))


def test_an_uhu_takes_the_place_of_the_partners_ultimo():
    """HU-ANN-08, HU-ANN-11, HU-OPT-35: and its kontras are gone."""
    deal = sided("king_ultimo_hearts")
    assert "HU-ANN-11" == why(deal)["king_uhu_hearts"]
    deal = say(deal, "pass", "kontra king_ultimo_hearts B", "pass", "pass")
    off = sided("king_ultimo_hearts", "pass", "pass", "pass", options={"ultimo_to_uhu_upgrade": "off"})
    assert "HU-OPT-35" == why(off)["king_uhu_hearts"]
    deal = say(deal, "king_uhu_hearts")
    stakes = [(stake.what, stake.seat, stake.doubled) for stake in deal.stakes]
    assert [("game", A, 0), ("kings", B, 0), ("king_uhu_hearts", A, 0)] == stakes


def test_no_ultimo_after_the_uhu():
    """HU-ANN-10, HU-ANN-09, HU-ANN-12, HU-ANN-13, HU-OPT-36."""
    deal = sided("king_uhu_hearts", "pass", "pass", "pass")
    assert "HU-ANN-10" == why(deal)["king_ultimo_hearts"]
    assert {"king_ultimo_spades", "king_uhu_spades", "pagat_uhu", "centrum", "small_bird"} <= words(deal)
    deal = say(deal, "king_ultimo_spades")
    assert {"pagat_ultimo", "king_ultimo_clubs"} <= words(deal)
    one = sided("king_ultimo_hearts", options={"one_figure_per_trick": True})
    assert "HU-OPT-36" == why(one)["king_ultimo_spades"]
    assert "king_uhu_spades" in words(one)


def test_kontra_goes_from_side_to_side():
    """HU-KON-01, HU-ALLG-04, HU-ANN-14: each stake for itself."""
    deal = sided("pass")
    assert {"kontra game A", "kontra kings B"} <= words(deal)
    deal = say(deal, "kontra kings B")
    assert "HU-KON-01" == why(deal)["kontra kings B"]
    deal = say(deal, "pass", "pass")
    deal = say(deal, "kontra kings B", "pass", "pass", "kontra kings B")
    assert [0, 3] == [stake.doubled for stake in deal.stakes]
    deal = say(deal, "pass", "pass", "kontra kings B", "pass", "pass", "kontra kings B")
    assert [0, 5] == [stake.doubled for stake in deal.stakes]


def test_taroks_are_not_doubled():
    """HU-KON-02."""
    deal = say(talking(), "call XX", "pass", "kings", "pass", "pass", "taroks_8", "pass")
    assert "HU-KON-02" == why(deal)["kontra taroks_8 D"]


# --- declared taroks ---


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
        (("Š XXI V", "XX ♥K"), (Fact("bidders", A, 1),), True),
        (("Š V", "XX ♥K"), (Fact("bidders", A, 1),), False),
        (("Š V", "XX ♥K"), (Fact("bidders", A, 3),), True),
        (("XXI V", "XX ♥K"), (Fact("bidders", A, 3),), False),
        (("XXI V", "XIX ♥K"), (Fact("bidders", A, 2), CUE), True),
        (("I V", "XIX ♥K"), (Fact("bidders", A, 2), CUE), False),
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
    """HU-OPT-15."""
    hands = ("Š V ♥K", "XIX XXI ♦K", "♠K", "♣K")
    options = {"cue_acceptor_must_announce": "trull_or_pagatultimo"}
    deal = say(talking(*hands, facts=(CUE,), options=options), "call XIX")
    assert "HU-OPT-15" == why(deal)["pass"]
    assert "pass" in words(say(deal, "trula"))
    assert "pass" in words(say(deal, "pagat_ultimo"))


# --- high tarokk ---


def test_the_pair_pheasant_is_for_opponents_of_forehand():
    """HU-HIGH-11: of who leads to the first trick, as far as one knows."""
    deal = say(talking(key="high"), "call XX")
    assert "HU-HIGH-11" == why(deal)["pair_pheasant"]
    deal = say(deal, "pass", "kings")
    assert "HU-HIGH-11" == why(deal)["pair_pheasant"]
    assert "pair_pheasant" in words(say(deal, "pass"))


def test_double_and_long_double():
    """HU-HIGH-12: by the number of taroks, and one of them a side."""
    deal = say(talking(key="high"), "call XX", "pass", "kings")
    assert "double" in words(deal)
    assert "HU-HIGH-12" == why(deal)["long_double"]
    deal = say(deal, "pass", "pass")
    assert "long_double" in words(deal)
    assert "HU-HIGH-12" == why(deal)["double"]
    deal = say(deal, "long_double", "pass", "pass", "pass")
    assert "HU-ANN-05" == why(deal)["double"]


def test_promises_move_to_earlier_tricks_only():
    """HU-HIGH-16: by the partner."""
    deal = say(talking(key="high"), "call XX", "pass", "kings", "eagle_uhu")
    assert "HU-ANN-10" == why(deal)["eagle_ultimo"]
    assert "HU-ANN-11" == why(deal)["eagle_large_bird"]
    deal = say(deal, "pass", "pass", "taroks_8", "pass", "eagle_small_bird")
    assert ["game", "kings", "taroks_8", "eagle_small_bird"] == [stake.what for stake in deal.stakes]


def test_a_three_and_a_trull_need_not_be_played():
    """HU-OPT-52."""
    options = {"three_trull_not_played": True}
    deal = say(talking(options=options), "call XX", "trula", "pass", "pass", "pass", "pass")
    assert "not_played" == deal.ended
    result = deal.game.result(deal)
    lines = deal.game.settle(deal.game, result, deal.carry)
    assert [("game", 1), ("trula", 2)] == [(line.what, line.deltas[A]) for line in lines]
    deal = say(
        talking(options=options),
        "call XX",
        "trula",
        "pass",
        "pass",
        "pass",
        "taroks_8",
        "pass",
        "pass",
        "pass",
        "pass",
    )
    assert "trick" == deal.phase
    assert (
        "trick"
        == say(
            talking(contract="two", options=options), "call XX", "trula", "pass", "pass", "pass", "pass"
        ).phase
    )


def test_bundles_of_house_rules():
    """HU-PASK-02, HU-PASK-06, HU-ILLU-01, HU-ILLU-02, HU-ILLU-03, HU-C54-08."""
    tournament = game("paskievics", **PROFILES["paskievics"]["paskievics_tournament_2018"]).options
    assert (4, "team_item", "three_only") == (
        tournament.max_kontra_level,
        tournament.tarokk_declaration_payment,
        tournament.trial_bid_levels,
    )
    cup = game("illustrated", **PROFILES["illustrated"]["illustrated_itvb_2019"])
    worth = {row.id: (row.silent, row.announced) for row in cup.bonuses}
    assert ((5, 10), (0, 15), (0, 15)) == (worth["eagle_ultimo"], worth["eagle_uhu"], worth["pagat_uhu"])
    assert not cup.options.cue_bidder_may_bid_again
    assert {row.id for row in game("illustrated").bonuses} < {
        row.id for row in game("illustrated_54").bonuses
    }
