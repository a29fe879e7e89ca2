"""Players of chance reach everything: no outcome that the rules allow is left out."""

import os
from collections import Counter
from itertools import islice, product

import pytest
from lawful import begun, steps
from msgspec import Struct

from tarok.games import GAMES

DEALS = int(os.environ.get("TAROK_COVERAGE_DEALS", "10000"))
SIDES = ("declarers", "defenders")


class Reach(Struct, kw_only=True):
    """What the rules of a game allow to come about, beside what can be read off its tables.

    `steps` is how often a stake can be doubled; `of` are the bonuses that one side alone can announce, or make
    in silence; `certain` are those that cannot fail, and are never doubled; `more` is what else there is.
    """

    endings: tuple[str, ...]
    steps: int = 4
    of: dict[str, dict[str, tuple[str, ...]]] = {}
    certain: tuple[str, ...] = ()
    more: tuple[tuple[str, ...], ...] = ()


MONDS = tuple(("mond", "silent", "missed", side) for side in SIDES)
SLOVENIAN = Reach(
    endings=("played", "decided", "no_tarok"),
    of={"king_ultimo": {"announced": SIDES[:1], "silent": SIDES[:1]}},
    more=MONDS,
)
ROMANIAN = Reach(
    endings=("played", "annulled", "surrendered"),
    steps=5,
    of={
        "king_ultimo": {"announced": SIDES[:1], "silent": SIDES[:1]},
        "king_caught": {"announced": (), "silent": SIDES[1:]},
        "king_left": {"silent": SIDES[1:]},
        "pagat_ultimo": {"announced": SIDES[:1], "silent": SIDES},
    },
    certain=("taroks_8", "taroks_9", "taroks_10"),
)
TAPER = Reach(
    endings=("played", "annulled", "passed_out"),
    steps=5,
    of={"pagat_ultimo": {"announced": SIDES[:1], "silent": SIDES}},
    certain=("taroks_10", "taroks_11", "taroks_12"),
)
HATS = tuple(("hat", "silent", "missed", side) for side in SIDES)
HUNGARIAN = Reach(
    endings=("played", "passed_out", "annulled", "trial_failed"),
    steps=5,
    certain=("taroks_8", "taroks_9", "taroks_10", "taroks_11", "taroks_12"),
    more=HATS,
)
REACH = {
    "paskievics": HUNGARIAN,
    "illustrated": HUNGARIAN,
    "illustrated_54": HUNGARIAN,
    "high": HUNGARIAN,
    "slovenian": SLOVENIAN,
    "slovenian_3": SLOVENIAN,
    "slovenian_5": SLOVENIAN,
    "romanian": ROMANIAN,
    "taper": TAPER,
}


def outcomes(game, result):
    """What came about in a deal, as cells of the report."""
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
    else:
        yield (contract.id, "won" if result.made else "lost")
        yield ("game", "doubled", result.doubled)
    for feat in result.feats:
        side = "declarers" if feat.seat in (result.declarer, result.partner) else "defenders"
        how = "announced" if feat.announced else "silent"
        yield (feat.what, how, "made" if feat.made else "missed", side)
        if feat.announced:
            yield (feat.what, "doubled", feat.doubled)


def expected(game, reach):
    """Every cell that the rules allow."""
    yield from (("ended", how) for how in reach.endings)
    for contract in game.contracts:
        yield from ((contract.id, outcome) for outcome in ("won", "lost"))
        if contract.aim is None:
            yield (contract.id, "shared")
    yield from (("game", "doubled", level) for level in range(reach.steps + 1))
    for bonus in game.bonuses:
        yield from _of_bonus(bonus, reach)
    yield from reach.more


def _of_bonus(bonus, reach):
    sides = reach.of.get(bonus.id, {"announced": SIDES, "silent": SIDES})
    certain = bonus.id in reach.certain
    if bonus.announced:
        verdicts = ("made",) if certain else ("made", "missed")
        yield from ((bonus.id, "announced", how, side) for how, side in product(verdicts, sides["announced"]))
        if sides["announced"]:
            yield from ((bonus.id, "doubled", level) for level in range(1 if certain else reach.steps + 1))
    if bonus.silent:
        verdicts = ("made", "missed") if bonus.card and not certain else ("made",)
        yield from ((bonus.id, "silent", how, side) for how, side in product(verdicts, sides["silent"]))


@pytest.mark.parametrize("key", GAMES)
def test_chance_reaches_every_outcome(key):
    game, reach = GAMES[key](), REACH[key]
    seen = Counter()
    for deal, seats in islice(begun(game, 7), DEALS):
        *_, over = steps(deal, seats)
        seen.update(outcomes(game, game.result(over)))
    for cell in sorted(seen, key=str):
        print(f"{seen[cell]:6} {' '.join(map(str, cell))}")  # noqa: T201 - the report; -s shows it, and a failure does
    assert [] == [cell for cell in expected(game, reach) if not seen[cell]]
    assert [] == [cell for cell in seen if cell not in set(expected(game, reach))]
