"""The Hungarian bonuses, cue bids, yields and annulments: each comes about in deals steered towards it."""

from collections import Counter
from itertools import islice

import pytest
from lawful import begun, steps
from steered import annulling, steered
from test_coverage import outcomes

from tarok.cards.deck import KINGS
from tarok.engine.fact_kinds import FactKind
from tarok.games import GAMES
from tarok.games.hungarian.auction import XIX, XVIII
from tarok.games.hungarian.talon import ONLY

GAMES_WITH_FIGURES = ("paskievics", "illustrated", "illustrated_54", "high")
DEALS = 1500
"""How many are tried for one bonus; most come about in a dozen."""
SEEDS = {
    "paskievics": 10,
    "illustrated": 4,
    "illustrated_54 taroks_11": 10,
    "illustrated_54 taroks_12": 9,
    "illustrated_54 xxi_catch": 13,
    "high eagle_pheasant": 12,
    "high king_clubs_large_bird": 2,
    "high pagat_pheasant": 14,
    "high pair_pheasant": 11,
    "high suit_family_diamonds": 2,
    "high suit_family_spades": 8,
    "high xxi_catch": 14,
}
"""Of a game, or of a bonus that is rare: the seed, of some twenty, with which all comes about the soonest."""


def ways(row):
    """How a bonus can come out: a declaration is true, and in silence only a card in its trick is missed."""
    yield (row.id, "announced", "made")
    if not row.taroks:
        yield (row.id, "announced", "missed")
    if row.silent:
        yield (row.id, "silent", "made")
    if row.silent and row.card:
        yield (row.id, "silent", "missed")


@pytest.mark.parametrize(
    ("key", "row"),
    [
        pytest.param(key, row, id=f"{key}-{row.id}")
        for key in GAMES_WITH_FIGURES
        for row in GAMES[key]().bonuses
    ],
)
def test_every_bonus_is_announced_and_silent_made_and_missed(key, row):
    game, must = GAMES[key](), {*ways(row)}
    seed = SEEDS.get(f"{key} {row.id}", SEEDS.get(key, 1))
    seen = set()
    for over in islice(steered(game, row, seed), DEALS):
        seen |= {cell[:3] for cell in outcomes(game, over) if len(cell) == 4}
        if must <= seen:
            break
    assert [] == sorted(must - seen)


@pytest.mark.parametrize("key", GAMES_WITH_FIGURES)
def test_every_cue_bid_and_the_yield_come_about(key):
    seen = Counter()
    must = {(FactKind.CUE, XIX), (FactKind.CUE, XVIII), (FactKind.YIELD, XIX + 1)}  # HU-BID-09, HU-BID-17
    for deal, seats in islice(begun(GAMES[key](), 7, rare=True), 3000):
        *_, over = steps(deal, seats)
        seen.update((fact.what, fact.value) for fact in over.facts)
        if must <= seen.keys():
            break
    assert must <= seen.keys()


@pytest.mark.parametrize("key", GAMES_WITH_FIGURES)
def test_every_holding_annuls(key):
    """HU-ANNUL-02, HU-HIGH-13: four kings, or only these taroks."""
    game = GAMES[key]()
    allowed = game.options.annul_holdings
    holdings = [KINGS, *(only for number, only in ONLY.items() if number in allowed)]
    for holding in holdings:
        assert any(over.ended == "annulled" for over in islice(annulling(game, holding, 1), 200)), holding
