"""Games, deals, views, players and environments can be pickled, also after use, into other processes."""

import importlib
import multiprocessing
import pickle
import random
import re
import sys
from itertools import islice
from pathlib import Path

import cloudpickle
import gymnasium
import pytest
from requires import require

import tarok
import tarok.envs.gym
from tarok import kernel
from tarok.envs import play_starts, tarok_play_v0, tarok_v0
from tarok.games import GAMES, PROFILES

ROOT = Path(__file__).parents[1]
BUILT = [(key, profile) for key in GAMES for profile in PROFILES[key]]
WAYS = [pickle, cloudpickle]


def again(way, value):
    """The value, pickled one way, and read again."""
    return pickle.loads(way.dumps(value))


@pytest.fixture(params=WAYS, ids=["pickle", "cloudpickle"])
def way(request):
    return request.param


@pytest.mark.parametrize(("key", "profile"), BUILT)
def test_a_game_is_read_as_an_equal_one_before_and_after_use(way, key, profile):
    game = tarok.game(key, profile)
    assert game == again(way, game)

    deal = tarok.start(game, tarok.shuffled(game, seed=1))
    over = tarok.play(deal, [tarok.PLAYERS["bold"](game, seed) for seed in range(game.seats)])
    read = again(way, game)
    assert (game, hash(game)) == (read, hash(read))
    assert over == tarok.play(
        tarok.start(read, deal.pack), [tarok.PLAYERS["bold"](read, seed) for seed in range(game.seats)]
    )


@pytest.mark.parametrize("key", GAMES)
def test_a_deal_and_its_views_are_read_at_every_action_and_go_on_alike(way, key):
    game = tarok.game(key)
    deal = tarok.start(game, tarok.shuffled(game, seed=2))
    player = tarok.PLAYERS["rule"](game, 3)
    while deal.due:
        seen = tarok.view_of(deal, deal.due.seat)
        action = player(seen)
        read = again(way, deal)
        assert (deal, seen) == (read, again(way, seen))
        deal = tarok.act(deal, action)
        assert deal == tarok.act(read, action)

    assert (deal, tarok.result_of(deal)) == (again(way, deal), again(way, tarok.result_of(deal)))


@pytest.mark.parametrize("name", tarok.PLAYERS)
@pytest.mark.parametrize("key", GAMES)
def test_a_player_is_read_before_and_after_use_and_does_the_same(way, key, name):
    game = tarok.game(key)
    fresh = tarok.PLAYERS[name](game, 5)
    unused = again(way, fresh)
    deal = tarok.start(game, tarok.shuffled(game, seed=6))
    for _ in range(6):
        seen = tarok.view_of(deal, deal.due.seat)
        action = fresh(seen)
        assert action == unused(seen) == again(way, fresh)(seen)
        deal = tarok.act(deal, action)


@pytest.mark.parametrize("contract", [None, "klop"])
def test_where_the_kernel_begins_is_read_and_pays_the_same(way, contract):
    require("kernel", not kernel.missing())
    game = tarok.game("slovenian")
    starts = [*play_starts.starts(islice(play_starts.positions(game, 1, contract=contract), 3))]
    ends = (14, 10, 12, 12), (4, 2, 3, 3)
    if contract:
        paid = [start.payoff.paid(*ends) for start in starts]

    read = again(way, starts)
    assert [(start.spec, start.known, start.bares) for start in starts] == [
        (start.spec, start.known, start.bares) for start in read
    ]
    if contract:
        assert paid == [start.payoff.paid(*ends) for start in read]
    else:
        assert [start.payoff for start in starts] == [start.payoff for start in read]


def first_legal(mask):
    return int(mask.argmax())


@pytest.mark.parametrize("key", GAMES)
def test_the_environment_of_pettingzoo_goes_on_where_it_was(way, key):
    table = tarok_v0.env(key, deals=9)
    again(way, table)
    table.reset(seed=3)
    for _ in range(9):
        table.step(first_legal(table.observe(table.agent_selection)["action_mask"]))
    read = again(way, table)
    for _ in range(20):
        seen, same = (each.observe(each.agent_selection) for each in (table, read))
        assert table.agent_selection == read.agent_selection
        assert (seen["observation"] == same["observation"]).all()
        for each in (table, read):
            each.step(first_legal(seen["action_mask"]))


@pytest.mark.parametrize("key", GAMES)
def test_the_environment_of_gymnasium_goes_on_where_it_was(way, key):
    table = gymnasium.make(f"tarok/{key}-v0", opponents="rule", deals=9)
    again(way, table)
    seen, _ = table.reset(seed=4)
    for _ in range(3):
        seen, *_ = table.step(first_legal(seen["action_mask"]))
    read = again(way, table)
    for _ in range(5):
        number = first_legal(seen["action_mask"])
        (seen, *told), (same, *others) = table.step(number), read.step(number)
        assert (seen["observation"] == same["observation"]).all()
        assert told[:3] == others[:3]


@pytest.mark.parametrize(("key", "contract"), [*((key, None) for key in GAMES), ("slovenian", "klop")])
def test_deals_in_lockstep_go_on_where_they_were(way, key, contract):
    require("kernel", not kernel.missing())
    table = tarok_play_v0.vector(8, game=key, deals=4, seed=1, contract=contract)
    again(way, table)
    for _ in range(30):
        table.step(table.cards("random"))
    read = again(way, table)
    for _ in range(60):
        cards = table.cards("random")
        assert (cards == read.cards("random")).all()
        for mine, other in zip(table.step(cards), read.step(cards), strict=True):
            assert (mine == other).all()
    assert (table.reset()[0] == read.reset()[0]).all()


def test_the_state_of_other_deals_is_refused():
    require("kernel", not kernel.missing())
    four, eight = (tarok_play_v0.vector(n, deals=2, seed=1) for n in (4, 8))
    lanes, order, after, dice = four._lockstep.state()
    for state in (
        eight._lockstep.state(),
        (lanes, order + order, after, dice),
        (lanes, b"\xff" * len(order), after, dice),
        (lanes, order, 3, dice),
        (b"\xff" * len(lanes), order, after, dice),
    ):
        with pytest.raises(ValueError, match=r"^this is the state of other deals"):
            four._lockstep.go_on_from(state)
    assert (lanes, order, after, dice) == four._lockstep.state()


@pytest.mark.parametrize("key", GAMES)
def test_a_state_of_openspiel_goes_on_where_it_was(key):
    pyspiel = pytest.importorskip("pyspiel")
    importlib.import_module("tarok.envs.openspiel")  # registers the game

    game = pyspiel.load_game(f"python_tarok(game={key})")
    assert str(game) == str(again(pickle, game))
    state, dice = game.new_initial_state(), random.Random(1)
    for _ in range(len(game.rules.pack) + 6):
        state.apply_action(dice.choice(state.legal_actions()))
    read = again(pickle, state)
    assert (state.history(), str(state)) == (read.history(), str(read))
    assert state.legal_actions() == read.legal_actions()


def played(deal, players):
    """What a process of its own makes of a deal and players that were handed over."""
    return tarok.play(deal, players)


@pytest.mark.parametrize("key", GAMES)
def test_a_spawned_process_plays_what_it_is_handed(key, spawned):
    game = tarok.game(key)
    deal = tarok.start(game, tarok.shuffled(game, seed=8))
    players = [tarok.PLAYERS["rule"](game, seed) for seed in range(game.seats)]

    assert tarok.play(deal, players) == spawned.apply(played, (deal, players))


@pytest.fixture(scope="module")
def spawned():
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        yield pool


def test_a_game_of_ones_own_is_pickled_where_its_module_can_be_imported(way, tmp_path, monkeypatch):
    page = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
    (tmp_path / "coffee.py").write_text(re.search(r"```python\n(.*?)```", page, re.DOTALL)[1])
    monkeypatch.syspath_prepend(tmp_path)
    game = importlib.import_module("coffee").coffee_house()
    over = tarok.play(tarok.start(game, tarok.shuffled(game, 1)), [tarok.PLAYERS["bold"](game, 1)] * 3)
    assert (game, over) == again(way, (game, over))
    del sys.modules["coffee"]
