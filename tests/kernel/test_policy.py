"""The player by rules: its cards are legal, go by nothing that its seat cannot know, and make sense."""

import random

import nets
import pytest
from ends import games

from tarok.bots import PLAYERS
from tarok.cards.deck import FACES, PAGAT, Cards
from tarok.engine.actions import PLAY
from tarok.engine.deal import act, start
from tarok.engine.deal_types import Fact, Show, Stake
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.phases import position
from tarok.engine.view import view
from tarok.games import GAMES
from tarok.kernel import Position, pack, payoff
from tarok.worlds import worlds


def moments(game, deals, seed=1):
    """Deals in the middle of the play, before a choice, as players by rules come to them."""
    for number in range(deals):
        deal = start(game, random.Random(seed * 1000 + number).sample(sorted(game.pack), len(game.pack)))
        rule = PLAYERS["rule"](game, number)
        while deal.due:
            if deal.phase == "trick" and len(deal.due.legal) > 1 and len(deal.log) % 9 == number % 9:
                yield deal
            deal = act(deal, rule(view(deal, deal.due.seat)))


def card(deal):
    return Position(pack(deal)).card("rule", payoff(deal))


@pytest.mark.parametrize("game", nets.each(games()))
def test_its_card_is_legal_and_does_not_depend_on_what_its_seat_cannot_see(game):
    tried = 0
    for deal in moments(game, 6):
        played = card(deal)
        assert PLAY[played] in deal.due.legal
        for world in worlds(game, view(deal, deal.due.seat), 3, seed=tried):
            assert card(world) == played
            tried += 1
    assert tried


def plays(hands, table="", leader=0, promised=(), called=None):
    """The card of the seat whose turn it is in Slovenian tarok; all that nobody holds lies open in the talon.

    Seat 0 declares, alone or with the seat that has the called king; from `leader` on the table was played.
    """
    game = games()["slovenian"]
    held = [Cards.parse(hand) for hand in hands]
    rest = tuple(game.pack - held[0] - held[1] - held[2] - held[3])
    king = None if called is None else FACES.parse(called)
    deal = position(
        game,
        phase="trick",
        hands=held,
        talon=rest,
        shown=(Show(ShowKind.TALON, rest),),
        contract="solo_three" if king is None else "three",
        declarer=0,
        called=king,
        partner=None if king is None else next(seat for seat in range(4) if king in held[seat]),
        facts=(Fact(FactKind.FOREHAND, leader),),
        stakes=(Stake("game", 0), *(Stake(what, 0) for what in promised)),
    )
    for name in table.split():
        deal = act(deal, PLAY[FACES.parse(name)])
    return FACES.names[card(deal)]


def test_the_mond_keeps_away_from_a_skis_that_may_still_come():
    """Seat 0 has the škis and is still to play: seat 3 takes V with XX, which XXI need not do."""
    hands = ("Š ♠8 ♠9", "V ♥4 ♥3", "II ♠10 ♣J", "XXI XX ♣Q")

    assert plays(hands, "V II", leader=1) == "XX"


def test_the_mond_takes_a_trick_that_it_alone_can_take():
    """Seat 3 plays last to a trick that the enemy's XX wins: there is no škis in it, so XXI goes."""
    hands = ("XX ♥4", "II ♠9", "♥1 ♠8", "XXI III")

    assert plays(hands, "XX II ♥1") == "XXI"


def test_the_pagat_does_not_ruff_where_an_enemy_may_ruff_higher():
    """No heart is out but ♥K: seat 3 must play a tarok to it, and seat 0 is likely to hold a higher one."""
    hands = ("X XI ♦4 ♦3 ♦2", "♦1 ♠7 XX ♦J ♦N", "♥K XIX ♣8 ♣9 ♣10", "I V ♠8 ♠9 ♠10")

    assert plays(hands, "♥K", leader=2) == "V"


def test_the_last_hand_takes_what_it_can_with_the_cheapest_card_that_does():
    """Seats 1 and 3 play together: XV takes pagat and XIV, XX could do it too, and XI could not."""
    hands = ("XIV ♥4 ♥3 ♥2", "I ♣8 ♣9 ♣10", "V ♠8 ♠9 ♠10", "XI XV XX ♣J")

    assert plays(hands, "XIV I V") == "XV"


def test_a_friends_sure_trick_gets_the_dearest_card():
    """Seat 2 has the called king, and so knows its friend, whose škis nobody beats: ♠Q goes to it, not ♠7."""
    hands = ("Š ♥4 ♥3", "XX II ♦4", "♠Q ♠7 ♣K", "XIX ♦Q ♣J")

    assert plays(hands, "Š XX", called="♣K") in {"♠Q", "♣K"}


def test_a_declarer_does_not_know_the_friend_before_the_called_king_is_seen():
    """Seat 1 wins for certain, and is a friend once in three times: ♠Q stays, which may still win a trick."""
    hands = ("♠Q ♠7 ♥4 ♥3", "Š ♣K ♠J ♠N", "XX V ♠8 ♠9", "XIX X ♠10 ♣7")

    assert plays(hands, "Š XX XIX", leader=1, called="♣K") in {"♠7", "♥4"}


def test_an_enemys_sure_trick_gets_the_cheapest_card():
    hands = ("Š ♥4", "XX II", "♠Q ♠7", "XIX ♦Q")

    assert plays(hands, "Š XX") == "♠7"


def test_a_declarer_with_most_of_the_taroks_pulls_those_of_the_others():
    """Three taroks are out against five: while they are there ♣Q, the best club left, may be ruffed."""
    hands = (
        "Š XX XIX XVIII XVII ♥4 ♣Q",
        "V ♦4 ♥2 ♦3 ♦2 ♦1 ♦N",
        "VI ♦J ♣8 ♥Q ♥J ♥1 ♥3",
        "X ♥N ♦Q ♠7 ♠8 ♠9 ♠10",
    )

    assert FACES.parse(plays(hands)) >= PAGAT


def test_at_the_end_the_best_card_of_a_suit_is_led():
    """No tarok is out, ♣Q is the best club left, and ♦Q beats ♦J."""
    hands = ("♦J ♣Q", "♦Q ♣J", "♦N ♣N", "♦1 ♣7")

    assert plays(hands) == "♣Q"


def test_a_promised_pagat_stays_for_the_last_trick():
    """Seat 0 must follow to XX, and with the I would keep II: it has promised the I to the last trick."""
    hands = ("I II ♥4", "XX ♣8 ♣9", "V ♣10 ♠8", "VI ♣J ♠9")

    assert plays(hands, "XX V VI", leader=1, promised=("pagat_ultimo",)) == "II"


def test_whoever_has_promised_the_pagat_pulls_taroks():
    """Š and XX draw two of the three taroks that could beat the I; ♥4 would let the others in."""
    hands = ("I Š XX ♥4 ♥3 ♥2", "V ♣8 ♣9 ♣10 ♣J ♣N", "VI ♠8 ♠9 ♠10 ♠J ♠N", "VII ♦1 ♦2 ♦3 ♦4 ♦J")

    assert plays(hands, promised=("pagat_ultimo",)) in {"Š", "XX"}


def test_a_promised_king_stays_for_the_last_trick():
    """♥1 follows as well as ♥K, which would win this trick."""
    hands = ("Š ♠7 ♦1", "♥Q ♣8 ♣9", "♥K ♥1 II", "♥J ♣J ♠9")

    assert plays(hands, "♥Q", leader=1, called="♥K", promised=("king_ultimo",)) == "♥1"


def test_whoever_has_promised_all_tricks_leads_what_nobody_beats():
    """Š, XXI and XX win each trick while others have taroks; ♣Q may be trumped, and X beaten."""
    hands = ("Š XXI XX X ♣Q", "V XI ♣8 ♣9 ♣10", "VI XII ♠8 ♠9 ♠10", "VII ♦1 ♦2 ♦3 ♦4")

    assert plays(hands, promised=("valat",)) in {"Š", "XXI", "XX"}


def plays_elsewhere(key, contract, hands, table="", leader=0, promised=(), called="XX"):
    """The card of the seat whose turn it is in another game; what nobody holds seat 0 has laid away.

    Seat 0 declares with the seat that has the called card, and has said what was `promised`.
    """
    game = GAMES[key]()
    held = [Cards.parse(hand) for hand in hands]
    rest = game.pack - held[0] - held[1] - held[2] - held[3]
    card_called = FACES.parse(called)
    deal = position(
        game,
        phase="trick",
        hands=held,
        laid=(rest, Cards(), Cards(), Cards()),
        contract=contract,
        declarer=0,
        called=card_called,
        partner=next(seat for seat in range(4) if card_called in held[seat]),
        facts=(Fact(FactKind.FOREHAND, leader),),
        stakes=(Stake("game", 0), *(Stake(what, 0) for what in promised)),
    )
    for name in table.split():
        deal = act(deal, PLAY[FACES.parse(name)])
    assert len(deal.due.legal) > 1
    return FACES.names[card(deal)]


@pytest.mark.parametrize(
    ("key", "contract", "what"), [("romanian", "doi_1", "pagat_ultimo"), ("czech_american", "four", "pagat")]
)
def test_a_promised_pagat_stays_for_the_last_trick_elsewhere(key, contract, what):
    """Seat 3, the last one, has XX from the partner's hand before it: I would come home, and so does II."""
    hands = ("I II ♥Q", "V ♣J ♣Q", "VI ♠Q ♠J", "XX ♥J ♥N")

    assert plays_elsewhere(key, contract, hands, "XX", leader=3, promised=(what,)) == "II"


def test_the_low_taroks_stay_out_of_the_first_trick_of_high_tarokk():
    """The XXI would catch I or II there, which costs 10 and 30."""
    hands = (
        "XXI XIX XVIII XII X VIII ♥K ♥Q ♦K",
        "XV XIV XIII II I ♠K ♠Q ♣Q ♣J",
        "XX XVII XI VII V ♣K ♦Q ♦N ♥J",
        "Š XVI IX VI IIII III ♥N ♦1 ♠J",
    )

    assert plays_elsewhere("high", "three", hands, "♥K") == "XIII"


@pytest.mark.parametrize("key", ["paskievics", "illustrated", "high"])
def test_the_skis_waits_for_a_mond_that_may_be_an_enemys(key):
    """XX is worth little, XXI is still out, and to catch it pays 21 points."""
    hands = ("XIX XVIII ♥K ♥Q", "XV XIV ♠K ♠Q", "XX XI ♣K ♦Q", "Š XVI ♥N ♠J")

    assert plays_elsewhere(key, "three", hands, "XIX XV XX") == "XVI"


def test_the_mond_fears_the_skis_of_hungarian_tarokk():
    """Seat 1 could beat XIX with XXI, but Š is still to come."""
    hands = ("XIX XVIII ♥K ♥Q", "XXI XIV ♠K ♠Q", "XX X ♣K ♦Q", "Š XVI ♥N ♠J")

    assert plays_elsewhere("illustrated", "three", hands, "XIX") == "XIV"


@pytest.mark.parametrize(
    ("promised", "leads"),
    [("centrum", {"Š", "XXI", "XIX", "XVIII"}), ("valat", {"Š", "XXI", "XX", "XIX", "XVIII"})],
)
def test_whoever_has_promised_the_first_tricks_leads_what_nobody_beats(promised, leads):
    """Š to XVIII are all in one hand: any of them but the promised XX wins, and ♠K may be trumped."""
    hands = (
        "XXI Š XX XIX XVIII VIII ♥K ♥Q ♠K",
        "XV XIV XIII V IIII ♠Q ♠J ♣Q ♣J",
        "XVII XI X VII VI ♣K ♦Q ♦N ♥J",
        "XVI XII IX III II I ♥N ♦1 ♠10",
    )

    assert plays_elsewhere("illustrated", "three", hands, promised=(promised,), called="XVII") in leads


def test_only_a_policy_that_thinks_has_a_card_and_only_while_there_are_any():
    at = Position(pack(next(moments(games()["slovenian"], 1))))
    with pytest.raises(ValueError, match="has no card of its own"):
        at.card("random")
    while not at.over:
        at.play(at.card())
    with pytest.raises(ValueError, match="the play is over"):
        at.card()
