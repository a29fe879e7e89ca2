"""Random players reach everything: no outcome that the rules allow is left out.

What the rules allow is read off the tables of the game: its contracts, its bonuses and its house rules.  The
deals end when everything has been seen, unless TAROK_COVERAGE_DEALS says how many to play.
"""

import os
from collections import Counter
from itertools import islice

import pytest
from lawful import begun, steps
from reach import VARIATIONS, cells

from tarok.engine.actions import FACE_DOWN, Announce, Call, ThrowIn
from tarok.games import GAMES

DEALS = int(os.environ.get("TAROK_COVERAGE_DEALS", "10000"))
SEEDS = {
    "slovenian": 15,
    "slovenian_3": 14,
    "slovenian_5": 5,
    "romanian": 0,
    "taper": 14,
    "illustrated": 10,
    "illustrated_54": 5,
    "high": 18,
}
"""Of some twenty seeds that with which everything is seen the soonest; no outcome depends on it."""


def outcomes(game, over):
    """What came about in a deal, as cells of the report."""
    result = game.result(over)
    yield from words(game, over)
    yield ("ended", result.ended)
    if not result.contract:
        return
    contract = game.contract(result.contract)
    if contract.aim is None:
        whole = sum(result.points)
        ends = [points for points in result.points if points == 0 or 2 * points > whole + 1]
        yield from ((contract.id, "lost" if points else "won") for points in ends)
        if not ends:
            yield (contract.id, "shared")
        yield from (("kontra", contract.id) for _ in result.feats)
        return
    yield (contract.id, "won" if result.made else "lost")
    yield ("game", "doubled", result.doubled)
    if result.partner is not None:
        yield (contract.id, "with a partner")
    for feat in result.feats:
        side = "declarers" if feat.seat in (result.declarer, result.partner) else "defenders"
        how = "announced" if feat.announced else "silent"
        yield (feat.what, how, "made" if feat.made else "missed", side)
        if feat.announced:
            yield (feat.what, "doubled", feat.doubled)


def words(game, over):
    """What was said that is no bonus, and what was called."""
    known = {bonus.id for bonus in game.bonuses}
    for _, said in over.log:
        if isinstance(said, Announce) and said.bonus not in known:
            yield ("said", said.bonus)
        if isinstance(said, Call):
            yield ("called", "unnamed" if said.card == FACE_DOWN else game.faces.names[said.card][-1:] == "K")
        if isinstance(said, ThrowIn):
            yield ("said", "throw in")


def games():
    for key, make in GAMES.items():
        has = make().options.__struct_fields__
        more = {name: value for name, value in VARIATIONS.items() if name in has}
        yield pytest.param(make(), id=key)
        if more:
            yield pytest.param(make(**more), id=f"{key} with variations", marks=pytest.mark.night)


@pytest.mark.long
@pytest.mark.parametrize("game", list(games()))
def test_chance_reaches_every_outcome(game):
    allowed, must = cells(game)
    seen = Counter()
    for deal, seats in islice(begun(game, SEEDS.get(game.key, 7), rare=True), DEALS):
        *_, over = steps(deal, seats)
        seen.update(outcomes(game, over))
        if "TAROK_COVERAGE_DEALS" not in os.environ and must <= seen.keys():
            break
    for cell in sorted(seen, key=str):
        print(f"{seen[cell]:6} {' '.join(map(str, cell))}")  # noqa: T201 - the report; -s shows it, and a failure does
    assert [] == sorted(must - seen.keys(), key=str)
    assert [] == sorted(seen.keys() - allowed, key=str)
