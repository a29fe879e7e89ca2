"""Calling a king, and what everybody knows of it: chapter 7 of the book."""

import pytest
from games.play import OPEN_TALON, OTHERS, at, card, shown, sides, trick, tricks, turn, words
from games.table import A, B, C, D

from tarok.engine.actions import Call
from tarok.engine.deal import Deal, act
from tarok.engine.view import view


def calling(contract: str = "two") -> Deal:
    return at("call_king", hands=OTHERS, talon=OPEN_TALON, contract=contract, declarer=A)


@pytest.mark.parametrize("contract", ["three", "two", "one"])
def test_one_of_the_kings_is_called(contract: str) -> None:
    """SL-KING-01: before the talon is turned up, any of the four."""
    deal = calling(contract)
    assert (A, "call_king") == (turn(deal), deal.phase)
    assert {"♥K", "♦K", "♠K", "♣K"} == words(deal)
    assert [] == shown(deal, "talon")


@pytest.mark.parametrize("contract", ["solo_three", "solo_two", "solo_one"])
def test_nobody_is_called_in_a_solo(contract: str) -> None:
    """SL-KING-01: in three, two and one only."""
    deal = at("call_king", hands=OTHERS, talon=OPEN_TALON, contract=contract, declarer=A)
    assert ("exchange", None, None) == (deal.phase, deal.called, deal.partner)
    for viewer in (A, B, C, D, None):
        assert (0, 1, 1, 1) == sides(deal, viewer)


@pytest.mark.parametrize(
    ("called", "partner"),
    [("♥K", B), ("♦K", D), ("♣K", None), ("♠K", None)],
    ids=["with B", "with D", "own king", "in the talon"],
)
def test_holder_of_the_king_is_the_partner(called: str, partner: int | None) -> None:
    """SL-KING-01, SL-KING-02, SL-KING-03."""
    assert partner == act(calling(), Call(card(called))).partner


@pytest.mark.parametrize(
    ("called", "seen"),
    [
        # what A, B, C, D and an onlooker know of the sides of A, B, C and D
        (
            "♥K",
            [
                (0, None, None, None),
                (0, 0, 1, 1),
                (0, None, 1, None),
                (0, None, None, 1),
                (0, None, None, None),
            ],
        ),
        (
            "♣K",
            [(0, 1, 1, 1), (0, 1, None, None), (0, None, 1, None), (0, None, None, 1), (0, None, None, None)],
        ),
        ("♠K", [(0, 1, 1, 1)] * 5),
    ],
    ids=["with B", "own king", "in the talon"],
)
def test_partner_is_a_secret(called: str, seen: list[tuple[int | None, ...]]) -> None:
    """SL-ID-01, SL-ID-02, SL-KING-02, SL-KING-03: the talon lies open, nothing is announced."""
    deal = act(calling(), Call(card(called)))
    assert seen == [sides(deal, viewer) for viewer in (A, B, C, D, None)]


def test_called_king_is_public_and_its_holder_is_not() -> None:
    """SL-KING-01, SL-INF-01: C sees the same whether B, D or A has the king of hearts."""
    views = []
    for swap in ({}, {"♥K": "♥J", "♥J": "♥K"}, {"♥K": "♥Q", "♥Q": "♥K"}):
        hands = tuple(" ".join(swap.get(name, name) for name in hand.split()) for hand in OTHERS)
        deal = at("call_king", hands=hands, talon=OPEN_TALON, contract="two", declarer=A)
        views.append(view(act(deal, Call(card("♥K"))), C))
    assert card("♥K") == views[0].called
    assert views[0] == views[1] == views[2]


def test_king_on_the_table_shows_its_holder() -> None:
    """SL-ID-01: it is public then, and so are the other two; the trick without it tells nothing."""
    hands = ("♥Q ♠7", "♥K ♠8", "♥4 ♠9", "♥3 ♠10")
    deal = trick("two", *hands, number=11, called=card("♥K"), partner=B)
    deal = tricks(deal, "♥Q")
    assert (0, None, 1, None) == sides(deal, C)
    deal = tricks(deal, "♥K")
    assert [(0, 0, 1, 1)] * 5 == [sides(deal, viewer) for viewer in (A, B, C, D, None)]
    own = tricks(trick("two", "♥K ♠7", "♥Q ♠8", *hands[2:], number=11, called=card("♥K")), "♥K")
    assert [(0, 1, 1, 1)] * 5 == [sides(own, viewer) for viewer in (A, B, C, D, None)]


def test_four_kings() -> None:
    """SL-KING-04: a holder of all kings calls one of them, and is alone."""
    hands = ("♥K ♦K ♠K ♣K ♠N ♠7 ♣9 ♣J Š XVI IX V", "♥Q ♥N ♦Q ♦3 ♠Q ♠8 ♣10 ♦J XX XIV X II", *OTHERS[2:3])
    hands = (*hands, "♥J ♥3 ♦N ♥1 ♠J ♣N XIX XVIII XVII XII VIII VII")
    deal = at("call_king", hands=hands, talon="♣8 XV ♦4 IIII XXI XIII", contract="one", declarer=A)
    assert {"♥K", "♦K", "♠K", "♣K"} == words(deal)
    assert act(deal, Call(card("♠K"))).partner is None
