"""Ratings of a club: what tables tell of people, and how sure that is."""

import sys

import pytest
from noted import entered, noted

from tarok.club.event import event
from tarok.club.notes import Closed, Drawn, Opened, Slip
from tarok.club.ratings import ratings
from tarok.extras import Lacking

FOUR = ("ana", "bor", "cene", "dana")


def evening(*tables):
    """An evening at one table: what each of the four has won in each round."""
    whats = [Opened("x", "friendly"), *entered(*FOUR, "eva")]
    for number, results in enumerate(tables, 1):
        whats += [Drawn(number, (FOUR,), ("eva",)), Slip(number, 1, results), Closed(number)]
    made = event(noted(*whats))
    assert made.refused == ()
    return made.state


def rated(*evenings):
    pytest.importorskip("openskill")
    return {each.who: each for each in ratings(evenings)}


def test_who_does_better_is_rated_higher_and_equals_alike():
    one = rated(evening((30, 10, 10, -50)))
    assert one["ana"].strength > one["bor"].strength == one["cene"].strength > one["dana"].strength
    assert {1} == {each.tables for each in one.values()}
    assert "eva" not in one, "who has not played has no rating"


def test_only_who_did_better_counts_not_by_how_much():
    assert rated(evening((30, 20, 10, -60))) == rated(evening((3, 2, 1, -600)))


def test_every_table_makes_it_more_certain():
    one, two = rated(evening((3, 2, 1, 0))), rated(evening((3, 2, 1, 0), (0, 1, 2, 3)))
    assert all(two[who].uncertainty < one[who].uncertainty < 8.4 for who in FOUR)


def test_evenings_follow_each_other_as_rounds_do():
    first, second = (3, 2, 1, 0), (0, 1, 3, 2)
    assert rated(evening(first, second)) == rated(evening(first), evening(second))
    assert rated(evening(first), evening(second)) != rated(evening(second), evening(first))


def test_the_order_is_by_what_somebody_is_at_least():
    pytest.importorskip("openskill")
    rows = ratings([evening((3, 2, 1, 0), (3, 2, 1, 0))])
    assert [*FOUR] == [each.who for each in rows]
    assert rows[0].least == pytest.approx(rows[0].strength - 3 * rows[0].uncertainty)


def test_without_openskill_it_says_what_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(Lacking) as said:
        ratings([evening((3, 2, 1, 0))])
    assert 'this needs openskill, which is not here: pip install "tarok[club]"' == str(said.value)
