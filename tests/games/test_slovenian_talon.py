"""The talon, what is laid away, and the colour valat: chapter 8 of the book."""

import pytest
from games.play import (
    OPEN_TALON,
    OTHERS,
    at,
    card,
    cards,
    do,
    playable,
    say,
    shown,
    sides,
    tricks,
    turn,
    why,
    words,
)
from games.table import A, B, C, D, scores

from tarok.cards.deck import Cards
from tarok.engine.actions import FACE_DOWN, Choose, Lay, Take
from tarok.engine.deal import Deal, Illegal, act
from tarok.engine.deal_types import Fact
from tarok.engine.fact_kinds import FactKind
from tarok.engine.view import view

WITHOUT_SPADES = (
    *OTHERS[:2],
    "♥4 ♥2 ♦1 ♦2 ♣Q ♣7 I III XI VI XVII VIII",
    "♥J ♥3 ♦N ♦K ♠J ♠9 ♠10 ♣N XIX XVIII XII VII",
)
"""The same, but C has no spades."""


def exchanging(contract: str = "two", hands: tuple[str, ...] = OTHERS, called: str | None = "♠K") -> Deal:
    """The declarer A before the choice of a set, alone unless somebody holds the called king."""
    if contract.startswith("solo"):
        return at("exchange", hands=hands, talon=OPEN_TALON, contract=contract, declarer=A)
    called = called or "♠K"
    holder = next((seat for seat in (B, C, D) if called in hands[seat].split()), None)
    named = {"contract": contract, "declarer": A, "called": card(called), "partner": holder}
    return at("exchange", hands=hands, talon=OPEN_TALON, **named)


def lay(deal: Deal, names: str) -> Deal:
    return do(deal, *(Lay(card(name)) for name in names.split()))


# The talon


@pytest.mark.parametrize(
    ("contract", "sets"),
    [("three", 2), ("two", 3), ("one", 6), ("solo_three", 2), ("solo_two", 3), ("solo_one", 6)],
)
def test_talon_is_turned_up_in_sets(contract: str, sets: int) -> None:
    """SL-TAL-01, SL-TAL-02, SL-DEAL-06: six cards in their order; the declarer must take one of the sets."""
    deal = exchanging(contract)
    assert deal.due is not None
    assert A == turn(deal)
    assert [Take(number) for number in range(1, sets + 1)] == list(deal.due.legal)
    order = tuple(card(name) for name in OPEN_TALON.split())
    for viewer in (A, B, C, D, None):
        assert [order] == [show.cards for show in shown(deal, "talon", viewer)]


@pytest.mark.parametrize(
    ("contract", "part", "taken"),
    [
        ("three", 1, "♣8 XV ♠K"),
        ("three", 2, "IIII XXI XIII"),
        ("two", 1, "♣8 XV"),
        ("two", 2, "♠K IIII"),
        ("two", 3, "XXI XIII"),
        ("one", 1, "♣8"),
        ("one", 6, "XIII"),
        ("solo_three", 2, "IIII XXI XIII"),
        ("solo_two", 2, "♠K IIII"),
        ("solo_one", 5, "XXI"),
    ],
)
def test_set_is_taken_into_the_hand(contract: str, part: int, taken: str) -> None:
    """SL-TAL-01, SL-TAL-02, SL-TAL-06, SL-INF-01: all see which; the others lie apart, in order."""
    deal = act(exchanging(contract), Take(part))
    assert cards(OTHERS[A]) | cards(taken) == deal.hands[A]
    assert tuple(card(name) for name in OPEN_TALON.split() if name not in taken.split()) == deal.talon
    assert Fact(FactKind.PART, A, part) in view(deal, C).facts
    assert A == turn(deal)


def test_what_may_be_laid_away() -> None:
    """SL-TAL-03, SL-TAL-04, SL-TAL-05: anything but kings and the trula, the cards just taken too."""
    deal = act(exchanging("two"), Take(3))
    assert cards("♥Q ♥1 ♦J ♦4 ♠N ♠7 ♣9 XVI IX V XIII") == playable(deal)
    five = ("worth_five", "SL-TAL-03")
    assert {"♣K": five, "Š": five, "XXI": five} == why(deal)
    with pytest.raises(Illegal, match="SL-TAL-03"):
        act(deal, Lay(card("XXI")))
    pagat = ("♥4 ♥2 ♦1 ♦2 ♠9 ♠10 ♣Q ♣7 I III XI VI", OTHERS[B], OTHERS[A], OTHERS[D])
    assert five == why(act(exchanging("two", pagat), Take(1)))["I"]


@pytest.mark.parametrize(
    ("contract", "part", "laid"),
    [
        ("three", 2, "♥Q ♠7 XIII"),
        ("two", 1, "♣8 XV"),
        ("one", 3, "♦4"),
        ("solo_three", 1, "♦J ♦4 ♣9"),
        ("solo_one", 2, "XV"),
    ],
)
def test_as_many_cards_are_laid_away(contract: str, part: int, laid: str) -> None:
    """SL-TAL-03, SL-TAL-05, SL-TAL-10: one at a time, and twelve are left; the pile is the declarer's."""
    deal = act(exchanging(contract), Take(part))
    for name in laid.split():
        assert A == turn(deal)
        assert isinstance(deal.due and deal.due.legal[0], Lay)
        deal = act(deal, Lay(card(name)))
    assert cards(laid) == deal.laid[A]
    assert 12 == len(deal.hands[A])
    assert not isinstance(deal.due and deal.due.legal[0], Lay)


@pytest.mark.parametrize("viewer", [B, C, D, None])
def test_suit_cards_face_down_and_taroks_face_up(viewer: int | None) -> None:
    """SL-TAL-04, SL-INF-01: only the declarer knows the suit cards; everybody sees the taroks."""
    deal = lay(act(exchanging("three"), Take(2)), "♥Q XIII ♠7")
    seen = view(deal, viewer)
    assert [("laid", A, (card("XIII"),))] == [
        (show.what, show.seat, show.cards) for show in shown(deal, "laid", viewer)
    ]
    assert [Lay(FACE_DOWN), Lay(card("XIII")), Lay(FACE_DOWN)] == [action for _, action in seen.log[1:]]
    assert Cards() == seen.laid


def test_declarer_knows_what_he_laid_away() -> None:
    """SL-INF-01: all of it."""
    deal = lay(act(exchanging("three"), Take(2)), "♥Q XIII ♠7")
    assert cards("♥Q XIII ♠7") == view(deal, A).laid
    assert [Lay(card("♥Q")), Lay(card("XIII")), Lay(card("♠7"))] == [
        action for _, action in view(deal, A).log[1:]
    ]


def test_cards_laid_face_down_cannot_be_told_apart() -> None:
    """SL-TAL-04, SL-INF-01: deals that differ in what lies face down, and in the hand, look alike to C."""
    queen, pip = (view(lay(act(exchanging("two"), Take(1)), names), C) for names in ("♥Q ♦J", "♠7 ♣9"))
    assert queen == pip


# The called king in the talon


def passed(deal: Deal) -> Deal:
    """The first trick, after a round of announcements in which nobody said anything."""
    return say(deal, "pass", "pass", "pass", "pass")


def test_king_in_the_talon_makes_the_declarer_alone_for_all_to_see() -> None:
    """SL-KING-03, SL-TAL-09, SL-ID-01: whichever set is taken."""
    for part, laid in ((1, "♦J ♦4"), (2, "♠7 ♦4"), (3, "♦J ♦4")):
        deal = lay(act(exchanging(), Take(part)), laid)
        assert [(0, 1, 1, 1)] * 5 == [sides(deal, viewer) for viewer in (A, B, C, D, None)]
        assert deal.partner is None


def test_rest_is_set_aside_while_the_king_is_not_played() -> None:
    """SL-TAL-07: and A's first trick without the king brings none of it."""
    deal = passed(lay(act(exchanging(), Take(2)), "♠7 ♦4"))
    deal = tricks(deal, "Š XX XI XIX")
    assert cards("Š XX XI XIX") == deal.won[A]
    assert cards("♣8 XV XXI XIII") == Cards.of(deal.talon)


def test_rest_is_won_with_the_king() -> None:
    """SL-EX-28, SL-TAL-07, SL-TAL-08: A leads the king of spades and all follow; the four cards go to A."""
    deal = passed(lay(act(exchanging(), Take(2)), "♠7 ♦4"))
    deal = tricks(deal, "♠K ♠Q ♠9 ♠J")
    assert cards("♠K ♠Q ♠9 ♠J ♣8 XV XXI XIII") == deal.won[A]
    assert () == deal.talon


def test_rest_is_lost_with_the_king() -> None:
    """SL-EX-29, SL-TAL-07, SL-TAL-08: C, without spades, takes the king with the VIII, and the rest."""
    deal = passed(lay(act(exchanging(hands=WITHOUT_SPADES), Take(2)), "♠7 ♦4"))
    deal = tricks(deal, "♠K ♠Q VIII ♠J")
    assert cards("♠K ♠Q VIII ♠J ♣8 XV XXI XIII") == deal.won[C]
    assert () == deal.talon


def test_king_that_is_not_taken() -> None:
    """SL-TAL-09: it stays with the rest, for the defenders; no trick brings it to anybody."""
    deal = passed(lay(act(exchanging(), Take(1)), "♦J ♦4"))
    deal = tricks(deal, "Š XX XI XIX")
    assert cards("♠K IIII XXI XIII") == Cards.of(deal.talon)


def test_rest_without_the_called_king_stays_with_the_defenders() -> None:
    """SL-TAL-06: B holds the called king of hearts and plays it to a trick that A wins."""
    deal = passed(lay(act(exchanging(called="♥K"), Take(3)), "♥Q ♥1"))
    deal = tricks(deal, "Š XX XI XIX", "♣K ♣J ♣7 ♣N", "V X VI XII", "♥3 XVI ♥K ♥4")
    assert cards("♣8 XV ♠K IIII") == Cards.of(deal.talon)
    assert cards("♥3 XVI ♥K ♥4") & deal.won[A]


# Raising a solo to colour valat


@pytest.mark.parametrize(
    ("contract", "laid"), [("solo_three", "♦J ♦4 ♣9"), ("solo_two", "♦J ♦4"), ("solo_one", "♦J")]
)
def test_solo_may_be_raised(contract: str, laid: str) -> None:
    """SL-CV-01, SL-CV-02: after laying away, before announcing; then there are no bonuses."""
    deal = lay(act(exchanging(contract), Take(1)), laid)
    assert (A, {contract, "colour_valat"}) == (turn(deal), words(deal))
    stayed = act(deal, Choose(contract))
    raised = act(deal, Choose("colour_valat"))
    assert stayed.contract is not None
    assert raised.contract is not None
    assert (contract, "announcements") == (stayed.contract.id, stayed.phase)
    assert ("colour_valat", "announcements") == (raised.contract.id, raised.phase)
    assert {"pass", "trula", "kings", "valat"} == words(stayed)
    assert {"pass"} == words(raised)


def test_with_a_called_king_there_is_no_colour_valat() -> None:
    """SL-CV-01: in the solos only."""
    assert "announcements" == lay(act(exchanging("one"), Take(1)), "♦J").phase


def test_colour_valat_is_led_by_the_declarer() -> None:
    """SL-CV-02, SL-PLAY-01: D declares; after a solo that stays a solo forehand leads."""
    hands = (*OTHERS[1:], OTHERS[A])
    for choice, leader in (("solo_one", A), ("colour_valat", D)):
        deal = at("exchange", hands=hands, talon=OPEN_TALON, contract="solo_one", declarer=D)
        deal = passed(act(lay(act(deal, Take(1)), "♦J"), Choose(choice)))
        assert (leader, "trick") == (turn(deal), deal.phase)


def test_mond_left_in_the_talon_of_a_colour_valat() -> None:
    """SL-EX-20, SL-CV-02, SL-PLAY-07: it costs nothing: 125, or -125 after a trick of B's."""
    deal = lay(act(exchanging("solo_two"), Take(1)), "♦J ♦4")
    deal = passed(act(deal, Choose("colour_valat")))
    lost = tricks(deal, "♥Q ♥K ♥2 ♥3")
    assert "decided" == lost.ended
    result = lost.game.result(lost)
    assert ((), False) == (result.feats, result.made)
    assert (-125, 0, 0, 0) == scores(result)


@pytest.mark.parametrize("five", ["♥K", "♦K", "♠K", "♣K", "Š", "XXI", "I"])
def test_no_card_worth_five_is_ever_laid_away(five: str) -> None:
    """SL-TAL-03: whichever lies in the declarer's hand."""
    talon = "♣8 XV ♠8 IIII XIV XIII"
    deal = at("exchange", hands=(f"{five} ♥4 ♥3", "", "", ""), talon=talon, contract="solo_two", declarer=A)
    deal = act(deal, Take(1))
    assert {five: ("worth_five", "SL-TAL-03")} == why(deal)
    assert cards("♥4 ♥3 ♣8 XV") == playable(deal)
