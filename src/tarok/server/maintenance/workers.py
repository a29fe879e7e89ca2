"""Several processes that serve side by side: a parent begins them, and another for each that dies."""

import gc
import logging
import os
import secrets
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tarok.server.storage.worker_ipc import WorkerChannel

BRIEF: Final = 5.0
"""How many seconds a worker should live: each one that dies earlier is replaced with a longer delay."""
PAUSE: Final = 0.25
"""How many seconds pass when that has happened twice; then twice as many each time, up to `BRIEF`."""
PATIENCE: Final = 30.0
"""How many seconds workers may take to stop; then they are ended."""
SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)

log = logging.getLogger(__name__)


def possible() -> bool:
    """Whether several processes can share this listener: not on Windows."""
    return hasattr(os, "fork")


class Workers:
    """The workers of a parent process: all serve until the parent is stopped or has died."""

    def __init__(self, siblings: "WorkerChannel", work: Callable[["WorkerChannel"], None]) -> None:
        self._siblings, self._work = siblings, work
        self._context = get_context("fork")
        self._began: dict[BaseProcess, tuple[float, int]] = {}
        self._wanted: dict[int, float] = {}
        self._brief = [0] * siblings.number
        self._stopping = False

    def run(self) -> None:
        """Begin them, and another for each that dies; return when they have stopped."""
        self._lives, self._life = os.pipe()
        self._hears, stir = os.pipe()
        os.set_blocking(stir, False)
        before = [signal.signal(each, self._stop) for each in SIGNALS]
        signal.set_wakeup_fd(stir)
        # frozen objects are not written to by the collector, so their memory stays shared after fork
        gc.freeze()
        self._wanted = dict.fromkeys(range(self._siblings.number), 0.0)
        try:
            while not self._stopping:
                self._begin()
                self._attend()
        finally:
            self._end()
            signal.set_wakeup_fd(-1)
            for each, handler in zip(SIGNALS, before, strict=True):
                signal.signal(each, handler)
            self._siblings.end()
            for pipe in (self._lives, self._life, self._hears, stir):
                os.close(pipe)

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _begin(self) -> None:
        """Start the workers that are due."""
        now = time.monotonic()
        for place in [place for place, when in self._wanted.items() if when <= now]:
            name = secrets.token_hex(4)
            worker = self._context.Process(target=self._in_worker, args=(place, name), name=name)
            signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)  # until the worker minds them in its own way
            worker.start()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
            self._began[worker] = now, place
            del self._wanted[place]

    def _attend(self) -> None:
        """Wait until a worker dies, one is due to start, or a stop signal arrives."""
        until = min(self._wanted.values()) - time.monotonic() if self._wanted else None
        wait([self._hears, *(worker.sentinel for worker in self._began)], until)
        now = time.monotonic()
        for worker in [each for each in self._began if not each.is_alive()]:
            began, place = self._began.pop(worker)
            brief = self._brief[place] = 0 if now - began >= BRIEF else self._brief[place] + 1
            pause = min(BRIEF, PAUSE * 2 ** (brief - 2)) if brief > 1 else 0.0
            self._siblings.tell_of_death(worker.name, place)
            if not self._stopping:
                self._wanted[place] = now + pause
                log.error("a worker has ended (status %s); another begins in %g s", worker.exitcode, pause)

    def _end(self) -> None:
        for worker in self._began:
            worker.terminate()
        until = time.monotonic() + PATIENCE
        for worker in self._began:
            worker.join(max(0.0, until - time.monotonic()))
            if worker.is_alive():
                worker.kill()
                worker.join()

    def _in_worker(self, place: int, name: str) -> None:
        """Run the server; Ctrl+C is ignored here, because the parent gets it and stops all workers."""
        os.setpgid(0, 0)
        os.close(self._life)
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        threading.Thread(target=self._mourn, name="tarok-mourns", daemon=True).start()
        self._siblings.be(place, name)
        self._work(self._siblings)

    def _mourn(self) -> None:
        """Stop when the parent has died: then the other end of the pipe is closed."""
        os.read(self._lives, 1)
        os.kill(os.getpid(), signal.SIGTERM)
