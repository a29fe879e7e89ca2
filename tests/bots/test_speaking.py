"""What the rule bot bids, calls, takes, lays away, announces and doubles."""

import pytest
from bots.places import GAME, does, speaks, words

from tarok.bots import PLAYERS
from tarok.cards.deck import FACES, Cards
from tarok.engine.actions import Announce, Choose
from tarok.engine.deal import act
from tarok.engine.phases import position
from tarok.engine.view import view

WEAK = "♥4 ♥J ♦3 ♦N ♠7 ♠Q ♣8 ♣J ♣N II V XI"
GOOD = "♥K ♥4 ♦3 ♠7 ♣8 IIII VIII XII XVI XVIII XX XXI"
GREAT = "♥K ♥N ♠K ♣K VIII XII XVI XVIII XIX XX XXI Š"
NOTHING = "♥4 ♥3 ♥2 ♥1 ♦4 ♦3 ♦2 ♦1 ♠7 ♠8 ♠9 II"

# fmt: off
AUCTIONS = [
    ("eight middling cards and three taroks: pass", WEAK, "pass"),
    ("seven good taroks, the mond and a king: two", GOOD, "bid two"),
    ("eight high taroks and three kings: alone", GREAT, "bid two bid solo_three bid solo_two"),
    ("low cards in every suit and one low tarok: beggar", NOTHING, "bid beggar bid open_beggar"),
    ("only sure winners in three suits: colour valat",
     "♥K ♥Q ♥N ♥J ♦K ♦Q ♦N ♦J ♠K ♠Q XXI Š", "bid colour_valat_without"),
]
# fmt: on


@pytest.mark.parametrize(("hand", "right"), [case[1:] for case in AUCTIONS], ids=[c[0] for c in AUCTIONS])
def test_who_speaks_first(hand, right):
    said = does("rule", speaks("auction", {1: hand}))

    assert any(said == each for each in right.replace(" bid", ",bid").split(","))


def forehand(hand):
    """Forehand, after three passes."""
    deal = position(
        GAME,
        phase="auction",
        hands=dealt({0: hand}),
        talon=FACES.parse_all(TALON),
    )
    for _ in range(3):
        deal = act(deal, deal.due.legal[0])
    return view(deal, 0)


TALON = "♥2 ♦J ♠8 ♠10 ♣9 ♣10"


def dealt(given, talon=TALON):
    """Four hands: the given ones, and the rest in order."""
    hands = {seat: Cards.parse(text) for seat, text in given.items()}
    used = Cards.of(card for hand in hands.values() for card in hand) | Cards.parse(talon)
    rest = [*(GAME.pack - used)]
    others = [seat for seat in range(4) if seat not in hands]
    for i, seat in enumerate(others):
        hands[seat] = Cards.of(rest[i :: len(others)])
    return [hands[seat] for seat in range(4)]


def test_forehand_plays_klop_rather_than_a_losing_three():
    assert does("rule", forehand(WEAK)) == "bid klop"


def test_forehand_plays_three_with_a_fair_hand():
    assert does("rule", forehand("♥K ♥4 ♦3 ♦4 ♠7 ♣8 IIII VIII XII XVI XVIII XX")) == "bid three"


def test_a_great_hand_is_raised_to_a_solo_after_the_auction():
    deal = position(GAME, phase="auction", hands=dealt({1: GREAT}), talon=FACES.parse_all(TALON))
    while deal.phase == "auction" and not any(isinstance(action, Choose) for action in deal.due.legal):
        seat = deal.due.seat
        deal = act(deal, PLAYERS["rule"](GAME, 1)(view(deal, seat)) if seat == 1 else deal.due.legal[0])

    assert does("rule", view(deal, 1)).startswith("choose solo")


def calls(hand):
    return does("rule", speaks("call_king", {0: hand}, contract="two", declarer=0))


def test_a_king_is_called_that_is_not_in_the_own_hand():
    assert calls("♥K ♥4 ♦K ♦4 ♠K ♣8 IIII VIII XII XVI XVIII XX") == "♣K"


def test_a_king_is_called_in_a_short_suit():
    assert calls("♥J ♥4 ♥3 ♦K ♦4 ♦3 ♠7 ♠8 ♣8 XVI XVIII XX") in {"♠K", "♣K"}


def test_a_king_is_called_whose_queen_is_in_the_own_hand():
    assert calls("♥K ♥4 ♦K ♦3 ♠Q ♠8 ♣8 ♣9 ♣7 XVI XVIII XX") == "♠K"


def exchanging(hand, talon, contract="two", called="♣K"):
    """The declarer, forehand, before taking from the talon."""
    fields = {"called": FACES.parse(called), "partner": 1} if contract in {"three", "two", "one"} else {}
    hands = dealt({0: hand}, talon)
    return position(
        GAME,
        phase="exchange",
        hands=hands,
        talon=FACES.parse_all(talon),
        contract=contract,
        declarer=0,
        **fields,
    )


def test_the_set_with_the_mond_is_taken():
    deal = exchanging("♥K ♥4 ♦3 ♦4 ♠7 ♠9 IIII VIII XII XVI XVIII XX", "♥2 ♦J XXI ♠10 ♣9 ♣10")

    assert does("rule", view(deal, 0)) == "take 2"


def test_the_set_with_the_called_king_is_taken_for_the_rest_comes_with_it():
    deal = exchanging("♥K ♥4 ♦3 ♦4 ♠7 ♠9 IIII VIII XII XVI XVIII XX", "♥2 ♦J ♣K ♠10 ♣9 ♣10")

    assert does("rule", view(deal, 0)) == "take 2"


def laid(hand, talon, contract="two"):
    """What the declarer lays away."""
    deal = exchanging(hand, talon, contract)
    cards = []
    for _ in range(1 + deal.playing.talon):
        action = PLAYERS["rule"](GAME, 1)(view(deal, 0))
        deal = act(deal, action)
        cards.append(words(action))
    return set(cards[1:])


def test_what_is_laid_away_makes_a_void():
    away = laid("♥K ♥4 ♥3 ♠Q ♠7 IIII VIII XII XVI XVIII XX XXI", "XI XIII ♠10 ♦4 ♣9 ♣10")

    assert away == {"♠Q", "♠7"}


def test_no_king_and_no_tarok_is_laid_away_where_suit_cards_are_left():
    away = laid("♥K ♥N ♦N ♠Q ♠K IIII VIII XII XVI XVIII XX XXI", "XI XIII ♠10 ♦4 ♣9 ♣10")

    assert not away & {"♥K", "♠K", "IIII", "VIII", "XI", "XII"}


def announcing(hand, *, me=0, declarer=0, contract="two", called="♣K", stakes=(), partner=1, **fields):
    """The seat that speaks first, at its first word."""
    row = GAME.contract(contract)
    side = {"called": FACES.parse(called), "partner": partner} if row.calls else {}
    deal = position(
        GAME,
        phase="announcements",
        hands=dealt({me: hand}),
        talon=FACES.parse_all(TALON),
        contract=contract,
        declarer=declarer,
        **side,
        **fields,
    )
    for stake in stakes:
        deal = act(deal, stake)
    while deal.due.seat != me:
        deal = act(deal, deal.due.legal[0])
    return does("rule", view(deal, me))


def test_the_pagat_ultimo_is_announced_with_ten_taroks():
    assert announcing("♥K ♦K I V IX XII XV XVI XVII XVIII XIX XX") == "announce pagat_ultimo"


def test_the_pagat_ultimo_is_not_announced_with_six_taroks():
    assert announcing("♥K ♦K ♥4 ♥3 ♦2 ♠7 I V IX XVI XIX XX") == "pass"


def test_the_trula_is_announced_by_who_holds_it_among_many_taroks():
    hand = "♥K ♦K ♥4 ♦3 I V IX XII XV XVIII XXI Š"

    assert announcing(hand) in {"announce trula", "announce pagat_ultimo"}


def test_the_trula_is_not_announced_by_who_misses_the_mond():
    assert announcing("♥K ♦K ♥4 ♥3 ♦3 ♠7 I V IX XII XV Š") == "pass"


def test_a_weak_defender_does_not_double():
    assert announcing(WEAK, me=2, partner=1) == "pass"


def test_defenders_double_a_declarer_whose_called_king_lies_in_the_talon():
    talon = "♣K ♦J ♠8 ♠10 ♣9 ♥2"
    hands = dealt({2: "♥4 ♥J ♦3 ♦N ♠7 ♠Q ♥Q ♥N II V XI XIII"}, talon)
    deal = position(
        GAME,
        phase="exchange",
        hands=hands,
        talon=FACES.parse_all(talon),
        contract="two",
        declarer=0,
        called=FACES.parse("♣K"),
        partner=None,
    )
    while deal.phase != "announcements" or deal.due.seat != 2:
        deal = act(deal, deal.due.legal[0])

    assert does("rule", view(deal, 2)) == "kontra game 0"


def test_the_skis_doubles_the_enemys_trula():
    hand = "♥4 ♥J ♦3 ♦N ♠7 ♠Q ♥Q ♥N II V XI Š"

    assert announcing(hand, me=2, stakes=(Announce("trula"),)) == "kontra trula 0"


def test_a_sure_valat_is_announced():
    hand = "♥K ♦K IX XII XIII XV XVII XVIII XIX XX XXI Š"

    assert announcing(hand) == "announce valat"
