"""The bonuses with 54 cards: steps, twelve tricks, dearer losses (HU-C54)."""

import pytest
from games.hungarian import A, feats, hand, items, pays, played, said, silent

STEPS = ("5 A XX ♥K ♥Q ♥J", "6 A XXI ♦K ♦Q ♦J", "7 A Š ♣K ♣Q ♣J")


@pytest.mark.parametrize(
    ("rows", "word", "expected"),
    [
        (STEPS, "large_bird", 70),
        (STEPS, "small_bird", 30),
        (STEPS, "centrum", 10),
        ((*STEPS[:2], "8 A Š ♣K ♣Q ♣J"), "large_bird", 10 + 20 - 40),
        ((STEPS[0], "7 A XXI ♦K ♦Q ♦J"), "large_bird", 10 - 20 - 40),
        ((STEPS[1], STEPS[2]), "large_bird", -70),
    ],
)
def test_birds_stand_on_one_another(rows, word, expected):
    """HU-C54-07: the steps are scored one by one."""
    result = played(*rows, key="illustrated_54", said=f"A {word}")
    found = [
        value
        for what, value in items(result, "illustrated_54")
        if what in ("centrum", "small_bird", "large_bird")
    ]
    assert expected == sum(found)


def test_one_kontra_covers_the_steps():
    """HU-C54-07: but not those announced for themselves."""
    result = played(*STEPS, key="illustrated_54", said="A centrum,A large_bird")
    assert [0, 0, 0] == [feat.doubled for feat in result.feats if feat.announced]


@pytest.mark.parametrize(
    ("what", "loss"),
    [("pagat_ultimo", 20), ("pagat_uhu", 40), ("king_ultimo_hearts", 30), ("king_uhu_hearts", 40)],
)
def test_lost_ultimos_pay_double(what, loss):
    """HU-C54-06, HU-C54-09, HU-OPT-55: kontra goes on top."""
    lost = hand("three", 60, said(what, A, made=False))
    assert (what, -loss) in items(lost, "illustrated_54")
    assert (what, -loss * 2) in items(
        hand("three", 60, said(what, A, made=False, doubled=1)), "illustrated_54"
    )
    assert (what, -loss // 2) in items(lost)
    assert (what, -loss) in items(lost, lost_ultimo_pays_double=True)
    assert (what, loss // 2) in items(hand("three", 60, said(what, A)), "illustrated_54")


def test_a_silent_ultimo_lost_pays_double():
    """HU-C54-06; in Paskievics if so agreed (HU-C54-09)."""
    lost = hand("three", 60, silent("pagat_ultimo", A, made=False))
    assert ("pagat_ultimo", -10) in items(lost, "illustrated_54")
    assert ("pagat_ultimo", -5) in items(lost, "paskievics")
    assert ("pagat_ultimo", -10) in items(lost, "paskievics", lost_ultimo_pays_double=True)


def test_the_last_tricks_of_twelve():
    """HU-C54-04: ultimo in the 12th, uhu in the 11th."""
    result = played("12 A I ♥K ♥Q ♥J", key="illustrated_54", said="A pagat_ultimo")
    assert [("A", True, True)] == feats(result, "pagat_ultimo")
    result = played("11 A I ♥K ♥Q ♥J", key="illustrated_54", said="A pagat_uhu")
    assert [("A", True, True)] == feats(result, "pagat_uhu")


@pytest.mark.parametrize(("number", "each"), [(8, 1), (9, 2), (10, 3), (11, 4), (12, 5)])
def test_many_taroks(number, each):
    """HU-C54-05: eight to twelve."""
    result = hand("three", 60, said(f"taroks_{number}", A))
    assert (1 + 3 * each, -1 - each, 1 - each, -1 - each) == pays(result, "illustrated_54")
