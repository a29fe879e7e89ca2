"""The page values a hand as the rule bot does, and its marks stand where that bot bids."""

import json
from pathlib import Path

import pytest

from tarok.bots.families import CRAFTS
from tarok.bots.weights import Strength
from tarok.cards.deck import PAGAT
from tarok.games import GAMES

FILE = Path(__file__).parents[2] / "ui/src/table/prompts/hand-weights.json"
WEIGHTS = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("key", CRAFTS)
def test_the_page_counts_as_the_bot_does(key):
    weights: Strength = CRAFTS[key].weights.strength
    for name in ("tarok", "king", "queen", "void", "single"):
        assert WEIGHTS[name] == getattr(weights, name)
    extra = {str(PAGAT + rank): value for rank, value in enumerate(weights.ranks) if value}
    assert extra == WEIGHTS["ranks"]


def slovenian(key: str, alone: str) -> list[float]:
    """The strengths from which a line of the bot reaches its margin: a three, and a game alone."""
    bidding = CRAFTS[key].weights.bidding
    lines = {row.contract: (bidding.margin - row.base) / row.slope for row in bidding.prospects}
    return [lines["three"], lines[alone]]


def romanian(key: str, alone: str) -> list[float]:
    """The same, for the first level of three cards."""
    stages = CRAFTS[key].weights.stages
    dealt = {row.contract: row.helped.dealt for row in stages.prospects}
    return [(stages.margin - line.base) / line.slope for line in (dealt["trei"], dealt[alone])]


def hungarian(key: str) -> list[float]:
    """The strengths for a two, which a trial of three asks for, too, and for a solo."""
    bidding = CRAFTS[key].weights.bidding
    assert bidding.trial == bidding.levels[1]
    return [bidding.levels[1], bidding.levels[3]]


def czech(key: str) -> list[float]:
    """The strengths from which a hand gains that says good, and from which a Prever brings more."""
    lines = CRAFTS[key].weights.exchange
    good, prever = lines.good, lines.prever
    return [-good.base / good.slope, (good.base - prever.base) / (prever.slope - good.slope)]


def test_the_marks_stand_where_the_bot_bids():
    found = {
        "slovenian": slovenian("slovenian", "solo_three"),
        "slovenian_3": slovenian("slovenian_3", "one"),
        "slovenian_5": slovenian("slovenian_5", "solo_three"),
        **{key: hungarian(key) for key in ("paskievics", "illustrated", "illustrated_54", "high")},
        "romanian": romanian("romanian", "solo"),
        "taper": romanian("taper", "unu"),
        "czech_american": czech("czech_american"),
    }
    assert set(GAMES) == set(found)
    assert {key: [round(mark, 2) for mark in marks] for key, marks in found.items()} == WEIGHTS["marks"]
