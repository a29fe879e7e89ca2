"""The environment of Gymnasium: its checks, and a table where bots have the other places."""

import copy

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from nets import each, houses

import tarok.envs.gym
from tarok.bots import PLAYERS
from tarok.envs import tarok_v0
from tarok.games import GAMES

NAMES = each({name: name for name in houses()})
WAYS = [{}, {"phases": "play"}, {"deals": 3, "place": None}]


def table(game="slovenian", **how):
    return gymnasium.make(f"tarok/{game}-v0", **how)


def legal(seen):
    return [*map(int, np.flatnonzero(seen["action_mask"]))]


def play_out(env, seed, choose=lambda legal: legal[-1]):
    """Play a session from this seed; return what was seen, the sum of rewards, and the last info."""
    seen, info = env.reset(seed=seed)
    gained, over, met = 0.0, False, [seen]
    while not over:
        seen, reward, over, stopped, info = env.step(choose(legal(seen)))
        assert not stopped
        assert "refused" not in info
        met.append(seen)
        gained += reward
    return met, gained, info


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "way", [{}, {"phases": "play"}, {"deals": 3, "place": None}], ids=["all", "play", "session"]
)
def test_gymnasium_finds_no_fault(name, way, capsys):
    check_env(table(name, render_mode="ansi", **way).unwrapped)


@pytest.mark.parametrize("name", NAMES)
def test_rewards_add_up_to_what_the_sheet_says_for_the_place(name):
    for place in range(3):
        env = table(name, deals=4, place=place, opponents="bold")
        _, gained, info = play_out(env, place)
        assert gained == env.unwrapped.session.carry.totals[place]
        assert info["view"].over


def test_only_the_place_of_the_learner_is_asked():
    env = table(place=2, opponents="rule")
    seen, info = env.reset(seed=3)
    over = False
    while not over:
        assert info["view"].due == info["view"].seat == 2
        seen, _, over, _, info = env.step(legal(seen)[0])


def test_a_learner_that_does_what_the_bots_do_is_a_bot_among_them():
    """The bot `rule` plays cards without dice: the same deal comes about as where each is asked in turn."""
    rule = PLAYERS["rule"](GAMES["slovenian"](), 0)
    env = table(opponents="rule", phases="play")
    _, info = env.reset(seed=11)
    over = False
    while not over:
        _, _, over, _, info = env.step(rule(info["view"]).card)

    each = tarok_v0.raw_env(phases="play")
    each.reset(11)
    while not each.session.over:
        each.step(rule(each.infos[each.agent_selection]["view"]).card)
    assert each.session.deal.log == env.unwrapped.session.deal.log


def test_the_same_seed_gives_the_same_session():
    first, second = (play_out(table(opponents="bold", place=None, deals=2), 8) for _ in range(2))
    assert first[1] == second[1]
    for one, two in zip(first[0], second[0], strict=True):
        assert one["observation"].tobytes() == two["observation"].tobytes()


def test_the_place_may_be_another_one_in_each_session():
    env = table(place=None, phases="play")
    places = [env.unwrapped.place for seed in range(30) if env.reset(seed=seed)]
    assert {*places} == {0, 1, 2, 3}


def test_what_may_not_be_done_changes_nothing_and_says_why():
    env = table(place=1)
    seen, _ = env.reset(seed=0)
    env.step(env.unwrapped.spaces.vocabulary.words.index("cut 1"))
    deal = env.unwrapped.session.deal
    again, reward, over, stopped, info = env.step(env.unwrapped.spaces.vocabulary.words.index("bid klop"))
    assert info["refused"] == "seat 1 may not 'bid klop' now: forehand_alone (SL-CON-01)"
    assert (reward, over, stopped) == (0.0, False, False)
    assert env.unwrapped.session.deal is deal
    assert not np.array_equal(again["observation"], seen["observation"])


def test_each_other_place_may_have_a_bot_of_its_own():
    env = table("taper", opponents=("random", "rule"), place=1).unwrapped
    env.reset(seed=1)
    assert env.opponents == ("random", "rule")
    assert sorted(env._bots) == [0, 2]


def test_a_copy_goes_on_by_itself():
    env = table(opponents="bold").unwrapped
    env.reset(seed=3)
    other = copy.deepcopy(env)
    for _ in range(3):
        word = legal({"action_mask": env.action_masks()})[-1]
        (one, *rest, _), (two, *same, _) = env.step(word), other.step(word)
        assert rest == same
        assert one["observation"].tobytes() == two["observation"].tobytes()
    left = other.session.deal
    env.step(legal({"action_mask": env.action_masks()})[0])
    assert other.session.deal is left


def test_several_tables_are_stepped_as_one():
    tables = gymnasium.make_vec("tarok/taper-v0", num_envs=3, vectorization_mode="sync", phases="play")
    seen, _ = tables.reset(seed=1)
    for _ in range(5):
        seen, _, over, *_ = tables.step(seen["action_mask"].argmax(axis=1))
    assert seen["observation"].shape == (3, tables.single_observation_space["observation"].shape[0])
    assert not over.any()


def test_a_session_that_is_over_is_not_played_on():
    env = table()
    play_out(env, 2)
    with pytest.raises(ValueError, match=r"^the session is over: reset begins another$"):
        env.unwrapped.step(0)


def test_whoever_only_sits_out_is_told_so():
    env = table("slovenian_5", place=4)
    with pytest.raises(ValueError, match=r"^place 4 was asked nothing in 100 sessions"):
        env.reset(seed=1)
    play_out(table("slovenian_5", place=4, deals=2), 1)


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ({"opponents": "genius"}, r"^there is no bot 'genius'; there is random, bold, rule, "),
        ({"opponents": ("rule", "rule")}, r"^at this table there are 3 opponents, not 2$"),
        ({"place": 4}, r"^the places are 0 to 3, so 4 is none$"),
        ({"phases": "talk"}, r"^phases is 'all' or 'play', not 'talk'$"),
        ({"options": {"mond": 1}}, r"^slovenian has no option 'mond'; it has "),
    ],
)
def test_what_cannot_be_chosen_says_so(how, sentence):
    with pytest.raises(ValueError, match=sentence):
        table(**how)


def test_a_deal_is_shown_in_the_notation(capsys):
    env = table("high", render_mode="human")
    seen, _ = env.reset(seed=1)
    env.step(legal(seen)[0])
    text = capsys.readouterr().out
    assert text.startswith("game: high\n")
    assert env.render() is None
    assert capsys.readouterr().out == text


def test_every_game_and_profile_is_known_by_name():
    known = {name for name in gymnasium.registry if name.startswith("tarok/")}
    assert {f"tarok/{name}-v0" for name in houses()} <= known
    assert tarok.envs.gym.Table(game="westfest_2012").game.options.kontra_max == 3
