"""Players of chance reach everything: no outcome that the rules allow is left out."""

import os
from collections import Counter
from itertools import islice

import pytest
from lawful import begun, steps

from tarok.games import GAMES

DEALS = int(os.environ.get("TAROK_COVERAGE_DEALS", "10000"))
KONTRAS = range(5)


def outcomes(game, result):
    """What came about in a deal, as cells of the report."""
    if not result.contract:
        yield ("ended", result.ended)
        return
    yield ("ended", result.ended)
    contract = game.contract(result.contract)
    if contract.aim is None:
        ends = [points for points in result.points if not 0 < points < 36]
        yield from ((contract.id, "lost" if points else "won") for points in ends)
        if all(0 < points < 36 for points in result.points):
            yield (contract.id, "shared")
    else:
        yield (contract.id, "won" if result.made else "lost")
        yield ("game", "doubled", result.doubled)
    for feat in result.feats:
        side = "declarers" if feat.seat in (result.declarer, result.partner) else "defenders"
        how = "announced" if feat.announced else "silent"
        yield (feat.what, how, "made" if feat.made else "missed", side)
        if feat.announced:
            yield (feat.what, "doubled", feat.doubled)


def expected(game):
    """Every cell that the rules allow."""
    yield from (("ended", how) for how in ("played", "decided", "no_tarok"))
    for contract in game.contracts:
        yield from ((contract.id, outcome) for outcome in ("won", "lost"))
        if contract.aim is None:
            yield (contract.id, "shared")
    yield from (("game", "doubled", level) for level in KONTRAS)
    for bonus in game.bonuses:
        sides = ("declarers",) if bonus.id == "king_ultimo" else ("declarers", "defenders")
        for side in sides:
            yield from ((bonus.id, "announced", verdict, side) for verdict in ("made", "missed"))
            yield (bonus.id, "silent", "made", side)
            if bonus.card:
                yield (bonus.id, "silent", "missed", side)
        yield from ((bonus.id, "doubled", level) for level in KONTRAS)
    yield from (("mond", "silent", "missed", side) for side in ("declarers", "defenders"))


@pytest.mark.parametrize("key", GAMES)
def test_chance_reaches_every_outcome(key):
    game = GAMES[key]()
    seen = Counter()
    for deal, seats in islice(begun(game, 7), DEALS):
        *_, over = steps(deal, seats)
        seen.update(outcomes(game, game.result(over)))
    for cell in sorted(seen, key=str):
        print(f"{seen[cell]:6} {' '.join(map(str, cell))}")  # noqa: T201 - the report; -s shows it, and a failure does
    assert [] == [cell for cell in expected(game) if not seen[cell]]
    assert [] == [cell for cell in seen if cell not in set(expected(game))]
