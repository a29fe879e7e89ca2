"""What a question of the score form costs in Python: `python benchmarks/form.py`."""

import time
from typing import Any

from tarok.engine.deal import Game
from tarok.engine.result import Carry, Feat
from tarok.games import GAMES
from tarok.scoring.card_ledger import possible
from tarok.scoring.entry_form import form

ROUNDS = 5
SAID = ("pagat_ultimo", "pagat")


def main() -> None:
    """Say for each game how long the dearest of its questions takes, in milliseconds of CPU time."""
    for key, make in GAMES.items():
        game = make()
        print(f"{key}: {1000 * max(cost(game, written) for written in questions(game)):.0f} ms")


def questions(game: Game) -> list[dict[str, Any]]:
    """What is written when the form is asked: nothing, a contract, and then a bonus and points."""
    contract = next(each for each in game.contracts if each.bonuses)
    bid = {"contract": contract.id, "declarer": 0, "partner": 1 if contract.calls else None, "level": 1}
    said = next(what for what in SAID if what in contract.rows)
    more = {**bid, "feats": (Feat(what=said, seat=0, announced=True),)}
    return [{}, {"contract": game.contracts[0].id}, bid, more, {**more, "points": (40,)}]


def cost(game: Game, written: dict[str, Any]) -> float:
    """Return how many seconds of CPU time the answer takes at best, when the ledger has found nothing yet."""
    carry = Carry(dealer=game.places - 1, totals=(0,) * game.places)
    found = []
    for _ in range(ROUNDS):
        possible.cache_clear()
        before = time.process_time()
        form(game, carry, written)
        found.append(time.process_time() - before)
    return min(found)


if __name__ == "__main__":
    main()
