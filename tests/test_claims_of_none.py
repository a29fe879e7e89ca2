"""I take none: what a declarer without a partner can prove in the families where nobody bids for it."""

import random

import pytest
from test_claims import check

from tarok.claims import Doubt, Proof, claim
from tarok.engine.view import view
from tarok.notation import read

# The king that seat 3 calls is their own, and falls to the opponents; so does the pagat.
ROMANIAN_SOLO = """\
game: romanian
dealer: 3
hand 0: ♥K ♥Q ♥N ♥J Š ♠9 III IIII V VI VII VIII
hand 1: ♦K ♦Q ♦N ♦J IX X XI XII XIII XIV XV ♣7
hand 2: ♠10 ♠Q ♠N ♠J ♣K ♣Q ♣N ♣J ♣10 ♣9 ♣8 XVI
hand 3: ♥4 ♥3 ♥2 ♥1 ♦4 ♦3 ♦2 ♦1 ♠7 ♠8 ♠K I
talon: II XVII XVIII XIX XX XXI
0: pass, 1: pass, 2: pass, 3: pass
0: pass, 1: pass, 2: pass, 3: bid solo
3: call ♠K
3: pass, 0: pass, 1: pass, 2: pass
trick 1: 0 ♠9 IX ♠10 ♠K
trick 2: 1 X XVI I III
trick 3: 2 ♠Q
"""

PREVER = """\
game: czech_american
dealer: 3
hand 0: ♥K ♥Q ♥N ♥J Š ♠10 III IIII V VI VII VIII
hand 1: ♦K ♦Q ♦N ♦J IX X XI XII XIII XIV II ♣7
hand 2: ♠K ♠Q ♠N ♠J ♣K ♣Q ♣N ♣J XV XVII XXI XVI
hand 3: ♥1 ♥2 ♥3 ♥4 ♦1 ♦2 ♦3 ♦4 ♠7 ♠8 ♠9 I
talon: ♣10 ♣9 ♣8 XVIII XIX XX
1: bid four, 2: pass, 3: bid prever
3: take 1
3: lay ♣8, lay ♣9, lay ♣10
1: pass, 2: pass, 3: pass, 0: pass
1: pass, 2: pass, 3: pass, 0: pass
trick 1: 1 IX XVII I III
trick 2: 2 ♠K
"""

# Seat 0 calls the XX that they have themselves, and has nothing but pips at the end.
OWN_XX = """\
game: paskievics
dealer: 3
hand 0: Š XX XIX XVIII XVII ♥K ♥1 ♦1 ♠10
hand 1: XXI XVI XV XIV ♥N ♥J ♦Q ♦N ♠Q
hand 2: I XIII XII XI ♥Q ♦J ♦K ♣K ♣Q
hand 3: X IX VIII VII VI ♠N ♠K ♣N ♣J
talon: V IIII III II ♠J ♣10
0: bid solo
1: lay ♥N, lay ♦N                # 1 drew V IIII
2: lay ♣Q, lay ♦J                # 2 drew III II
3: lay ♠J, lay ♣10               # which they drew
0: pass, 1: pass, 2: pass, 3: pass
0: call XX, pass
1: pass, 2: pass, 3: pass
trick 1: 0 ♥K ♥J ♥Q VI
trick 2: 3 ♣J XVII IIII ♣K
trick 3: 0 Š V II VII
trick 4: 0 XX XIV III VIII
trick 5: 0 XIX XV XI IX
trick 6: 0 XVIII XXI {pagat} X
trick 7: 1 ♦Q ♦K ♣N
"""


def claimed(text: str) -> Proof | Doubt:
    deal = read(text)
    assert deal.due is not None
    return claim(deal.game, view(deal, deal.due.seat), wins=False)


def names(text: str, found: Proof | Doubt) -> str:
    faces = read(text).game.faces.names
    return " ".join(faces[card] for card in (found.order if isinstance(found, Proof) else found.cards))


@pytest.mark.parametrize(
    ("text", "order"),
    [
        (ROMANIAN_SOLO, "♥4 ♥3 ♥2 ♥1 ♦4 ♦3 ♦2 ♦1 ♠7 ♠8"),
        (PREVER, "♥1 ♥2 ♥3 ♥4 ♦1 ♦2 ♦3 ♦4 ♠7 ♠8 ♠9"),
        (OWN_XX.format(pagat="I"), "♥1 ♦1 ♠10"),
    ],
    ids=["romanian", "czech_american", "paskievics"],
)
def test_whoever_plays_alone_and_has_the_lowest_of_each_suit_takes_none(text: str, order: str) -> None:
    """RO-KING-01, CZ-PRV-07, HU-CALL-04: all others are against them, whichever of them gets a trick."""
    deal, found = read(text), claimed(text)
    assert isinstance(found, Proof)
    assert order == names(text, found)
    check(deal, found, random.Random(3), wins=False)


@pytest.mark.parametrize(
    ("text", "low", "higher"),
    [(ROMANIAN_SOLO, "♠8", "♠J"), (PREVER, "♠9", "♠J"), (OWN_XX, "♠10", "♠J")],
    ids=["romanian", "czech_american", "paskievics"],
)
def test_one_lower_card_that_is_out_is_in_the_way(text: str, low: str, higher: str) -> None:
    """The two cards change hands, so that the claimer has the higher one; the lower one may be led to it."""
    swapped = text.format(pagat="I") if "{" in text else text
    swapped = swapped.replace(low, "?").replace(higher, low).replace("?", higher)
    found = claimed(swapped)
    assert isinstance(found, Doubt)
    assert low in names(swapped, found).split()


def test_whoever_has_the_pagat_yet_may_win_the_last_trick_with_it() -> None:
    """HU-BON-14: who gets the last trick makes no difference to the claimer, but whether the pagat does."""
    text = OWN_XX.format(pagat="XII")
    found = claimed(text)
    assert isinstance(found, Doubt)
    assert "I" == names(text, found)


# Nobody has bid: everybody pays for their own tricks, and so it matters which of the others gets one.
MICHI_MICHI = """\
game: romanian
hand 0: Š XX XIX XVIII XVII VI V I ♥K ♥Q ♦4 ♣7
hand 1: XXI XVI XV IIII ♥1 ♥2 ♦K ♦Q ♠K ♠Q ♣10 ♣9
hand 2: XIV XIII III ♥N ♥J ♦N ♦J ♦1 ♠N ♠J ♣K ♣Q
hand 3: XII XI VIII VII ♥3 ♥4 ♦2 ♠10 ♠9 ♠8 ♣N ♣J
talon: ♦3 ♠7 X IX ♣8 II
0: pass, 1: pass, 2: pass, 3: pass
0: pass, 1: pass, 2: pass, 3: pass
trick 1: 0 ♣7 ♣9 ♣K ♣N
trick 2: 2 ♥J ♥4 ♥K ♥2
trick 3: 0 ♦4 ♦K ♦N ♦2
trick 4: 1 ♠Q ♠N ♠10 VI
trick 5: 0 I XXI XIV XII
trick 6: 1 ♥1 ♥N ♥3 ♥Q
trick 7: 0 V XVI XIII XI
trick 8: 1 ♦Q ♦J VIII XX
trick 9: 0 XVII XV III VII
trick 10: 0 XVIII IIII ♦1 ♠9
trick 11: 0 XIX ♠K ♠J
"""


def test_where_everybody_plays_alone_none_is_never_proved() -> None:
    """RO-MIC-02: seat 3 has ♠8 and ♣J left, and no trick; but which of the others wins them is open."""
    assert isinstance(claimed(MICHI_MICHI), Doubt)
