"""Several processes that serve side by side: a parent begins them, and another for each that dies."""

import gc
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

BRIEF: Final = 5.0
"""How many seconds a worker lives, or else the next one is not begun at once, but after so long."""
PATIENCE: Final = 30.0
"""How many seconds workers may take to stop; then they are ended."""
SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)

log = logging.getLogger(__name__)


def possible() -> bool:
    """Whether several processes can share what listens here: Windows has no way."""
    return hasattr(os, "fork")


class Workers:
    """The workers of a parent: each does the same, until the parent is told to stop, or is no more."""

    def __init__(self, number: int, work: Callable[[], None]) -> None:
        self._number, self._work = number, work
        self._context = get_context("fork")
        self._began: dict[BaseProcess, float] = {}
        self._wanted: list[float] = []
        self._stopping = False

    def run(self) -> None:
        """Begin them, and another for each that dies; return when they have stopped."""
        self._lives, self._life = os.pipe()
        self._hears, stir = os.pipe()
        os.set_blocking(stir, False)
        before = [signal.signal(each, self._stop) for each in SIGNALS]
        signal.set_wakeup_fd(stir)
        gc.freeze()  # what all have in common is never written to, and so stays in common
        self._wanted = [0.0] * self._number
        try:
            while not self._stopping:
                self._begin()
                self._attend()
        finally:
            self._end()
            signal.set_wakeup_fd(-1)
            for each, handler in zip(SIGNALS, before, strict=True):
                signal.signal(each, handler)
            for pipe in (self._lives, self._life, self._hears, stir):
                os.close(pipe)

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _begin(self) -> None:
        """Begin those for which it is time."""
        now = time.monotonic()
        for _ in [when for when in self._wanted if when <= now]:
            worker = self._context.Process(target=self._in_worker)
            signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)  # until the worker minds them in its own way
            worker.start()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
            self._began[worker] = now
        self._wanted = [when for when in self._wanted if when > now]

    def _attend(self) -> None:
        """Wait until one dies, one is to be begun, or somebody says stop."""
        until = min(self._wanted) - time.monotonic() if self._wanted else None
        wait([self._hears, *(worker.sentinel for worker in self._began)], until)
        now = time.monotonic()
        for worker in [each for each in self._began if not each.is_alive()]:
            soon = now - self._began.pop(worker) >= BRIEF
            if not self._stopping:
                self._wanted.append(now if soon else now + BRIEF)
                when = "at once" if soon else f"in {BRIEF:.0f} seconds"
                log.error("a worker has ended (status %s); another begins %s", worker.exitcode, when)

    def _end(self) -> None:
        for worker in self._began:
            worker.terminate()
        until = time.monotonic() + PATIENCE
        for worker in self._began:
            worker.join(max(0.0, until - time.monotonic()))
            if worker.is_alive():
                worker.kill()
                worker.join()

    def _in_worker(self) -> None:
        """Do the work; somebody who presses Ctrl+C means the parent, which tells all."""
        os.setpgid(0, 0)
        os.close(self._life)
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        threading.Thread(target=self._mourn, name="tarok-mourns", daemon=True).start()
        self._work()

    def _mourn(self) -> None:
        """Stop when the parent is no more: then nobody holds the other end of the pipe."""
        os.read(self._lives, 1)
        os.kill(os.getpid(), signal.SIGTERM)
