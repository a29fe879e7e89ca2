"""Measure a first start: a fresh clone of each commit, until its page has been served.

Package caches stay as they are.  Commits are taken by turns, so that what else the machine does meets all.

Example: python3 benchmarks/first_start.py --rounds 3 2eebcaf HEAD
"""

import argparse
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]


def started(commit: str) -> tuple[float, float]:
    """Return the seconds until the page of a fresh clone is served, and those of processors."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        clone = Path(folder, "tarok")
        for words in (["clone", "--quiet", ROOT, clone], ["-C", clone, "checkout", "--quiet", commit]):
            subprocess.run(["git", *words], check=True)  # noqa: S607 - whichever git there is
        around = {"TAROK_PORT": "0", "TAROK_DATABASE": f"{folder}/tarok.sqlite3"}
        before, begun = spent(), time.monotonic()
        with subprocess.Popen(
            [sys.executable, "run.py"],
            cwd=clone,
            env={**os.environ, **around},
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        ) as server:
            try:
                lines = server.stdout or ()
                address = next(filter(None, (re.search(r"http://\S+", line) for line in lines)), None)
                if not address:
                    sys.exit(f"{commit} serves no page")
                with urllib.request.urlopen(address[0], timeout=60) as page:  # noqa: S310 - its own server
                    page.read()
                taken = time.monotonic() - begun
            finally:
                os.killpg(server.pid, signal.SIGTERM)
        return taken, spent() - before


def spent() -> float:
    """Return the processor seconds of all programs that have been waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Print each start, and the medians of each commit."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("commits", nargs="*", default=["HEAD"])
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    found: dict[str, list[tuple[float, float]]] = {commit: [] for commit in asked.commits}
    for _ in range(asked.rounds):
        for commit, starts in found.items():
            starts.append(started(commit))
            seconds, work = starts[-1]
            load = os.getloadavg()[0]
            print(f"{commit}: {seconds:.1f} s, {work:.1f} s of processors, load {load:.1f}", flush=True)
    for commit, starts in found.items():
        seconds, work = (median(figures) for figures in zip(*starts, strict=True))
        print(f"{commit}: median {seconds:.1f} s, {work:.1f} s of processors")


if __name__ == "__main__":
    main()
