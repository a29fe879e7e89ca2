"""What the rule bot lays away, annuls and calls at a Hungarian table; A declares."""

import pytest
from bots.hungarian import answer, table
from games.hungarian import A, B, at, say

from tarok.bots import PLAYERS
from tarok.cards.deck import FACES
from tarok.engine.actions import PASS, Lay
from tarok.engine.deal import act
from tarok.engine.deal_types import Fact
from tarok.engine.fact_kinds import FactKind
from tarok.engine.view import view


def laid(hands, seat, contract="two", **fields):
    """What a seat lays away, by names."""
    deal = table("exchange", hands, declarer=A, contract=contract, **fields)
    while deal.due.seat != seat:
        deal = act(deal, next(action for action in deal.due.legal if isinstance(action, Lay)))
    away = set()
    while deal.due.seat == seat and deal.due.legal[0] != PASS:
        action = PLAYERS["rule"](deal.game, 0)(view(deal, seat))
        away.add(FACES.names[action.card])
        deal = act(deal, action)
    return away


OPPONENT = "XV XII X VIII VI ♥K ♥Q ♠N ♠10"
PARTNER = "XX XII X VIII VI ♥K ♥Q ♠N ♠10"


def test_an_opponent_lays_away_what_counts():
    """HU-DISC-06: it counts for the opponents."""
    assert "♠N" in laid({"A": "Š", "D": OPPONENT}, 3)


def test_who_will_be_called_lays_away_what_does_not():
    """HU-DISC-06, HU-CALL-03: the cards of the declarer's partner count for the opponents, too."""
    assert "♠10" in laid({"A": "Š", "D": PARTNER}, 3)


def test_after_a_cue_bid_the_xx_is_not_called():
    """HU-CALL-02: B has promised the XIX, so who holds the XX is an opponent."""
    facts = (Fact(FactKind.CUE, B, FACES.parse("XIX")),)
    assert "♠N" in laid({"A": "Š", "B": "XIX XXI", "D": PARTNER}, 3, facts=facts)


def test_the_declarer_makes_voids_and_keeps_the_taroks():
    hand = {"A": "Š XIX XVII XVI XIV ♥K ♦N ♦1 ♠J"}
    assert {"♦N", "♦1", "♠J"} == laid(hand, A, "three", talon="II VI VII")


EARLY = {"annul_timing": "before_discard"}
HOLDINGS = [
    ("HU-ANNUL-02: no tarok at all", "♥K ♥Q ♥N ♦K ♦Q ♦N ♠K ♠Q ♠N", "annul"),
    ("HU-ANNUL-02: the XXI alone would be caught", "XXI ♥Q ♥N ♦K ♦Q ♦N ♠K ♠Q ♠N", "annul"),
    ("four kings among few taroks", "V VI ♥K ♥Q ♥N ♦K ♦N ♠K ♣K", "annul"),
    ("four kings among many", "XIV X IX VI V ♥K ♦K ♠K ♣K", "pass"),
]


@pytest.mark.parametrize(("hand", "right"), [c[1:] for c in HOLDINGS], ids=[c[0] for c in HOLDINGS])
def test_what_is_annulled(hand, right):
    deal = at("exchange", "Š XX", hand, "II", "III", declarer=A, contract="three", options=EARLY)
    assert right == answer(act(deal, PASS))


def test_the_missing_xx_is_called():
    """HU-CALL-03."""
    hands = {"A": "Š XIX XVII XVI XIV ♥K ♦N ♦1 ♠J"}
    assert "call XX" == answer(table("announcements", hands, declarer=A, contract="three"))


def test_with_the_xx_the_highest_missing_is_called():
    """HU-CALL-04."""
    hands = {"A": "Š XX XVII XVI XIV ♥K ♦N ♦1 ♠J"}
    assert "call XIX" == answer(table("announcements", hands, declarer=A, contract="three"))


def test_with_nearly_all_tricks_the_own_xx_is_called():
    """HU-CALL-04, HU-SCO-05: alone against three, and paid by three."""
    hands = {"A": "Š XXI XX XIX XVIII XVII XVI ♥K ♥Q"}
    assert "call XX" == answer(table("announcements", hands, declarer=A, contract="three"))


def test_a_free_call_goes_to_the_highest_too():
    """HU-CALL-06."""
    hands = {"A": "Š XX XVII XVI XIV ♥K ♦N ♦1 ♠J"}
    facts = (Fact(FactKind.TAROKS_LAID, B, 1),)
    assert "call XIX" == answer(table("announcements", hands, declarer=A, contract="three", facts=facts))


def test_eight_taroks_are_declared_before_the_call():
    """HU-DECL-02: all others pay for them; HU-ANN-03."""
    hands = {"A": "Š XIX XVII XVI XIV X IX VI ♠J"}
    deal = table("announcements", hands, declarer=A, contract="three")
    assert "taroks_8" == answer(deal)
    assert "call XX" == answer(say(deal, "taroks_8"))
