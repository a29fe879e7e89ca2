"""What the rule bot does where three play, and where a house plays what others do not."""

from games import play, three

from tarok.bots import PLAYERS
from tarok.cards.deck import FACES, PAGAT
from tarok.engine.actions import PLAY, Announce
from tarok.engine.deal import act
from tarok.engine.view import view

BIRD = {"vogel_frei": True}
PICCOLO = {"piccolo": "between_three_and_two"}


def answer(deal):
    return PLAYERS["rule"](deal.game, 0)(view(deal, deal.due.seat))


def bird():
    """C was dealt the pagat as the only tarok."""
    return three.announcing(declarer=2, hands=three.LONE, options=BIRD)


def test_a_pagat_that_may_be_free_is_let_free_and_its_ultimo_is_sure():
    deal = bird()
    assert answer(deal) == Announce("vogel_frei")  # SL-3P-11
    assert answer(act(deal, Announce("vogel_frei"))) == Announce("pagat_ultimo")


def test_who_has_to_take_one_trick_takes_it_and_then_no_other():
    hands = ("♥K ♥4 ♦4 ♠7", "♥1 ♦2 ♦1 ♠8", "♥J ♦3 ♦J ♠9", "♥N ♦N ♦Q ♠10")
    deal = play.trick("piccolo", *hands, number=9, options=PICCOLO)
    assert answer(deal) == PLAY[FACES.parse("♥K")]  # SL-NEG-08
    for name in ("♥K", "♥1", "♥J", "♥N"):
        deal = act(deal, PLAY[FACES.parse(name)])
    assert answer(deal) in {PLAY[FACES.parse(name)] for name in ("♥4", "♦4", "♠7")}
    assert PAGAT not in deal.hands[0]
