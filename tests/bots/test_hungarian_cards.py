"""What the rule bot plays at a Hungarian table; A declares with C, who holds the XX."""

import random

import nets
import pytest
from blunders import blunders
from bots.hungarian import answer, table
from games.hungarian import A, C, say

from tarok.bots import PLAYERS
from tarok.cards.deck import FACES
from tarok.engine.deal import start
from tarok.engine.deal_types import Fact, Stake
from tarok.engine.fact_kinds import FactKind
from tarok.engine.view import play
from tarok.games import GAMES

KEYS = ("paskievics", "illustrated", "illustrated_54", "high")


def playing(hands, *said, key="illustrated", stakes=(), partner=C):
    """What the rule bot plays in the first trick after these cards; all know who is with whom."""
    deal = table(
        "trick",
        {**hands, "ABCD"[partner]: f"{hands.get('ABCD'[partner], '')} XX"},
        key,
        declarer=A,
        contract="three",
        called=FACES.parse("XX"),
        partner=partner,
        facts=(Fact(FactKind.PARTNER, partner),),
        stakes=(Stake("game", A), *stakes),
    )
    return answer(say(deal, *said))


XXI = "XXI XVI XII IX VI ♥K ♥N ♠10 ♣J"
SKIS = "Š XVI XII IX VI ♥K ♥N ♠10 ♣J"


def test_the_xxi_does_not_lead_into_the_enemys_skis():
    """HU-BON-06: it costs 21."""
    assert "XXI" != playing({"A": XXI, "B": "Š"})


def test_the_xxi_goes_where_the_enemys_skis_has_let_the_trick_pass():
    """HU-BON-06: who led the king has the škis still, but not in this trick."""
    hands = {"A": "Š ♦K", "B": "♦N ♦J", "C": "♦1", "D": "XXI XV XIV XIII II ♥K ♥N ♠10 ♣J"}
    assert "XXI" == playing(hands, "♦K", "♦N", "♦1")


def test_the_skis_catches_the_xxi():
    """HU-BON-06."""
    assert "Š" == playing({"A": "XXI V", "B": SKIS, "C": "VII"}, "XXI")


def test_the_partners_xxi_is_left_alone():
    """HU-BON-16: partners do not catch each other's."""
    assert "XX" != playing({"A": "XXI V", "B": "VII", "C": SKIS.replace("XII ", "")}, "XXI", "VII")


def test_the_skis_waits_for_the_enemys_xxi():
    """HU-BON-06: a trick of small cards is no price for it."""
    hands = {"A": "♦1 V", "B": "♦J ♦N", "C": "♦Q", "D": "Š XVI XII IX VI ♥K ♥N ♠10 ♣J"}
    assert "Š" != playing(hands, "♦1", "♦J", "♦Q")


def test_who_promised_the_ultimo_pulls_taroks():
    """HU-RAJ-01: the I is kept for the last trick."""
    hands = {"A": "XIX XVIII XVI XV XII X IX I ♥1", "B": "XXI", "D": "Š"}
    led = playing(hands, stakes=(Stake("pagat_ultimo", A),))
    assert FACES.parse(led) >= 32
    assert led != "I"


@pytest.mark.parametrize("low", ["I", "II"])
def test_nobody_puts_the_i_or_the_ii_into_the_first_trick_of_high_tarokk(low):
    """HU-HIGH-01, HU-HIGH-02: the enemy who may take it there is paid 10."""
    hands = {"A": "XIV ♦1", "B": f"{low} IIII VI XI ♥1 ♦N ♠10 ♣J ♣Q", "C": "VII", "D": "XXI VIII"}
    assert "IIII" == playing(hands, "XIV", key="high")


def test_the_enemys_ii_is_taken_in_the_first_trick_of_high_tarokk():
    """HU-HIGH-02: 10 for a trick of small cards; elsewhere the škis waits for the XXI."""
    hands = {"A": "XIV", "B": "III", "C": "II", "D": "Š V ♥K ♥N ♦1 ♦2 ♠10 ♣J ♣Q"}
    assert "Š" == playing(hands, "XIV", "III", "II", key="high")
    assert "V" == playing(hands, "XIV", "III", "II")


def test_against_an_ultimo_suits_are_led():
    hands = {"A": "XVII XVI XII IX VI ♥K ♥N ♥1 ♣J", "B": "XIX XVIII XV XIV XIII XI I ♦1 ♠10"}
    assert FACES.parse(playing(hands, stakes=(Stake("pagat_ultimo", 1),))) < 32


def deals(key, count):
    game = GAMES[key]()
    for seed in range(count):
        pack = random.Random(seed).sample([*game.pack], len(game.pack))
        yield seed, start(game, pack)


@pytest.mark.parametrize("number", nets.deals(50, 400))
@pytest.mark.parametrize("key", KEYS)
def test_many_deals_are_played_without_a_blunder(key, number):
    for seed, deal in deals(key, number):
        others = [PLAYERS["bold"](deal.game, seed)] * 2 if seed % 2 else []
        over = play(deal, [PLAYERS["rule"](deal.game, seed)] * (4 - len(others)) + others)
        assert over.ended
        assert not [each for each in blunders(over) if each.seat < 4 - len(others)]
