"""The cards and how they are counted: chapters 1 and 2 of the book."""

from itertools import pairwise

import pytest
from games.play import card, cards
from games.table import slovenian

from tarok.cards.deck import PACK, TAROKS
from tarok.engine.card_points import points

FIVES = "Š XXI I ♥K ♦K ♠K ♣K"
WORTH = {5: FIVES, 4: "♥Q ♦Q ♠Q ♣Q", 3: "♥N ♦N ♠N ♣N", 2: "♥J ♦J ♠J ♣J", 1: "XX II ♥1 ♦4 ♠10 ♣7"}

PILES = [
    # example, pile, what it counts
    ("one pip", "♥4", 0),
    ("two pips", "♥4 ♦4", 1),
    ("three pips", "♥4 ♦4 ♠7", 1),
    ("knight and pip", "♥N ♠7", 3),
    ("king, queen and pip", "♥K ♥Q ♠7", 8),
    ("škis, king and pip", "Š ♥K ♠7", 9),
    ("one tarok", "XX", 0),
    ("two kings", "♥K ♦K", 9),
    ("the trula", "Š XXI I", 13),
    ("four pips", "♥4 ♥3 ♥2 ♥1", 1),
    ("five pips", "♥4 ♥3 ♥2 ♥1 ♦1", 2),
    ("all kings", "♥K ♦K ♠K ♣K", 17),
    ("the eleven cards of the book", "♥K ♥Q ♥4 Š XVII IX ♦N ♦J ♦4 ♠Q ♠7", 21),
    ("nothing", "", 0),
]


def test_pack() -> None:
    """SL-CARD-01: 54 cards, 22 of them taroks, and four suits of eight."""
    game = slovenian()
    assert PACK == game.pack
    assert (54, 22) == (len(game.pack), len(game.pack & TAROKS))
    assert [8, 8, 8, 8] == [sum(name.startswith(suit) for name in game.faces.names) for suit in "♥♦♠♣"]


@pytest.mark.parametrize(
    "high_to_low",
    [
        "Š XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IIII III II I",
        "♥K ♥Q ♥N ♥J ♥1 ♥2 ♥3 ♥4",
        "♦K ♦Q ♦N ♦J ♦1 ♦2 ♦3 ♦4",
        "♠K ♠Q ♠N ♠J ♠10 ♠9 ♠8 ♠7",
        "♣K ♣Q ♣N ♣J ♣10 ♣9 ♣8 ♣7",
    ],
)
def test_rank(high_to_low: str) -> None:
    """SL-CARD-02, SL-CARD-03: each card beats the next."""
    beats = slovenian().contract("two").beats
    names = high_to_low.split()
    for high, low in pairwise(names):
        assert card(high) == beats([card(high), card(low)]) == beats([card(low), card(high)])


@pytest.mark.parametrize(("worth", "names"), WORTH.items())
def test_worth(worth: int, names: str) -> None:
    """SL-CARD-04: kings and the trula 5, queens 4, knights 3, jacks 2, all others 1."""
    assert {worth} == {slovenian().worth[each] for each in cards(names)}


def test_worth_of_the_pack() -> None:
    """SL-CARD-04: 7 x 5 + 4 x 4 + 4 x 3 + 4 x 2 + 35 x 1."""
    assert 106 == sum(slovenian().worth)


@pytest.mark.parametrize(
    ("pile", "count"), [pytest.param(pile, count, id=name) for name, pile, count in PILES]
)
def test_count(pile: str, count: int) -> None:
    """SL-EX-01, SL-CNT-01: the sum, less 2 for every three cards, less 1 for one or two left over."""
    assert count == points(slovenian(), cards(pile))


@pytest.mark.parametrize("size", range(55))
def test_two_piles_count_70(size: int) -> None:
    """SL-CNT-02: whatever lies in which of them."""
    mixed = [number * 25 % 54 for number in range(54)]
    ours = cards(" ".join(slovenian().faces.names[number] for number in mixed[:size]))
    assert 70 == points(slovenian(), ours) + points(slovenian(), PACK - ours)
