"""The environment of PettingZoo: its own tests, exact packs, and rewards that are what the sheet says."""

import random
import subprocess
import sys

import numpy as np
import pytest
from nets import each, families, houses, more
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from tarok.engine.actions import Play
from tarok.engine.deal import Illegal
from tarok.envs import tarok_v0
from tarok.envs.observation import layout
from tarok.games import GAMES

WITH_A_MASK = [
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
]
"""PettingZoo's tests want no mask in an observation but of its own games, nor an empty one at the end."""
pytestmark = [pytest.mark.filterwarnings(line) for line in WITH_A_MASK]
NAMES = each({name: name for name in houses()})
WAYS = [{"phases": "all"}, {"phases": "play"}, {"deals": 3, "reward": "zero_sum"}]


def at(table, seed=0):
    """The environment as it is inside, begun with this seed."""
    env = tarok_v0.raw_env(**table)
    env.reset(seed)
    return env


def at_random(env, chance):
    """Play to the end at random; give each agent that acts, the action, and all rewards after it."""
    while not env.session.over:
        agent = env.agent_selection
        action = int(chance.choice(np.flatnonzero(env.observe(agent)["action_mask"])))
        env.step(action)
        yield agent, action, dict(env.rewards)


def say(env, *words):
    for word in words:
        env.step(env.spaces.vocabulary.words.index(word))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("way", WAYS, ids=["all", "play", "session"])
def test_pettingzoo_finds_no_fault(name, way, capsys):
    api_test(tarok_v0.env(name, **way), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: tarok_v0.env(name, **way), num_cycles=100)


@pytest.mark.parametrize("key", GAMES)
def test_it_can_be_shown_in_each_way(key):
    render_test(lambda render_mode: tarok_v0.env(key, render_mode=render_mode))


def test_what_is_shown_is_the_notation():
    env = at({"game": "taper", "render_mode": "ansi"}, 3)
    say(env, "cut 20")
    lines = env.render().splitlines()
    assert lines[0] == "game: taper"
    assert lines[-1] == "1: cut 20"


@pytest.mark.parametrize("key", families())
def test_the_same_seed_gives_the_same_packs_whatever_is_played(key):
    def packs(seed, chance):
        env = at({"game": key, "deals": 3}, seed)
        found = [env.session.deal.pack]
        for _ in at_random(env, random.Random(chance)):
            if env.session.deal.pack != found[-1]:
                found.append(env.session.deal.pack)
        return found

    first, again, other = packs(5, 1), packs(5, 2), packs(6, 1)
    assert first == again
    assert first[0] != other[0]
    assert len(first) == 3
    pack = [*GAMES[key]().pack]
    assert first[0] == tuple(random.Random(5).sample(pack, len(pack)))


def test_what_follows_a_seed_follows_from_it():
    def packs(env):
        for seed in (9, None, None):
            env.reset(seed)
            yield env.session.deal.pack

    one, two = (list(packs(tarok_v0.raw_env())) for _ in range(2))
    assert one == two
    assert len(set(one)) == 3


def lost_beggar(reward):
    """Player 0 has to bid, says beggar, plays the highest card they may, and so wins a trick."""
    env = at({"reward": reward}, 2)
    say(env, "cut 1", "pass", "pass", "pass", "bid beggar", "pass", "pass", "pass", "pass")
    while not env.session.over:
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))
    return env


def test_points_are_those_of_the_sheet():
    env = lost_beggar("points")
    assert env.session.deal.ended == "decided"
    assert env.rewards == {"player_0": -70, "player_1": 0, "player_2": 0, "player_3": 0}  # SL-NEG-04


def test_a_zero_sum_reward_is_what_one_has_more_than_the_mean():
    env = lost_beggar("zero_sum")
    assert env.rewards == {"player_0": -52.5, "player_1": 17.5, "player_2": 17.5, "player_3": 17.5}


@pytest.mark.parametrize("sessions", more(1, 4))
@pytest.mark.parametrize("name", NAMES)
def test_all_rewards_add_up_to_the_totals_of_the_sheet(name, sessions):
    for seed in range(sessions):
        env = at({"game": name, "deals": 4}, seed)
        gained = dict.fromkeys(env.possible_agents, 0.0)
        for _, _, rewards in at_random(env, random.Random(seed)):
            gained = {agent: gained[agent] + rewards[agent] for agent in gained}
            if any(rewards.values()) and env.game.zero_sum:
                pot = env.session.carry.marked("pot") + env.session.carry.marked("pool")
                assert sum(gained.values()) == -pot
        assert tuple(gained.values()) == env.session.carry.totals


@pytest.mark.parametrize("name", NAMES)
def test_zero_sum_rewards_sum_to_zero_whenever_a_deal_is_booked(name):
    env, booked = at({"game": name, "deals": 4, "reward": "zero_sum"}, 1), 0
    for _, _, rewards in at_random(env, random.Random(1)):
        assert abs(sum(rewards.values())) < 1e-9
        booked += any(rewards.values())
    assert booked


def test_whoever_deals_sits_out_where_five_play():
    env, asked = at({"game": "slovenian_5", "deals": 5}, 4), {}
    for place in range(5):
        dealer = env.session.carry.dealer
        assert env.session.seat(dealer) is None
        assert env.session.view(dealer).hand == 0
        assert dealer == (4 + place) % 5
        deal = env.session.deal.pack
        asked[dealer] = set()
        while not env.session.over and env.session.deal.pack == deal:
            asked[dealer].add(env.agent_selection)
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert env.session.over
    for dealer, agents in asked.items():
        assert agents == {f"player_{place}" for place in range(5) if place != dealer}


def test_a_session_goes_on_from_what_the_deal_before_has_left():
    """A beggar leaves a radl to everybody (SL-RAD-01), and the next place deals."""
    env = tarok_v0.raw_env(deals=2)
    env.reset(2)
    say(env, "cut 1", "pass", "pass", "pass", "bid beggar", "pass", "pass", "pass", "pass")
    first = env.session.deal.pack
    while env.session.deal.pack == first:
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))
    assert env.rewards["player_0"] == -70
    assert env.session.carry.dealer == 0
    assert env.session.carry.totals == (-70, 0, 0, 0)
    assert env.session.carry.mark("radli") == (1, 1, 1, 1)
    assert not any(env.terminations.values())
    planes = layout(env.game).split(env.observe("player_0")["observation"])
    assert planes["totals"].tolist() == pytest.approx([-70 / 170, 0, 0, 0])
    assert planes["seat"].tolist() == [0, 0, 0, 1]  # whoever deals sits last


def test_house_rules_may_end_a_session_early():
    env = at({"options": {"end_mode": "fixed_hands", "hands": 2}, "deals": 50}, 3)
    packs = {env.session.deal.pack for _ in at_random(env, random.Random(3))}
    assert len(packs) < 50
    assert env.session.carry.marked("over")


@pytest.mark.parametrize("name", NAMES)
def test_where_cards_alone_are_played_the_number_of_a_card_plays_it(name):
    env = at({"game": name, "phases": "play"}, 7)
    assert env.action_space("player_0").n == 54
    played = 0
    while not env.session.over:
        deal, seen = env.session.deal, env.observe(env.agent_selection)
        assert seen["action_mask"].shape == (54,)
        legal = [*np.flatnonzero(seen["action_mask"])]
        assert legal == sorted(action.card for action in deal.due.legal)
        env.step(legal[0])
        played += Play(int(legal[0])) in [action for _, action in env.session.deal.log]
    assert played


def test_the_view_is_told_to_whoever_is_asked_and_to_all_at_the_end():
    env = at({}, 6)
    for _ in at_random(env, random.Random(6)):
        told = {agent: info for agent, info in env.infos.items() if info}
        if not env.session.over:
            assert list(told) == [env.agent_selection]
            assert told[env.agent_selection]["view"].due == told[env.agent_selection]["view"].seat
    assert list(told) == env.possible_agents
    assert all(info["view"].over.result.ended for info in told.values())


def test_what_may_not_be_done_says_why_and_changes_nothing():
    env = at({}, 0)
    say(env, "cut 1")
    words, before = env.spaces.vocabulary.words, (env.session.deal, env.agent_selection, env.rewards)
    for action, fault, sentence in [
        (words.index("bid klop"), Illegal, r"^seat 1 may not 'bid klop' now: forehand_alone \(SL-CON-01\)$"),
        (words.index("play Š"), Illegal, r"^seat 1 may not 'play Š' now$"),
        (341, ValueError, r"^the actions of slovenian are 0 to 340, so 341 is none$"),
        (None, TypeError, r"^player_1 is to act: give the number of a word, not None$"),
        (1.5, TypeError, r"'float' object cannot be interpreted as an integer$"),
    ]:
        with pytest.raises(fault, match=sentence):
            env.step(action)
        assert before == (env.session.deal, env.agent_selection, env.rewards)


def test_whoever_wants_to_lose_for_it_may():
    env = TerminateIllegalWrapper(tarok_v0.raw_env(), illegal_reward=-100)
    env.reset(seed=0)
    env.last()
    env.step(0)
    assert env.rewards == {"player_0": 0, "player_1": -100, "player_2": 0, "player_3": 0}
    assert all(env.terminations.values())


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ({"game": "slovene"}, r"^there is no game 'slovene'; did you mean slovenian\?$"),
        ({"options": {"mond": 1}}, r"^slovenian has no option 'mond'; it has "),
        ({"options": {"mond_penalty": "x"}}, r"^mond_penalty cannot be 'x': "),
        ({"phases": "bidding"}, r"^phases is 'all' or 'play', not 'bidding'$"),
        ({"reward": "elo"}, r"^reward is 'points' or 'zero_sum', not 'elo'$"),
        ({"deals": 0}, r"^a session has 1 deal, or 2, or more, not 0$"),
        ({"deals": 1.5}, r"^a session has 1 deal, or 2, or more, not 1.5$"),
        ({"render_mode": "rgb_array"}, r"^render_mode is 'ansi' or 'human', not 'rgb_array'$"),
    ],
)
def test_what_cannot_be_chosen_says_so(table, sentence):
    with pytest.raises(ValueError, match=sentence):
        tarok_v0.env(**table)


def test_a_profile_is_called_by_its_name():
    env = tarok_v0.raw_env("romanian_general", {"hep_hep": True})
    assert (env.game.key, env.game.options.allow_unu, env.game.options.hep_hep) == ("romanian", False, True)


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("tarok_v0", "pettingzoo"),
        ("tarok_v0", "gymnasium"),
        ("tarok_v0", "numpy"),
        ("gym", "gymnasium"),
        ("observation", "numpy"),
    ],
)
def test_what_is_not_installed_is_named(module, package):
    program = f"import sys; sys.modules[{package!r}] = None; import tarok.envs.{module}"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    sentence = f'this needs {package}, which is not here: pip install "tarok[envs]"'
    assert said.stderr.splitlines()[-1] == f"tarok.extras.Lacking: {sentence}"


def test_words_need_no_numbers():
    """The vocabulary is there for whoever has no more than msgspec."""
    program = "import sys, tarok.envs.vocabulary, tarok.envs.session; print('numpy' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout == "False\n"
