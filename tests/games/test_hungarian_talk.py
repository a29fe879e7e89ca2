"""The round of announcements: who is taken to be with whom, what may be said, kontra; and high tarokk."""

from games.hungarian import TALK, A, B, C, D, game, say, talking, why, words

from tarok.engine.deal_types import Fact
from tarok.engine.fact_kinds import FactKind
from tarok.engine.view import view
from tarok.games import PROFILES

XX = 51


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
    """HU-AT-04, HU-ALLG-01, HU-ALLG-04: rekontra comes first."""
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
    deal = say(talking(*hands, facts=(Fact(FactKind.YIELD, D, XX),)), "call XX", "pass")
    assert (0, 1, 1, 0) == view(deal, None).sides
    assert {"trula", "kings"} <= words(deal)


def test_when_nobody_can_have_laid_the_card_away_two_opponents_prove_the_partner():
    """HU-ALLG-05: the XIX is called, and nobody has laid a tarok away."""
    hands = ("Š XX V", "XXI ♥K", "XVIII ♦K", "XIX ♠K")
    deal = say(talking(*hands), "call XIX", "pass", "kontra game A", "pass", "pass")
    assert (0, 1, None, None) == view(deal, None).sides
    assert (0, 1, 1, 0) == view(deal, C).sides  # C knows that it is not C


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
    """A has called, and B has been shown to be the partner."""
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


def test_the_partners_trull_stands_for_a_three_as_the_declarers_does():
    """HU-OPT-52: D's only announcement is trull; 1 for the three and 2 for the trull."""
    options = {"three_trull_not_played": True}
    deal = say(talking(options=options), "call XX", "pass", "trula", "pass", "pass", "pass", "pass")
    assert "not_played" == deal.ended
    found = deal.game.settle(deal.game, deal.game.result(deal), deal.carry)
    assert [("game", (1, 1, -1, -1)), ("trula", (2, 2, -2, -2))] == [
        (line.what, line.deltas) for line in found
    ]


def test_an_opponents_trull_is_played_for():
    """HU-OPT-52: all know by the yield that C is against the declarer, and C need not say kontra."""
    yielded = (Fact(FactKind.YIELD, B, XX),)
    deal = talking(options={"three_trull_not_played": True}, facts=yielded)
    deal = say(deal, "call XX", "pass", "pass", "trula", "pass", "pass", "pass", "pass")
    assert ("trick", ["game", "trula"]) == (deal.phase, [stake.what for stake in deal.stakes])


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
