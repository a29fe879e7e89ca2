"""Bids by what was learned: the lines, what they are made from, and when they stand above the rules."""

import importlib
import json
from pathlib import Path

import pytest
from games.romanian import at, bids

from tarok.bots import PLAYERS
from tarok.bots.families import CRAFTS
from tarok.bots.search import learned_bids
from tarok.bots.search.learned_bids import LEARNED, bidder, lines, measures, named, worths
from tarok.engine.actions import PASS, Bid
from tarok.engine.view import view
from tarok.games import GAMES

SCRIPTS = Path(__file__).parents[2] / "benchmarks"
WEIGHTS = CRAFTS["romanian"].weights.strength
FAIR = "♥K ♥Q ♦4 ♠7 ♣9 XX XIX XVI XII IX VII V"
"""Seven taroks, two of them high, a king and queen, three single cards: worth 8.8 + 2.3 + 1.5 taroks."""
POOR = "♥1 ♥J ♦J ♦4 ♠N ♠7 ♠8 ♣9 ♣8 XII IX V"
"""Three taroks."""
NOTHING = (0.0,) * 12


@pytest.fixture
def script(monkeypatch):
    """The script that learns."""
    monkeypatch.syspath_prepend(str(SCRIPTS))
    return importlib.import_module("bids")


def sight(hand=FAIR, said=""):
    """What forehand sees who has this hand, after this was said."""
    deal = bids(at("auction", hands=(hand, "", "", ""), talon=""), *said.split())
    assert deal.due.seat == 0
    return view(deal, 0)


def level(brings):
    """A line by which a bid brings this, whatever the hand."""
    return (brings, *NOTHING)


def test_a_bid_is_measured_by_the_hand_and_the_auction():
    # one; strength, above 14; taroks, I, XXI, škis; kings; voids, single cards; seat; bidders; level
    first = measures(Bid("doi_1"), sight(), 12.6)
    again = measures(Bid("doi_2"), sight(said="doi_1 doi_2 pass pass"), 15.5)

    assert first == (1, 12.6, 0, 7, 0, 0, 0, 1, 0, 3, 0, 0, 1)
    assert again == (1, 15.5, 1.5, 7, 0, 0, 0, 1, 0, 3, 0, 2, 2)


@pytest.mark.parametrize(
    ("contract", "name", "level"),
    [("doi_3", "doi", 3), ("three", "three", 1), ("open_beggar", "open_beggar", 1)],
)
def test_a_bid_has_a_name_and_a_level(contract, name, level):
    assert named(Bid(contract)) == (name, level)


def test_what_a_bid_brings_is_summed_up_on_its_line():
    line = (-10, 1, 100, 0.5, 7, 7, 7, 0.25, 7, -0.5, 3, 3, -1)

    found = worths({"doi first": line, "doi over": level(9), "doi again": level(9)}, sight(), 12.6)

    assert found == {PASS: 0, Bid("doi_1"): pytest.approx(-10 + 12.6 + 3.5 + 0.25 - 1.5 - 1)}


@pytest.mark.parametrize(
    ("hand", "said", "line", "right"),
    [
        (FAIR, "", {"doi first": level(-1.1)}, PASS),  # rules bid here
        (FAIR, "", {"doi first": level(-0.9)}, Bid("doi_1")),
        (FAIR, "", {"doi first": level(-0.9), "unu first": level(0.2)}, Bid("unu_1")),
        (FAIR, "doi_1 doi_2 pass pass", {"doi again": level(-1.1), "doi first": level(9)}, PASS),
        (FAIR, "doi_1 doi_2 pass pass", {"doi again": level(-0.9)}, Bid("doi_2")),
        (FAIR, "", {"unu first": level(9)}, Bid("doi_1")),  # nothing is known of what rules say
        (POOR, "", {"doi first": level(9)}, PASS),  # too weak to have been tried
    ],
)
def test_the_rules_are_left_for_what_brings_a_point_more(monkeypatch, hand, said, line, right):
    monkeypatch.setattr(learned_bids, "lines", lambda _: line)
    game = GAMES["romanian"]()

    assert bidder(game, WEIGHTS, PLAYERS["rule"](game, 1))(sight(hand, said)) == right


def test_a_solo_of_the_rules_stands(monkeypatch):
    monkeypatch.setattr(learned_bids, "lines", lambda _: {"doi first": level(9)})
    bold = bidder(GAMES["romanian"](), WEIGHTS, lambda _: Bid("solo"))

    assert bold(sight()) == Bid("solo")


@pytest.mark.parametrize("key", sorted(LEARNED))
def test_each_line_in_the_package_weighs_every_measure(key):
    assert {len(line) for line in lines(key).values()} == {len(measures(Bid("doi_1"), sight(), 12.6))}


def test_a_line_goes_through_what_lies_on_one(script, monkeypatch):
    monkeypatch.setattr(script, "PENALTY", 0.0)
    rows = [((1.0, x, y, 5.0), 3 + 2 * x - y) for x, y in ((0, 0), (1, 0), (0, 1), (4, 2))]

    assert script.fitted(rows) == (3, 2, -1, 0)


def test_a_penalty_flattens_a_line(script, monkeypatch):
    # The measure is -1 and 1, so its spread is 1: the slope is (1 x 5 - 1 x 1) / (2 + 2).
    monkeypatch.setattr(script, "PENALTY", 2.0)

    assert script.fitted([((1.0, -1.0), 1.0), ((1.0, 1.0), 5.0)]) == (3, 1)


def test_equations_are_solved(script):
    assert script.solved([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0]) == pytest.approx([0.8, 1.4])


def test_what_is_tried_is_all_that_may_be_said_but_a_solo_and_the_same_each_time(script, monkeypatch):
    monkeypatch.setattr(script, "FEWEST", 1)
    found = [one for number in range(6) for one in script.tries("romanian", number)]
    again = [one for number in range(6) for one in script.tries("romanian", number)]

    assert json.dumps(script.learned(found)) == json.dumps(script.learned(again))
    for one in found:
        bids = {bid for bid in one.view.legal if isinstance(bid, Bid) and bid.contract != "solo"}
        assert one.gains.keys() == {PASS, one.given, *bids}
    assert found
