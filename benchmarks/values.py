"""Measure values: how long 100 worlds take for all cards; CPU time of one thread, medians.

The deals are those of players by rules.  In each of them somebody is asked before each own card, if there is
more than one to choose from, as a bot would be.  `slow` is the same without what is kept and done natively:
every world is dealt and played by the engine, and packed, paid and played out by calls of their own.

Example: python benchmarks/values.py --games slovenian illustrated
"""

import argparse
import random
from collections.abc import Iterator
from functools import partial
from itertools import islice
from statistics import median, quantiles

from timing import seconds

from tarok.bots import PLAYERS
from tarok.engine.actions import Play
from tarok.engine.deal import Game, act, start
from tarok.engine.view import View, view
from tarok.games import GAMES
from tarok.kernel import pack, payoff, playouts
from tarok.values import Evaluation, values

WORLDS = 100


def main() -> None:
    """Measure game after game, and print the medians."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), metavar="GAME")
    parser.add_argument("--views", type=int, default=100, help="views of each game (100)")
    parser.add_argument(
        "--slow", type=int, default=5, help="of how many of them the slow way is measured, too (5)"
    )
    options = parser.parse_args()
    print(f"{f'ms for {WORLDS} worlds, all cards':34}{'median':>8}{'9 of 10':>9}{'slow':>8}")
    for key in options.games:
        game = GAMES[key]()
        views = [*islice(_views(game), options.views)]
        times = [1000 * seconds(partial(values, game, seen, WORLDS, seed=1)) for seen in views]
        chosen = views[:: max(1, len(views) // max(1, options.slow))][: options.slow]
        slow = [1000 * seconds(partial(_slowly, game, seen)) for seen in chosen]
        told = f"{median(slow):>8.0f}" if slow else ""
        print(f"{key:34}{median(times):>8.1f}{quantiles(times, n=10)[-1]:>9.1f}{told}")


def _views(game: Game) -> Iterator[View]:
    """Return the views before each card of somebody who can choose, deal after deal."""
    chance, rule = random.Random(3), PLAYERS["rule"](game, 7)
    while True:
        deal = start(game, chance.sample(sorted(game.pack), len(game.pack)))
        somebody = chance.randrange(game.seats)
        while deal.due:
            seen = view(deal, deal.due.seat)
            if seen.seat == somebody and len(seen.legal) > 1 and isinstance(seen.legal[0], Play):
                yield seen
            deal = act(deal, rule(seen))


def _slowly(game: Game, seen: View) -> None:
    evaluation = Evaluation(game, seen, seed=1)
    for number in range(WORLDS):
        for action in seen.legal:
            deal = act(evaluation.world(number), action)
            if deal.due:
                playouts(pack(deal), 1, payoff=payoff(deal), policy="rule")


if __name__ == "__main__":
    main()
