"""Measure the kernel's player by rules: what it gains beside rule bots, and how many plays a second it makes.

In each duplicate deal the rule bots speak, and then a seat after the other plays its cards by the policy, all
others as the rule bot.  It is asked in the deal itself: a test holds that it goes by what its seat can know.

Example: python benchmarks/policy.py --deals 400 --seed 1 slovenian romanian
"""

import argparse
import sys
import time

from bots import dealt
from timing import progress, seconds

from tarok.bots import PLAYERS
from tarok.engine.actions import PLAY, Play
from tarok.engine.deal import Deal, Game, act
from tarok.engine.view import Player, view
from tarok.games import GAMES
from tarok.kernel import missing, pack, payoff

if missing():
    sys.exit(f"tarok: {missing()}")

from tarok.kernel import Position, playouts

FAMILIES = ("slovenian", "slovenian_3", "romanian", "czech_american", "paskievics")
NORMAL = 1.96
"""How many standard errors on either side hold the true value 95 times of 100."""
TIMES = 2000
"""How many plays from each deal are timed."""


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="game", default=FAMILIES, help="what is played")
    parser.add_argument("--deals", type=int, default=300, help="how many duplicate deals of each game")
    parser.add_argument("--seed", type=int, default=1, help="of the shuffles")
    asked = parser.parse_args()
    for key in asked.games:
        tell(key, asked.seed * 10**9, asked.deals)


def tell(key: str, first: int, deals: int) -> None:
    """Print what the policy gains a deal in a game, and how fast it is."""
    before = time.process_time()
    game = GAMES[key]()
    gains = []
    plays = taken = 0.0
    for number in progress(key, range(first, first + deals)):
        rule = PLAYERS["rule"](game, number)
        begun = spoken(dealt(game, number), rule)
        gains.append(sum(gain(game, begun, seat, rule) for seat in range(game.seats)) / game.seats)
        if begun.due and begun.playing.aim is not None and number % 10 == 0:
            plays, taken = plays + TIMES, taken + timed(begun)
    mean = sum(gains) / len(gains)
    error = (sum((one - mean) ** 2 for one in gains) / (len(gains) - 1) / len(gains)) ** 0.5
    print(
        f"{key:16}{mean:+.2f} ± {NORMAL * error:.2f} points a deal, {deals} deals;"
        f" {plays / taken / 1e6 if taken else 0:.2f} million plays a second;"
        f" {time.process_time() - before:.0f} s",
        flush=True,
    )


def spoken(deal: Deal, rule: Player) -> Deal:
    """Return a deal at its first card, or over."""
    while deal.due and type(deal.due.legal[0]) is not Play:
        deal = act(deal, rule(view(deal, deal.due.seat)))
    return deal


def gain(game: Game, deal: Deal, seat: int, rule: Player) -> float:
    """Return what a seat that plays by the policy gains over the others."""
    pays = payoff(deal) if deal.due else None
    while deal.due:
        due = deal.due
        if len(due.legal) == 1:
            action = due.legal[0]
        elif due.seat == seat and type(due.legal[0]) is Play:
            action = PLAY[Position(pack(deal)).card("rule", pays)]
        else:
            action = rule(view(deal, due.seat))
        deal = act(deal, action)
    points = scores(deal)
    return points[seat] - (sum(points) - points[seat]) / (game.seats - 1)


def scores(deal: Deal) -> list[int]:
    """Return the points of every seat."""
    lines = deal.game.settle(deal.game, deal.game.result(deal), deal.carry)
    return [sum(line.deltas[seat] for line in lines) for seat in range(deal.game.seats)]


def timed(deal: Deal) -> float:
    """Return the CPU time of the plays from a deal."""
    spec, pays = pack(deal), payoff(deal)
    return seconds(lambda: playouts(spec, TIMES, payoff=pays, policy="rule"))


if __name__ == "__main__":
    main()
