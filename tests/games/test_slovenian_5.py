"""Five at a table, of whom four play: chapter 23 of the book.

The places are A to E, 0 to 4; the dealer has a place and no seat, and seat 0 is the place after the dealer's.
"""

import pytest
from games.play import do, turn, words
from games.table import A, Four, after, before, begun, counted, klop, played, radli, scores, slovenian, won
from typed import typed

from tarok.engine.actions import PASS, Bid, Cut, Knock, Pick, Place
from tarok.engine.deal import Deal, act, start
from tarok.engine.result import Dealt, Misdeal, Result, Stop, Unfit
from tarok.scoring.sheet import Sheet

E = 4
FIVE = {"key": "slovenian_5"}
NOTHING = (0, 0, 0, 0, 0)
PACK = tuple(number * 25 % 54 for number in range(54))


def sheet(*, totals: Four = NOTHING, dealer: int = E, had: Four = NOTHING) -> Sheet:
    return begun(slovenian(**FIVE), totals=totals, dealer=dealer, radli=had)


def dealt(*actions: Cut | Knock | Pick | Place, dealer: int = E) -> Deal:
    return do(start(slovenian(**FIVE), PACK, before(totals=NOTHING, dealer=dealer)), *actions)


def test_four_of_five_play() -> None:
    """SL-5P-01: four hands of twelve; the rest is as with four."""
    deal = dealt(Cut(20))
    assert [12, 12, 12, 12] == [len(hand) for hand in deal.hands]
    assert (4, 5) == (deal.game.seats, deal.game.places)
    assert E == Sheet(slovenian(**FIVE)).carry.dealer


@pytest.mark.parametrize("dealer", range(5))
def test_last_in_order_cuts(dealer: int) -> None:
    """SL-5P-01: seat 3, on the dealer's left; seat 0, on the right, is forehand."""
    deal = dealt(dealer=dealer)
    assert deal.due is not None
    assert 3 == deal.due.seat
    assert (dealer + 4) % 5 == deal.carry.place(3)
    assert (dealer + 1) % 5 == deal.carry.place(0)


def test_auction_is_that_of_four() -> None:
    """SL-5P-01: seat 1 begins and forehand speaks last; three passes leave the choice to forehand."""
    deal = dealt(Cut(20))
    for seat in (1, 2, 3):
        assert seat == turn(deal)
        deal = act(deal, PASS)
    assert (0, True) == (turn(deal), {"klop", "three"} <= words(deal))
    assert "trick" == act(deal, Bid("klop")).phase


@pytest.mark.parametrize(
    ("dealer", "totals"),
    [
        # seats 0 and 1 win 20 each: they sit at the two places after the dealer's
        (4, (20, 20, 0, 0, 0)),
        (0, (0, 20, 20, 0, 0)),
        (2, (0, 0, 0, 20, 20)),
        (3, (20, 0, 0, 0, 20)),
    ],
)
def test_dealer_never_scores(dealer: int, totals: Four) -> None:
    """SL-5P-02, SL-5P-01: and the next player deals the next hand."""
    after_it = played(sheet(dealer=dealer))
    assert (totals, (dealer + 1) % 5) == (after_it.carry.totals, after_it.carry.dealer)
    assert all(line.deltas[dealer] == 0 for line in after_it.rows[-1].lines)


def test_klop_of_four_among_five() -> None:
    """SL-EX-37: E deals; A -20, B -20, C -15, D -15; E nothing, but a radl like all."""
    carry = after(klop(20, 20, 15, 15), before(totals=NOTHING), **FIVE)
    assert ((-20, -20, -15, -15, 0), (1, 1, 1, 1, 1)) == (carry.totals, carry.mark("radli"))


@pytest.mark.parametrize("dealer", range(5))
def test_dealer_gets_a_radl_when_all_do(dealer: int) -> None:
    """SL-5P-02: and uses none up; a normal contract brings nobody one."""
    carry = before(totals=NOTHING, dealer=dealer, radli=(1, 1, 1, 1, 1))
    declarer = carry.place(A)
    expected = tuple(1 if place == declarer else 2 for place in range(5))
    assert expected == after(won("beggar"), carry, **FIVE).mark("radli")
    assert (0, 0, 0, 0, 0) == radli(counted("two", 40), NOTHING, **FIVE)


def test_radl_of_the_dealer_doubles_nothing() -> None:
    """SL-5P-02: it is the declarer's that counts: (20 + 5) x 2."""
    assert (25, 25, 0, 0) == scores(counted("two", 40), before(totals=NOTHING, radli=(0, 3, 3, 3, 3)), **FIVE)
    assert (50, 50, 0, 0) == scores(counted("two", 40), before(totals=NOTHING, radli=(1, 0, 0, 0, 0)), **FIVE)


def test_misdeal_is_the_dealers() -> None:
    """SL-5P-03: E loses 20, then 40, and deals again."""
    then = sheet().book(Misdeal(E)).book(Misdeal(E))
    assert ((0, 0, 0, 0, -60), E) == (then.carry.totals, then.carry.dealer)


@pytest.mark.parametrize(
    ("totals", "entry", "must"),
    [
        # a total of somebody who plays, and of the dealer
        ((-20, 5, 5, 5, 5), Dealt(counted("two", 36)), 1),
        ((5, 5, 5, 5, 20), Misdeal(E), 1),
        ((5, 5, 5, 5, 0), Dealt(counted("two", 36)), 0),
        ((5, 5, 5, 5, 25), Misdeal(E), 0),
    ],
)
def test_compulsory_klop_looks_at_all_five(totals: Four, entry: Dealt | Misdeal, must: int) -> None:
    """SL-5P-03, SL-CK-03: who comes to 0."""
    assert must == sheet(totals=totals).book(entry).carry.marked("compulsory_klop")


@pytest.mark.parametrize("dealer", range(5))
@pytest.mark.parametrize(("skis", "more"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_skis_round_of_five(dealer: int, skis: int, more: int) -> None:
    """SL-5P-04: one to four hands more, for the dealer of the škis round holds no cards."""
    evening = played(sheet(dealer=dealer).book(Stop()), skis=skis)
    for _ in range(more):
        assert not evening.over
        evening = played(evening)
    assert evening.over
    assert (dealer + 1 + skis) % 5 == evening.rows[-2].carry.dealer


def test_no_dealer_stays_without_a_hand() -> None:
    """SL-5P-02, SL-RAD-05: at the end the radli of all five are paid for."""
    game = slovenian(**FIVE, end_mode="fixed_hands", hands=1)
    over = played(begun(game, totals=(1, 1, 1, 1, 1), radli=(0, 0, 0, 0, 2)))
    assert (True, (21, 21, 1, 1, -199)) == (over.over, over.carry.totals)


def test_result_has_four_seats() -> None:
    """SL-5P-01: a fifth seat does not exist."""
    with pytest.raises(Unfit, match="seats are 0 to 3"):
        typed(slovenian(**FIVE), Result(contract="two", declarer=4, points=(40,)))
