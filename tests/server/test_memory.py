"""Memory is given back when half of the people have left, and not for a few."""

import pytest

from tarok.server.room.memory import FEW, RARELY, MemoryTrimmer


def test_it_is_tidied_up_when_half_of_the_rooms_have_been_left(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = [0.0]
    monkeypatch.setattr("tarok.server.room.memory.time.monotonic", lambda: hands[0])
    tidying = MemoryTrimmer()
    many = 2 * FEW
    rooms = (many, many // 2 + 1, many // 2, many // 2, 1)
    assert [False, False, True, False, False] == [tidying.trim(each) for each in rooms]
    hands[0] = RARELY  # of the rooms that were left then, most have been left since
    assert [True, False] == [tidying.trim(each) for each in (1, 0)]


def test_for_a_few_rooms_it_is_not_worth_while() -> None:
    tidying = MemoryTrimmer()
    assert [False, False] == [tidying.trim(each) for each in (FEW - 1, 0)]
