"""What may be played in klop and the beggars, and who sees what: chapter 11 of the book."""

import pytest
from games.play import cards, facing, playable, shown, trick, tricks, why
from games.table import A, B, C, D

from tarok.engine.view import view

NEGATIVE = ["klop", "beggar", "open_beggar"]

OVERTAKING = [
    # cards on the table, hand, what may be played
    ("♥J", "♥K ♥3 ♠7 X", "♥K"),  # beat it
    ("♥4", "♥K ♥3 ♠7 X", "♥K ♥3"),  # with any card that does
    ("♥Q", "♥J ♥3 X", "♥J ♥3"),  # who cannot beat it follows
    ("♥4 V", "♥K ♥3 X", "♥K ♥3"),  # a suit card does not beat a tarok
    ("♥4 V", "♠7 X IIII", "X"),  # without the suit a tarok, and a higher one
    ("♥4 V", "♠7 IIII III", "IIII III"),
    ("♥4", "♠7 ♣K", "♠7 ♣K"),  # neither: anything
    ("♥4 ♥Q ♥J", "♥K ♥N X", "♥K"),  # it is the winning card that counts
    ("XV", "XVI XX III ♥K", "XVI XX"),
    ("XV", "III IIII I", "III IIII"),  # the pagat stays, if anything else goes
    ("XV", "I ♥K", "I"),  # the only tarok when one is due
    ("♥4", "I ♠K", "I"),
    ("♥4", "♠7 I X", "X"),  # both would win
    ("♥4 V", "♠7 I II", "II"),
    ("♥4 V X", "I ♠7", "I"),
    ("Š XXI", "I II XX", "I"),  # the pagat wins, and is the only card that does
    ("XXI Š", "I II XX", "I"),
    ("♥4 Š XXI", "I II ♠7", "I"),
    ("♥4 Š XXI", "I ♥3", "♥3"),  # but only for who has to play a tarok
    ("I XXI", "Š XX", "Š XX"),  # the pagat would win: the škis does not beat it
    ("XXI I", "Š II", "Š II"),
    ("I Š", "XXI II", "XXI II"),
    ("I", "Š XXI", "Š XXI"),  # nothing is lost yet: both beat the pagat
    ("XX", "XXI II", "XXI"),
    ("II", "I", "I"),  # the last card
]


@pytest.mark.parametrize("contract", NEGATIVE)
@pytest.mark.parametrize(("table", "hand", "may"), OVERTAKING)
def test_overtaking(contract: str, table: str, hand: str, may: str) -> None:
    """SL-NEG-01, SL-NEG-02, SL-NEG-03, SL-KLOP-01: beat it if you can, and keep the pagat to the end."""
    assert cards(may) == playable(facing(contract, table, hand))


@pytest.mark.parametrize("contract", NEGATIVE)
@pytest.mark.parametrize(
    ("hand", "may"), [("I X ♥4", "X ♥4"), ("I II", "II"), ("I ♥K", "♥K"), ("I", "I"), ("XXI ♥4", "XXI ♥4")]
)
def test_leading_in_a_negative_contract(contract: str, hand: str, may: str) -> None:
    """SL-NEG-03: the pagat is led as the last card only."""
    size = len(hand.split())
    others = ("♦4 ♦3 ♦2", "♠7 ♠8 ♠9", "♣7 ♣8 ♣9")
    hands = (hand, *(" ".join(other.split()[:size]) for other in others))
    assert cards(may) == playable(trick(contract, *hands, number=13 - size))


@pytest.mark.parametrize(
    ("table", "hand", "played", "refusal"),
    [
        ("♥J", "♥K ♥3", "♥3", ("overtake", "SL-NEG-01")),
        ("XV", "XX III", "III", ("overtake", "SL-NEG-01")),
        ("XV", "III I", "I", ("pagat_last", "SL-NEG-03")),
        ("♥J", "♥K X", "X", ("follow_suit", "SL-PLAY-02")),
        ("♥J", "♠7 X", "♠7", ("play_tarok", "SL-PLAY-02")),
    ],
)
def test_refused_card_in_a_negative_contract(
    table: str, hand: str, played: str, refusal: tuple[str, str]
) -> None:
    """SL-NEG-01, SL-NEG-03: with the first duty that forbids it."""
    assert refusal == why(facing("beggar", table, hand))[played]


def test_open_hand() -> None:
    """SL-NEG-05, SL-INF-01: the declarer's hand lies open once the first trick is complete."""
    deal = trick("open_beggar", "♥4 ♠7 ♦4", "♥3 ♠8 ♦3", "♥2 ♠9 ♦2", "♥1 ♠10 ♦1")
    deal = tricks(deal, "♥4 ♥3 ♥2")
    assert [] == shown(deal, "hand")
    deal = tricks(deal, "♥1")
    for viewer in (B, C, D, None):
        assert [(A, set(cards("♠7 ♦4")))] == [
            (show.seat, set(show.cards)) for show in shown(deal, "hand", viewer)
        ]
        assert (cards("♠7 ♦4"), *[cards("")] * 3) == view(deal, viewer).seen
    deal = tricks(deal, "♠10 ♠7")
    assert cards("♦4") == view(deal, C).seen[A]
    assert 1 == len(shown(tricks(deal, "♠8 ♠9"), "hand"))


def test_beggar_is_not_laid_open() -> None:
    """SL-NEG-04, SL-NEG-05: nobody's hand is; the talon stays unseen; every trick can be seen."""
    deal = trick("beggar", "♥4 ♠7 ♦4", "♥3 ♠8 ♦3", "♥2 ♠9 ♦2", "♥1 ♠10 ♦1", talon="XX XIX XVIII XVII XVI XV")
    deal = tricks(deal, "♥4 ♥3 ♥2 ♥1", "♠10 ♠7 ♠8 ♠9")
    for viewer in (A, B, C, D, None):
        assert () == view(deal, viewer).shown
        assert [4, 4] == [len(each.cards) for each in view(deal, viewer).tricks]
