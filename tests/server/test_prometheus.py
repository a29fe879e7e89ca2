"""The metrics of a server, as Prometheus reads them."""

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable

import pytest

from server.live_server import PATIENCE, Guest, LiveServer, my_turn_or_over, seated
from tarok.server import Settings, serve
from tarok.server.http.listeners import bind_socket
from tarok.server.maintenance.prometheus import measured, show


def read(port: int) -> dict[str, float]:
    """Read the numbers, each by its name and its label."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as answer:
        lines = answer.read().decode().splitlines()
    return {name: float(value) for name, value in (line.split(" ") for line in lines if line[0] != "#")}


def until(port: int, holds: Callable[[dict[str, float]], bool]) -> dict[str, float]:
    """Read until this holds; what one has heard is counted a moment later."""
    end, numbers = time.monotonic() + PATIENCE, dict[str, float]()
    while time.monotonic() < end:
        with contextlib.suppress(OSError):  # whoever was asked has been killed
            if holds(numbers := read(port)):
                return numbers
        time.sleep(0.02)
    raise AssertionError(numbers)


def test_what_happens_is_counted(server: LiveServer) -> None:
    with measured(1), bind_socket("127.0.0.1", 0) as door:
        show(door)
        port = door.getsockname()[1]
        ana, bine = server.guest(), server.guest()
        with seated(ana, "you", "open", "rule") as seat:
            before = until(port, lambda numbers: numbers.get('tarok_sockets{who="player"}') == 1)
            table = seat.hear()["table"]["id"]
            seat.say(type="act", v=0, action={"type": "pass"})
            assert "stale" == seat.hear()["error"]
            assert 404 == bine.get("/api/tables/nosuchtable2").status_code
            assert 422 == bine.post("/api/tables", {}).status_code
            bine.sit(table, 1)
            with bine.play(table) as other:
                for each in (seat, other):
                    each.hear_until(lambda state: state.get("view"))
                there = until(port, lambda numbers: numbers["tarok_people"] == 2)
                mine = seat if seat.last["view"]["legal"] else other
                mine.do(mine.last["view"]["legal"][0])
                moved = until(port, lambda numbers: numbers["tarok_move_seconds_count"] == 1)
        gone = until(port, lambda numbers: numbers["tarok_people"] == numbers["tarok_tables"] == 0)
    assert (1, 1) == (before["tarok_people"], before["tarok_tables"])
    assert (2, 1) == (there['tarok_sockets{who="player"}'], there["tarok_tables"])
    assert (1, 1, 1) == tuple(
        there[f'tarok_refused_total{{error="{error}"}}'] for error in ("stale", "no_table", "garbled")
    )
    assert 0 < moved["tarok_move_seconds_sum"] < PATIENCE
    assert moved["tarok_store_group_count"] > 3
    assert moved["tarok_memory_bytes"] > 10_000_000
    assert 0 == gone['tarok_sockets{who="player"}']


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs several processes")
def test_whichever_process_is_asked_tells_of_all(database: str) -> None:
    with bind_socket("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
    program = "from tarok.server import Settings, serve; serve(Settings(port=0, workers=2, "
    program += f"database={database!r}, metrics=('127.0.0.1', {port})))"
    server = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert server.stdout
    try:
        guest = Guest(server.stdout.readline().split("http://")[1].split()[0])
        with guest.play(guest.open("rule", "rule", "rule", "you", game="slovenian")) as seat:
            seat.hear_until(my_turn_or_over)
            seen = [until(port, lambda n: n.get('tarok_sockets{who="player"}') == 1) for _ in range(8)]
            assert {1} == {numbers["tarok_people"] for numbers in seen}
            workers = subprocess.check_output(["ps", "-o", "pid=", "--ppid", str(server.pid)], text=True)
            for worker in re.findall(r"\d+", workers):
                os.kill(int(worker), signal.SIGKILL)
            after = until(port, lambda n: n.get('tarok_sockets{who="player"}', 0) == 0)
            assert after["tarok_store_group_count"] > 0
    finally:
        server.terminate()
        server.communicate(timeout=PATIENCE)


def test_without_what_shows_them_there_is_one_sentence(
    database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with pytest.raises(SystemExit) as end:
        serve(Settings(port=0, database=database, metrics=("127.0.0.1", port)))
    said = capsys.readouterr().err
    assert (2, 1) == (end.value.code, said.count("\n"))
    assert 'this needs prometheus_client, which is not here: pip install "tarok[metrics]"' in said


def test_a_port_of_metrics_that_is_taken_is_one_sentence(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with bind_socket("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
        with pytest.raises(SystemExit) as end:
            serve(Settings(port=0, database=database, metrics=("127.0.0.1", port)))
    assert 2 == end.value.code
    assert (
        f"tarok: port {port} of 127.0.0.1 is taken already; --metrics names another.\n"
        in capsys.readouterr().err
    )
