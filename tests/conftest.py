"""What holds for every run of the tests, however it was started."""

import faulthandler
import gc
import os
import sys
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

COMPILED = Path(__file__).parents[1] / ".cache" / "bytecode"
"""Where compiled Python is kept where it may not lie beside its source."""

if sys.dont_write_bytecode:  # then every process would compile all anew, and the tests start a hundred
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(COMPILED)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(COMPILED)


def pytest_addoption(parser):
    parser.addoption("--nets", action="store_true", help="say how many seconds each part of the tests took")


def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are processors: a test of the server often waits for it."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(wrapper=True)
def pytest_collection(session):
    """What is collected stays: the garbage collector does not search it again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_runtest_setup(item):
    """What takes long by night may take as long as it likes; all else ends after `faulthandler_timeout`."""
    if item.get_closest_marker("night"):
        faulthandler.cancel_dump_traceback_later()


def pytest_terminal_summary(terminalreporter, config):
    if not config.getoption("nets"):
        return
    seconds = Counter()
    for report in chain.from_iterable(terminalreporter.stats.values()):
        if isinstance(report, pytest.TestReport):
            part = report.nodeid.partition("::")[0].split("/")[1]
            seconds[part] += report.duration
    terminalreporter.section("seconds, of all processes together")
    for part, spent in seconds.most_common():
        terminalreporter.line(f"{spent:7.1f} {part}")
