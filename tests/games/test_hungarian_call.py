"""The call: what must be called, what may be, and the called card that was laid away (HU-CALL)."""

import pytest
from games.hungarian import A, B, C, D, say, talking, why, words

from tarok.cards.deck import Cards
from tarok.engine.deal_types import Fact
from tarok.engine.fact_kinds import FactKind
from tarok.engine.view import view

XX, XIX = 51, 50
CUE = Fact(FactKind.CUE, B, XX - 1)


def layers(*seats):
    """Who has laid a tarok away."""
    return tuple(Fact(FactKind.TAROKS_LAID, seat, 1) for seat in seats)


def calls(deal):
    return {word.removeprefix("call ") for word in words(deal) if word.startswith("call")}


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
        ("Š XIX V", "", (Fact(FactKind.CUE, A, XIX),), "XX"),  # HU-CALL-05
        ("Š V", "", (Fact(FactKind.YIELD, B, XX),), "XX"),  # HU-BID-19
    ],
)
def test_what_must_be_called(hand_of_a, laid, facts, expected):
    others = (Cards.parse(laid) if laid else Cards(), Cards(), Cards(), Cards())
    deal = talking(hand_of_a, "♥K", "♦K", "♠K", facts=facts, laid=others)
    assert {*expected.split()} == calls(deal)
    assert "HU-CALL-01" == why(deal)["pass"]
    assert "HU-ANN-03" == why(deal)["trula"]


def test_a_free_call():
    """HU-CALL-06, HU-OPT-23: any tarok from II on, of the own ones only the XX."""
    free = {"facts": layers(C)}
    everything = {*"II III IIII VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX".split()}
    assert everything == calls(talking("Š V", **free))
    assert everything == calls(talking("Š XX V", **free))
    assert {"XX"} == calls(talking("Š V", **free, options={"free_call": "only_if_declarer_holds_xx"}))
    assert everything == calls(talking("Š XX V", **free, options={"free_call": "only_if_declarer_holds_xx"}))
    assert {"XX"} == calls(talking("Š V", **free, options={"free_call": "off"}))
    assert {"XX"} == calls(talking("Š V", facts=layers(A)))  # the own ones do not count
    total = (Fact(FactKind.TAROKS_LAID_BY_OTHERS, A, 1),)
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
    """HU-CALL-08: the declarer is alone, and whoever has it must double the game in the first turn."""
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
    assert (0, 1, 1, 1) == view(deal, None).sides  # HU-CALL-12: nobody else could say it
    late = say(deal, "pass", "pass", "pass")
    assert (A, 1) == (late.due.seat, late.stakes[0].doubled)  # HU-KON-01: the declarer may say rekontra
    assert {"kontra game A", "pass"} <= words(late)
    assert "trick" == say(late, "pass").phase
    answered = say(late, "kontra game A", "pass", "pass", "pass", "pass")
    assert ("trick", 2) == (answered.phase, answered.stakes[0].doubled)
    spoken = say(deal, "pass", "pass", "trula", "pass", "pass", "pass", "pass")
    assert "trick" == spoken.phase  # D spoke, then A, B and C passed


def test_an_official_kontra_in_turn_is_one_like_any_other():
    """HU-CALL-12: nothing marks it, so that all but who says it take the speaker for an opponent, no more."""
    laid = (Cards(), Cards(), Cards.parse("XX"), Cards())
    hands = ("Š V", "XIX I ♥K", "XXI ♦K ♠Q", "XV ♠K ♦J")
    deal = say(talking(*hands, laid=laid, facts=layers(C)), "call XX", "pass", "pass", "kontra game A")
    assert (0, None, 1, None) == view(deal, None).sides
    assert (0, None, 1, None) == view(deal, A).sides
    assert (0, 1, 1, None) == view(deal, B).sides
    assert (0, 1, 1, 1) == view(deal, C).sides


def test_who_laid_the_only_doubtful_tarok_away_knows_that_it_is_not_the_called_one():
    """HU-ALLG-05: the XIX is called; C laid the V away, nobody else a tarok; so D is the partner."""
    hands = ("Š XX IIII", "XXI ♥K", "XVIII ♦K", "XIX ♠K")
    laid = (Cards(), Cards(), Cards.parse("V"), Cards())

    def heard(*facts, report):
        deal = talking(*hands, laid=laid, facts=facts, options={"discard_report": report})
        return say(deal, "call XIX", "pass", "kontra game A", "pass")

    for fact, report in (
        (*layers(C), "per_player"),
        (Fact(FactKind.TAROKS_LAID_BY_OTHERS, A, 1), "opponents_total"),
    ):
        deal = heard(fact, report=report)
        assert (0, 1, 1, 0) == view(deal, C).sides
        assert (0, 1, None, None) == view(deal, None).sides == view(deal, A).sides == view(deal, B).sides
    assert (0, 1, 1, None) == view(heard(*layers(C, D), report="per_player"), C).sides
    two = Fact(FactKind.TAROKS_LAID_BY_OTHERS, A, 2)
    assert (0, 1, 1, None) == view(heard(two, report="opponents_total"), C).sides


def test_a_declarer_without_the_xx_knows_of_the_partner_when_nobody_can_have_laid_it_away():
    """HU-ALLG-05, HU-CALL-08: C laid a tarok away and let the kontra pass; D and B are opponents."""
    hands = ("Š V", "XIX I ♥K", "XX XXI ♠Q", "XV ♠K ♦J")
    deal = say(talking(*hands, facts=layers(C)), "call XX", "pass", "pass", "pass", "kontra game A", "pass")
    deal = say(deal, "pass", "trula")
    assert (0, 1, 0, 1) == view(deal, A).sides
    assert (0, 1, None, 1) == view(deal, None).sides == view(deal, B).sides  # A may hold the XX
    early = say(talking(*hands, facts=layers(C)), "call XX", "pass", "kontra game A", "pass", "pass", "trula")
    assert (0, 1, None, 1) == view(early, A).sides  # the game was doubled before C's turn


def test_an_xx_that_may_not_be_laid_away_is_in_a_hand():
    """HU-ALLG-05, HU-OPT-16: that C laid a tarok away leaves no doubt then."""
    hands = ("Š V", "XIX I ♥K", "XX XXI ♠Q", "XV ♠K ♦J")
    deal = talking(*hands, facts=layers(C), options={"xx_discardable": False})
    deal = say(deal, "call XX", "pass", "kontra game A", "pass", "pass", "trula")
    assert (0, 1, 0, 1) == view(deal, A).sides
