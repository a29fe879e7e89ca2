"""Players of chance reach everything: no outcome that the rules allow is left out.

What the rules allow is read off the tables of the game: its contracts, its bonuses and its house rules.  The
deals end when everything has been seen, unless TAROK_COVERAGE_DEALS says how many to play.
"""

import os
from collections import Counter
from itertools import islice

import pytest
from lawful import begun, steps
from msgspec.structs import asdict

from tarok.actions import FACE_DOWN, Announce, Call, ThrowIn
from tarok.games import GAMES

DEALS = int(os.environ.get("TAROK_COVERAGE_DEALS", "10000"))
VARIATIONS = {
    "hirskontra": True,
    "klop_kontra": True,
    "four_kings_call": "trula",
    "call_fourth_king": True,
    "piccolo": "above_solo_one",
    "colour_valat_with_partner": True,
    "berac_skis_emperor": True,
    "three_player_high_bids": True,
    "vogel_frei": True,
    "annul_few_taroks": True,
}
"""House rules that let more come about; a game has those that it has."""


def outcomes(game, over):
    """What came about in a deal, as cells of the report."""
    result = game.result(over)
    yield from words(game, over)
    yield ("ended", result.ended)
    if not result.contract:
        return
    contract = game.contract(result.contract)
    if contract.aim is None:
        ends = [points for points in result.points if not 0 < points < 36]
        yield from ((contract.id, "lost" if points else "won") for points in ends)
        if all(0 < points < 36 for points in result.points):
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


def expected(game):
    """Every cell that the rules allow."""
    house = asdict(game.options)
    kontras = range(6 if house.get("hirskontra") else 5)
    calling = [contract for contract in game.contracts if contract.calls]
    yield from (("ended", how) for how in ("played", "decided", "no_tarok"))
    for contract in game.contracts:
        yield from ((contract.id, outcome) for outcome in ("won", "lost"))
        if contract.aim is None:
            yield (contract.id, "shared")
    yield from ((contract.id, "with a partner") for contract in calling)
    yield from (("game", "doubled", level) for level in kontras)
    yield from bonuses(game, kontras, anybody=not house.get("enforce_holder_announcements"))
    yield from (("mond", "silent", "missed", side) for side in ("declarers", "defenders"))
    if calling:
        yield ("called", True)
    options = {
        "annul_few_taroks": [("ended", "annulled"), ("said", "throw in")],
        "vogel_frei": [("said", "vogel_frei")],
        "klop_kontra": [("kontra", "klop")],
        "colour_valat_with_partner": [("colour_valat", "with a partner")],
        "call_fourth_king": [("called", "unnamed")],
    }
    yield from (cell for name, cells in options.items() if house.get(name) for cell in cells)
    if house.get("four_kings_call") == "trula":
        yield ("called", False)


def bonuses(game, kontras, *, anybody):
    """What can become of each bonus: a card in the last trick may fail without a word."""
    for bonus in game.bonuses:
        one_side = bonus.id == "king_ultimo"  # the king is the declarer's side's, whoever has it
        for side in ("declarers", "defenders"):
            if not one_side or side == "declarers":
                yield (bonus.id, "announced", "made", side)
                yield (bonus.id, "silent", "made", side)
                if bonus.card:
                    yield (bonus.id, "silent", "missed", side)
            if not one_side or anybody or side == "declarers":
                yield (bonus.id, "announced", "missed", side)
        yield from ((bonus.id, "doubled", level) for level in kontras)


def games():
    for key, make in GAMES.items():
        has = make().options.__struct_fields__
        more = {name: value for name, value in VARIATIONS.items() if name in has}
        yield pytest.param(make(), id=key)
        if more:
            yield pytest.param(make(**more), id=f"{key} with variations")


@pytest.mark.parametrize("game", list(games()))
def test_chance_reaches_every_outcome(game):
    allowed = set(expected(game))
    seen = Counter()
    for deal, seats in islice(begun(game, 7, rare=True), DEALS):
        *_, over = steps(deal, seats)
        seen.update(outcomes(game, over))
        if "TAROK_COVERAGE_DEALS" not in os.environ and allowed <= seen.keys():
            break
    for cell in sorted(seen, key=str):
        print(f"{seen[cell]:6} {' '.join(map(str, cell))}")  # noqa: T201 - the report; -s shows it, and a failure does
    assert [] == sorted(allowed - seen.keys(), key=str)
    assert [] == sorted(seen.keys() - allowed, key=str)
