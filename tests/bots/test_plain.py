"""The plain player sits at tables of games that the player by rules does not know."""

import pytest
from games.romanian import A, announcing, at, bids, card, do
from lawful import packs

from tarok.bots import PLAYERS
from tarok.bots.default_player import plain
from tarok.bots.families import CRAFTS, WITHOUT
from tarok.engine.actions import PASS, Bid, Call, Knock, Lay, Play
from tarok.engine.deal import start
from tarok.engine.result import Carry
from tarok.engine.view import play, view
from tarok.games import FAMILIES, GAMES


def answer(deal):
    """What the plain player does."""
    return plain(deal.game, 0)(view(deal, deal.due.seat))


@pytest.mark.parametrize("key", GAMES)
def test_it_plays_whole_deals(key):
    game = GAMES[key]()
    for pack, _ in zip(packs(game, 3), range(20), strict=False):
        deal = start(game, pack, Carry(dealer=game.places - 1, totals=(0,) * game.places))
        assert play(deal, [PLAYERS["rule"](game, seat) for seat in range(game.seats)]).ended


def test_it_bids_on_seven_taroks():
    many = ("Š XXI XX XIX XVIII XVI V ♥1 ♥Q ♦4 ♠7 ♣7", "", "", "")
    few = ("XXI XX XIX XVIII XVI V ♥1 ♥Q ♦4 ♠7 ♣7 ♣8", "", "", "")
    assert Bid("doi_1") == answer(at("auction", hands=many, talon=""))
    assert PASS == answer(at("auction", hands=few, talon=""))
    assert PASS == answer(bids(at("auction", hands=("", *many[:1], "", ""), talon=""), "solo"))


def test_it_knocks_and_says_no_more():
    game = GAMES["romanian"]()
    assert Knock() == answer(start(game, tuple(game.pack), Carry(dealer=3)))
    assert PASS == answer(announcing())


def test_it_calls_a_king_that_it_does_not_hold():
    deal = at("call_king", contract="doi_1", declarer=1)
    assert Call(card("♦K")) == answer(deal)


def test_it_lays_away_what_is_worth_most():
    deal = at("exchange", contract="doi_1", declarer=A, called=card("♥K"), partner=1)
    assert Lay(card("♥Q")) == answer(do(deal, deal.due.legal[0]))


@pytest.mark.parametrize(
    ("contract", "table", "hand", "plays"),
    [
        ("doi_1", "♥J", "♥1 ♥N ♥K", "♥N"),
        ("doi_1", "♥K", "♥1 ♥N ♥Q", "♥1"),
        ("michi_michi", "♥J", "♥1 ♥N ♥2", "♥1"),
        ("michi_michi", "♥4", "♥1 ♥N ♥2", "♥2"),
    ],
)
def test_it_takes_tricks_where_they_are_wanted(contract, table, hand, plays):
    declarer = None if contract == "michi_michi" else A
    deal = at("trick", hands=(table, hand, "", ""), talon="", contract=contract, declarer=declarer)
    assert Play(card(plays)) == answer(do(deal, Play(card(table))))


def test_every_game_has_a_player_by_rules_or_its_family_says_that_it_has_none():
    assert {key for key, family in FAMILIES.items() if not WITHOUT & {key, family.id}} == set(CRAFTS)
