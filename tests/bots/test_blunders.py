"""Each blunder is found where it is made, and not where the right thing is done."""

import random

import nets
import pytest
from blunders import BLUNDERS, blunders, judged, kontra_own_side, overbid, vain_ultimo
from bots.places import GAME, seen, speaks
from games import romanian

from tarok.bots import PLAYERS
from tarok.cards.deck import FACES
from tarok.engine.actions import PASS, PLAY, SURRENDER, Announce, Bid, Kontra
from tarok.engine.deal import act, start
from tarok.engine.phases import position
from tarok.engine.view import play, view
from tarok.games import GAMES

SOLO = "solo_three"

# fmt: off
PLAYED = [
    ("led_called_king", "♠K", "♦2", "♠K ♠7 ♦2 ♦3 ♥1 ♥J ♣9 IIII VI XI XIII XVIII",
     {"me": 0, "declarer": 2, "called": "♠K", "king_with": 0}),
    ("mond_to_skis", "XXI", "XII", "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XII XXI",
     {"me": 1, "contract": SOLO, "declarer": 0, "table": "XX"}),
    ("skis_to_mond", "Š", "III", "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XII Š",
     {"me": 3, "contract": SOLO, "declarer": 1, "table": "XXI VI VII"}),
    ("trumped_sure_trick", "XXI", "V", "♦4 ♦2 ♠7 ♠J ♣8 IIII V IX XII XIII XVII XXI",
     {"me": 3, "contract": SOLO, "declarer": 1, "table": "XX VI VII"}),
    ("trumped_with_pagat", "I", "IX", "♥4 ♠7 ♠J ♣8 ♣N ♣J I IX XII XIII",
     {"me": 2, "contract": SOLO, "declarer": 3,
      "tricks": ("♦Q ♦J ♦3 XVI", "X XX XI V"), "table": "♦K ♦1"}),
    ("gift", "♥Q", "♥3", "♥Q ♥J ♥3 ♦4 ♦2 ♠7 ♠J ♣8 II V X XI",
     {"me": 3, "contract": SOLO, "declarer": 0, "table": "♥K ♥4 ♥2"}),
    ("pagat_lost_early", "I", "V", "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J I V IX XII XIII",
     {"me": 3, "contract": SOLO, "declarer": 0, "table": "XX VI VII"}),
    ("took_in_beggar", "Š", "♥4", "♥4 ♥3 ♥2 ♦4 ♦3 ♦2 ♠7 ♠8 ♠9 ♣7 ♣8 Š",
     {"me": 0, "contract": "beggar", "declarer": 0}),
    ("helped_beggar", "♣J", "♠7", "♠7 ♠J ♠N ♠Q ♠K ♣J V IX XI XII XIII",
     {"me": 1, "contract": "open_beggar", "declarer": 0, "tricks": ("♦4 ♦Q ♦J ♦3",),
      "others": {0: "♥4 ♥3 ♥2 ♦2 ♠10 ♣7 ♣8 ♣9 II IIII I"},
      "announced": {0: "♥4 ♥3 ♥2 ♦2 ♠10 ♣7 ♣8 ♣9 II IIII I"}}),
    ("broke_sweep", "♦2", "♥K", "♥K ♥Q ♥N ♥J ♦2 ♠K IX XVIII XIX XX XXI Š",
     {"me": 0, "contract": "colour_valat_without", "declarer": 0}),
]
# fmt: on


@pytest.mark.parametrize(("what", "wrong", "right", "hand", "place"), PLAYED, ids=[c[0] for c in PLAYED])
def test_a_card_that_is_a_blunder_is_found(what, wrong, right, hand, place):
    sight = seen(hand, **place)
    deal = any_deal()

    assert what in judged(deal, sight, PLAY[FACES.parse(wrong)])
    assert what not in [*judged(deal, sight, PLAY[FACES.parse(right)])]


def test_a_skis_that_is_forced_or_that_takes_an_enemys_mond_is_no_blunder():
    alone = seen("♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J ♦J ♦3 ♥4 ♥3 Š", me=3, contract=SOLO, declarer=1, table="XXI VI VII")
    enemy = seen("♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XII Š", me=3, contract=SOLO, declarer=0, table="XXI VI VII")

    for sight in (alone, enemy):
        assert not [*judged(any_deal(), sight, PLAY[FACES.parse("Š")])]


def any_deal():
    """Any deal, where only the game matters."""
    return start(GAME, [*GAME.pack])


def test_an_ultimo_announced_in_vain_is_found():
    few = speaks(
        "announcements",
        {0: "♥K ♦K ♥4 ♥3 ♦2 ♠7 I V IX XVI XIX XX"},
        contract="two",
        declarer=0,
        called=31,
        partner=None,
    )

    assert [*judged(any_deal(), few, Announce("pagat_ultimo"))] == ["vain_ultimo"]
    assert not vain_ultimo(few, "trula")


def test_a_bare_king_announced_for_the_last_trick_is_found():
    bare = speaks(
        "announcements",
        {0: "♥K ♦K ♥4 ♥3 ♦2 ♠7 ♣K V IX XVI XIX XX"},
        contract="two",
        declarer=0,
        called=31,
        partner=None,
    )

    assert vain_ultimo(bare, "king_ultimo")


def test_a_kontra_for_the_other_side_is_found():
    hands = ("♥K ♥4 ♥3 ♦2 ♠7 I V IX XVI XIX XX XXI", "♥1 ♥2 ♦K ♦4 ♦3 ♠8 ♠9 ♠K ♣K II III IIII")
    deal = position(
        GAME,
        phase="announcements",
        hands=(
            *hands,
            "♥J ♥N ♥Q ♦1 ♦J ♦N ♠10 ♠J VI VII VIII X",
            "♦Q ♠N ♠Q ♣7 ♣8 ♣9 ♣10 ♣J XI XII XIII XIV",
        ),
        talon=FACES.parse_all("♣N ♣Q XV XVII XVIII Š"),
        contract="two",
        declarer=0,
        called=FACES.parse("♣K"),
        partner=1,
    )

    assert kontra_own_side(deal, view(deal, 1), Kontra("game", 0), 0)
    assert not kontra_own_side(deal, view(deal, 2), Kontra("game", 0), 0)


def test_a_bid_on_two_taroks_is_found():
    poor = speaks("auction", {1: "♥K ♥4 ♥3 ♦K ♦2 ♠7 ♠K ♣K ♣7 ♣8 XX Š"})

    assert [*judged(any_deal(), poor, Bid("two"))] == ["overbid"]
    assert overbid(any_deal(), poor, "beggar")
    assert not overbid(any_deal(), poor, "colour_valat_without")


def test_taroks_that_are_not_declared_are_found():
    deal = romanian.announcing(
        hands=("♥Q ♦1 ♠N ♣9 Š XVI IX V VI VII VIII X", "♥K ♥N", "", ""), talon=""
    )  # eight taroks

    assert [*judged(deal, view(deal, 0), PASS)] == ["undeclared"]
    assert not [*judged(deal, view(deal, 0), Announce("taroks_8"))]


def test_a_surrender_with_many_taroks_is_found():
    rich = "♥Q ♥1 ♦J Š XXI XX XVI IX V XI XII XIV"
    poor = "♥Q ♥1 ♦J ♦4 ♠N ♠7 ♣9 ♣8 Š XVI IX V"
    for hand, found in ((rich, ["gave_up_much"]), (poor, [])):
        deal = romanian.at(
            "exchange",
            hands=(hand, "", "", ""),
            talon="♥K XVII VIII IIII III XV",
            contract="doi_1",
            declarer=0,
            called=FACES.parse("♥K"),
        )
        assert [*judged(deal, view(deal, 0), SURRENDER)] == found


def test_an_announced_pagat_that_is_given_up_is_found():
    hands = ("♥1 ♥2 ♥3", "♥K ♦1 ♦2", "I II ♠7", "♥Q ♥N ♥J")
    deal = romanian.announcing(hands=hands, talon="", declarer=2)
    deal = act(deal, Announce("pagat_ultimo"))
    while deal.phase == "announcements":
        deal = act(deal, PASS)
    for name in ("♥1", "♥K"):
        deal = act(deal, PLAY[FACES.parse(name)])

    assert "ultimo_given_up" in judged(deal, view(deal, 2), PLAY[FACES.parse("I")])
    assert "ultimo_given_up" not in [*judged(deal, view(deal, 2), PLAY[FACES.parse("II")])]


def test_every_blunder_has_its_example():
    spoken = {"vain_ultimo", "kontra_own_side", "overbid", "undeclared", "gave_up_much", "ultimo_given_up"}
    assert {case[0] for case in PLAYED} | spoken == {*BLUNDERS}


@pytest.mark.parametrize("deals", nets.deals(20, 100))
@pytest.mark.parametrize("key", ["slovenian", "slovenian_3", "romanian", "taper"])
def test_the_rule_bot_makes_none_and_chance_makes_many(key, deals):
    def made(name):
        game, found = GAMES[key](), []
        for seed in range(deals):
            pack = [*game.pack]
            random.Random(seed).shuffle(pack)
            found += blunders(play(start(game, pack), [PLAYERS[name](game, seed)] * game.seats))
        return found

    assert made("rule") == []
    assert len(made("rule_bids")) > deals
