"""A newcomer's hour: the game made up in docs/adding-a-game.md is played as it stands there."""

import re
from itertools import islice
from pathlib import Path

import pytest
import test_laws
from lawful import begun, steps
from msgspec.structs import replace
from requires import require
from test_laws import a_deal_keeps_the_laws

from tarok import kernel
from tarok.bots import PLAYERS
from tarok.cards.deck import MOND, Cards
from tarok.catalogue import describe
from tarok.engine.actions import PASS, Announce, Bid, Choose, Play
from tarok.engine.deal import act, start
from tarok.engine.deal_types import Fact, Trick, Verdict
from tarok.engine.fact_kinds import FactKind
from tarok.engine.phases import position
from tarok.engine.result import Carry, Feat, Result
from tarok.engine.view import paid, play, view
from tarok.games import GAMES
from tarok.notation import read, write

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


def test_the_table_of_files_names_files_that_a_cousin_has_and_counts_them():
    """Romanian tarok has all of them, and whatever is called KEY or FAMILY there."""
    rows = re.findall(r"^\| .*? \| (\d+) \| (`.*`) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    counted = re.search(r"takes (\d+) files", PAGE.read_text("utf-8"))
    assert int(counted[1]) == sum(int(number) for number, where in rows if "signature" not in where)
    for _, where in rows:
        for path in re.findall(r"`(.*?)`", where):
            if "test_KEY" not in path and "KEY.py" not in path:
                named = (
                    path.replace("FAMILY", "romanian").replace("KEY", "romanian").replace("LANGUAGE", "ro")
                )
                assert (PAGE.parents[1] / named).exists(), path


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
    assert [PASS, *map(Bid, ("two_at_most", "beggar"))] == [*deal.due.legal]
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


def in_play(game, number):
    """Deals of the game at the first lead, and the moments that follow."""
    walked = (steps(deal, seats) for deal, seats in begun(game, 4))
    found = ([now for now in walk if now.phase == "trick" or not now.due] for walk in walked)
    return islice((played for played in found if played[0].phase == "trick"), number)


@pytest.mark.parametrize("left", [12, 5])
def test_the_kernel_plays_and_pays_it_without_a_line(game, left):
    require("kernel", not kernel.missing())
    contracts = set()
    for played in in_play(game, 60):
        over = played[-1]
        deal = next((now for now in played if not now.table and len(now.hands[0]) == left), None)
        if deal is None or over.ended != "played":
            continue
        at, payoff = kernel.Position(kernel.pack(deal)), kernel.payoff(deal)
        for _, action in over.log[len(deal.log) :]:
            assert [*at.legal()] == sorted(play.card for play in deal.due.legal)
            at.play(action.card)
            deal = act(deal, action)
        booked = [sum(column) for column in zip(*(line.deltas for line in paid(over)), strict=True)]
        assert [*at.paid(payoff)] == (booked or [0, 0, 0])
        contracts.add(over.playing.id)
    assert len(contracts) > 2


@pytest.mark.parametrize(("won", "value"), [(1, 55), (2, 55), (3, -55)])
def test_two_at_most_is_solved_by_the_number_of_tricks(game, won, value):
    """COFFEE-3: by tricks won; the last one falls to the defenders' K; more than two cost 55."""
    require("kernel", not kernel.missing())
    rows = [("II III IIII", 0), ("V VI VII", 0), ("VIII IX X", 0)][:won]
    tricks = [Trick(0, game.faces.parse_all(cards), seat) for cards, seat in rows]
    tricks.append(Trick(0, game.faces.parse_all("XI XII XIII"), 1))
    mine = Cards.of(card for trick in tricks[:-1] for card in trick.cards)
    hands = ("♥Q", "♥K", "♥1")
    rest = game.pack - mine - Cards.parse(" ".join(hands))
    deal = position(
        game,
        phase="trick",
        hands=hands,
        contract="two_at_most",
        declarer=0,
        won=(mine, rest, Cards()),
        tricks=tuple(tricks),
        facts=(Fact(FactKind.FOREHAND, 0),),
    )
    assert kernel.solve(deal, kernel.payoff(deal)).value == value


def test_what_says_nothing_is_refused_in_one_sentence(game):
    require("kernel", not kernel.missing())
    dumb = lambda deal, side: Verdict.IDLE  # noqa: E731 - a judge that says nothing
    low = next(row for row in game.contracts if row.id == "two")
    deal = position(game, phase="trick", hands=("♥Q ♥1", "♥K ♥2", "♥N ♥3"), contract="two", declarer=0)
    unsaid = deal.replace(contract=replace(low, bonuses=(replace(low.bonuses[0], judge=dumb),)))
    with pytest.raises(ValueError, match="cannot tell how 'trula' comes out: its judge does not say"):
        kernel.payoff(unsaid)
    unsaid = deal.replace(
        contract=replace(low, duties=tuple(replace(duty, owed=None) for duty in low.duties))
    )
    with pytest.raises(ValueError, match="cannot tell what the duty 'follow_suit' forbids"):
        kernel.pack(unsaid)
    with pytest.raises(ValueError, match="cannot tell what wins by"):
        kernel.pack(deal.replace(contract=replace(low, beats=max)))
