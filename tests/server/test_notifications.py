"""Several servers: each is told at once what another has stored, by PostgreSQL or as workers of a parent."""

import copy
import time
from collections.abc import Callable

import pytest
from postgresql import Cluster

from server.live_server import Seat, card
from server.test_processes import apart, play_a_deal
from tarok.server.storage import notifications
from tarok.server.storage.worker_ipc import WorkerChannel


@pytest.fixture(autouse=True)
def told_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks by themselves."""
    monkeypatch.setattr("tarok.server.room.room_registry.PACE", 3600)
    monkeypatch.setattr("tarok.server.room.room_registry.RARELY", 3600)
    monkeypatch.setattr(notifications, "PATIENCE", 0.1)


def play(seat: Seat, number: int) -> None:
    """Play a card; again, as a page does, if it was noted first that a player is away, or back."""
    before = len(seat.last["view"]["log"])
    seat.act(card(number))
    while len(seat.last["view"]["log"]) == before:
        message = seat.hear()
        if message["type"] == "refused":
            assert "stale" == message["error"]
            seat.act(card(number))


@pytest.mark.parametrize("backend", ["postgresql", "sqlite"])
def test_what_one_server_stores_another_is_told(new_database: Callable[..., str], backend: str) -> None:
    siblings = WorkerChannel(2)
    workers = [copy.copy(siblings), copy.copy(siblings)] if backend == "sqlite" else []
    for place, worker in enumerate(workers):
        worker.be(place, f"worker {place}")
    with apart(new_database(backend), *workers) as (_, one, other):
        over = play_a_deal(one, other)
    siblings.end()
    assert [-1, 1, 0] == over[0]["table"]["sheet"]["totals"] == over[1]["table"]["sheet"]["totals"]


def test_what_is_stored_while_nobody_listens_is_made_good(
    new_database: Callable[..., str], cluster: Cluster
) -> None:
    with apart(new_database("postgresql")) as (ana, one, other):
        one.do(card(2))
        other.hear_until(lambda state: state["view"]["legal"])
        other.do(card(3))
        one.hear_until(lambda state: len(state["view"]["log"]) == 2)
        cluster.stop()
        other.act(card(1))
        assert "not_stored" == other.hear()["error"]
        cluster.start()
        until = time.monotonic() + 30
        while ana.get("/readyz").status_code != 200:
            assert time.monotonic() < until
        for seat, number in ((other, 1), (one, 0), (other, 4), (one, 5)):
            seat.hear_until(lambda state: state["view"]["legal"])
            play(seat, number)
        over = [seat.hear_until(lambda state: state["view"]["ended"]) for seat in (one, other)]
    assert [-1, 1, 0] == over[0]["table"]["sheet"]["totals"] == over[1]["table"]["sheet"]["totals"]
