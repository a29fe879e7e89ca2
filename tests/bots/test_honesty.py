"""Bots act the same each time, and always legally; that they do not peek: test_peeking.py."""

import random

import pytest

from tarok.bots import PLAYERS
from tarok.engine.deal import act, start
from tarok.engine.result import Carry
from tarok.engine.view import play, view
from tarok.games import GAMES

GAME = GAMES["slovenian"]()
QUICK = ("random", "bold", "rule", "rule_bids")
"""The players of whom hundreds of deals can be asked."""


def shuffled(seed, game=GAME):
    pack = [*game.pack]
    random.Random(seed).shuffle(pack)
    return pack


def positions(name, deals=12, every=7, game=GAME):
    """Deals in the middle, each before a choice among several actions."""
    found = []
    for seed in range(deals):
        deal = start(game, shuffled(seed, game), Carry(dealer=game.places - 1, totals=(0,) * game.places))
        players = [PLAYERS[name](game, seed)] * game.seats
        while deal.due:
            seat = deal.due.seat
            if deal.phase != "dealing" and len(deal.due.legal) > 1 and (len(deal.log) + seed) % every == 0:
                found.append(deal)
            deal = act(deal, players[seat](view(deal, seat)))
    return found


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_and_view_give_the_same_action(name):
    for deal in positions("rule", deals=4):
        sight = view(deal, deal.due.seat)
        assert PLAYERS[name](GAME, 3)(sight) == PLAYERS[name](GAME, 3)(sight)


@pytest.mark.parametrize(
    ("key", "house"),
    [
        ("slovenian_3", {}),
        ("slovenian_3", {"three_player_high_bids": True, "vogel_frei": True, "annul_few_taroks": True}),
        ("slovenian_5", {}),
        ("slovenian", {"klop_enabled": False, "enforce_holder_announcements": False}),
        (
            "slovenian",
            {
                "four_kings_call": "trula",
                "call_fourth_king": True,
                "piccolo": "between_three_and_two",
                "klop_kontra": True,
                "hirskontra": True,
                "colour_valat_with_partner": True,
                "berac_skis_emperor": True,
            },
        ),
    ],
)
def test_bots_sit_at_every_table_and_under_every_house_rule(key, house):
    game = GAMES[key](**house)
    for seed in range(30):
        pack = [*game.pack]
        random.Random(seed).shuffle(pack)
        players = [PLAYERS[name](game, seed) for name in ("rule", "bold", "rule_bids", "rule")]

        assert play(start(game, pack), players[: game.seats]).ended


@pytest.mark.parametrize("name", QUICK)
def test_two_hundred_deals_are_played_to_the_end(name):
    for seed in range(200):
        others = [PLAYERS["bold"](GAME, seed)] * 2 if seed % 2 else []
        players = [PLAYERS[name](GAME, seed)] * (4 - len(others)) + others

        assert play(start(GAME, shuffled(seed)), players).ended
