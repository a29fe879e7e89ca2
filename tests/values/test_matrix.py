"""What follows from values that were written down by hand."""

from array import array
from math import inf, sqrt

import pytest

from tarok.engine.actions import PLAY
from tarok.values import Values

THREE = Values(
    seat=1,
    seats=3,
    actions=(PLAY[0], PLAY[1], PLAY[2]),
    worlds=2,
    paid=array("i", [*(0, 6, 0), *(2, 0, 4), *(0, 2, 0), *(0, 4, 0), *(9, 6, 3), *(0, 0, 0)]),
    made=bytes((1, 0, 1, 1, 2, 1)),
)
"""Seat 1 gains 6 and -3, 2 and 4, 0 and 0 beside the mean of the others."""


def test_points_are_those_of_the_seat_beside_the_mean_of_the_others():
    assert [(6, -3), (2, 4), (0, 0)] == [THREE.points(i) for i in range(3)]
    assert [1.5, 3, 0] == [THREE.mean(i) for i in range(3)]
    assert 1 == THREE.best


def test_a_contract_is_made_in_a_share_of_the_worlds_that_have_one():
    assert [0.5, 1, 1] == [THREE.makes(i) for i in range(3)]  # of the last action one world has none
    none = Values(seat=0, seats=3, actions=(PLAY[0],), worlds=1, paid=array("i", [0, 0, 0]), made=bytes((2,)))
    assert none.makes(0) is None


def test_errors_are_those_of_differences_in_the_same_worlds():
    # 6 - 2 and -3 - 4 are 4 and -7: they lie 5.5 on either side of their mean, and there are two of them.
    assert THREE.error(0, 1) == pytest.approx(sqrt((5.5**2 + 5.5**2) / 1) / sqrt(2))
    assert 1 == pytest.approx(THREE.error(1, 2))  # 2 and 4
    assert THREE.better(1, 2, margin=2.9)
    assert not THREE.better(1, 2, margin=3.1)
    assert not THREE.better(2, 1, margin=0)


def test_one_world_tells_nothing_of_the_error():
    paid = array("i", [5, 0, 0, 0, 0, 0])
    one = Values(seat=0, seats=3, actions=(PLAY[0], PLAY[1]), worlds=1, paid=paid, made=bytes(2))
    assert inf == one.error(0, 1)
    assert not one.better(0, 1, margin=0)


def test_worlds_are_shared_by_the_actions_that_are_best_in_them():
    assert (0.5, 0.5, 0) == THREE.shares
    again = THREE.only((2, 2))
    assert (0.5, 0.5) == again.shares


def test_values_of_fewer_actions_and_of_more_worlds():
    first = THREE.only((1, 2))
    assert (PLAY[1], PLAY[2]) == first.actions
    assert [(2, 4), (0, 0)] == [first.points(i) for i in range(2)]
    paid = array("i", [0, 9, 0, 1, 1, 1])
    more = Values(seat=1, seats=3, actions=first.actions, worlds=1, paid=paid, made=bytes((0, 0)))
    both = first.and_(more)
    assert [2 / 3, 0.5] == [both.makes(i) for i in range(2)]
    assert [(2, 4, 9), (0, 0, 0)] == [both.points(i) for i in range(2)]
    with pytest.raises(ValueError, match=r"^these are the values of other actions$"):
        first.and_(THREE)


def test_without_worlds_there_is_no_mean():
    none = Values(seat=0, seats=3, actions=(PLAY[0],), worlds=0, paid=array("i"), made=b"")
    with pytest.raises(ValueError, match=r"^there are no worlds, so there is no mean$"):
        none.mean(0)
