"""What boards say: means, intervals, and where a gain comes from."""

import itertools
import math
import random

import pytest

from tarok.arena import Board, Played, Times, by_contract_and_role, by_role, gain, groups, pace
from tarok.arena.figures import Clarity, anytime, fixed

NO_TIME = Times((), ())


def played(points, roles="declarer defender", contract="two", *, made=True):
    return Played(contract, made, tuple(roles.split()), points)


def boards(*rows):
    """Boards of two seats: the points of the control, and of the plays."""
    return [
        Board(number, played(control), tuple(map(played, plays)), NO_TIME, NO_TIME)
        for number, (control, *plays) in enumerate(rows, 1)
    ]


def test_the_interval_is_that_of_student():
    """The values 1 to 10: their standard deviation is 3.0277, and t with nine degrees of freedom 2.2622."""
    found = fixed(range(1, 11))

    assert 5.5 == found.mean
    assert 2.2622 * 3.0277 / math.sqrt(10) == pytest.approx(found.half, rel=1e-3)


def test_of_few_values_nothing_is_said():
    assert math.inf == fixed([1, 2, 3]).half
    assert math.inf == anytime([1, 2, 3] * 33).half


def skewed(chance):
    """A gain as in tarok, of four seats: mostly a little is lost, sometimes a lot won; its mean is zero."""
    return sum(45 if chance.random() < 0.1 else -5 for _ in range(4)) / 4


def test_who_looks_all_the_time_is_deceived_by_one_interval_and_not_by_the_other():
    """Of 300 matches without a gain, each looked at 1,000 times from the 100th on."""
    deceived = {fixed: 0, Clarity: 0}
    for seed in range(300):
        chance = random.Random(seed)
        values = [skewed(chance) for _ in range(1000)]
        clarity = Clarity(0)
        deceived[Clarity] += any(map(clarity.with_next, values))
        deceived[fixed] += any(
            abs(found.mean) > found.half for found in map(fixed, (values[:n] for n in range(100, 1000, 25)))
        )

    assert deceived[Clarity] <= 0.05 * 300
    assert deceived[fixed] > 0.15 * 300


def test_it_is_clear_exactly_when_the_interval_says_so():
    chance = random.Random(1)
    values = [chance.gauss(1, 6) for _ in range(400)]
    clarity = Clarity(0)
    first = next(number for number, value in enumerate(values, 1) if clarity.with_next(value))

    assert first > 100
    for number in (first - 1, first):
        found = anytime(values[:number])
        assert (found.mean > found.half) == (number == first)


def test_where_a_gain_comes_from_sums_to_the_gain():
    chance = random.Random(2)
    roles = ["declarer defender", "defender declarer", "alone alone"]

    def one():
        return played((chance.randrange(-50, 50), chance.randrange(-50, 50)), chance.choice(roles))

    found = [Board(number, one(), (one(), one()), NO_TIME, NO_TIME) for number in range(1, 30)]

    for kind in (by_role, by_contract_and_role):
        shown = groups(found, kind)
        assert gain(found).mean == pytest.approx(sum(group.brings.mean for group in shown))
        assert 1 == pytest.approx(sum(group.challenger.share for group in shown))
        assert 1 == pytest.approx(sum(group.opponent.share for group in shown))


def test_a_group_by_hand():
    """Seat 0 declares and gains 10 and 20 where the opponent gained 0 and 10; seat 1 defends as they did."""
    rows = [((0, 0), (5, -5), (0, 0)), ((5, -5), (10, -10), (5, -5))] * 5
    declarer, defender = groups(boards(*rows), by_role)

    assert (("declarer",), 0.5, 0.5) == (declarer.kind, declarer.challenger.share, declarer.opponent.share)
    assert (15, 5) == (declarer.challenger.gain.mean, declarer.opponent.gain.mean)
    assert (5, 0) == (declarer.brings.mean, defender.brings.mean)
    assert 5 == gain(boards(*rows)).mean
    assert 1 == declarer.challenger.made
    assert 2.2622 * math.sqrt(250 / 9 / 10) == pytest.approx(declarer.challenger.gain.half, rel=1e-3)


def test_a_mean_over_plays_errs_as_its_boards_do():
    """Twice the same play on each board says no more than once."""
    points = [(chance, -chance) for chance in range(12)]
    once = [
        Board(n, played(p, "a b"), (played(p, "a b"), played(p, "c c")), NO_TIME, NO_TIME)
        for n, p in enumerate(points)
    ]
    twice = [
        Board(n, played(p, "a a"), (played(p, "a b"), played(p[::-1], "b a")), NO_TIME, NO_TIME)
        for n, p in enumerate(points)
    ]

    single = next(group for group in groups(once, by_role) if group.kind == ("a",))
    double = next(group for group in groups(twice, by_role) if group.kind == ("a",))

    assert single.challenger.gain == pytest.approx(double.challenger.gain)
    assert 2 * single.challenger.share == double.challenger.share


def test_the_pace_by_hand():
    times = [
        Times(tuple(range(1000, 51000, 1000)), (2000,) * 50),
        Times(tuple(range(51000, 101000, 1000)), (4000,) * 50),
    ]

    assert (100, 50.5, 99, 3, 4, 3) == pace(times)
    assert pace([NO_TIME]) is None


def test_all_kinds_of_a_play_are_told_apart():
    kinds = {
        by_contract_and_role(played((1, 2), "declarer defender", contract), seat)
        for contract, seat in itertools.product(("one", "two"), range(2))
    }

    assert 4 == len(kinds)
