"""Measure what deals as data cost: CPU time of a deal, and of each file for the one who asks for it.

For every game the CPU time of a deal is taken in this process.  Then a cluster of this machine makes files
with 1 worker and with 2; what this process itself spends meanwhile is the serial part.  From these two a
model says how long a million deals would take with up to 64 workers: the deals are shared in whole files,
and the one who asks needs its own time for each.  Beyond what was measured that is a model, not a
measurement: it knows no network, no disk and no worker that waits for memory.

Example: python benchmarks/simulation.py --deals 200
"""

import argparse
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import median

from timing import seconds

from tarok.data.shards import shard, simulate
from tarok.data.simulation import Simulation, simulation_of
from tarok.games import GAMES
from tarok.jobs.dask_cluster import cluster

FAMILIES = ("slovenian", "romanian", "czech_american", "paskievics")
WHOLE, FILE = 1_000_000, 2000
"""How many deals a night is to bring, and how many of them are in a file."""
FILES = 12
"""How many files the clusters make."""


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", choices=GAMES, default=FAMILIES, metavar="GAME")
    parser.add_argument("--deals", type=int, default=200, help="deals of each game, and of each file (200)")
    options = parser.parse_args()
    print(f"{'':16}{'ms a deal':>12}{'deals an hour and core':>24}{'hours a million':>17}{'GB':>7}")
    costs = {key: _deal(key, options.deals) for key in options.games}
    for key, (cost, size) in costs.items():
        hours, room = WHOLE * cost / 3600, WHOLE * size / 1e9
        print(f"{key:16}{cost * 1e3:>12.2f}{3600 / cost:>24,.0f}{hours:>17.2f}{room:>7.2f}")
    serial = median(_spread(workers, options.deals) for workers in (1, 2))
    cost = median(cost for cost, _ in costs.values())
    print(f"\n{serial * 1e3:.1f} ms of CPU for each file by the one who asks\n")
    print("a million deals, by the model: workers, hours, times as fast as one")
    alone = _modelled(1, cost, serial)
    for workers in (1, 2, 4, 8, 16, 32, 64):
        hours = _modelled(workers, cost, serial) / 3600
        print(f"{workers:>8}{hours:>10.3f}{alone / 3600 / hours:>8.1f}")


def _deal(key: str, deals: int) -> tuple[float, float]:
    """Return the CPU seconds of a deal, medians of five files, and its bytes."""
    plan = _plan(key, deals, 5 * deals)
    shard(_plan(key, 10, 10), 0)  # what is made once is made
    took = [seconds(partial(shard, plan, number)) / deals for number in range(5)]
    return median(took), sum(map(len, shard(plan, 0).files.values())) / deals


def _spread(workers: int, deals: int) -> float:
    """Return the CPU seconds of this process for a file, while workers make some; say how long it took."""
    plan = _plan("slovenian", deals, FILES * deals)
    with tempfile.TemporaryDirectory() as folder, cluster(workers=workers) as hands:
        [*hands(partial(shard, plan), range(workers))]  # they have loaded tarok
        began, spent = time.perf_counter(), time.process_time()
        [*simulate(plan, Path(folder), hands)]
        own, took = time.process_time() - spent, time.perf_counter() - began
    print(f"{workers} workers: {FILES * deals} deals in {took:.1f} s by the clock")
    return own / FILES


def _plan(key: str, deals: int, whole: int) -> Simulation:
    game = GAMES[key]()
    return simulation_of(game, ["rule"] * game.places, whole, shard=deals)


def _modelled(workers: int, cost: float, serial: float) -> float:
    """Return the seconds of a million deals: of the busiest worker, or of the one who asks."""
    files = -(-WHOLE // FILE)
    return max(-(-files // workers) * FILE * cost, files * serial) + serial


if __name__ == "__main__":
    main()
