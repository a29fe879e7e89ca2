"""What the rule bot announces and doubles at a Hungarian table, and what it reads in the words of others.

A declares and calls the XX.
"""

import pytest
from bots.hungarian import answer, passing, table
from games.hungarian import A, B, C, D, say, talking, word

from tarok.bots import PLAYERS
from tarok.bots.hungarian.signals import told, unplaced
from tarok.cards.deck import FACES, Cards
from tarok.engine.deal_types import Fact
from tarok.engine.fact_kinds import FactKind
from tarok.engine.view import view


def saying(hands, *said, until=A, key="illustrated", **fields):
    """What the rule bot says as the seat `until`, after these words and then passes of all before it."""
    deal = table("announcements", hands, key, declarer=A, contract="three", **fields)
    return answer(passing(say(deal, "call XX", *said), until))


def test_both_high_honours_are_a_trull():
    """HU-PASK-07."""
    assert "trula" == saying({"A": "Š XXI XVI IX V ♥K ♦N ♦1 ♠J", "B": "XX"})


def test_one_high_honour_is_none_when_two_have_bid():
    """HU-PASK-07: one of the two has the other."""
    facts = (Fact(FactKind.BIDDERS, A, 2),)
    assert "pass" == saying({"A": "Š XVII XVI IX V ♥K ♦N ♦1 ♠J", "B": "XX"}, facts=facts)


def test_the_skis_is_one_when_three_have_bid():
    """HU-PASK-07."""
    facts = (Fact(FactKind.BIDDERS, A, 3),)
    assert "trula" == saying({"A": "Š XVII XVI IX V ♥K ♦N ♦1 ♠J", "B": "XX"}, facts=facts)


def test_the_partner_with_the_skis_says_trull():
    """HU-PASK-07: the declarer, who alone has bid, has an honour."""
    assert "trula" == saying({"A": "XXI", "B": "Š XX XVI IX V ♥K ♦N ♦1 ♠J"}, until=B)


def test_after_a_cue_bid_of_the_partner_both_high_honours_are_known():
    """HU-BID-09: the declarer has the XXI, so whoever has promised the XIX has the škis."""
    facts = (Fact(FactKind.CUE, C, FACES.parse("XIX")), Fact(FactKind.BIDDERS, A, 2))
    hands = {"A": "XXI XVII XVI IX V ♥K ♦N ♦1 ♠J", "C": "Š XIX"}
    deal = table("announcements", hands, declarer=A, contract="two", facts=facts)
    assert "call XIX" == answer(deal)


STRONG = "Š XIX XVI XIV IX VI ♥K ♦N ♠J"
AFTER_TRULL = ("pass", "trula", "pass")


def test_four_kings_shows_the_highest_tarok_not_yet_placed():
    """By convention; the trull has placed the high honours, the call the XX."""
    hands = {"A": STRONG, "B": "XXI XX"}
    assert "kings" == saying(hands, *AFTER_TRULL)
    assert "pass" == saying({**hands, "A": STRONG.replace("XIX", "XV"), "C": "XIX"}, *AFTER_TRULL)


def test_four_kings_is_not_said_where_it_can_bring_nothing():
    """HU-PASK-01: there is no centrum; HU-BON-07: and none without the XXI, which D has."""
    hands = {"A": STRONG, "B": "XXI XX"}
    assert "pass" == saying(hands, *AFTER_TRULL, key="paskievics")
    assert "pass" == saying({"A": STRONG, "B": "XX", "D": "XXI"}, "trula")


ALONE = "Š XXI XX XVII XVI XII IX ♥K ♥1"


def test_whoever_plays_alone_announces_no_trull_without_the_pagat():
    """HU-BON-01: the I is with an enemy, who can keep it out of every trick that I win."""
    fields = {"declarer": A, "contract": "solo", "called": FACES.parse("XX")}
    bare = table("announcements", {"A": ALONE}, **fields)
    assert "trula" != answer(bare)
    whole = table("announcements", {"A": ALONE.replace("♥1", "I")}, **fields)
    assert "trula" == answer(whole)


def read(hands, *said, viewer):
    """What A has shown the viewer by these words."""
    deal = say(table("announcements", hands, declarer=A, contract="three"), "call XX", *said)
    return str(Cards(told(deal.game, view(deal, viewer))[A]))


def test_four_kings_is_read():
    hands = {"A": STRONG, "B": "XXI XX"}
    assert "XIX" == read(hands, *AFTER_TRULL, "pass", "pass", "kings", "pass", viewer=B)


def test_double_game_is_read_as_the_next_one():
    hands = {"A": STRONG, "B": "XXI XX"}
    assert "XVIII XIX" == read(hands, *AFTER_TRULL, "pass", "pass", "kings", "double", "pass", viewer=B)


def test_four_kings_without_a_trull_tells_nothing():
    hands = {"A": STRONG, "B": "XXI XX"}
    assert "" == read(hands, "kings", "pass", viewer=B)


def test_a_trull_in_the_first_turn_is_read():
    """HU-PASK-07: of the only bidder both high honours."""
    hands = {"A": "Š XXI", "B": "XX"}
    assert "XXI Š" == read(hands, "trula", "pass", viewer=B)


def test_the_promised_card_is_placed():
    """HU-BID-09: after a cue bid on the XIX the next to show is the XVIII."""
    facts = (Fact(FactKind.CUE, D, FACES.parse("XIX")),)
    deal = table("announcements", {"A": "Š", "D": "XXI XIX"}, declarer=A, contract="two", facts=facts)
    seen = view(say(deal, "call XIX", "trula", "pass"), A)
    assert ["XX", "XVIII"] == [FACES.names[card] for card in unplaced(seen)[:2]]


WITH_XX = "XX XVIII XVI XIV IX VI ♥K ♦N ♠J"


def test_the_centrum_is_announced_by_who_has_the_xx_when_the_five_highest_are_shown():
    """HU-BON-07: the trull shows škis and XXI, four kings the XIX."""
    hands = {"A": "Š XXI XIX XV XII V ♦K ♦1 ♠10", "B": WITH_XX}
    assert "centrum" == saying(hands, "trula", "kings", until=B)


def test_it_is_not_where_one_of_them_is_missing():
    hands = {"A": "Š XXI XVII XV XII V ♦K ♦1 ♠10", "B": WITH_XX, "C": "XIX"}
    assert "pass" == saying(hands, "trula", until=B)


def test_with_the_six_highest_the_large_bird_is_announced_as_well():
    """HU-BON-09: it was made in eight of eight deals."""
    alone = {"A": "Š XXI XX XIX XVIII XVII ♥K ♦1 ♠10"}
    deal = say(table("announcements", alone, declarer=A, contract="three"), "call XX")
    said = []
    while deal.due.seat == A and (heard := answer(deal)) != "pass":
        said.append(heard)
        deal = say(deal, heard)

    assert {"centrum", "small_bird", "large_bird"} <= {*said}


def test_it_is_not_by_a_partner_of_who_has_the_xx():
    """HU-RAJ-03: a short hand may have to play it too early."""
    hands = {"A": "Š XXI XIX XVIII XV XII ♥K ♦N ♠J", "B": "XX"}
    assert "kings" == saying(hands, "trula")


ULTIMOS = [
    ("HU-BON-05: nine taroks with a high honour", "Š XVII XVI XIV XII X IX VI I", "pagat_ultimo"),
    ("six are too few", "Š XVII XVI IX VI I ♥K ♦N ♠J", "pass"),
    ("HU-BON-11: a guarded king among the highest", "Š XXI XIX XVIII XVII XVI XV ♥K ♥1", "trula"),
]


@pytest.mark.parametrize(("hand", "right"), [c[1:] for c in ULTIMOS], ids=[c[0] for c in ULTIMOS])
def test_the_last_trick(hand, right):
    deal = table("announcements", {"A": hand, "B": "XX"}, declarer=A, contract="three")
    said = ["taroks_9"] if hand.endswith(" I") else []
    assert right == answer(say(deal, *said, "call XX"))


def test_in_paskievics_nothing_is_said_of_kings_in_the_last_trick():
    """HU-PASK-01."""
    hands = {"A": "Š XXI XIX XVIII XVII XVI XV ♥K ♥1", "B": "XX"}
    assert "pass" == saying(hands, "trula", "kings", "double", key="paskievics")


def test_an_opponent_says_kontra_before_his_ultimo():
    """HU-ALLG-03."""
    hands = {"A": "V", "B": "Š XXI XVIII XVII XVI XV XIV XIII I", "C": "XX"}
    assert "kontra game A" == saying(hands, "pass", "taroks_9", until=B)
    assert "trula" == saying(hands, "pass", "taroks_9", "kontra game A", until=B)
    assert "pagat_ultimo" == saying(hands, "pass", "taroks_9", "kontra game A", "trula", until=B)


def heard(hands, said, seat):
    """What a seat says after the declarer's announcement of a bonus."""
    deal = say(table("announcements", hands, declarer=A, contract="three"), "call XX", said)
    return answer(passing(deal, seat))


PLAIN = "VII VI ♥Q ♦Q ♦1 ♠J ♠Q ♣Q"
WEAK = "XV XII IX V ♥J ♦N ♠10 ♣J"


def test_the_skis_doubles_the_enemys_trull():
    """HU-BON-01, HU-KON-01: it cannot be made."""
    assert "kontra trula A" == heard({"A": "XXI I", "B": "XX", "C": f"Š {WEAK}"}, "trula", C)


def test_the_pagat_doubles_the_enemys_ultimo():
    """HU-BON-15."""
    assert "kontra pagat_ultimo A" == heard(
        {"A": f"XXI {PLAIN}", "B": "XX", "C": f"I {WEAK}"}, "pagat_ultimo", C
    )


def test_the_own_king_doubles_the_enemys_ultimo_of_it():
    """HU-BON-13."""
    hands = {"A": f"XXI {PLAIN}", "B": "XX", "C": f"♥K {WEAK}"}
    assert "kontra king_ultimo_hearts A" == heard(hands, "king_ultimo_hearts", C)


def test_the_xxi_doubles_the_enemys_small_bird():
    """HU-BON-08."""
    assert "kontra small_bird A" == heard({"A": "Š", "B": "XX", "C": f"XXI {WEAK}"}, "small_bird", C)


def test_a_weak_opponent_doubles_nothing():
    assert "pass" == heard({"A": "Š XXI", "B": "XX", "C": f"XIV {WEAK}"}, "trula", C)


@pytest.mark.parametrize("key", ["illustrated", "paskievics", "high"])
def test_nobody_doubles_the_game_back(key):
    """HU-KON-01: of 62 games that were doubled back 21 were made, and no strength of a hand paid."""
    hands = {"A": "Š XXI XIX XVIII XVII XVI ♥K ♦K ♠K", "B": "XX"}
    deal = table("announcements", hands, key, declarer=A, contract="three")
    deal = say(passing(say(deal, "call XX", "pass"), C), "kontra game A")
    while deal.due.seat != A:
        assert not answer(deal).startswith("kontra game")
        deal = say(deal, "pass")
    assert not answer(deal).startswith("kontra game")


def test_the_partner_does_not_double():
    assert not heard({"A": "XXI", "B": f"XX {WEAK}", "C": "Š"}, "trula", B).startswith("kontra")


def test_what_is_owed_is_said():
    """HU-OPT-15: whoever has accepted a cue bid, the trull with a high honour, the ultimo with the I."""
    facts = (Fact(FactKind.CUE, B, FACES.parse("XIX")),)
    owing = {"cue_acceptor_must_announce": "trull_or_pagatultimo"}
    for honour, owed in (("I", "pagat_ultimo"), ("XXI", "trula")):
        hands = (f"{honour} V VI IX ♥1 ♥J ♦N ♠10 ♣J", "Š XIX", "XX", "")
        deal = say(talking(*hands, options=owing, facts=facts), "call XIX")
        assert owed == word(deal, PLAYERS["rule"](deal.game, 0)(view(deal, A)))


def test_who_has_laid_the_called_card_away_says_the_official_kontra():
    """HU-CALL-08."""
    facts = (Fact(FactKind.TAROKS_LAID, C, 1),)
    hands = {"A": f"Š {PLAIN}", "C": f"XXI {WEAK}"}
    deal = table("announcements", hands, declarer=A, contract="three", laid="XX", facts=facts)
    assert "kontra game A" == answer(passing(say(deal, "call XX"), C))
