"""The sheet: who is Povinost next, who waits, chips and loans, and the end."""

import random

import nets
import pytest
from games.czech import (
    A,
    B,
    C,
    P,
    booked,
    czech,
    dealt,
    do,
    fault,
    hand,
    mach,
    povinost,
    said,
    sheet,
    westfest,
)

from tarok.bots import PLAYERS
from tarok.engine.deal import start
from tarok.engine.result import Carry, Dealt, Loan, Misdeal, Result, Stop
from tarok.engine.view import play
from tarok.games.czech.chips import balance, colours
from tarok.games.czech.session import in_progress
from tarok.scoring.sheet import Sheet, ranking


def after(carry, result, game=None):
    return booked(result, carry, game).carry


def balances(carry, game=None):
    game = game or czech()
    return [balance(game, carry, place) for place in range(carry.places)]


def test_the_next_povinost():
    """CZ-POV-03, CZ-POV-04: the last one deals, whoever played and won."""
    carry = sheet(dealer=1)
    for result in (hand(60), hand(40), hand(60, contract="prever", declarer=B), Result(ended="thrown_in")):
        then = after(carry, result)
        assert (carry.dealer + 1) % 4 == then.dealer


def test_after_a_first_hand_with_another_povinost():
    """CZ-POV-03: B was Povinost by the II; B deals, and C is next."""
    first = Carry(dealer=3)
    then = after(first, hand(60, declarer=B, partner=P, forehand=B))
    assert (B, C, 1) == (then.dealer, then.place(0), then.marked("hands"))


def test_a_skipped_turn_is_skipped_once():
    """CZ-ERR-08, CZ-POV-05: C has played in P's place; then P, A, B, not C, P."""
    wrong = hand(60, declarer=C, partner=A, forehand=C, faults=(fault("wrong_povinost", C, other=P),))
    carry, turns = after(sheet(), wrong), []
    for _ in range(5):
        turns.append(carry.place(0))
        carry = after(carry, hand(60))
    assert [P, A, B, P, A] == turns


def five(**known):
    return czech(players=5, **known)


def test_five_players():
    """CZ-POV-05, CZ-POV-06, CZ-EX-51: V W X Y sit, Z waits; who has had two turns makes room, and waits."""
    game, carry, povinosts, dealers = five(), Carry(dealer=4, totals=(0,) * 5), [], []
    for number in range(10):
        seats = [carry.place(seat) for seat in range(4)]
        povinosts.append("VWXYZ"[seats[0]])
        dealers.append("VWXYZ"[seats[3]])
        entry = booked(hand(65), carry, game)
        waiting = ({*range(5)} - {*seats}).pop()
        assert 0 == entry.carry.totals[waiting] - carry.totals[waiting]
        carry = entry.carry
        if number == 4:
            assert (0, 1, 1, 1, 0) == carry.mark("turns")
    assert ["V", "W", "X", "Y", "V", "W", "X", "Y", "Z", "V"] == povinosts
    assert ["Y", "V", "W", "X", "Y", "Z", "V", "W", "X", "Z"] == dealers


def test_five_with_one_turn_each():
    """CZ-POV-05: after the first hand V leaves, and Z takes that seat and deals."""
    game = five(povinost_turns_before_rotation=1)
    carry = after(Carry(dealer=4, totals=(0,) * 5), hand(65), game)
    assert [1, 2, 3, 4] == [carry.place(seat) for seat in range(4)]
    assert 4 == carry.dealer
    carry = after(carry, hand(65), game)
    assert ([2, 3, 4, 0], 0) == ([carry.place(seat) for seat in range(4)], carry.dealer)


QUEUES = [
    # how many, after how many hands, who was the first Povinost: who comes in after which hand, for whom
    (5, 0, 0, [(4, 5, 0)]),  # V W X Y V
    (5, 0, 2, [(4, 5, 2)]),  # X Y V W X
    (5, 1, 0, [(4, 4, 0)]),
    (5, 4, 0, [(4, 1, 0)]),
    (5, 5, 0, [(0, 1, 1)]),  # W has the second turn in hand 6, and V has waited longest
    (6, 0, 0, [(4, 5, 0), (5, 6, 1)]),
    (8, 0, 0, [(4, 5, 0), (5, 6, 1), (6, 7, 2), (7, 8, 3)]),
    (8, 6, 0, [(6, 1, 2), (7, 2, 3), (0, 7, 4), (1, 8, 5)]),  # 2 3, then the new ones, 4 5 6 7, and 4 5 again
    (4, 3, 0, []),
]


@pytest.mark.parametrize(("players", "hands", "first", "expected"), QUEUES)
def test_who_waits_knows_when_he_comes_in(players, hands, first, expected):
    """CZ-POV-05, CZ-EX-51"""
    game = czech(players=players)
    carry = Carry(dealer=3, totals=(0,) * players, marks={"chair": (1, 2, 3, 4) + (0,) * (players - 4)})
    deal = None
    for number in range(hands):
        found = {} if number else {"declarer": first, "partner": (first + 2) % 4, "forehand": first}
        carry = after(carry, hand(65, **found), game)
    if not hands:
        deal = dealt(game=game, carry=carry)
        known = do(deal, "knock, method 12").replace(facts=povinost(first)["facts"])
        assert [(place, then, None) for place, then, _ in expected] == queue(game, carry, deal)
        assert [(place, then, None) for place, then, _ in expected] == queue(game, carry, None)
        deal = known
    assert expected == queue(game, carry, deal)


def queue(game, carry, deal):
    return [(wait.place, wait.after, wait.instead) for wait in game.waits(game, carry, deal)]


def test_a_void_turn_counts():
    """CZ-POV-05, CZ-ERR-07"""
    game = five(povinost_turns_before_rotation=1)
    void = Result(ended="void", faults=(fault("wrong_trump", P, early=True),))
    assert 4 == after(Carry(dealer=4, totals=(0,) * 5), void, game).dealer


def test_fewer_than_four_do_not_play():
    """CZ-POV-07"""
    with pytest.raises(ValueError, match="players"):
        czech(players=3)


def test_the_chips():
    """CZ-CHIP-01, CZ-CHIP-02: 100 points, as 6 blue, 6 red and 10 white or in fewer chips."""
    assert [100] * 4 == balances(Carry())
    assert 100 == sum(worth * number for worth, number in ((10, 6), (5, 6), (1, 10)))
    assert ((10, 8), (5, 1), (1, 2)) == colours(czech(), 87)
    assert ((25, 3), (10, 1), (5, 0), (1, 2)) == colours(czech(chip_set="25x2,10x3,5x2,1x10"), 87)
    assert [250] * 4 == balances(Carry(), czech(start_points=250))


def test_a_voluntary_loan():
    """CZ-CHIP-03: below 100 one may borrow, up to 100 at a time; at Westfest only with nothing left."""
    game, carry = czech(), sheet(-1, 1, 0, 0)
    then = game.book(game, Loan(P, 60), carry).carry
    assert ((60, 0, 0, 0), 159) == (then.mark("loans"), balance(game, then, P))
    for place, amount in ((A, 10), (B, 10), (P, 101), (P, 0)):
        with pytest.raises(ValueError, match=r"borrow|lends|paid back"):
            game.book(game, Loan(place, amount), carry)
    with pytest.raises(ValueError, match="only below 1 "):
        westfest().book(westfest(), Loan(P, 60), carry)
    assert 100 == westfest().book(westfest(), Loan(P, 100), sheet(-100, 100, 0, 0)).carry.mark("loans")[P]
    with pytest.raises(ValueError, match="places"):
        game.book(game, Loan(4, 10), carry)


def test_paying_back():
    """CZ-CHIP-05: as much as one owes and has."""
    game, carry = czech(), sheet(-50, 50, 0, 0, loans=(100, 0, 0, 0))
    assert 30 == game.book(game, Loan(P, -70), carry).carry.mark("loans")[P]
    assert (0, 0, 0, 0) == game.book(game, Loan(P, -100), carry).carry.mark("loans")
    for place, amount in ((P, -101), (A, -1)):
        with pytest.raises(ValueError, match="cannot be paid back"):
            game.book(game, Loan(place, amount), carry)


def test_the_bank_lends_what_is_short():
    """CZ-CHIP-04: P and B have 10 and pay 44 each: a loan of 100 each; by fifties one of 50."""
    lost = hand(45, said("valat", B, made=False))
    poor = sheet(-90, 90, -90, 90)
    then = after(poor, lost)
    assert ((100, 0, 100, 0), [66, 234, 66, 234]) == (then.mark("loans"), balances(then))
    assert (50, 0, 50, 0) == after(poor, lost, czech(loan_unit=50)).mark("loans")
    big = after(poor, hand(53, said("valat", B, made=False, doubled=2)))
    assert (200, 0, 200, 0) == big.mark("loans")  # 162 - 10 = 152


def test_a_house_without_a_bank():
    """CZ-CHIP-04: chips may fall below zero."""
    game = mach(failed_valat_bet_skips_count=False)
    then = after(sheet(-90, 90, -90, 90), hand(45, said("valat", B, made=False)), game)
    assert ((0, 0, 0, 0), -34) == (then.mark("loans"), balance(game, then, P))


def test_declarations_are_paid_before_the_hand():
    """CZ-CHIP-04, CZ-DEC-10: P has 3, pays 4 for a Uni and is lent 100, though the hand brings 20."""
    then = after(sheet(-97, 97, 0, 0), hand(106, said("uni", A), said("valat", P)))
    assert 100 == then.mark("loans")[P]
    assert 3 - 4 + 100 + 40 == balance(czech(), then, P)


@pytest.mark.parametrize("deals", nets.deals(120, 900, long=250))
def test_chips_are_conserved_over_thousands_of_deals(deals):
    """CZ-CHIP-06, CZ-CHIP-04, CZ-TRN-04: n x 100 and the loans; nobody below zero; results come to 0."""
    for game in (czech(), five(), westfest()):
        table, chance = Sheet(game), random.Random(8)
        for number in range(deals):
            pack = [*game.pack]
            chance.shuffle(pack)
            deal = play(start(game, pack, table.carry), [PLAYERS["bold"](game, number)] * 4)
            table = table.book(Dealt(game.result(deal)))
            loans = table.carry.mark("loans")
            if number % 40 == 7:
                borrower = next((p for p in range(game.places) if balances(table.carry, game)[p] == 0), None)
                table = table.book(Misdeal(table.carry.place(C))) if borrower is None else table
                loans = table.carry.mark("loans")
            assert game.places * 100 + sum(loans) == sum(balances(table.carry, game))
            assert min(balances(table.carry, game)) >= 0
            assert 0 == sum(table.carry.totals)
        assert any(table.carry.mark("loans"))
        done = table.book(Stop())
        assert (True, (0,) * game.places) == (done.over, done.carry.mark("loans"))
        assert table.carry.totals == done.carry.totals


def test_the_end_of_a_friendly_game():
    """CZ-TRN-01, CZ-CHIP-05: loans are paid back, and what is left over 100 is the result."""
    done = Sheet(czech()).book(Dealt(hand(60))).book(Stop())
    assert (True, (3, -3, 3, -3)) == (done.over, done.carry.totals)
    with pytest.raises(ValueError, match="over"):
        done.book(Stop())


def test_time_is_called():
    """CZ-TRN-02: a hand whose talon has been laid out is finished and counts; then it is over."""
    begun = dealt()
    assert not in_progress(begun)
    table = Sheet(czech()).book(Stop(playing=True))
    assert not table.over
    done = table.book(Dealt(hand(60)))
    assert (True, 3) == (done.over, done.carry.totals[P])
    house = czech().options
    assert (60, 4) == (house.round_minutes, house.rounds)


def test_a_hand_is_in_progress_once_the_talon_lies():
    """CZ-TRN-02"""
    assert in_progress(do(dealt(), "knock, method 12"))


def test_the_ranking_of_a_tournament():
    """CZ-TRN-03, CZ-TRN-04: the sum of all rounds; equals share a rank; a round sums to zero."""
    assert (1, 2, 2, 4) == ranking([(20, 0, -5, -15), (5, 0, 5, -10)], zero_sum=True)
    with pytest.raises(ValueError, match="round 2 comes to 3"):
        ranking([(0, 0, 0, 0), (1, 2, 0, 0)], zero_sum=True)


def test_every_round_begins_with_a_hundred():
    """CZ-TRN-03, CZ-CHIP-01, CZ-DEAL-01: and the last place deals, until people say who does."""
    assert 3 == Sheet(czech()).carry.dealer
    assert [100] * 4 == balances(Sheet(czech()).carry)
