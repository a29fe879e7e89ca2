"""How many good cards have a reason, and how many reasons the solver refutes.

Players by rules play deals.  Before each card all that may be played is valued in worlds of the view.  A
decision counts whose best card brings at least 2 points more than the next best.  Near the end of a deal
other worlds are solved with open cards: a reason is refuted if a card that lacks its motive is surely worth
more there than the card that it speaks for.

Example: python benchmarks/reasons.py slovenian illustrated --deals 20
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator

from timing import progress

from tarok.bots import PLAYERS
from tarok.engine.actions import PLAY, Play
from tarok.engine.deal import Game, act, start
from tarok.engine.view import View, view
from tarok.games import GAMES
from tarok.reasons import reason, refuted, sight, solvable, solved
from tarok.values import values

WORLDS = 80
"""In how many worlds cards are valued."""
OTHERS = 1_000_000
"""Added to a seed it draws other worlds."""
GAP = 2.0
SAME = 0.05
MARGIN = 1.96


def decisions(game: Game, seed: int) -> Iterator[View]:
    """Yield the views of a deal in which there is a choice of cards."""
    deal = start(game, random.Random(seed).sample(sorted(game.pack), len(game.pack)))
    rule = PLAYERS["rule"](game, seed)
    while deal.due:
        seen = view(deal, deal.due.seat)
        if len(seen.legal) > 1 and isinstance(seen.legal[0], Play):
            yield seen
        deal = act(deal, rule(seen))


def measured(key: str, deals: int) -> tuple[Counter[str], Counter[str]]:
    """Count decisions, reasons and refutations of a game, and how often each motive is the reason."""
    game, counts, motives = GAMES[key](), Counter[str](), Counter[str]()
    for seed in progress(key, range(deals)):
        for seen in decisions(game, seed):
            found = values(game, seen, WORLDS, seed)
            worth = {card: found.mean(i) for i, card in enumerate(_cards(seen))}
            best = max(worth, key=worth.__getitem__)
            less = [each for each in worth.values() if each < worth[best] - SAME]
            if not less or worth[best] - max(less) < GAP:
                continue
            why = reason(game, seen, PLAY[best], dict(zip(found.actions, worth.values(), strict=True)), seed)
            counts["decisions"] += 1
            counts["reasons"] += why is not None
            if why is not None:
                motives[why.why] += 1
                if solvable(seen):
                    counts["solved"] += 1
                    counts["refuted"] += refuted(
                        sight(game, seen), best, why, solved(game, seen, seed + OTHERS), MARGIN
                    )
    return counts, motives


def _cards(seen: View) -> list[int]:
    return [action.card for action in seen.legal if isinstance(action, Play)]


def main() -> None:
    """Measure the games that are asked for, and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=sorted(GAMES), help="the keys of games; all by default")
    parser.add_argument("--deals", type=int, default=20, help="how many deals of each")
    asked = parser.parse_args()
    total, motives = Counter[str](), Counter[str]()
    for key in asked.games:
        counts, said = measured(key, asked.deals)
        total, motives = total + counts, motives + said
        print(f"{key:16} {_row(counts)}")
    print(f"{'all':16} {_row(total)}")
    print(", ".join(f"{why} {number}" for why, number in motives.most_common()))


def _row(counts: Counter[str]) -> str:
    share = 100 * counts["reasons"] / max(1, counts["decisions"])
    return (
        f"{counts['reasons']} of {counts['decisions']} decisions have a reason ({share:.0f} %);"
        f" {counts['refuted']} of {counts['solved']} solved ones are refuted"
    )


if __name__ == "__main__":
    main()
