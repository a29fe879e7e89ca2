"""Measure the rule bot: its blunders, its strength, what it declares, and its speed.

Example: python benchmarks/bots.py --game romanian --deals 10000 --jobs 2
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from tarok.arena.boards import outcome
from tarok.arena.figures import fixed
from tarok.bots import PLAYERS
from tarok.bots.default_player import plain
from tarok.engine.bonuses import made
from tarok.engine.deal import Deal, Game, start
from tarok.engine.result import Carry
from tarok.engine.view import Player, play
from tarok.games import GAMES

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))
from blunders import BLUNDERS, blunders  # it lies with the tests

T = TypeVar("T")


OTHERS = {"rule_bids": "who bid alike but play any card", "plain": "plain players"}
"""Whom the rule bot plays against."""


class Played(NamedTuple):
    """What is kept of a deal: its contract and whether it was made, blunders, decisions and their seconds.

    Where everybody plays alone nothing is made.  `said` are the announced bonuses, each with whether
    it was made; `invited` says whether an invitation in the auction was taken up, if there was any.
    """

    contract: str
    made: bool | None
    said: tuple[tuple[str, bool], ...]
    invited: bool | None
    blunders: tuple[str, ...]
    decisions: int
    seconds: float


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=GAMES, default="slovenian", help="what is played")
    parser.add_argument("--deals", type=int, default=1000, help="how many deals of rule bots alone")
    parser.add_argument(
        "--duplicate", type=int, default=None, help="how many duplicate deals; default: a tenth"
    )
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--seed", type=int, default=1, help="of the shuffles")
    asked = parser.parse_args()
    first = asked.seed * 10**9
    pairs = asked.duplicate or max(20, asked.deals // 10)
    with ProcessPoolExecutor(asked.jobs) as pool:
        tell_deals([*spread(pool, partial(one_deal, asked.game), range(first, first + asked.deals))])
        for name in OTHERS:
            duel = partial(duplicate, asked.game, name)
            tell_duel(name, [*spread(pool, duel, range(first, first + pairs))])


def spread(pool: ProcessPoolExecutor, work: Callable[[T], object], jobs: Iterable[T]) -> Iterator[Any]:
    """Do the jobs in other processes, and give the results in order."""
    return pool.map(work, jobs, chunksize=20)


def shuffled(game: Game, number: int) -> list[int]:
    """Return the pack of the deal with this number."""
    pack = [*game.pack]
    random.Random(number).shuffle(pack)
    return pack


def dealt(game: Game, number: int) -> Deal:
    """Return the deal with this number, at its beginning; each is the first on its sheet."""
    return start(game, shuffled(game, number), Carry(dealer=game.places - 1, totals=(0,) * game.places))


def one_deal(key: str, number: int) -> Played:
    """Play a deal with rule bots alone, and look for blunders."""
    game = GAMES[key]()
    before = time.process_time()
    deal = play(dealt(game, number), [PLAYERS["rule"](game, number)] * game.seats)
    seconds = time.process_time() - before
    found = tuple(blunder.what for blunder in blunders(deal))
    result = game.result(deal)
    said = tuple((feat.what, feat.made) for feat in result.feats if feat.announced)
    return Played(result.contract, made(deal), said, invited(deal), found, len(deal.log), seconds)


def invited(deal: Deal) -> bool | None:
    """Whether somebody else became declarer after an invitation; None if there was none."""
    hosts = [fact.seat for fact in deal.facts if fact.what in {"cue", "yield"}]
    return all(seat != deal.declarer for seat in hosts) if hosts else None


def duplicate(key: str, name: str, number: int) -> float:
    """Return what a rule bot gains over the others at the table, averaged over the seats."""
    game = GAMES[key]()
    others = plain(game, number) if name == "plain" else PLAYERS[name](game, number)
    gains = 0.0
    for seat in range(game.seats):
        players: list[Player] = [others] * game.seats
        players[seat] = PLAYERS["rule"](game, number)
        gains += outcome(play(dealt(game, number), players)).gain(seat)
    return gains / game.seats


def tell_deals(deals: Sequence[Played]) -> None:
    """Print blunders, contracts and speed."""
    found = Counter(what for deal in deals for what in deal.blunders)
    print(f"blunders of rule bots in {len(deals)} deals")
    for what in BLUNDERS:
        print(f"  {what:22}{found[what]:6}")
    print("contract                deals  share  made")
    names = Counter(deal.contract or "thrown in" for deal in deals)
    for name, _ in names.most_common():
        tell_made(name, len(deals), [deal for deal in deals if (deal.contract or "thrown in") == name])
    tell_made("with a declarer", len(deals), [deal for deal in deals if deal.made is not None])
    for taken, name in ((True, "invitation taken up"), (False, "invitation in vain")):
        tell_made(name, len(deals), [deal for deal in deals if deal.invited is taken])
    print("announced               often        made")
    words = [word for deal in deals for word in deal.said]
    for name, often in Counter(what for what, _ in words).most_common():
        print(f"  {name:22}{often:5}{words.count((name, True)) / often:13.0%}")
    seconds = sum(deal.seconds for deal in deals)
    decisions = sum(deal.decisions for deal in deals)
    print(f"on one core: {len(deals) / seconds:.0f} deals, {decisions / seconds:.0f} decisions a second")


def tell_made(name: str, total: int, deals: Sequence[Played]) -> None:
    """Print how many deals these are, and how many of them were made."""
    declared = [deal.made for deal in deals if deal.made is not None]
    share = f"{sum(declared) / len(declared):6.0%}" if declared else ""
    print(f"  {name:22}{len(deals):5}{len(deals) / total:7.1%}{share}")


def tell_duel(name: str, gains: Sequence[float]) -> None:
    """Print the mean gain a deal and its 95 % interval."""
    print(f"against others {OTHERS[name]}: {fixed(gains)} points a deal")
    print(f"  more than each of them ({len(gains)} deals, each from all seats)")


if __name__ == "__main__":
    main()
