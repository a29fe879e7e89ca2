"""Measure worlds: how many a second, and how long until the first; CPU time of one thread, medians.

The deals are those of players by rules, and the views those of whoever has to play: at the first lead, and
when half of the tricks are played.

Example: python benchmarks/worlds.py --games slovenian high
"""

import argparse
import random
from collections.abc import Iterator
from functools import partial
from itertools import islice
from statistics import median

from timing import seconds

from tarok.bots import PLAYERS
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.view import View, view
from tarok.games import GAMES
from tarok.worlds import drawn

NUMBER = 50
"""How many worlds are drawn of each view, after the first."""


def main() -> None:
    """Measure game after game, and print the medians."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), metavar="GAME")
    parser.add_argument("--deals", type=int, default=20, help="deals of each game (20)")
    options = parser.parse_args()
    print(f"{'worlds a second, ms to the first':34}{'first lead':>20}{'half the tricks':>20}")
    for key in options.games:
        game = GAMES[key]()
        views = [*islice(_views(game), options.deals)]
        found = (_measured(game, [both[half] for both in views]) for half in (0, 1))
        print(f"{key:34}" + "".join(f"{rate:>13,.0f}{first:>7.1f}" for rate, first in found))


def _views(game: Game) -> Iterator[tuple[View, View]]:
    """Return the views at the first lead and half-way, of deals that are played so far."""
    chance, rule = random.Random(3), PLAYERS["rule"](game, 7)
    while True:
        deal = start(game, chance.sample(sorted(game.pack), len(game.pack)))
        seen: dict[int, View] = {}
        while deal.due:
            mine = view(deal, deal.due.seat)
            if deal.phase == "trick":
                seen.setdefault(len(deal.tricks), mine)
            deal = act(deal, rule(mine))
        half = _tricks(game) // 2
        if half in seen:
            yield seen[0], seen[half]


def _tricks(game: Game) -> int:
    return sum(phase.__name__ == "trick" for phase in game.phases)


def _measured(game: Game, views: list[View]) -> tuple[float, float]:
    """Return how many worlds a second, and how many milliseconds until the first."""
    rates, firsts = [], []
    for seen in views:
        found = drawn(game, seen, random.Random(1))
        firsts.append(1000 * seconds(partial(next, found)))
        rates.append(NUMBER / seconds(lambda found=found: _take(found)))
    return median(rates), median(firsts)


def _take(found: Iterator[Deal]) -> None:
    for _ in islice(found, NUMBER):
        pass


if __name__ == "__main__":
    main()
