"""Cards, counting, the ways to deal, and the hand that may be abandoned (RO-CARD … RO-ABN)."""

import pytest
from games.romanian import A, B, C, D, at, card, cards, dealt, do, romanian, sheet, taper, turn, words

from tarok.cards.deck import SUIT, Cards
from tarok.engine.actions import PASS, Cut, Knock, Method, Pick, ThrowIn
from tarok.engine.card_points import points, units
from tarok.engine.duties import highest
from tarok.engine.fact_kinds import FactKind
from tarok.engine.view import view

GAME = romanian()
PACK = tuple(GAME.pack)
"""Dealt in this order, a card's number is its place in the pack."""


def test_the_pack():
    """RO-CARD-01, RO-TAP-01"""
    assert [8, 8, 8, 8, 22] == [len(suit & GAME.pack) for suit in SUIT]
    assert [5, 5, 5, 5, 22] == [len(suit & taper().pack) for suit in SUIT]
    assert cards("♥1 ♥J ♥N ♥Q ♥K") == SUIT[0] & taper().pack
    assert cards("♠10 ♠J ♠N ♠Q ♠K") == SUIT[2] & taper().pack


@pytest.mark.parametrize(
    ("clause", "trick", "best"),
    [
        ("RO-CARD-02", "XXI Š XX I", "Š"),
        ("RO-CARD-02", "II I III X", "X"),
        ("RO-CARD-03", "♥4 ♥3 ♥2 ♥1", "♥1"),
        ("RO-CARD-03", "♦1 ♦J ♦N ♦Q", "♦Q"),
        ("RO-CARD-03", "♠7 ♠8 ♠10 ♠9", "♠10"),
        ("RO-CARD-03", "♣J ♣10 ♣7 ♣8", "♣J"),
        ("RO-CARD-05", "I XXI Š II", "Š"),
        ("RO-CARD-05", "Š XXI I ♥K", "Š"),
        ("RO-PLAY-03", "♥4 I ♥K ♦K", "I"),
        ("RO-PLAY-03", "♥4 ♦K ♣K ♠K", "♥4"),
    ],
)
def test_what_wins_a_trick(clause, trick, best):
    beats = {contract.beats for contract in GAME.contracts}
    assert beats == {highest}
    assert card(best) == highest([card(name) for name in trick.split()])


@pytest.mark.parametrize(
    ("names", "value"),
    [("Š XXI I ♥K ♠K", 5), ("♥Q ♣Q", 4), ("♦N ♠N", 3), ("♥J ♣J", 2), ("II XX ♥1 ♥4 ♠10 ♠7", 1)],
)
def test_what_a_card_is_worth(names, value):
    """RO-CARD-04"""
    assert {value} == {GAME.worth[each] for each in cards(names)}


@pytest.mark.parametrize(
    ("clause", "names", "count"),
    [
        ("RO-EX-01", "♥N ♥4", 3),
        ("RO-EX-01", "♥N", 2),
        ("RO-EX-01", "♠K ♠J I", 10),
        ("RO-EX-01", "♥Q XII ♠7", 4),
        ("RO-CNT-01", "", 0),
        ("RO-CNT-01", "♥4 ♥3 ♥2", 1),
        ("RO-CNT-01", "♥4 ♥3", 1),
        ("RO-CNT-02", "♥4", 0),
        ("RO-CNT-02", "♥K ♦K ♠K ♣K", 17),
    ],
)
def test_counting(clause, names, count):
    assert count == points(GAME, cards(names))


def test_the_two_piles_make_up_the_pack():
    """RO-CNT-03, RO-CNT-02: 70 with all cards, 66 in taper."""
    assert (70, 66) == (points(GAME, GAME.pack), points(taper(), taper().pack))
    for size in range(55):
        some = Cards.of(PACK[:size])
        assert 70 == points(GAME, some) + points(GAME, GAME.pack - some)
        assert points(GAME, some) == (3 * sum(GAME.worth[c] for c in some) - 2 * size + 1) // 3


@pytest.mark.parametrize(("game", "most"), [(GAME, 49), (taper(), 37)])
def test_a_cut_leaves_five_cards_in_each_part(game, most):
    """RO-DEAL-01, RO-DEAL-02, RO-TAP-04"""
    deal = dealt(game)
    assert 1 == turn(deal)
    assert {Knock(), *map(Cut, range(5, most + 1))} == set(deal.due.legal)


def test_the_talon_and_six_twice():
    """RO-DEAL-03, RO-DEAL-05"""
    deal = do(dealt(GAME), Cut(10))
    assert PACK[10:16] == deal.talon
    assert Cards.of(PACK[16:22] + PACK[40:46]) == deal.hands[A]
    assert Cards.of(PACK[22:28] + PACK[46:52]) == deal.hands[B]
    assert Cards.of(PACK[34:40] + PACK[4:10]) == deal.hands[D]
    assert ("abandoning", A) == (deal.phase, turn(deal))


def hands(*spans):
    """Hands of the cards from … to … of the pack."""
    return tuple(Cards.of(c for first, last in each for c in PACK[first:last]) for each in spans)


@pytest.mark.parametrize(
    ("how", "dealt_to"),
    [
        ("six", hands([(6, 12), (30, 36)], [(12, 18), (36, 42)], [(18, 24), (42, 48)], [(24, 30), (48, 54)])),
        ("abeles", hands([(6, 12), (48, 54)], [(12, 24)], [(24, 36)], [(36, 48)])),
        (
            "one_two_three_three_two_one",
            hands(
                [(6, 7), (10, 12), (18, 21), (30, 33), (42, 44), (50, 51)],
                [(7, 8), (12, 14), (21, 24), (33, 36), (44, 46), (51, 52)],
                [(8, 9), (14, 16), (24, 27), (36, 39), (46, 48), (52, 53)],
                [(9, 10), (16, 18), (27, 30), (39, 42), (48, 50), (53, 54)],
            ),
        ),
    ],
)
def test_forehand_says_how_the_cards_are_dealt_after_a_knock(how, dealt_to):
    """RO-DEAL-04, RO-DEAL-05"""
    asked = do(dealt(GAME), Knock())
    assert (A, ()) == (turn(asked), asked.talon)
    deal = do(asked, Method(how))
    assert PACK[:6] == deal.talon
    assert dealt_to == deal.hands


def test_twelve_at_a_time_are_picked_unseen():
    """RO-DEAL-04"""
    deal = do(dealt(GAME), Knock(), Method("twelve"))
    assert (A, [Pick(1), Pick(2), Pick(3), Pick(4)]) == (turn(deal), list(deal.due.legal))
    deal = do(deal, Pick(3))
    assert (B, [Pick(1), Pick(2), Pick(4)]) == (turn(deal), list(deal.due.legal))
    deal = do(deal, Pick(1), Pick(4))
    assert hands([(30, 42)], [(6, 18)], [(42, 54)], [(18, 30)]) == deal.hands


def test_taper_is_dealt_the_same_ways():
    """RO-TAP-04"""
    short = tuple(taper().pack)
    abeles = do(dealt(taper()), Knock(), Method("abeles"))
    assert Cards.of(short[6:12] + short[36:42]) == abeles.hands[A]
    assert (Cards.of(short[12:24]), Cards.of(short[24:36])) == abeles.hands[1:]
    twelve = do(dealt(taper()), Knock(), Method("twelve"), Pick(2), Pick(1))
    assert (short[18:30], short[6:18], short[30:42]) == tuple(map(tuple, twelve.hands))
    stairs = do(dealt(taper()), Knock(), Method("one_two_three_three_two_one"))
    first = (6, 9, 10, 15, 16, 17, 24, 25, 26, 33, 34, 39)
    assert Cards.of(short[i] for i in first) == stairs.hands[A]
    six = do(dealt(taper()), Cut(6))
    assert short[6:12] == six.talon
    assert Cards.of(short[12:18] + short[30:36]) == six.hands[A]


def test_a_house_without_knocking():
    """RO-VAR-22"""
    assert {Cut} == {type(action) for action in dealt(romanian(knock_allowed=False)).due.legal}


def test_who_cuts_may_take_a_card():
    """RO-VAR-06: the talon is the top six of the rest, and the cutter is dealt five in the first round."""
    game = romanian(cutter_takes_card=True)
    deal = do(dealt(game), Cut(10))
    assert (B, [PASS, *map(Pick, range(1, 55))]) == (turn(deal), list(deal.due.legal))
    taken = do(deal, Pick(3))
    assert (*PACK[10:12], *PACK[13:17]) == taken.talon
    assert Cards.of(PACK[17:23] + PACK[40:46]) == taken.hands[A]
    assert Cards.of((PACK[12], *PACK[23:28], *PACK[46:52])) == taken.hands[B]
    assert PACK[10:16] == do(deal, PASS).talon
    assert (A, Method("six")) == (turn(do(dealt(game), Knock())), do(dealt(game), Knock()).due.legal[0])


def test_the_pool_is_known_before_the_deal():
    """RO-POOL-02"""
    for before, there in ((0, 5), (4, 5), (6, 7)):
        fact = dealt(GAME, carry=sheet().with_marks(pool=(before,))).fact(FactKind.POOL)
        assert there == fact.value


BARE = (
    "♥K ♥N ♦Q ♦3 ♠Q ♠8 ♣10 ♣J XXI XIV X II",
    "♥Q ♥1 ♦J ♦4 ♠N ♠7 ♣9 ♣8 ♣Q ♥4 ♥2 ♠9",
    "♦K ♦1 ♠K ♣7 I XX XI VI Š XVI IX V",
    "♥J ♥3 ♦N ♦2 ♠J ♠10 ♣K ♣N XIX XVIII XII VII",
)


def test_a_hand_without_tarok_and_king_may_be_abandoned():
    """RO-ABN-01, RO-ABN-02, RO-TAP-14: everybody is asked, and only such a hand may say yes."""
    deal = at("abandoning", hands=BARE)
    assert (A, {"pass"}) == (turn(deal), words(deal))
    assert [("tarok_or_king", "RO-ABN-01")] == [(refusal.why, refusal.clause) for refusal in deal.due.refused]
    deal = do(deal, PASS)
    assert (B, {"pass", "throwin"}) == (turn(deal), words(deal))
    over = do(deal, ThrowIn())
    assert ("abandoned", None) == (over.ended, over.due)
    assert "abandoned" == GAME.result(over).ended
    deal = do(deal, PASS)
    assert (C, {"pass"}) == (turn(deal), words(deal))
    deal = do(deal, PASS, PASS)
    assert ("auction", A) == (deal.phase, turn(deal))


def test_a_king_or_a_tarok_is_enough_to_play():
    """RO-ABN-01"""
    with_king = (BARE[0].replace("♥K", "♥Q"), BARE[1].replace("♥Q", "♥K"), *BARE[2:])
    deal = do(at("abandoning", hands=with_king), PASS)
    assert (B, {"pass"}) == (turn(deal), words(deal))
    assert "abandoning" == view(deal, C).phase


def test_thirds_are_not_rounded_on_the_way():
    """RO-CNT-02, RO-CNT-04: 35 2/3 is 36, 35 1/3 is 35."""
    aim = GAME.contract("doi_1").aim
    assert 3 * 70 == units(GAME, GAME.pack)
    assert 36 == (107 + 1) // 3
    assert 35 == (106 + 1) // 3
    assert aim is not None
