"""The bonuses of high tarokk, in the first tricks and the last (HU-HIGH)."""

import pytest
from games.hungarian import A, feats, hand, items, played, said


@pytest.mark.parametrize(
    ("row", "what", "expected"),
    [
        ("1 A I ♥K ♥Q ♥J", "pagat_pheasant", [("A", False, True)]),
        ("1 A I V ♥Q ♥J", "pagat_pheasant", [("A", False, False)]),
        ("1 A I ♥K V ♥J", "pagat_pheasant", []),  # HU-HIGH-14
        ("1 B II ♥K ♥Q ♥J", "eagle_pheasant", [("B", False, True)]),
        ("1 B II V ♥Q ♥J", "eagle_pheasant", [("B", False, False)]),
        ("2 B II V ♥Q ♥J", "eagle_pheasant", []),
        ("1 A XXI I ♥Q ♥J", "pair_pheasant", [("A", False, True)]),
        ("1 A XXI ♥Q I ♥J", "pair_pheasant", []),
        ("1 A XXI II I ♥J", "pair_pheasant", [("A", False, True)]),
        ("1 A XXI Š I ♥J", "pair_pheasant", []),
        ("9 A II ♥K ♥Q ♥J", "eagle_ultimo", [("A", False, True)]),
        ("9 A II ♥K ♥Q V", "eagle_ultimo", [("A", False, False)]),
    ],
)
def test_silent_feats_of_high_tarokk(row, what, expected):
    """HU-HIGH-01 to 04: HU-HIGH-02, HU-HIGH-03, HU-HIGH-04."""
    assert expected == feats(played(row, key="high"), what)


def test_pheasants_taken_by_the_xxi():
    """HU-HIGH-11: silent pair pheasant, and 10 for each of I and II that came from the others."""
    result = played("1 A XXI I ♥Q II", key="high")
    assert [("B", False, False)] == feats(result, "pagat_pheasant")
    assert [("D", False, False)] == feats(result, "eagle_pheasant")
    found = dict(items(result, "high"))
    assert (30, 10, 10) == (found["pair_pheasant"], found["pagat_pheasant"], found["eagle_pheasant"])


@pytest.mark.parametrize(
    ("row", "made"),
    [
        ("1 B ♥K XXI I ♥J", True),
        ("1 B I XXI ♥K ♥J", True),
        ("1 B ♥K XXI V ♥J", False),
        ("1 A V XXI I ♥J", True),
    ],
)
def test_an_announced_pair_pheasant(row, made):
    """HU-HIGH-11: whoever plays I or II; D announces, an opponent of A who leads."""
    row = row.replace("1 B", "1 C").replace("1 A", "1 A")
    result = played(row, key="high", said="D pair_pheasant")
    assert [("D", True, made)] == [feat for feat in feats(result, "pair_pheasant") if feat[1]]


LAST = ("7 A ♥K ♥Q ♦J ♣J", "8 A ♦K ♦Q ♠J ♠10", "9 A ♣K ♣Q ♦1 ♠Q")


@pytest.mark.parametrize(
    ("rows", "what", "made"),
    [
        (LAST, "three_kings", True),
        ((*LAST[:2], "9 A ♣K ♣Q V ♠Q"), "three_kings", False),
        (("7 A ♥K ♥1 ♦J ♣J", "8 A ♥Q ♦Q ♠J ♠10", "9 A ♥N ♣Q ♦1 ♠Q"), "suit_family_hearts", True),
        (("7 A ♥K ♥1 ♦J ♣J", "8 A ♥Q ♦Q ♠J ♠10", "9 A ♦N ♣Q ♦1 ♠Q"), "suit_family_hearts", False),
        (("8 A I ♦Q ♠J ♠10", "9 A II ♣Q ♦1 ♠Q"), "closing_pair", True),
        (("8 A II ♦Q ♠J ♠10", "9 A I ♣Q ♦1 ♠Q"), "closing_pair", True),
        (("8 A I ♦Q ♠J ♠10", "9 B II ♣Q ♦1 ♠Q"), "closing_pair", False),
        (("6 A I ♦Q ♠J ♠10",), "pagat_small_bird", True),
        (("7 A I ♦Q ♠J ♠10",), "pagat_small_bird", False),
        (("6 C II ♦Q ♠J ♠10",), "eagle_small_bird", True),
        (("6 C ♥K ♥Q ♠J ♠10",), "king_hearts_small_bird", True),
        (("7 A I ♦Q ♠J ♠10",), "pagat_large_bird", True),
        (("7 A II ♦Q ♠J ♠10",), "eagle_large_bird", True),
        (("7 A ♣K ♦Q ♠J ♠10",), "king_clubs_large_bird", True),
        (("8 A II ♦Q ♠J ♠10",), "eagle_uhu", True),
    ],
)
def test_announced_feats_of_high_tarokk(rows, what, made):
    """HU-HIGH-05 to 10: HU-HIGH-06, HU-HIGH-07, HU-HIGH-08, HU-HIGH-09, HU-HIGH-10."""
    assert [("A", True, made)] == feats(played(*rows, key="high", winners="B", said=f"A {what}"), what)


def test_closing_pair_and_silent_ultimo_count_separately():
    """HU-HIGH-07: our decision; the II that ends in the last trick is a silent ultimo, too."""
    result = played("8 A I ♦Q ♠J ♠10", "9 A II ♣Q ♦1 ♠Q", key="high", winners="B", said="A closing_pair")
    assert [("A", False, True)] == feats(result, "eagle_ultimo")


def test_a_long_double_is_paid_like_a_double():
    """HU-HIGH-12."""
    assert [("long_double", 4)] == items(hand("three", 71, said("long_double", A)), "high")
    assert [("long_double", -4)] == items(hand("three", 70, said("long_double", A, made=False)), "high")
