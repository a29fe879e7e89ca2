"""What a card wins, in a deal made by hand: the škis of the declarer is after the mond of a defender.

Each player has two cards of each suit, which go in eight tricks, and four taroks, which are left then.  The
declarer, seat 3, has taken a tarok for a club, and trumps the last of the eight tricks with it.
"""

import pytest

from tarok.cards.deck import MOND, PAGAT, SKIS, Cards
from tarok.engine.actions import PLAY
from tarok.engine.deal import Deal, act, start
from tarok.games import GAMES
from tarok.notation import heard
from tarok.puzzles.goals import Goal, GoalKind, best_line, goal_of

GAME = GAMES["slovenian"]()
XX, XIX, II = MOND - 1, MOND - 2, PAGAT + 1
SUITS = (
    (6, 1, 14, 9, 22, 19, 30, 25),
    (5, 2, 13, 10, 23, 18, 29, 26),
    (4, 3, 12, 11, 21, 20, 28, 27),
    (7, 0, 15, 8, 16, 17, 31, 24),
)
"""The cards of the suits of each seat: ♠K (23) is called, and ♣7 (24) discarded."""
TAROKS = ((MOND, 49, 36, 34), (37, 38, 39, 40), (41, 42, 43, 44), (SKIS, XX, XIX, 48))
TALON = (II, PAGAT, 45, 46, 47, 35)
TRICKS = (
    *(6, 5, 4, 7, 15, 14, 13, 12, 31, 30, 29, 28, 0, 1, 2, 3),
    *(11, 8, 9, 10, 20, 16, 19, 23, 18, 21, 17, 22, 25, 26, 27, II),
)
SAID = "cut 27; pass; pass; bid one; pass; choose one; call ♠K; take 1; lay ♣7; pass; pass; pass; pass"


@pytest.fixture(scope="module")
def end() -> Deal:
    """Before the ninth trick, to which the declarer leads."""
    hands = [Cards.of((*suits, *taroks)) for suits, taroks in zip(SUITS, TAROKS, strict=True)]
    deal = _said(start(GAME, _pack(hands)))
    deal = played(deal, *TRICKS)
    assert (3, 3, 1) == (deal.due.seat, deal.declarer, deal.partner)
    assert tuple(map(Cards.of, TAROKS)) == deal.hands
    return deal


def played(deal: Deal, *cards: int) -> Deal:
    for card in cards:
        deal = act(deal, PLAY[card])
    return deal


def _said(deal: Deal) -> Deal:
    for text in SAID.split("; "):
        deal = act(deal, heard(text, GAME.faces))
    return deal


def _pack(hands: list[Cards]) -> tuple[int, ...]:
    """The pack that deals these hands, found by dealing one in order."""
    cut = act(start(GAME, tuple(sorted(GAME.pack))), heard("cut 27", GAME.faces))
    pack = [0] * 54
    for place, card in zip((*cut.talon, *cut.stock), TALON, strict=True):
        pack[place] = card
    for places, hand in zip(cut.hands, hands, strict=True):
        for place, card in zip(places, hand, strict=True):
            pack[place] = card
    return tuple(pack)


def test_the_skis_waits_for_the_last_trick_and_catches_the_mond(end):
    """The defender won a trick, and leads a low tarok: the XX is enough for it, and the mond is left."""
    at = played(end, XIX, 34, 37, 41, 48, 49, 38, 42, 36, 39, 43)

    assert 3 == at.due.seat
    assert Goal(GoalKind.CATCH_MOND) == goal_of(at, XX, SKIS)
    assert (XX, SKIS, MOND, 40, 44) == best_line(at, XX)


def test_the_mond_is_saved_while_the_skis_waits(end):
    """The declarer leads the XX, and keeps the škis for the last trick: now or never."""
    at = played(end, XIX, 34, 37, 41, 48, 36, 38, 42, XX)

    assert 0 == at.due.seat
    assert Goal(GoalKind.SAVE_MOND) == goal_of(at, MOND, 49)
    assert MOND == best_line(at, MOND)[0]


def test_where_nothing_hangs_on_a_card_it_is_about_points(end):
    """With the XIX or the XX the declarer wins the trick, and neither contract nor bonus changes by it."""
    assert Goal(GoalKind.POINTS) == goal_of(end, XX, XIX)
