"""A newcomer's hour: the game made up in docs/adding-a-game.md is played as it stands there."""

import re
from itertools import islice
from pathlib import Path

import pytest
import test_laws
from lawful import begun
from test_laws import a_deal_keeps_the_laws

from tarok.actions import PASS, Announce, Bid, Choose, Play
from tarok.bots import PLAYERS
from tarok.cards import MOND
from tarok.catalogue import describe
from tarok.deal import act, start
from tarok.games import GAMES
from tarok.notation import read, write
from tarok.phases import position
from tarok.result import Carry, Feat, Result
from tarok.table import Trick
from tarok.view import play, view

PAGE = Path(__file__).parents[1] / "docs/adding-a-game.md"
GAME, TRIAL = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.fixture(scope="module")
def told():
    """What the page defines."""
    names = {}
    exec(compile(GAME, PAGE, "exec"), names)
    return names


@pytest.fixture
def game(told):
    return told["coffee_house"]()


def test_it_takes_less_than_forty_lines():
    assert len([line for line in GAME.splitlines() if line.strip()]) < 40


def test_the_trial_of_the_page_prints_lines(told, capsys):
    exec(compile(TRIAL, PAGE, "exec"), dict(told))
    assert capsys.readouterr().out


def test_it_keeps_the_laws(told, game, monkeypatch):
    monkeypatch.setattr(test_laws, "GAMES", {**GAMES, game.key: told["coffee_house"]})
    for deal, seats in islice(begun(game, 1), 60):
        over = a_deal_keeps_the_laws(deal, seats)
        known = {game.key: told["coffee_house"]}
        assert view(over, None) == view(read(write(over, known), known), None)


def test_no_seat_learns_what_it_may_not_know(game):
    assert test_laws._compared(game, begun(game, 2), 60, test_laws.random.Random(2)) > 30


@pytest.mark.parametrize(
    ("hands", "feats"),
    [
        (("II", "♥Q", "♦Q"), [(0, True)]),  # the declarer's II wins
        (("♥Q", "II", "♦Q"), [(1, True)]),  # a defender's
        (("II", "V", "♦Q"), [(0, False)]),  # the V takes it
        (("♥Q", "II", "V"), [(1, False)]),  # the V of their own side takes it, too
        (("III", "V", "♦Q"), []),
    ],
)
def test_the_new_bonus_is_judged(game, hands, feats):
    deal = position(game, phase="trick", nth=15, hands=hands, contract="two", declarer=0)
    for name in hands:
        deal = act(deal, Play(game.faces.parse(name)))
    found = [feat for feat in game.result(deal).feats if feat.what == "eagle_first"]
    assert feats == [(feat.seat, feat.made) for feat in found]


@pytest.mark.parametrize(("tricks", "made"), [(0, True), (2, True), (3, False)])
def test_the_new_contract_is_judged(game, tricks, made):
    taken = tuple(Trick(0, (), 0) for _ in range(tricks)) + tuple(Trick(0, (), 1) for _ in range(15 - tricks))
    hands = ("♥1", "♥Q", "♦Q")
    deal = position(
        game, phase="trick", nth=15, hands=hands, contract="two_at_most", declarer=0, tricks=taken[::-1]
    )
    while deal.due:
        deal = act(deal, deal.due.legal[0])
    assert made == game.result(deal).made


def test_the_new_contract_is_bid_above_one_and_below_the_beggar(game):
    deal = start(game, sorted(game.pack))
    while deal.phase == "dealing":
        deal = act(deal, deal.due.legal[0])
    deal = act(deal, Bid("one"))
    assert [PASS, *map(Bid, ("two_at_most", "beggar", "solo_without"))] == [*deal.due.legal]
    for action in (Bid("two_at_most"), PASS, PASS):
        deal = act(deal, action)
    assert Choose("beggar") in deal.due.legal


def test_the_mond_is_held_back_with_the_reason(game):
    hands = ("XXI ♥K", "♥Q ♥J", "♦Q ♦J")
    deal = position(game, phase="trick", nth=14, hands=hands, contract="two", declarer=0)
    assert [Play(game.faces.parse("♥K"))] == [*deal.due.legal]
    assert [(Play(MOND), "mond_held", "COFFEE-1")] == [(r.action, r.why, r.clause) for r in deal.due.refused]


def test_the_new_bonus_is_announced_and_paid(game):
    # Announced and missed: -30, doubled once -60.  Two with 40 points: 20, and exactly 5 above 35.
    feat = Feat(what="eagle_first", seat=0, made=False, announced=True, doubled=1)
    result = Result(contract="two", declarer=0, points=(40,), feats=(feat,))
    lines = game.settle(game, result, Carry(dealer=2, totals=(0, 0, 0)))
    assert [("contract", 20), ("difference", 5), ("eagle_first", -60)] == [
        (line.what, line.deltas[0]) for line in lines
    ]
    hands = ("II ♥K", "♥Q ♥J", "♦Q ♦J")
    deal = position(game, phase="announcements", hands=hands, contract="two", declarer=0)
    assert Announce("eagle_first") in deal.due.legal
    assert "COFFEE-2" in {bonus.clause for bonus in describe(game.key, game).bonuses}


def test_players_of_chance_play_it(game):
    pack = sorted(game.pack)
    over = play(start(game, pack), [PLAYERS["random"](game, seed) for seed in range(3)])
    assert over.ended
