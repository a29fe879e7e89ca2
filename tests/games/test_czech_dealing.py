"""Cards, cut, knock, choice, the deal, and who is Povinost."""

import pytest
from games.czech import HANDS, TALON, A, B, C, P, cards, czech, dealt, do, good, legal, sheet, turn, why

from tarok.cards.deck import WORTH, Cards
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.view import view
from tarok.notation.words import say

IN_ORDER = " ".join((TALON, *HANDS))
SIXES = " ".join(
    (TALON, *(" ".join(hand.split()[:6]) for hand in HANDS), *(" ".join(hand.split()[6:]) for hand in HANDS))
)


def hands(deal):
    return [set(hand) for hand in deal.hands]


WHOLE = [cards(dealt(), hand) for hand in HANDS]


def test_the_pack():
    """CZ-CARD-01, CZ-CARD-03: 54 cards, four suits of eight, 22 trumps, of which the fourth is IIII."""
    game = czech()
    assert 54 == len(game.pack)
    assert ("I", "IIII", "XXI", "Š") == tuple(game.faces.names[card] for card in (32, 35, 52, 53))


@pytest.mark.parametrize(
    ("rank", "red"),
    [("low", "♥1 ♥2 ♥3 ♥4 ♥J ♥N ♥Q ♥K"), ("high_pip", "♦2 ♦3 ♦4 ♦1 ♦J ♦N ♦Q ♦K")],
)
def test_the_red_ace_is_low_or_the_best_pip(rank, red):
    """CZ-CARD-02"""
    found = czech(red_ace_rank=rank).faces.parse_all(red)
    assert list(found) == sorted(found)
    black = czech(red_ace_rank=rank).faces.parse_all("♠7 ♠8 ♠9 ♠10 ♠J ♠N ♠Q ♠K")
    assert list(black) == sorted(black)


def test_what_cards_are_worth():
    """CZ-CARD-04: 35 for the five-point cards, 16 + 12 + 8 for the courts, 35 for the rest."""
    game = czech()
    worth = {name: WORTH[game.faces.parse(name)] for name in "♥K I XXI Š ♣Q ♦N ♠J ♥1 ♠10 XX II".split()}
    assert {
        "♥K": 5,
        "I": 5,
        "XXI": 5,
        "Š": 5,
        "♣Q": 4,
        "♦N": 3,
        "♠J": 2,
        "♥1": 1,
        "♠10": 1,
        "XX": 1,
        "II": 1,
    } == worth
    assert 106 == 35 + 16 + 12 + 8 + 35 == sum(WORTH)


def test_who_cuts_and_how_deep():
    """CZ-SHUF-02, CZ-SHUF-03, CZ-ERR-15: seat 2 sits on the dealer's left; an improper cut is not taken."""
    deal = dealt()
    assert B == turn(deal)
    assert {"knock", *(f"cut {at}" for at in range(6, 49))} == legal(deal)
    assert ("too_thin", "CZ-SHUF-03") == why(deal)["cut 5"] == why(deal)["cut 49"]
    assert "cut 6" in why(dealt(game=czech(min_cut_depth=7)))


def test_a_second_split():
    """CZ-SHUF-03: all packets have at least six cards; the last comes up, then the second, the first."""
    deal = do(dealt(), "cut 30")
    assert {"pass", *(f"cut {at}" for at in range(6, 19))} == legal(deal)
    assert {"pass"} == legal(do(dealt(), "cut 48"))
    pack = deal.pack
    cut = do(deal, "cut 10")
    talon = pack[40:46]
    assert talon == cut.talon
    first = {*pack[46:52], *(pack[30:40] + pack[:30])[16:22]}
    assert first == set(cut.hands[P])


def test_after_a_cut_six_at_a_time():
    """CZ-DEAL-02, CZ-DEAL-03: six to the talon, then sixes from the dealer's right round, twice."""
    pack = SIXES.split()
    deal = do(dealt(" ".join((*pack[27:], *pack[:27]))), "cut 27, pass")
    assert deal.talon == tuple(deal.game.faces.parse_all(TALON))
    assert WHOLE == hands(deal)


@pytest.mark.parametrize("size", [1, 2, 3, 4, 6, 12])
def test_after_a_knock_so_many_at_a_time(size):
    """CZ-SHUF-04, CZ-DEAL-04"""
    rounds = [hand.split()[i : i + size] for i in range(0, 12, size) for hand in HANDS]
    deal = do(dealt(" ".join((TALON, *(" ".join(each) for each in rounds)))), f"knock, method {size}")
    assert WHOLE == hands(deal)
    assert "bid four" in legal(deal)


def test_three_four_five():
    """CZ-SHUF-04"""
    parts = [hand.split()[first:last] for first, last in ((0, 3), (3, 7), (7, 12)) for hand in HANDS]
    pack = " ".join((TALON, *(" ".join(each) for each in parts)))
    deal = do(dealt(pack, game=czech(allow_345_deal=True)), "knock, method 345")
    assert WHOLE == hands(deal)
    assert "method 345" not in legal(do(dealt(), "knock"))


def test_what_who_knocks_may_say():
    """CZ-SHUF-04"""
    sizes = {f"method {size}" for size in (1, 2, 3, 4, 6, 12)}
    assert sizes | {f"{size}_choice" for size in sizes} == legal(do(dealt(), "knock"))
    assert sizes == legal(do(dealt(game=czech(allow_choice=False)), "knock"))
    fewer = czech(allow_choice=False, knock_sizes="1,2,3,4,12")
    assert sizes - {"method 6"} == legal(do(dealt(game=fewer), "knock"))


def test_choice():
    """CZ-DEAL-05: the dealer's left neighbour takes a stack first, the dealer second; one is left."""
    deal = do(dealt(), "knock, method 12_choice")
    assert (B, {"pick 1", "pick 2", "pick 3", "pick 4"}) == (turn(deal), legal(deal))
    deal = do(deal, "pick 1")
    assert (C, {"pick 2", "pick 3", "pick 4"}) == (turn(deal), legal(deal))
    deal = do(deal, "pick 2")
    assert P == turn(deal)
    assert [WHOLE[3], WHOLE[2], WHOLE[0], WHOLE[1]] == hands(do(deal, "pick 4"))


def test_choice_from_povinost_on():
    """CZ-DEAL-05"""
    deal = do(dealt(game=czech(choice_first_chooser="povinost")), "knock, method 12_choice")
    assert P == turn(deal)
    assert [WHOLE[1], WHOLE[0], WHOLE[2], WHOLE[3]] == hands(do(deal, "pick 2, pick 1, pick 3"))


def test_the_talon_is_hidden_and_lies_in_its_order():
    """CZ-DEAL-02, CZ-INF-02"""
    deal = do(dealt(), "knock, method 12")
    assert deal.game.faces.parse_all(TALON) == deal.talon
    assert () == deal.shown


FIRST = [
    # who holds what                     Povinost
    ("XVII VIII IIII III XV XIII", A),  # as it lies: A has the II
    ("II VIII IIII XVII XV XIII", A),  # A gets the III for the II
    ("II III IIII XIII XV XVII", P),  # A gets the VIII for the II, and P has the V
]


@pytest.mark.parametrize(("talon", "seat"), FIRST)
def test_the_first_povinost(talon, seat):
    """CZ-POV-01, CZ-POV-02: the II, or the lowest trump that is not in the talon, and everybody sees it."""
    swap = next(card for card in TALON.split() if card not in talon.split()) if talon != TALON else "II"
    pack = (
        " ".join((talon, *(hand for hand in HANDS))).replace(" X II", f" X {swap}")
        if talon != TALON
        else IN_ORDER
    )
    deal = do(dealt(pack, carry=sheet(hands=(0,))), "knock, method 12")
    assert (seat, seat) == (deal.forehand, turn(deal))
    (show,) = [show for show in deal.shown if show.what == ShowKind.POVINOST]
    assert (seat, None) == (show.seat, show.to)


def test_the_first_povinost_of_the_book():
    """CZ-EX-50: II, III and IIII in the talon, V with B: B is Povinost; a card that C passes goes on to A."""
    talon, one = "II III IIII XVII VIII XIII", " ".join(HANDS).replace(" X II", " X XV")
    one = one.replace(" IX V ", " IX VI ").replace(" XI VI ", " XI V ")
    deal = do(dealt(f"{talon} {one}", carry=sheet(hands=(0,))), "knock, method 12")
    assert B == turn(deal)
    deal = good(do(deal, "bid four"), 3)
    assert C == turn(deal)
    assert A == turn(do(deal, "pass"))
    assert P == turn(do(deal, "pass, take 1"))


def test_later_the_seat_on_the_dealers_right_is_povinost():
    """CZ-POV-03"""
    assert P == turn(do(dealt(), "knock, method 12"))


def test_what_is_done_when_time_is_up():
    """CZ-AUT-01"""
    deal = dealt()
    words = []
    while deal.due:
        action = deal.game.idle(deal.due.legal)
        assert action in deal.due.legal
        words.append(action)
        deal = do(deal, _text(action))
    assert "played" == deal.ended
    assert ["Cut(at=27)", "Pass()"] == [repr(word) for word in words[:2]]
    assert "Bid(contract='four')" in map(repr, words)
    picked = do(dealt(), "knock, method 12_choice")
    assert "Pick(packet=1)" == repr(picked.game.idle(picked.due.legal))


def _text(action):
    return say(action, czech().faces)


def test_nobody_may_look_at_the_bottom_card():
    """CZ-DEAL-06: while the cards lie, no seat sees any."""
    assert [Cards()] * 4 == [view(dealt(), seat).hand for seat in range(4)]
