"""A clock that is set back: the time goes on from where it was, at the tables, too."""

import logging

import pytest

from server.live_server import FORE, Hands, LiveServer, card, facts_of
from tarok.server.core.monotonic_clock import MonotonicClock


def test_time_goes_on_when_the_clock_is_set_back_and_follows_it_when_it_is_right_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    wall, ticks = [1000.0], [5.0]
    now = MonotonicClock(lambda: wall[0], lambda: ticks[0])
    told = []
    with caplog.at_level(logging.WARNING):
        for by_wall, by_ticks in ((10, 10), (-3600, 1), (30, 30), (3600, 1), (60, 2)):
            wall[0] += by_wall
            ticks[0] += by_ticks
            told.append(now())
    assert [1010, 1011, 1041, 1042, 1100] == told
    assert ["the clock of the machine was set back; here the time goes on, 3601 s ahead"] == caplog.messages


def test_facts_of_a_table_stand_in_the_order_of_their_times(
    club: LiveServer, database: str, clock: Hands
) -> None:
    guest = club.guest()
    table = guest.open(*FORE)
    with guest.play(table) as seat:
        seat.hear()
        begun = clock.at
        clock.at -= 3600.0
        seat.do(card(0))
        seat.hear_until(lambda state: state["view"]["legal"])
        clock.at += 3605.0
        seat.do(card(2))
    times = [record.at for record in facts_of(database, table)]
    assert times == sorted(times)
    assert {begun, begun + 5.0} == set(times)
