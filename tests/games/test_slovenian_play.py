"""What may be played, and who wins: chapters 10 and 11 of the book."""

from itertools import permutations

import pytest
from games.play import announcing, card, cards, facing, playable, say, trick, tricks, turn, why
from games.table import A, B, C, D

from tarok.engine.actions import Play
from tarok.engine.deal import Illegal, act
from tarok.engine.deal_types import Stake

NORMAL = ["three", "two", "one", "solo_three", "solo_two", "solo_one"]
FLAT = ["beggar", "solo_without", "open_beggar", "colour_valat_without", "valat_without", "colour_valat"]
POSITIVE = [*NORMAL, "solo_without", "valat_without", "colour_valat_without", "colour_valat"]
NEGATIVE = ["klop", "beggar", "open_beggar"]
BY_RANK = [*NORMAL, *NEGATIVE, "solo_without", "valat_without"]
COLOURS = ["colour_valat_without", "colour_valat"]
TRIO = list(permutations(["Š", "XXI", "I"]))


@pytest.mark.parametrize("contract", [*NORMAL, *FLAT])
def test_first_lead(contract: str) -> None:
    """SL-PLAY-01: C is the declarer; forehand leads in the normal contracts, C from beggar upwards."""
    deal = say(announcing(contract, declarer=C, partner=None), "pass", "pass", "pass", "pass")
    assert (C if contract in FLAT else A, "trick") == (turn(deal), deal.phase)


def test_first_lead_in_a_klop() -> None:
    """SL-PLAY-01, SL-KLOP-01: forehand leads."""
    assert A == turn(trick("klop", "♥4 ♥3", "♥2 ♥1", "♥J ♥N", "♥Q ♥K"))


def test_winner_leads_next() -> None:
    """SL-PLAY-01, SL-SEAT-01: C takes the first trick and leads; then D, A and B."""
    deal = tricks(trick("two", "♥4 ♠7", "♥3 ♠8", "♥K ♠9", "♥2 ♠10", number=11), "♥4 ♥3 ♥K ♥2")
    for seat, name in ((C, "♠9"), (D, "♠10"), (A, "♠7"), (B, "♠8")):
        assert seat == turn(deal)
        deal = act(deal, Play(card(name)))


FOLLOWING = [
    # cards on the table, hand, what may be played
    ("♥K", "♥4 ♥Q ♠7 X I", "♥4 ♥Q"),  # the suit, higher or lower
    ("♥4", "♥K ♥3 X", "♥K ♥3"),
    ("♥4", "♠7 ♠K X I", "X I"),  # without it a tarok
    ("♥4 V", "♥K ♥3 X", "♥K ♥3"),  # also when the trick has been trumped
    ("♥4 V", "♠7 X III", "X III"),  # no duty to beat
    ("♥4", "♠7 ♦K", "♠7 ♦K"),  # neither: anything
    ("X", "♥K I II XX", "I II XX"),  # a tarok is followed with a tarok
    ("X", "♥K ♠7", "♥K ♠7"),
    ("Š XXI", "I II ♥4", "I II"),  # and the pagat is free to stay
]


@pytest.mark.parametrize("contract", POSITIVE)
@pytest.mark.parametrize(("table", "hand", "may"), FOLLOWING)
def test_following(contract: str, table: str, hand: str, may: str) -> None:
    """SL-PLAY-02, SL-PLAY-05: suit, else tarok, else anything; nobody has to beat."""
    assert cards(may) == playable(facing(contract, table, hand))


def test_any_card_may_be_led() -> None:
    """SL-PLAY-02: the first card of a trick is free."""
    assert cards("I XX ♥4 ♠K") == playable(trick("two", "I XX ♥4 ♠K", "♥3 ♥2 ♥1 ♥J"))


@pytest.mark.parametrize(
    ("table", "hand", "played", "refusal"),
    [
        ("♥K", "♥4 ♠7 X", "♠7", ("follow_suit", "SL-PLAY-02")),
        ("♥K", "♥4 ♠7 X", "X", ("follow_suit", "SL-PLAY-02")),
        ("♥K", "♠7 X", "♠7", ("play_tarok", "SL-PLAY-02")),
        ("II", "♠7 X", "♠7", ("follow_suit", "SL-PLAY-02")),
    ],
)
def test_refused_card(table: str, hand: str, played: str, refusal: tuple[str, str]) -> None:
    """SL-PLAY-02, SL-IRR-04: only legal cards can be played; the others are refused with a reason."""
    deal = facing("two", table, hand)
    assert refusal == why(deal)[played]
    with pytest.raises(Illegal, match=refusal[1]):
        act(deal, Play(card(played)))


WINNERS = [
    # cards in the order of play, the card that wins by rank
    ("♥4 ♥3 ♥2 ♥1", "♥1"),
    ("♥1 ♥J ♥4 ♥2", "♥J"),
    ("♠7 ♠10 ♠9 ♠8", "♠10"),
    ("♣J ♣N ♣Q ♣K", "♣K"),
    ("♦4 ♠K ♥K ♣K", "♦4"),  # another suit never wins
    ("♦K I ♦Q ♦N", "I"),  # the lowest tarok beats a king
    ("♦K V II XX", "XX"),
    ("V ♥K ♠K ♦K", "V"),
    ("XX XXI ♥4 I", "XXI"),
    ("XXI XX XIX Š", "Š"),
    ("I Š XX II", "Š"),  # two of the trula are no emperor trick
    ("XXI I XX II", "XXI"),
]
COLOUR_WINNERS = [
    ("♥4 XX ♥3 ♥2", "♥2"),  # a tarok on a plain suit wins nothing
    ("♥4 XX V I", "♥4"),
    ("♥4 Š XXI I", "♥4"),  # not even an emperor trick
    ("♥4 ♠K ♦K ♣K", "♥4"),
    ("II XX ♥K III", "XX"),  # taroks led: the highest wins
    ("II ♥K ♠K ♦K", "II"),
]


@pytest.mark.parametrize("contract", BY_RANK)
@pytest.mark.parametrize(("played", "best"), WINNERS)
def test_winner(contract: str, played: str, best: str) -> None:
    """SL-PLAY-03, SL-NEG-01: the highest tarok, else the highest card of the suit that was led."""
    assert _winner(contract, played) == best


@pytest.mark.parametrize("contract", COLOURS)
@pytest.mark.parametrize(("played", "best"), COLOUR_WINNERS)
def test_winner_in_a_colour_valat(contract: str, played: str, best: str) -> None:
    """SL-PLAY-05, SL-CV-02, SL-PLAY-04: taroks are a suit like the others."""
    assert _winner(contract, played) == best


@pytest.mark.parametrize("contract", [*BY_RANK, *COLOURS])
@pytest.mark.parametrize("order", TRIO, ids=" ".join)
@pytest.mark.parametrize("fourth", ["XX", "♥4"])
def test_emperor_trick(contract: str, order: tuple[str, ...], fourth: str) -> None:
    """SL-PLAY-04: škis, mond and pagat in whatever order, whatever the fourth card is: the pagat wins."""
    for at in (1, 2, 3):
        assert _winner(contract, " ".join((*order[:at], fourth, *order[at:]))) == "I"


@pytest.mark.parametrize("contract", BY_RANK)
@pytest.mark.parametrize("order", TRIO, ids=" ".join)
def test_emperor_trick_on_a_plain_suit(contract: str, order: tuple[str, ...]) -> None:
    """SL-PLAY-04: where taroks are trumps a suit that was led makes no difference."""
    assert _winner(contract, " ".join(("♥K", *order))) == "I"


def _winner(contract: str, played: str) -> str:
    """The card that wins a trick of the players' last cards."""
    deal = tricks(trick(contract, *played.split(), number=12), played)
    return played.split()[deal.tricks[-1].winner]


# An announced ultimo

KEEPING = [
    # what A said, cards on the table, hand of the seat that said it, what may be played
    ("pagat_ultimo", "X", "I II ♥4", "II"),
    ("pagat_ultimo", "X", "I ♥4", "I"),  # forced out
    ("pagat_ultimo", "♥K", "I ♥4", "♥4"),
    ("pagat_ultimo", "♥K", "I II ♠7", "II"),
    ("pagat_ultimo", "♥K", "I ♠7", "I"),
    ("king_ultimo", "♥J", "♥K ♥4 X", "♥4"),
    ("king_ultimo", "♥J", "♥K X", "♥K"),
    ("king_ultimo", "♠J", "♥K X", "X"),
    ("king_ultimo", "♠J", "♥K ♦4", "♦4"),
    ("trula", "X", "I II ♥4", "I II"),
]


CALLING = ["three", "two", "one"]
KEPT = [
    (contract, *row)
    for contract in NORMAL
    for row in KEEPING
    if contract in CALLING or row[0] == "pagat_ultimo"
]


@pytest.mark.parametrize(("contract", "bonus", "table", "hand", "may"), KEPT)
def test_announced_card_is_kept(contract: str, bonus: str, table: str, hand: str, may: str) -> None:
    """SL-ANN-10: as long as another card may be played; only by whoever announced it."""
    known = {"called": card("♥K"), "partner": B} if contract in CALLING else {}
    deal = facing(contract, table, hand, stakes=(Stake("game", A), Stake(bonus, B)), **known)
    assert B == turn(deal)
    assert cards(may) == playable(deal)
    somebody_else = facing(contract, table, hand, stakes=(Stake("game", A), Stake(bonus, D)), **known)
    assert playable(facing(contract, table, hand, **known)) == playable(somebody_else)


def test_announced_card_is_not_led() -> None:
    """SL-ANN-10: with its reason; of two that are left either may be played."""
    stakes = (Stake("game", A), Stake("pagat_ultimo", A), Stake("king_ultimo", A))
    known = {"called": card("♥K"), "stakes": stakes}
    deal = trick("two", "I ♥K ♠7", "♠8 ♠9 ♠10", **known)
    assert cards("♠7") == playable(deal)
    keep = ("keep_announced", "SL-ANN-10")
    assert {"I": keep, "♥K": keep} == why(deal)
    assert cards("I ♥K") == playable(trick("two", "I ♥K", "♠8 ♠9", **known))


def test_valat_ends_the_duty_to_keep() -> None:
    """SL-ANN-10, SL-ANN-08: C announced pagat ultimo, and D a valat after it."""
    deal = say(announcing(), "pass", "pass", "pagat_ultimo", "pass", "valat", "pass", "pass", "pass", "pass")
    assert "trick" == deal.phase
    deal = tricks(deal, "Š XXI")
    assert card("I") in playable(deal)
