# ruff: noqa: INP001, T201 - a script that talks to people
"""Measure the rule bot: its blunders, its strength, what it declares, and its speed.

Example: python benchmarks/bots.py --deals 10000 --jobs 2
"""

import argparse
import math
import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple, TypeVar

from tarok.bots import PLAYERS
from tarok.bots.blunders import BLUNDERS, blunders
from tarok.deal import Deal, Game, start
from tarok.games.slovenian import slovenian
from tarok.view import Player, play

NORMAL = 1.96
"""So many standard errors on either side hold the true value 95 times of 100."""
T = TypeVar("T")


class Played(NamedTuple):
    """What is kept of a deal: its contract and whether it was made, blunders, and the seconds it took."""

    contract: str
    made: bool
    blunders: tuple[str, ...]
    seconds: float


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=1000, help="so many deals of four rule bots")
    parser.add_argument(
        "--duplicate", type=int, default=None, help="so many duplicate deals; default: a tenth"
    )
    parser.add_argument("--jobs", type=int, default=1, help="so many processes")
    parser.add_argument("--seed", type=int, default=1, help="of the shuffles")
    asked = parser.parse_args()
    first = asked.seed * 10**9
    pairs = asked.duplicate or max(20, asked.deals // 10)
    with ProcessPoolExecutor(asked.jobs) as pool:
        tell_deals([*spread(pool, one_deal, range(first, first + asked.deals))])
        tell_duel([*spread(pool, duplicate, range(first, first + pairs))])


def spread(pool: ProcessPoolExecutor, work: Callable[[T], object], jobs: Iterable[T]) -> Iterator[Any]:
    """Do the jobs in other processes, and give the results in order."""
    return pool.map(work, jobs, chunksize=20)


def shuffled(game: Game, number: int) -> list[int]:
    """Return the pack of the deal with this number."""
    pack = [*game.pack]
    random.Random(number).shuffle(pack)
    return pack


def one_deal(number: int) -> Played:
    """Play a deal with four rule bots, and look for blunders."""
    game = slovenian()
    before = time.process_time()
    deal = play(start(game, shuffled(game, number)), [PLAYERS["rule"](game, number)] * game.seats)
    seconds = time.process_time() - before
    result = game.result(deal)
    made = result.points[0] > 35 if result.made is None and result.points else bool(result.made)
    return Played(result.contract, made, tuple(blunder.what for blunder in blunders(deal)), seconds)


def duplicate(number: int) -> float:
    """Return what a rule bot gains over three who bid alike but play any card, averaged over the seats."""
    game = slovenian()
    pack = shuffled(game, number)
    others = PLAYERS["rule_bids"](game, number)
    gains = 0.0
    for seat in range(game.seats):
        players: list[Player] = [others] * game.seats
        players[seat] = PLAYERS["rule"](game, number)
        points = scores(play(start(game, pack), players))
        gains += points[seat] - (sum(points) - points[seat]) / (game.seats - 1)
    return gains / game.seats


def scores(deal: Deal) -> list[int]:
    """Return the points of every seat."""
    lines = deal.game.settle(deal.game, deal.game.result(deal), deal.carry)
    return [sum(line.deltas[seat] for line in lines) for seat in range(deal.game.seats)]


def tell_deals(deals: Sequence[Played]) -> None:
    """Print blunders, contracts and speed."""
    found = Counter(what for deal in deals for what in deal.blunders)
    print(f"blunders of four rule bots in {len(deals)} deals")
    for what in BLUNDERS:
        print(f"  {what:22}{found[what]:6}")
    played = Counter(deal.contract for deal in deals if deal.contract)
    print("contract                deals  share  made")
    for contract, count in played.most_common():
        made = sum(deal.made for deal in deals if deal.contract == contract)
        won = "" if contract == "klop" else f"{made / count:6.0%}"
        print(f"  {contract:22}{count:5}{count / len(deals):7.1%}{won}")
    declared = [deal for deal in deals if deal.contract not in {"", "klop"}]
    print(f"  {'all but klop':22}{len(declared):5}{len(declared) / len(deals):7.1%}", end="")
    print(f"{sum(deal.made for deal in declared) / len(declared):6.0%}")
    print(f"deals a second on one core: {len(deals) / sum(deal.seconds for deal in deals):.0f}")


def tell_duel(gains: Sequence[float]) -> None:
    """Print the mean gain a deal and its 95 % interval."""
    mean = sum(gains) / len(gains)
    error = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
    print(
        f"against three who bid alike but play any card: {mean:+.2f} ± {NORMAL * error:.2f} points a deal"
    )
    print(f"  more than each of them ({len(gains)} deals, each from all four seats)")


if __name__ == "__main__":
    main()
