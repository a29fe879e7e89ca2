"""Measure how long it takes to open a table of one deal and one of many, and what a stranger's look costs.

The deals are stored as a server would have stored them, and a server is started anew for each table, so that
it knows nothing of it.  Then it is asked who sits there, as a stranger may who has the link, while somebody
else asks again and again whether the server is there: how long they wait is what the look costs others.

Example: python benchmarks/opening.py --deals 1 200
"""

import argparse
import asyncio
import http.client
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from people import MANNERS

from tarok.games import GAMES
from tarok.server.storage.event_store import EventStore
from tarok.server.table.consequences import settlement
from tarok.server.table.events import Began, Dealt, Did, Opened, Seated, Seen, TableFact, write
from tarok.server.table.reducer import apply_event, fold
from tarok.server.table.table_settings import Manners

CARDS = 30
"""How many actions of the last deal have been done."""


def main() -> None:
    """Print what it takes for each number of deals."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, nargs="+", default=[1, 200], help="how many deals tables have")
    for deals in parser.parse_args().deals:
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "tarok.db"
            facts = list(evening(deals))
            asyncio.run(keep(database, facts))
            with server(database) as port:
                looked, worst = look(port)
            print(f"{deals} deals, {len(facts)} facts: a look takes {1000 * looked:.1f} ms,", end=" ")
            print(f"and others wait {1000 * worst:.1f} ms at most meanwhile")


def evening(deals: int) -> Iterator[TableFact]:
    """Give what happens when four people play this number of deals at random, and are in the last one."""
    game, chance = GAMES["slovenian"](), random.Random(5)
    opened = Opened("slovenian", {}, ("open",) * game.places, manners=Manners(**MANNERS))
    begun = [*(Seated(place, f"guest {place}", f"Ana {place}") for place in range(game.places)), Began()]
    table = fold("t", [opened, *begun], GAMES)
    assert table is not None
    yield opened
    yield from begun
    for deal in range(1, deals + 1):
        happens: list[TableFact] = [Dealt(tuple(chance.sample(list(game.pack), len(game.pack))))]
        while happens:
            yield (fact := happens.pop(0))
            table = apply_event(table, fact)
            if table.over and not table.settled:
                happens = [settlement(table), *(Seen(place) for place in range(game.places))]
            elif not happens and table.due is not None and (deal < deals or len(table.playing.log) < CARDS):
                view = table.view(table.due)
                assert view.seat is not None
                happens = [Did(view.seat, chance.choice(view.legal))]


async def keep(database: Path, facts: list[TableFact]) -> None:
    """Store all that has happened."""
    store = EventStore(database)
    await store.open()
    await store.append("table2345678", 0, [write(fact) for fact in facts])
    await store.close()


@contextmanager
def server(database: Path) -> Iterator[int]:
    """Start a server, and give its port."""
    tarok = "from tarok.cli import main; main()"
    command = [sys.executable, "-c", tarok, "serve", "--port", "0", "--database", str(database)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        yield int(process.stdout.readline().split("http://")[1].split()[0].split(":")[1])
    finally:
        process.terminate()
        process.wait()


def look(port: int) -> tuple[float, float]:
    """Return how long it takes to look at the table, and how long somebody else waits meanwhile."""
    waits: list[float] = []
    over = threading.Event()

    def ask() -> None:
        other = http.client.HTTPConnection("127.0.0.1", port)
        while not over.is_set():
            waits.append(seconds(other, "/healthz"))
            time.sleep(0.001)

    asking = threading.Thread(target=ask)
    stranger = http.client.HTTPConnection("127.0.0.1", port)
    seconds(stranger, "/api/tables/table7654321")  # there is none: all that it takes is ready now
    asking.start()
    time.sleep(0.2)
    waits.clear()
    looked = seconds(stranger, "/api/tables/table2345678")
    over.set()
    asking.join()
    return looked, max(waits)


def seconds(line: http.client.HTTPConnection, path: str) -> float:
    """Return how long an answer takes."""
    began = time.perf_counter()
    line.request("GET", path)
    line.getresponse().read()
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
