"""Stopping a server: what it has accepted is stored, pages are told why, and it does not take for ever."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.live_server import Guest, facts_of, my_turn_or_over

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a process there cannot be asked to end")

STUCK = """
import threading
from pathlib import Path
from tarok.server import main
from tarok.server.storage.write_batcher import WriteBatcher
main.PATIENCE = 1
insert = WriteBatcher._insert
def stuck(self, group):
    if Path({stuck!r}).exists():
        threading.Event().wait()
    insert(self, group)
WriteBatcher._insert = stuck
"""
"""A disk on which nothing is ever stored once a file says so."""


@contextlib.contextmanager
def process(database: str, before: str = "") -> Iterator[tuple[subprocess.Popen[str], Guest]]:
    program = (
        f"{before}\nfrom tarok.server import Settings, serve; serve(Settings(port=0, database={database!r}))"
    )
    server = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        yield server, Guest(server.stdout.readline().split("http://")[1].split()[0])
    finally:
        server.kill()
        server.communicate()


def test_a_server_that_is_told_to_stop_stores_what_it_accepted_and_says_goodbye(database: str) -> None:
    with process(database) as (server, guest):
        table = guest.open("rule", "rule", "rule", "you", game="slovenian")
        with guest.play(table) as seat:
            state = seat.hear_until(my_turn_or_over)
            done = seat.do(state["view"]["legal"][0])
            server.terminate()
            assert 1012 == seat.closed()
        out, err = server.communicate(timeout=30)
    assert (0, "") == (server.returncode, err)
    *before, stops, stopped = out.splitlines()
    assert ("Tarok stops, and stores all accepted commands.", "Tarok has stopped.") == (stops, stopped)
    assert all(line.endswith(" is a new database: it holds no tables yet.") for line in before)
    assert done["v"] <= len(facts_of(database, table))


def test_a_server_that_cannot_store_ends_all_the_same_and_says_so(file: str) -> None:
    stuck = Path(f"{file}.stuck")
    with process(file, STUCK.format(stuck=str(stuck))) as (server, guest):
        with guest.play(guest.open("rule", "rule", "rule", "you", game="slovenian")) as seat:
            state = seat.hear_until(my_turn_or_over)
            stuck.touch()
            seat.act(state["view"]["legal"][0])
            server.terminate()
            assert 1012 == seat.closed()
        _, err = server.communicate(timeout=30)
    assert 1 == server.returncode
    assert "error: the last commands cannot be stored within 1 seconds" in err
