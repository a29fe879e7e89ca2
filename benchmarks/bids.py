"""Learn what bids bring, print what that gains, and write what was learned into the package.

Players by rules play deals.  At each bid of a hand that is not too weak all that may be said is said in turn,
but for a solo, and each time they play on.  What a bid brings more than a pass, in points of the seat less
the mean of the others', is a line in some measures of the hand and of the auction: one line for each contract
and standing, by least squares, with a penalty on steep ones.  The same deals give the same file.

Of the gain each fifth of the deals tells by lines that were learned from the others.

Example: python benchmarks/bids.py romanian --deals 3000 --seed 11 --write
"""

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from timing import progress

import tarok.bots.search
from tarok.arena.boards import outcome
from tarok.arena.figures import fixed
from tarok.bots.families import CRAFTS
from tarok.bots.rule import rule
from tarok.bots.search.learned_bids import MARGIN, WEAKEST, Lines, kind, measures, worths
from tarok.bots.strength import strength
from tarok.engine.actions import PASS, Action, Bid, Play
from tarok.engine.deal import act, start
from tarok.engine.result import Carry
from tarok.engine.view import View, play, view
from tarok.games import GAMES

FOLDS = 5
PENALTY = 100.0
"""What a line pays for the square of each slope, a measure counted in its standard deviations."""
FEWEST = 300
"""How often a kind of bid must have been tried for a line."""
SOLO = "solo"
"""What is left to rules: weak hands lose so much by it that no line fits."""
FOLDER = Path(tarok.bots.search.__file__).parent / "bids"


class Tried(NamedTuple):
    """What was tried at one bid: what each action gained, and what rules say; the number of the deal."""

    deal: int
    view: View
    power: float
    given: Action
    gains: dict[Action, float]


def main() -> None:
    """Print what is gained, and write the lines if they are to be kept."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(CRAFTS), help="what is played")
    parser.add_argument("--deals", type=int, default=3000, help="how many deals")
    parser.add_argument("--seed", type=int, default=11, help="of the shuffles")
    parser.add_argument("--write", action="store_true", help="keep the lines in the package")
    asked = parser.parse_args()
    first = asked.seed * 10**9
    found = [
        one
        for number in progress(asked.game, range(first, first + asked.deals))
        for one in tries(asked.game, number)
    ]
    tell(found, asked.deals * GAMES[asked.game]().seats)
    if asked.write:
        text = json.dumps(learned(found), indent=1, sort_keys=True)
        (FOLDER / f"{asked.game}.json").write_text(f"{text}\n", "utf-8")


def tries(key: str, number: int) -> Iterator[Tried]:
    """Yield what was tried at each bid of a deal."""
    game, weights = GAMES[key](), CRAFTS[key].weights.strength
    pack = [*game.pack]
    random.Random(number).shuffle(pack)
    deal = start(game, pack, Carry(dealer=game.places - 1, totals=(0,) * game.places))
    players = [rule(game, random.Random(f"{number}/{seat}").getrandbits(63)) for seat in range(game.seats)]
    after = outcome(play(deal, players))
    while deal.due and not isinstance(deal.due.legal[0], Play):
        seat = deal.due.seat
        seen = view(deal, seat)
        given, power = players[seat](seen), strength(weights, int(seen.hand))
        bids = [bid for bid in seen.legal if isinstance(bid, Bid) and not bid.contract.startswith(SOLO)]
        if PASS in seen.legal and bids and power >= WEAKEST:
            others: list[Action] = [PASS, *bids]
            ends = {said: outcome(play(act(deal, said), players)) for said in others if said != given}
            gains = {said: end.gain(seat) for said, end in (ends | {given: after}).items()}
            yield Tried(number, seen, power, given, gains)
        deal = act(deal, given)


def learned(found: Iterable[Tried]) -> dict[str, tuple[float, ...]]:
    """Return the line of each kind of bid that was tried often enough."""
    rows: dict[str, list[tuple[Sequence[float], float]]] = defaultdict(list)
    for one in found:
        for said, gain in one.gains.items():
            if isinstance(said, Bid) and not said.contract.startswith(SOLO):
                row = measures(said, one.view, one.power), gain - one.gains[PASS]
                rows[kind(said, one.view)].append(row)
    return {name: fitted(each) for name, each in sorted(rows.items()) if len(each) >= FEWEST}


def fitted(rows: Sequence[tuple[Sequence[float], float]]) -> tuple[float, ...]:
    """Return what each measure adds, the first of them being one; one that never differs adds nothing."""
    number, size = len(rows), len(rows[0][0])
    middle = [sum(row[i] for row, _ in rows) / number for i in range(size)]
    spread = [(sum((row[i] - middle[i]) ** 2 for row, _ in rows) / number) ** 0.5 for i in range(size)]
    free = [i for i in range(1, size) if spread[i] > 1e-9]
    scaled = [[(row[i] - middle[i]) / spread[i] for i in free] for row, _ in rows]
    mean = sum(gain for _, gain in rows) / number
    squares = [
        [sum(row[i] * row[j] for row in scaled) + PENALTY * (i == j) for j in range(len(free))]
        for i in range(len(free))
    ]
    right = [
        sum(row[i] * (gain - mean) for row, (_, gain) in zip(scaled, rows, strict=True))
        for i in range(len(free))
    ]
    slopes = dict(zip(free, solved(squares, right), strict=True))
    line = [slopes[i] / spread[i] if i in slopes else 0.0 for i in range(size)]
    line[0] = mean - sum(slope * each for slope, each in zip(line, middle, strict=True))
    return tuple(round(each, 4) for each in line)


def solved(squares: list[list[float]], right: list[float]) -> list[float]:
    """Return what solves these equations, by elimination: they are symmetric, and no pivot is near 0."""
    rows = [[*row, value] for row, value in zip(squares, right, strict=True)]
    for i, pivot in enumerate(rows):
        for row in rows[i + 1 :]:
            share = row[i] / pivot[i]
            row[:] = [mine - share * other for mine, other in zip(row, pivot, strict=True)]
    found = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, len(rows)))
        found[i] = (rows[i][-1] - rest) / rows[i][i]
    return found


def tell(found: Sequence[Tried], seats: int) -> None:
    """Print what is said instead of what rules say, how often, and what it brings each time."""
    changes: dict[str, list[float]] = defaultdict(list)
    for fold in range(FOLDS):
        known = learned(one for one in found if one.deal % FOLDS != fold)
        for one in found:
            if one.deal % FOLDS == fold and (said := best(known, one)) != one.given:
                bid = next(each for each in (said, one.given) if isinstance(each, Bid))
                what = f"{kind(bid, one.view)}: {name(one.given)} -> {name(said)}"
                changes[what].append(one.gains[said] - one.gains[one.given])
    print(f"{len(found)} bids of {seats} hands")
    for what, gains in sorted(changes.items()):
        print(f"{what:36}{len(gains):6} {fixed(gains)}")
    every = [gain for gains in changes.values() for gain in gains] or [0.0]
    print(f"{'all of them':36}{len(every):6} {fixed(every)}; {sum(every) / seats:+.2f} a hand")


def best(known: Lines, one: Tried) -> Action:
    """Return what is said by these lines."""
    worth = {said: gain for said, gain in worths(known, one.view, one.power).items() if said in one.gains}
    most = max(worth, key=lambda action: worth[action])
    return most if one.given in worth and worth[most] > worth[one.given] + MARGIN else one.given


def name(said: Action) -> str:
    """Return a short name of what is said."""
    return said.contract if isinstance(said, Bid) else "pass"


if __name__ == "__main__":
    main()
