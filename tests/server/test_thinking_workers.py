"""Several processes of one server, at whose tables bots sit that take their time."""

import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from zlib import crc32

import pytest

from server.live_server import Guest, facts_of, my_turn_or_over
from server.running import Running
from server.test_prometheus import read
from tarok.server.http.listeners import bind_socket

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux", reason="nowhere else can be seen who has begun whom"),
]


def children(process: int) -> list[int]:
    """Return the processes that a process has begun."""
    return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def one_for_each_worker(guest: Guest) -> list[str]:
    """Open tables with thoughtful bots until each of two workers has one."""
    found: dict[int, str] = {}
    while len(found) < 2:
        answer = guest.post("/api/tables", {"game": "slovenian", "opponents": "thinker"})
        table = str(answer.json()["table"])
        found[crc32(table.encode()) % 2] = table
    return list(found.values())


@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
def test_each_worker_has_thought_about_its_own_tables_once_and_nobody_thinks_when_they_have_stopped(
    backend: str, new_database: Callable[[str], str], tmp_path: Path
) -> None:
    database = new_database(backend)
    with bind_socket("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
    told = {"TAROK_WORKERS": "2", "TAROK_THINKERS": "1", "TAROK_METRICS": str(port)}
    with Running(database, tmp_path, **told) as server, ExitStack() as pages:
        guest = server.guest()
        tables = one_for_each_worker(guest)
        for seat in [pages.enter_context(guest.play(table)) for table in tables]:
            seat.hear_until(my_turn_or_over)
        thinking = [children(worker) for worker in children(server.process.pid)]
        asked = read(port)["tarok_bot_seconds_count"]
        assert 0 == server.stop()
    assert [1, 1] == [len(each) for each in thinking]
    assert asked == sum(fact.kind == "did" for table in tables for fact in facts_of(database, table))
    assert not [each for one in thinking for each in one if Path(f"/proc/{each}").exists()]
