"""Prometheus metrics, published at a port of their own that no page can reach.

Worker processes keep their numbers in files of one folder; the one that is asked adds them up.
"""

import os
import socket
import tempfile
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from tarok.extras import extra
from tarok.server.core.metrics_registry import COUNTER, GAUGE, HISTOGRAM, MEMORY, METERS

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable for multiprocess mode, which prometheus-client reads when it is imported."""
PACE: Final = 5.0
"""How many seconds pass between two looks at the memory."""


@contextmanager
def measured(processes: int) -> Iterator[None]:
    """Measure from before processes part.  Lacking: there is nothing to do it with."""
    with tempfile.TemporaryDirectory(prefix="tarok-metrics-") as folder:
        if processes > 1:
            os.environ[FOLDER] = folder
        with extra("metrics"):
            import prometheus_client as shown

        for meter in METERS:
            more: dict[str, Any] = {}
            if meter.kind == GAUGE and processes > 1:
                more["multiprocess_mode"] = "livesum"
            if meter.kind == HISTOGRAM:
                more["buckets"] = meter.bounds
            names = [meter.label] if meter.label else []
            kinds = {COUNTER: shown.Counter, GAUGE: shown.Gauge, HISTOGRAM: shown.Histogram}
            meter.shown = kinds[meter.kind](meter.name, meter.says, names, registry=None, **more)
        try:
            yield
        finally:
            for meter in METERS:
                meter.shown = None
            os.environ.pop(FOLDER, None)


class ProcessCollector:
    """The numbers of this process."""

    def collect(self) -> Iterable[Any]:
        for meter in METERS:
            yield from meter.shown.collect()


class AllProcessesCollector:
    """The metrics of all processes; gauges of a process end with it."""

    def collect(self) -> Iterable[Any]:
        from prometheus_client import multiprocess

        numbers: Any = multiprocess  # it has no type hints
        folder = os.environ[FOLDER]
        for file in Path(folder).glob("gauge_live*_*.db"):
            process = int(file.stem.rpartition("_")[2])
            if not _lives(process):
                numbers.mark_process_dead(process, folder)
        yield from numbers.MultiProcessCollector(None, folder).collect()


class MetricsServer(ThreadingHTTPServer):
    """Serves the metrics at a listener; updates the memory gauge now and then."""

    daemon_threads = True

    def __init__(self, listener: socket.socket) -> None:
        from prometheus_client import MetricsHandler

        whose = AllProcessesCollector() if FOLDER in os.environ else ProcessCollector()
        super().__init__(listener.getsockname()[:2], MetricsHandler.factory(whose), bind_and_activate=False)
        self.socket.close()
        self.socket = listener.dup()

    def service_actions(self) -> None:
        if resident := memory():
            MEMORY.note(resident)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def show(listener: socket.socket) -> None:
    """Start to serve the metrics at this listener, in a thread of its own."""
    server = MetricsServer(listener)
    server.service_actions()
    threading.Thread(target=server.serve_forever, args=(PACE,), name="tarok-metrics", daemon=True).start()


def memory() -> int:
    """Return the resident memory of this process in bytes; 0 where the system does not report it."""
    with suppress(OSError, AttributeError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0
