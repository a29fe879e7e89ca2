"""What one seat can prove of the cards: never more than the truth, and what its duties betray of a seat."""

from itertools import islice

import pytest
from games.hungarian import A, B, C, D, at, trick
from lawful import begun, steps

from tarok.cards.deck import ALONE, FACES, Cards
from tarok.engine.actions import Play
from tarok.engine.card_knowledge import cannot_hold
from tarok.engine.deal import act
from tarok.engine.deal_types import Fact, Stake
from tarok.engine.fact_kinds import FactKind
from tarok.engine.phases import position
from tarok.engine.view import view
from tarok.engine.whereabouts import holders, laid_taroks
from tarok.games import GAMES

DEALS = 4


@pytest.mark.parametrize("key", GAMES)
def test_what_is_proved_is_true(key):
    game, asked = GAMES[key](), 0
    for deal, seats in islice(begun(game, 77), DEALS):
        for now in steps(deal, seats):
            if now.phase != "trick":
                continue
            asked += 1
            for viewer in range(game.seats):
                found = holders(game, view(now, viewer))
                for seat in {*range(game.seats)} - {viewer}:
                    assert not now.hands[seat] - found.may[seat]
                    assert not found.has[seat] & ~now.hands[seat]
    assert asked


def played(deal, *names):
    for name in names:
        deal = act(deal, Play(FACES.parse(name)))
    return deal


def test_whoever_does_not_follow_has_no_card_of_the_suit_and_whoever_does_not_trump_no_tarok():
    """HU-PLAY-02: B plays a tarok to hearts, C a club."""
    deal = played(trick("♥Q V", "VI ♦K", "♣K ♣Q", "♥K ♥J", number=8), "♥Q", "VI", "♣K")
    hearts, taroks = Cards.parse("♥1 ♥J ♥N ♥Q ♥K"), Cards((1 << 54) - (1 << 32))
    missing = [cards & deal.game.pack for cards in cannot_hold(deal.game, view(deal, D))]
    assert [Cards(), hearts, hearts | taroks, Cards()] == missing


def test_whoever_has_to_overtake_and_does_not_has_no_higher_card():
    """SL-NEG-01: in a klop B plays the ♥J under the ♥N, so neither ♥Q nor ♥K is in B's hand."""
    game = GAMES["slovenian"]()
    hands = ("♥N V", "♥J VI", "♥K VII", "♥Q VIII")
    deal = played(position(game, phase="trick", hands=hands, contract="klop", nth=10), "♥N", "♥J")
    assert Cards.parse("♥Q ♥K") == cannot_hold(game, view(deal, C))[B] - ALONE[deal.table[0]]


def test_whoever_plays_the_announced_pagat_has_nothing_else_to_play():
    """SL-ANN-10: A had promised the pagat for the last trick, and trumps hearts with it."""
    game = GAMES["slovenian"]()
    deal = position(
        game,
        phase="trick",
        hands=("I ♣Q", "♥K ♥Q", "V ♦K", "VI ♦Q"),
        contract="three",
        declarer=A,
        nth=10,
        stakes=(Stake("game", A), Stake("pagat_ultimo", A)),
        facts=(Fact(FactKind.FOREHAND, B),),
    )
    deal = played(deal, "♥K", "V", "VI", "I")
    taroks = Cards((1 << 54) - (1 << 32)) - ALONE[FACES.parse("I")]
    assert taroks == cannot_hold(game, view(deal, C))[A] & taroks


def test_how_many_taroks_may_lie_away():
    """HU-DISC-07, HU-OPT-17: of each seat it is told, or of three together; the own ones one knows."""
    each = tuple(
        Fact(FactKind.TAROKS_LAID, seat, number) for seat, number in ((A, 0), (B, 2), (C, 1), (D, 0))
    )
    mine = Cards.parse("V ♥Q")
    assert [0, 2, 1, 0] == [max(laid_taroks(each, seat, None, Cards())) for seat in (A, B, C, D)]
    together = (Fact(FactKind.TAROKS_LAID, A, 1), Fact(FactKind.TAROKS_LAID_BY_OTHERS, A, 3))
    assert [range(1, 2), range(3), range(1, 2), range(3)] == [
        laid_taroks(together, seat, C, mine) for seat in (A, B, C, D)
    ]
    assert range(4) == laid_taroks(together, B, A, mine)  # the declarer's own do not count among theirs
    assert laid_taroks((), B, A, mine) is None


def test_a_known_partner_has_the_called_card_and_an_opponent_has_not():
    """HU-ALLG-02: C has shown to be the partner, by the fact of it."""
    deal = at(
        "trick",
        *("♥Q V", "VI ♦K", "XX ♣Q", "♥K ♥J"),
        nth=7,
        contract="three",
        declarer=A,
        partner=C,
        called=51,
        facts=(Fact(FactKind.PARTNER, C),),
    )
    found = holders(deal.game, view(deal, A))
    assert found.has[C] >> 51 & 1
    assert [0, 0] == [found.may[seat] >> 51 & 1 for seat in (B, D)]
