"""Measure the daily deal with many players: what a finish's comparison costs, and the closing of a day.

Results are made up, with points, contracts and tables of their own for each player, and stored as facts are.

Example: python benchmarks/contest.py --players 100000
         python benchmarks/contest.py --players 100000 --database postgresql+psycopg://USER@HOST/NAME
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import sqlalchemy as sql

from tarok.engine.json_codec import from_json, to_json
from tarok.server.play.daily import DailyPack, today
from tarok.server.play.ranking import Ranking, field, standing
from tarok.server.storage.database import FACT
from tarok.server.storage.event_store import EventStore, written
from tarok.server.table.contests import Scored
from tarok.server.table.events import Opened, Seated, write

ROUNDS = 20
"""How often each is measured."""
BITE = 5000
"""How many players are stored at once."""


def rows(number: int, contest: str, at: str, dice: random.Random) -> list[dict[str, object]]:
    """Return the facts that the table of one player leaves, but for the play."""
    contract = dice.choices(["three", "two", "one", "solo_three", "beggar", "klop"], [9, 8, 5, 3, 1, 2])[0]
    made = None if contract == "klop" else dice.random() < 0.6
    points = (
        round(dice.gauss(5, 35)) if contract == "klop" else dice.randrange(8, 16) * 5 * (1 if made else -1)
    )
    scored = Scored(contest, points, contract, own=dice.random() < 0.4, made=made)
    facts = [
        write(Opened("slovenian", {}, ("rule", "rule", "rule", "open"))),
        write(Seated(3, f"guest {number}")),
        write(scored),
    ]
    table = f"t{number:011d}"
    return [
        {"stream": table, "seq": seq, "at": at, "kind": kind, "body": body}
        for seq, (kind, body) in enumerate(facts, 1)
    ]


async def fill(store: EventStore, players: int, contest: str) -> None:
    """Store what this number of players have made of it."""
    dice, at = random.Random(1), written(time.time())
    for first in range(0, players, BITE):
        made = [row for n in range(first, min(first + BITE, players)) for row in rows(n, contest, at, dice)]
        await store.alter(lambda connection, made=made: connection.execute(sql.insert(FACT), made))


async def measured(name: str, work: Callable[[], Awaitable[object]]) -> None:
    """Say how long something takes, at best and in the middle of some rounds, and the CPU of this process."""
    taken, cpu = [], []
    for _ in range(ROUNDS):
        began, used = time.perf_counter(), time.process_time()
        await work()
        taken.append(time.perf_counter() - began)
        cpu.append(time.process_time() - used)
    taken.sort()
    cpu.sort()
    print(
        f"{name}: {1000 * taken[0]:.1f} ms at best, {1000 * taken[ROUNDS // 2]:.1f} in the middle, "
        f"{1000 * cpu[ROUNDS // 2]:.1f} of CPU here"
    )


async def main(players: int, database: str | Path) -> None:
    """Fill a database, and measure."""
    store = EventStore(database)
    await store.open()
    deal = DailyPack("slovenian", today(time.time()))
    began = time.perf_counter()
    await fill(store, players, deal.contest)
    if store.is_shared:
        await store.alter(lambda connection: connection.execute(sql.text("ANALYZE fact")))
    print(f"{players:,} players, stored in {time.perf_counter() - began:.1f} s")
    counted = await field(store, deal.contest)
    own = counted.counts[len(counted.counts) // 2][0]
    print(f"{len(counted.counts)} different results")

    async def finish() -> None:
        standing(await field(store, deal.contest), own)

    async def streak() -> None:
        await store.ask(store.questions.played.bindparams(guest="guest 77"), lambda row: row[0])

    async def close() -> None:
        await field(store, deal.contest, closed=True)

    closed = to_json(await field(store, deal.contest, closed=True))
    await measured("a finish", finish)
    await measured("a streak", streak)
    await measured("the closing of the day", close)
    await measured("a look at a day that is closed", lambda: asyncio.to_thread(look, closed))
    print(f"a closed day has {len(closed):,} bytes")
    await store.close()


def look(closed: bytes) -> None:
    """Read what is stored of a closed day, and say how somebody stands."""
    counted = from_json(closed, Ranking)
    standing(counted, counted.counts[0][0])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--players", type=int, default=100_000)
    parser.add_argument("--database")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(main(chosen.players, chosen.database or Path(folder) / "tarok.db"))
