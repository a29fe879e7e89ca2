"""A parent and its workers, who do nothing but say that they are there and wait."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from server.live_server import PATIENCE
from tarok.server.maintenance import workers
from tarok.server.storage import worker_ipc

pytestmark = pytest.mark.skipif(not workers.possible(), reason="here processes share nothing that listens")

PARENT = f"""
import importlib.util, os, signal, sys, time

def load(name, file):
    spec = importlib.util.spec_from_file_location(name, file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

workers, siblings = load("workers", {workers.__file__!r}), load("siblings", {worker_ipc.__file__!r})

def work(siblings):
    os.write(1, b"%d %f\\n" % (os.getpid(), time.monotonic()))
    while True:
        signal.pause()

workers.BRIEF = float(sys.argv[1])
workers.Workers(siblings.WorkerChannel(2), work).run()
"""


@contextmanager
def parent(brief: float) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-S", "-c", PARENT, str(brief)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def next_one(process: subprocess.Popen[str]) -> tuple[int, float]:
    """Return the worker that says next that it is there, and when it said so."""
    assert process.stdout
    pid, moment = process.stdout.readline().split()
    return int(pid), float(moment)


def test_for_a_worker_that_dies_another_begins_and_all_stop_with_their_parent() -> None:
    with parent(0.0) as process:
        (one, _), (other, _) = next_one(process), next_one(process)
        os.kill(one, signal.SIGKILL)
        third, _ = next_one(process)
        assert 3 == len({one, other, third})
        process.terminate()
        assert 0 == process.wait(PATIENCE)
        assert process.stdout
        assert process.stderr
        assert "" == process.stdout.read()  # nobody has it any more, and nobody else has begun
        assert "a worker has ended (status -9); another begins in 0 s\n" == process.stderr.read()


def test_workers_that_die_soon_again_and_again_are_not_followed_at_once() -> None:
    with parent(5.0) as process:
        moments = []
        for _ in range(2):
            worker, began = next_one(process)
            moments.append(began)
        for _ in range(3):
            os.kill(worker, signal.SIGKILL)
            worker, began = next_one(process)
            moments.append(began)
        assert moments[-2] >= moments[-3] + 0.25
        assert moments[-1] >= moments[-2] + 0.5


def test_workers_end_whose_parent_is_no_more() -> None:
    with parent(0.0) as process:
        next_one(process), next_one(process)
        process.kill()
        assert process.stdout
        assert "" == process.stdout.read()
