"""What wins a trick, and the duties that look at each card alone."""

import random
from itertools import islice, product

import pytest
from lawful import begun, steps

from tarok.cards.deck import ALONE, FACES, NONE, PACK, TRULA, Cards
from tarok.engine.duties import Winning
from tarok.engine.rule_terms import Emperor
from tarok.games import GAMES

ANY, AFTER = Winning(Emperor.ANY_ORDER), Winning(Emperor.PAGAT_AFTER)
HAND = "♥Q ♥K ♦K I II XX XXI Š"


@pytest.mark.parametrize(
    ("wins", "table", "over"),
    [
        (ANY, "♥N", "♥Q ♥K I II XX XXI Š"),
        (ANY, "♥N XIX", "XX XXI Š"),
        (ANY, "XXI Š", "I"),  # SL-PLAY-04
        (ANY, "I XXI", ""),  # the škis would crown the pagat
        (AFTER, "I XXI", "Š"),
        (AFTER, "XXI I Š", ""),
        (Winning(), "XXI Š", ""),
        (Winning(no_trumps=True), "♥N XIX", "♥Q ♥K"),  # SL-PLAY-05
        (Winning(no_trumps=True), "XIX ♥N", "XX XXI Š"),
        (Winning(free_pagat=True), "♥N XIX", "I XX XXI Š"),  # SL-3P-11
        (Winning(free_pagat=True), "♥N I", ""),
    ],
)
def test_what_would_win_as_it_stands(wins, table, over):
    lying = FACES.parse_all(table)
    assert Cards.parse(over) == wins.over(lying, Cards.parse(HAND) - Cards.of(lying))


@pytest.mark.parametrize(
    "wins", [Winning(*way) for way in product(Emperor, (False, True), (False, True))], ids=str
)
def test_what_would_win_is_what_wins_when_it_is_tried(wins):
    chance = random.Random(12)
    for _ in range(300):
        among = [*TRULA, *chance.sample([*PACK - TRULA], 6)]
        table = tuple(chance.sample(among, chance.randint(1, 4)))
        left = PACK - Cards.of(table)
        assert Cards.of(card for card in left if wins((*table, card)) == card) == wins.over(table, left)


@pytest.mark.parametrize("key", GAMES)
def test_a_duty_that_looks_at_each_card_alone_leaves_a_card_whatever_lies_beside_it(key):
    game, asked = GAMES[key](), 0
    for deal, seats in islice(begun(game, 31), 8):
        for now in steps(deal, seats):
            if now.phase != "trick":
                continue
            seat = now.due.seat
            for duty in now.playing.duties:
                if duty.alone:
                    each = (duty.leaves(ALONE[card], now, seat) for card in game.pack)
                    assert sum(each, start=NONE) == duty.leaves(game.pack, now, seat)
                    asked += 1
    assert asked
