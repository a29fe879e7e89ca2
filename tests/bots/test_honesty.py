"""Bots act on what they may know alone, the same each time, and always legally."""

import random

import pytest

from tarok.bots import PLAYERS
from tarok.cards import KINGS, TRULA, Cards
from tarok.deal import act, start
from tarok.games import GAMES
from tarok.result import Carry
from tarok.view import play, view

GAME = GAMES["slovenian"]()


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


def otherwise(deal, chance):
    """The deal with two cards changed places that its due seat cannot see; None if its view would change."""
    seat = deal.due.seat
    hidden = [
        (where, card)
        for where, cards in (
            *((i, hand) for i, hand in enumerate(deal.hands) if i != seat),
            ("talon", deal.talon),
        )
        for card in cards
    ]
    telling = [place for place in hidden if place[1] in TRULA | KINGS]
    (here, one), (there, other) = chance.choice(telling or hidden), chance.choice(hidden)
    if here == there:
        return None
    swap = {one: other, other: one}
    changed = deal.but(
        hands=tuple(Cards.of(swap.get(card, card) for card in hand) for hand in deal.hands),
        talon=tuple(swap.get(card, card) for card in deal.talon),
        partner=next((i for i, hand in enumerate(deal.hands) if _holds(hand, swap, deal.called)), None)
        if deal.partner is not None and deal.called in swap
        else deal.partner,
    )
    return changed if view(changed, seat) == view(deal, seat) else None


def _holds(hand, swap, called):
    return called in {swap.get(card, card) for card in hand}


def leaks(player, deals):
    """In how many deals the player acts otherwise when what they cannot see is changed; of how many."""
    chance, tried, caught = random.Random(5), 0, 0
    for deal in deals:
        for _ in range(20):
            changed = otherwise(deal, chance)
            if changed is not None:
                tried += 1
                caught += player(deal) != player(changed)
                break
    return caught, tried


@pytest.mark.parametrize("name", ["rule", "rule_bids", "bold", "random"])
def test_a_bot_does_the_same_whatever_it_cannot_see(name):
    bot = PLAYERS[name](GAME, 3)

    caught, tried = leaks(lambda deal: bot(view(deal, deal.due.seat)), positions("rule"))

    assert caught == 0
    assert tried >= 20


@pytest.mark.parametrize("key", ["slovenian_3", "slovenian_5", "romanian", "taper", "czech_american"])
def test_so_it_does_in_other_games(key):
    game = GAMES[key]()
    bot = PLAYERS["rule"](game, 3)

    caught, tried = leaks(lambda deal: bot(view(deal, deal.due.seat)), positions("rule", game=game))

    assert caught == 0
    assert tried >= 20


def test_a_bot_that_peeks_is_caught():
    def peeking(deal):
        strongest = max(hand for seat, hand in enumerate(deal.hands) if seat != deal.due.seat)
        return deal.due.legal[int(strongest) % len(deal.due.legal)]

    caught, tried = leaks(peeking, positions("rule"))

    assert caught > 0
    assert tried >= 20


@pytest.mark.parametrize("name", list(PLAYERS))
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


@pytest.mark.parametrize("name", list(PLAYERS))
def test_two_hundred_deals_are_played_to_the_end(name):
    for seed in range(200):
        others = [PLAYERS["bold"](GAME, seed)] * 2 if seed % 2 else []
        players = [PLAYERS[name](GAME, seed)] * (4 - len(others)) + others

        assert play(start(GAME, shuffled(seed)), players).ended
