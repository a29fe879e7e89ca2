"""Verdicts and accuracy of deals that were worked out by hand."""

import pytest

from tarok.engine.actions import PASS, PLAY, Bid
from tarok.report import Judged, Reach, Reachable, Verdict, accuracy, verdict
from tarok.report.verdict import Ended

TWO = Bid("two")
LOST = Ended((0, 1, 0, 1), 0, (-20, 0, -20, 0), made=False)
"""Seat 0 declares with seat 2, and both pay 20."""
WON = Ended((0, 1, 0, 1), 0, (20, 0, 20, 0), made=True)


def line(course, missing=0):
    """Cards in turn; before each the game was won (+) or lost (-) for seat 0, or not solved (?)."""
    made = [{"+": True, "-": False, "?": None}[each] for each in course]
    reaches = [
        Reach(10 + i, 1 + missing + i, i % 4, (0.0,) * 4, 5, 0.0, (0,) * 4, each)
        for i, each in enumerate(made)
    ]
    return Reachable(exact=None not in made, reaches=tuple(reaches), missing=missing)


def judged(seat, number, cost=0.0, margin=1.0, done=PLAY[5], **told):
    trick = 0 if done in {PASS, TWO} else number - 9
    return Judged(number, trick, seat, done, PLAY[6], cost, margin, 100, 0.0, None, None, (), **told)


def test_a_game_that_was_lost_before_the_first_card_could_not_be_won():
    assert Verdict(0, "lost-from-start") == verdict(0, LOST, line("---"), [judged(0, 10, 9)])
    assert Verdict(1, "won-from-start") == verdict(1, LOST, line("---"), [])


def test_it_was_lost_in_the_bidding_where_another_word_was_surely_better():
    bid = judged(0, 3, 12.0, 5.0, TWO, amount=11.0)
    told = verdict(0, LOST, line("--"), [bid, judged(0, 10, 30, 1)])
    assert Verdict(0, "lost-in-bidding", 3, known=True, amount=11.0) == told
    unsure = judged(0, 3, 12.0, 13.0, TWO)
    assert Verdict(0, "lost-from-start") == verdict(0, LOST, line("--"), [unsure])
    partner = verdict(2, LOST, line("--"), [bid])
    assert Verdict(2, "lost-from-start") == partner


def test_what_was_won_before_the_first_card_was_won_in_the_bidding_by_the_declarer_alone():
    told = [verdict(seat, WON, line("+++"), []).kind for seat in range(4)]
    assert ["won-in-bidding", "lost-from-start", "won-from-start", "lost-from-start"] == told


def test_one_card_cost_the_game_where_it_was_won_until_then_and_lost_ever_after():
    course = line("+++++--")  # seat 0 plays cards 0 and 4
    assert Verdict(0, "lost-one-card", 14, 5) == verdict(0, LOST, course, [])
    assert Verdict(2, "lost-by-partner", 14, 5) == verdict(2, LOST, course, [])
    assert Verdict(1, "won-by-gift", 14, 5) == verdict(1, LOST, course, [])
    assert Verdict(3, "won-by-gift", 14, 5) == verdict(3, LOST, course, [])


def test_it_says_whether_that_could_be_known():
    course = line("+-")
    sure, unsure = judged(0, 10, 8.0, 2.0, amount=12.0), judged(0, 10, 8.0, 9.0, amount=12.0)
    assert Verdict(0, "lost-one-card", 10, 1, known=True, amount=12.0) == verdict(0, LOST, course, [sure])
    assert Verdict(0, "lost-one-card", 10, 1) == verdict(0, LOST, course, [unsure])


def test_the_last_card_counts_as_the_turn_when_only_the_end_shows_it():
    assert Verdict(0, "lost-one-card", 14, 5) == verdict(0, LOST, line("+++++"), [])


def test_a_game_that_changed_sides_before_was_lost_by_the_last_chance():
    course = line("+-+++-")  # seat 0, then seat 1 gives it back, then seat 0
    assert Verdict(0, "lost-last-chance", 14, 5) == verdict(0, LOST, course, [])


def test_where_the_line_does_not_reach_the_first_trick_it_speaks_of_what_it_reaches():
    course = line("--", missing=3)
    assert Verdict(0, "lost-from-trick", trick=4) == verdict(0, LOST, course, [])
    assert Verdict(1, "won-from-trick", trick=4) == verdict(1, LOST, course, [])
    assert "lost-one-card" == verdict(0, LOST, line("+-", missing=3), []).kind


def alone(paid):
    return Ended((0, 0, 0, 0), None, paid, made=None)


@pytest.mark.parametrize(
    ("ended", "course"),
    [
        (alone((-10, -20, 0, -5)), line("??")),
        (LOST, line("??")),
        (LOST, Reachable(exact=True, reaches=())),
        (LOST, None),
        (Ended((0, 1, 0, 1), 0, (10, 0, 10, 0), made=False), line("--")),  # paid for all that
    ],
)
def test_nothing_is_said_of_the_game_where_nothing_is_proved(ended, course):
    assert Verdict(0, "open") == verdict(0, ended, course, [])
    assert Verdict(0, "clean") == verdict(0, ended, course, [judged(0, 10, 3.0, 4.0)])
    dear = [judged(0, 10, 9.0, amount=4.0), judged(0, 14, 6.0, amount=9.0), judged(1, 11, 99.0)]
    assert Verdict(0, "costly", 14, 5, known=True, amount=9.0) == verdict(0, ended, course, dear)
    small = [judged(0, 10, 0.6, 0.1, amount=0.4), judged(0, 14, 0.3, 0.1, amount=0.2)]
    assert Verdict(0, "small", 10, 1, known=True, amount=0.4) == verdict(0, ended, course, small)


def test_decisions_of_which_no_world_was_found_are_left_open():
    left = Judged(10, 1, 0, PLAY[5], PLAY[5], 0.0, 0.0, 0, 0.0, None, None, ())
    assert Verdict(0, "open") == verdict(0, LOST, None, [left])


def test_accuracy_is_the_share_that_was_kept_of_what_was_at_stake():
    """Costs 0 + 3 of the stakes 6 + 6: three quarters were kept."""
    kept = [judged(0, 10, 0.0, 0.5, chance=6.0), judged(0, 14, 3.0, 1.0, chance=6.0)]
    assert 75 == accuracy(kept)


def test_accuracy_counts_only_what_was_sure_and_takes_the_cost_as_the_stake_if_that_is_more():
    assert 100 == accuracy([judged(0, 10, 3.0, 4.0, chance=6.0)])
    assert 0 == accuracy([judged(0, 10, 9.0, 1.0, chance=2.0)])
    assert 40 == accuracy([judged(0, 10, 9.0, 1.0, chance=2.0), judged(0, 14, 0.0, 1.0, chance=6.0)])


def test_accuracy_does_not_depend_on_what_a_game_pays_for_a_point():
    small = [judged(0, 10, 1.0, 0.5, chance=3.0), judged(0, 14, 0.0, 0.5, chance=1.0)]
    large = [judged(0, 10, 40.0, 20.0, chance=120.0), judged(0, 14, 0.0, 20.0, chance=40.0)]
    assert (75, 75) == (accuracy(small), accuracy(large))


def test_there_is_no_accuracy_where_nothing_was_at_stake_or_known():
    assert accuracy([]) is None
    assert accuracy([judged(0, 10, chance=0.0)]) is None
    assert accuracy([judged(0, 10, 3.0)]) is None  # a report from before there was any
