"""Cards and sets of them: names both ways, and sets that behave like sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarok.cards.deck import (
    ALONE,
    FACES,
    KINGS,
    MOND,
    NONE,
    PACK,
    PAGAT,
    SKIS,
    SUIT,
    SUIT_OF,
    TAROKS,
    TRULA,
    Cards,
    Faces,
)

sets = st.frozensets(st.integers(0, 53))


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("♥4", 0),
        ("♥1", 3),
        ("♥K", 7),
        ("♦4", 8),
        ("♠7", 16),
        ("♠10", 19),
        ("♣K", 31),
        ("I", 32),
        ("IIII", 35),
        ("XIX", 50),
        ("XXI", 52),
        ("Š", 53),
    ],
)
def test_a_card_has_one_name_and_one_number(text, card):
    assert card == FACES.parse(text)
    assert text == FACES.show([card])


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("HK", 7),
        ("hk", 7),
        (" dq ", 14),
        ("S10", 19),
        ("ST", 19),
        ("♣t", 27),
        ("skis", 53),
        ("SKIS", 53),
        ("š", 53),
        ("xxi", 52),
    ],
)
def test_letters_stand_for_suits(text, card):
    assert card == FACES.parse(text)


@pytest.mark.parametrize(
    "text", ["", "♥", "K", "♥9", "♠4", "♠1", "♥T", "♥C", "XXII", "IV", "0", "52", "♥KK", "Škis", "?"]
)
def test_what_is_no_card_is_refused_by_name(text):
    with pytest.raises(ValueError, match=f"^{text!r} is not a card$".replace("?", r"\?")):
        FACES.parse(text)


def test_letters_of_suits_are_not_mistaken_for_taroks():
    names = [FACES.parse(name) for name in FACES.names]
    assert list(range(54)) == names


def test_a_card_stands_once_in_a_row():
    with pytest.raises(ValueError, match=r"^♥K stands there twice$"):
        FACES.parse_all("♥K I HK")


def test_another_deck_prints_other_pips_on_the_same_cards():
    czech = Faces(red="1 2 3 4 J N Q K", black="7 8 9 10 J N Q K")
    assert "♥1 ♥4 ♠10 I" == czech.show([0, 3, 19, 32])
    assert (0, 3) == (czech.parse("♥1"), czech.parse("♥4"))


def test_suits_kings_and_trula():
    assert [8, 8, 8, 8, 22] == [len(suit) for suit in SUIT]
    assert Cards.parse("♥K ♦K ♠K ♣K") == KINGS
    assert Cards.parse("I XXI Š") == TRULA == Cards.of([PAGAT, MOND, SKIS])
    assert Cards.of(card for card in PACK if SUIT_OF[card] == 4) == TAROKS
    assert len(PACK) == 54
    assert [[card] for card in PACK] == [list(alone) for alone in ALONE]
    assert not NONE


@given(sets, sets)
def test_sets_of_cards_are_sets(one, other):
    these, those = Cards.of(one), Cards.of(other)
    assert Cards.of(one & other) == these & those
    assert Cards.of(one | other) == these | those
    assert Cards.of(one - other) == these - those
    assert len(one) == len(these)
    assert sorted(one) == list(these)
    assert [card in one for card in range(54)] == [card in these for card in range(54)]
    assert bool(one) == bool(these)


@given(sets)
def test_sets_print_what_they_are_read_from(cards):
    held = Cards.of(cards)
    assert held == Cards.parse(str(held))
    assert repr(held) == f"Cards('{held}')"
