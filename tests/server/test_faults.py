"""A real server whose file can take nothing any more: it says so, and goes on by itself when it can."""

import sys
from pathlib import Path

import pytest

from server.live_server import facts_of, lowest, my_turn_or_over
from server.running import Running

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="nowhere else can a process be told so")


def test_where_nothing_more_can_be_written_nothing_happens_and_later_all_goes_on(
    file: str, tmp_path: Path
) -> None:
    from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit  # noqa: PLC0415 - Windows has none of it

    with Running(file, tmp_path) as server:
        guest = server.guest()
        table = guest.open("you", "rule", "rule", "rule", game="slovenian")
        with guest.play(table) as seat:
            before = seat.hear_until(my_turn_or_over)
            prlimit(server.process.pid, RLIMIT_FSIZE, (4096, RLIM_INFINITY))
            seat.act(lowest(before["view"]))
            assert "not_stored" == seat.hear()["error"]
            assert 503 == guest.get("/readyz").status_code
            told = {"error": "not_stored", "why": "failing", "trouble": "unstorable", "wait": 2}
            assert (503, told) == (
                (answer := guest.post("/api/tables", {"game": "slovenian"})).status_code,
                answer.json(),
            )
            assert before["v"] == len(facts_of(file, table))
            prlimit(server.process.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))
            assert 200 == guest.get("/readyz").status_code
            seat.act(lowest(before["view"]))
            assert before["v"] < seat.hear()["v"] <= len(facts_of(file, table))
        assert 0 == server.stop()
        told = server.error_log()
    assert [f"error: table {table[:4]}…: nothing can be stored: disk I/O error"] == told[:1]
    assert ["warning: events can be stored again"] == told[1:]
