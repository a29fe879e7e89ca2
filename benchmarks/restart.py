"""Measure how soon all are back when a server has been killed, and how long a move takes meanwhile.

Tables of people are played with pauses, the server is killed and started again.  Each page calls again after
a while of its own, as the page does, and plays on as soon as it may.

Example: python benchmarks/restart.py --tables 250
"""

import argparse
import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from people import Caller, Counts, Page, Table, Wanted
from table import seconds_of

SOON = 0.4
"""After how many seconds a page calls again, and up to twice as many."""
TOGETHER = 20
"""How many pages are opened at the same time before all this."""
AFTER = 4.0
"""How many seconds are looked at when all are back."""


def main() -> None:
    """Let people play, kill the server, and print how all come back."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=250, help="how many tables of four")
    parser.add_argument("--pause", type=float, default=3.0, help="how many seconds people think, on average")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long they play before")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = House(Path(folder))
        server.start()
        counts, caller = Counts(), Caller("127.0.0.1", server.port)
        tables = [caller.open_table(Wanted("slovenian", 4, asked.pause), counts) for _ in range(asked.tables)]
        try:
            asyncio.run(evening(server, tables, counts, asked.seconds))
        finally:
            server.kill()


class House:
    """A server that can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._database = folder / "tarok.db"
        kept = {"PYTHONPYCACHEPREFIX": str(folder), "PYTHONDONTWRITEBYTECODE": ""}  # as in a house
        self._environment = os.environ | kept
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]

    def start(self) -> None:
        """Start it, and wait until it listens."""
        tarok = "from tarok.cli import main; main()"
        command = [sys.executable, "-c", tarok, "serve", "--port", str(self.port), "--database"]
        self._process = subprocess.Popen(
            [*command, str(self._database)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=self._environment,
        )
        assert self._process.stdout is not None
        self._process.stdout.readline()

    @property
    def spent(self) -> float:
        """How many seconds of CPU time it has taken."""
        return seconds_of(self._process.pid)

    def kill(self) -> None:
        """Kill it in the middle of whatever it does."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()


async def evening(server: House, tables: list[Table], counts: Counts, seconds: float) -> None:
    """Play, and come back."""
    pages = [page for table in tables for page in table.pages]
    for first in range(0, len(pages), TOGETHER):
        some = pages[first : first + TOGETHER]
        await asyncio.gather(*(page.open("127.0.0.1", server.port) for page in some))
    for table in tables:
        table.pages[0].begin()
    await asyncio.sleep(seconds)
    tell("moves before", counts.own)
    for page in pages:
        page.playing = False
    killed = time.perf_counter()
    server.kill()
    await asyncio.to_thread(server.start)
    counts.clear()
    began, spent = time.perf_counter(), server.spent
    print(f"the server is there again after {began - killed:.1f} s")
    back = await asyncio.gather(*(come_back(page, server.port) for page in pages))
    lasted = max(back) - began
    tell(f"{len(pages)} pages are back", [each - began for each in back])
    print(f"server: {1000 * (server.spent - spent) / len(pages):.1f} ms CPU for each, with their moves")
    tell(f"moves in the {lasted:.1f} s until all were", counts.own)
    counts.clear()
    await asyncio.sleep(AFTER)
    tell("moves after that", counts.own)
    for page in pages:
        page.leave()


async def come_back(page: Page, port: int) -> float:
    """Call again after a while; return when one is told how things stand."""
    await asyncio.sleep(SOON * (1 + random.random()))
    page.playing = True
    await page.open("127.0.0.1", port)
    return time.perf_counter()


def tell(what: str, times: list[float]) -> None:
    """Print the median and the worst of some times."""
    if len(times) < 2:
        print(f"{what}: none")
        return
    middle, worst = 1000 * median(times), 1000 * quantiles(times, n=100)[98]
    print(f"{what}: {len(times)}, after {middle:,.0f} ms, {worst:,.0f} ms in the worst of 100")


if __name__ == "__main__":
    main()
