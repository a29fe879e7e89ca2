"""Measure a server full of people: moves a second, CPU a move, how soon a move is seen, and memory.

A server is started in a process of its own, with its facts in a file of a temporary folder, and tables are
opened on it.  Each person has a line that speaks as the page does: it remembers, and unpacks what it is
told.  They play what is legal at random, as fast as it goes, or after pauses.  The time that a move takes is
counted from the message of whoever acts to the state that shows it, at their own page and at the others'.

A page may say 100 things at once and five a second: for 1,000 moves a second it takes 60 tables.

Example: python benchmarks/table.py --tables 60
         python benchmarks/table.py --tables 300 --pause 1.5 --seconds 60
"""

import argparse
import asyncio
import multiprocessing
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import quantiles

from people import Caller, Counts, Page, Table, Wanted

from tarok.games import GAMES

WARM = 3.0
"""How many seconds they play before it is measured."""
TOGETHER = 20
"""How many pages are opened at the same time."""
LEAST = 400
"""How many characters of what the server complains of are printed."""
TICK = os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Start a server, let people play, and print what it took."""
    asked = asked_for()
    game = GAMES[asked.game]()
    wanted = Wanted(asked.game, game.places, asked.pause)
    with tempfile.TemporaryDirectory() as folder, server(asked, folder) as (pid, port):
        empty = memory(pid)
        share = [
            asked.tables // asked.clients + (i < asked.tables % asked.clients) for i in range(asked.clients)
        ]
        with crowd(port, share, wanted) as lines:
            time.sleep(WARM)
            for line in lines:
                line.send("count")
            begun, before, theirs = time.monotonic(), seconds_of(pid), [line.recv() for line in lines]
            full = memory(pid)
            time.sleep(asked.seconds)
            spent, lasted = seconds_of(pid) - before, time.monotonic() - begun
            for line in lines:
                line.send("tell")
            told = [line.recv() for line in lines]
            after = memory(pid)
        time.sleep(asked.rest)
        left = memory(pid)
    counts = [each for each, _ in told]
    busiest = max(after - before for (_, after), before in zip(told, theirs, strict=True)) / lasted
    report(counts, spent, lasted, busiest)
    print(f"memory: {empty:.0f} MiB empty, {full:.0f} full, {after:.0f} after {lasted:.0f} s,", end=" ")
    print(f"{left:.0f} when they have left for {asked.rest:.0f} s")


def asked_for() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=60, help="how many tables")
    parser.add_argument("--game", default="slovenian", choices=GAMES, help="the key of the game")
    parser.add_argument("--pause", type=float, default=0.0, help="how many seconds people think, on average")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long it is measured")
    parser.add_argument("--rest", type=float, default=2.0, help="how long the server rests in the end")
    parser.add_argument("--clients", type=int, default=1, help="in how many processes the people are")
    parser.add_argument("--database", help="a database for the server, in place of a file of its own")
    parser.add_argument("--workers", type=int, default=1, help="in how many processes the server is")
    return parser.parse_args()


def report(counts: Sequence[Counts], spent: float, lasted: float, busiest: float) -> None:
    """Print what was done, what it took, and how soon it was seen."""
    moves = sum(each.moves - each.refused for each in counts)
    refused, lost = sum(each.refused for each in counts), sum(each.lost for each in counts)
    print(f"{moves / lasted:,.0f} moves a second ({refused} refused, {lost} lines lost)")
    print(f"server: {1000 * spent / moves:.2f} ms CPU a move, {spent / lasted:.0%} of a core;", end=" ")
    print(f"the busiest of the people: {busiest:.0%}")
    for name, found in (("own", "own"), ("others'", "others")):
        times = [1000 * took for each in counts for took in getattr(each, found)]
        cuts = quantiles(times, n=100)
        print(f"seen on {name} page{'s' * (name != 'own')} after {cuts[49]:.1f} ms,", end=" ")
        print(f"{cuts[98]:.1f} ms in the worst of 100, {max(times):.0f} ms at most")


@contextmanager
def server(asked: argparse.Namespace, folder: str) -> Iterator[tuple[int, int]]:
    """Start a server; give its process and its port."""
    database = asked.database or str(Path(folder) / "tarok.db")
    tarok = "from tarok.cli import main; main()"
    command = [sys.executable, "-c", tarok, "serve", "--port", "0", "--database", database]
    command += ["--workers", str(asked.workers)]
    with (Path(folder) / "complaints").open("w") as complaints:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=complaints, text=True)
    try:
        assert process.stdout is not None
        yield process.pid, int(process.stdout.readline().split("http://")[1].split()[0].split(":")[1])
    finally:
        process.terminate()
        process.wait()
        if said := (Path(folder) / "complaints").read_text():
            print(f"the server complains of {said[:LEAST]}…")


@contextmanager
def crowd(port: int, share: Sequence[int], wanted: Wanted) -> Iterator[list[Connection]]:
    """Let people play, this many tables in each process; give the lines to the processes."""
    spawning = multiprocessing.get_context("spawn")
    lines, processes = [], []
    for tables in share:
        line, theirs = spawning.Pipe()
        processes.append(spawning.Process(target=people, args=(port, tables, wanted, theirs)))
        processes[-1].start()
        lines.append(line)
    for line in lines:
        line.recv()
    for line in lines:
        line.send("begin")
    yield lines
    for line, process in zip(lines, processes, strict=True):
        line.send("leave")
        process.join()


def people(port: int, tables: int, wanted: Wanted, line: Connection) -> None:
    """Open tables and play, in a process of its own, as the one who called says."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, hard), hard))
    counts = Counts()
    caller = Caller("127.0.0.1", port)
    asyncio.run(play([caller.open_table(wanted, counts) for _ in range(tables)], counts, port, line))


async def play(tables: Sequence[Table], counts: Counts, port: int, line: Connection) -> None:
    """Open all pages, play, and tell what was counted."""
    pages = [page for table in tables for page in table.pages]
    for some in batched(pages, TOGETHER):
        await asyncio.gather(*(page.open("127.0.0.1", port) for page in some))
    line.send(None)
    while (word := await asyncio.to_thread(line.recv)) != "leave":
        if word == "begin":
            for table in tables:
                table.pages[0].begin()
        elif word == "count":
            counts.clear()
            line.send(time.process_time())
        else:
            line.send((counts, time.process_time()))
    for page in pages:
        page.leave()
    await asyncio.sleep(0.1)


def batched(pages: Sequence[Page], size: int) -> Iterator[Sequence[Page]]:
    """Give this many at a time."""
    return (pages[first : first + size] for first in range(0, len(pages), size))


def processes_of(pid: int) -> list[int]:
    """Return a process and all that it has started."""
    started = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(each for child in started for each in processes_of(int(child)))]


def seconds_of(pid: int) -> float:
    """Return how many seconds of CPU time a process and all that it has started have taken."""
    fields = [Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split() for each in processes_of(pid)]
    return sum(int(each[11]) + int(each[12]) for each in fields) / TICK


def memory(pid: int) -> float:
    """Return how much memory they take, in MiB: what they share is counted once."""
    rows = [Path(f"/proc/{each}/smaps_rollup").read_text().splitlines() for each in processes_of(pid)]
    return sum(int(row.split()[1]) for lines in rows for row in lines if row.startswith("Pss:")) / 1024


if __name__ == "__main__":
    main()
