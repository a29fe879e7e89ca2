"""The games in OpenSpiel: its own checks, what was counted by hand, and what a seat is told."""

import random
import re
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from nets import deals

from tarok.bots import PLAYERS
from tarok.engine.actions import Play
from tarok.engine.deal import Illegal
from tarok.engine.view import view
from tarok.games import GAMES, PROFILES
from tarok.notation import read

try:
    import pyspiel
    from absl import flags
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr
    from open_spiel.python.observation import make_observation

    import tarok.envs.openspiel  # noqa: F401 - it registers the games
except ModuleNotFoundError:
    pytest.skip("needs OpenSpiel, which this machine lacks", allow_module_level=True)

flags.FLAGS.mark_as_parsed()  # playthroughs look at one

BY_HAND = Path(__file__).parents[1] / "deals"
MARKED = re.compile(r"^mark ", re.MULTILINE)
TOTAL = re.compile(r"^= total (.*)$", re.MULTILINE)
OF_EACH_FAMILY = ("slovenian", "romanian", "czech_american", "paskievics")
COMPANY = ("bold", "rule", "rule", "bold")
"""Who plays: so all kinds of words are said, and cards are played well and badly."""


def named(by_day=tuple(GAMES), apart=pytest.mark.long):
    """Every game and profile, those apart that the day's tests have no time for."""
    names = dict.fromkeys([*GAMES, *(name for known in PROFILES.values() for name in known)])
    return [pytest.param(name, marks=() if name in by_day else apart) for name in names]


def loaded(name, **parameters):
    return pyspiel.load_game("python_tarok", {"game": name, **parameters})


def dealt(game, seed):
    """The state after the shuffle."""
    state, chance = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def played(game, seed):
    """The states of a deal of bots, from the shuffle to the end."""
    state = dealt(game, seed)
    players = [PLAYERS[name](game.rules, seed) for name in COMPANY]
    while not state.is_terminal():
        yield state
        seat = state.current_player()
        state.apply_action(game.words.index(players[seat](view(state.at.deal, seat))))
    yield state


def last(states):
    *_, state = states
    return state


def counted_by_hand():
    texts = ((path, path.read_text(encoding="utf-8")) for path in sorted(BY_HAND.glob("*/*.deal")))
    return [pytest.param(text, id=path.stem) for path, text in texts if not MARKED.search(text)]


@pytest.mark.parametrize("name", named(by_day=OF_EACH_FAMILY))
def test_openspiel_finds_no_fault(name):
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", named(by_day=("slovenian_3", "taper"), apart=pytest.mark.night))
def test_it_finds_none_where_points_sum_to_zero(name):
    pyspiel.random_sim_test(loaded(name, reward="zero_sum"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("name", named(by_day=("slovenian",), apart=pytest.mark.night))
def test_a_playthrough_can_be_played_again(name, tmp_path):
    game = loaded(name)
    ends = (last(played(game, seed)).history() for seed in range(20))
    done = next([*map(int, done)] for done in ends if len(done) > 2 * len(game.rules.pack))
    lines = generate_playthrough.playthrough(f"python_tarok(game={name})", done, seed=1)
    assert "IsTerminal() = True" in lines
    (tmp_path / "played").write_text(lines, encoding="utf-8")
    before, after = generate_playthrough.replay(str(tmp_path / "played"))
    assert before == after == lines


@pytest.mark.parametrize("text", counted_by_hand())
def test_a_deal_pays_what_was_counted_by_hand(text):
    deal = read(text)
    options = " ".join(re.findall(r"^options: (.*)$", text, re.MULTILINE)).replace("=", ":")
    state = loaded(deal.game.profile, options=options).new_initial_state()
    for number in (*deal.pack, *(state.at.words.index(action) for _, action in deal.log)):
        assert state.returns() == [0.0] * deal.game.seats
        state.apply_action(number)
    (total,) = TOTAL.findall(text)
    assert state.is_terminal()
    assert [float(word) for word in total.partition("#")[0].split()] == state.returns()


def test_zero_sum_is_what_a_seat_has_over_the_mean():
    deal = read((BY_HAND / "slovenian/captured_mond.deal").read_text(encoding="utf-8"))
    state = loaded("slovenian", reward="zero_sum").new_initial_state()
    for number in (*deal.pack, *(state.at.words.index(action) for _, action in deal.log)):
        state.apply_action(number)
    assert state.returns() == [-80 + 35, 35, 35, -60 + 35]  # -80 0 0 -60: a mean of -35


def test_chance_takes_each_card_off_the_pack_once_and_all_alike():
    game = loaded("taper")
    state, left = game.new_initial_state(), {*game.rules.pack}
    assert len(left) == 42 == game.max_chance_nodes_in_history()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert {card for card, _ in outcomes} == left
        assert {odds for _, odds in outcomes} == {1 / len(left)}
        state.apply_action(max(left))
        left.remove(max(left))
    assert state.at.deal.pack == tuple(range(53, 31, -1)) + tuple(
        card for suit in (3, 2, 1, 0) for card in range(8 * suit + 7, 8 * suit + 2, -1)
    )
    assert state.current_player() == 1  # who sits opposite the dealer cuts (RO-TAP-04)


@pytest.mark.parametrize("tried", deals(4, 60))
@pytest.mark.parametrize("name", named())
def test_all_worlds_of_a_view_tell_a_seat_the_same(name, tried):
    game, chance = loaded(name), random.Random(5)
    tell = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    moments = (state for seed in range(tried) for state in played(game, seed) if not state.is_terminal())
    found = 0
    for state in islice((state for state in moments if chance.random() < 0.04), tried):
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, chance.random)
            found += other.at.deal.hands != state.at.deal.hands
            assert other.at.deal.hands[seat] == state.at.deal.hands[seat]
            assert tell.string_from(state, seat) == tell.string_from(other, seat)
            assert state.observation_string(seat) == other.observation_string(seat)
            assert np.array_equal(state.information_state_tensor(seat), other.information_state_tensor(seat))
            if seat == state.current_player():
                assert other.current_player() == seat
                assert state.legal_actions() == other.legal_actions()
    assert found


def test_a_seat_is_told_its_hand_and_what_was_done_and_no_more():
    text = (BY_HAND / "slovenian/captured_mond.deal").read_text(encoding="utf-8")
    deal = read(text.partition("trick 1:")[0])
    state = loaded("slovenian").new_initial_state()
    for number in (*deal.pack, *(state.at.words.index(action) for _, action in deal.log)):
        state.apply_action(number)
    state.apply_action(state.at.words.index(Play(52)))
    rows = [
        "seat: 3",
        "hand: ♥4 ♥3 ♦4 ♦K ♠8 ♠9 ♣7 ♣9 II III IIII V",
        "phase: trick",
        "due: 1",
        "declarer: 0",
        "contract: three",
        "called: ♦K",
        "shown as talon: ♦1 VII ♠10 ♥1 ♦3 ♦2",
    ]
    told = state.information_state_string(3).splitlines()
    assert rows == told[: len(rows)]
    said = told[-1]
    assert said.startswith("log: ")
    assert said.endswith(
        "1 pass, 2 pass, 3 pass, 0 bid three, 0 call ♦K, 0 take 1, 0 lay ?, 0 lay ?, 0 lay ?, "
        "0 pass, 1 pass, 2 kontra game 0, 2 pass, 3 pass, 0 pass, 1 pass, 0 play XXI"
    )
    assert "lay ♠7, 0 lay ♣8, 0 lay ♦1" in state.information_state_string(0)
    assert "log" not in state.observation_string(3)


def test_what_is_public_and_what_is_private_are_told_apart():
    state = next(islice(played(loaded("slovenian"), 2), 12, None))
    kind, whose = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    public = make_observation(state.get_game(), kind(perfect_recall=False, private_info=whose.NONE))
    own = make_observation(state.get_game(), kind(perfect_recall=False, public_info=False))
    assert len({public.string_from(state, seat) for seat in range(4)}) == 1
    assert "hand" not in public.string_from(state, 0)
    assert [row.partition(":")[0] for row in own.string_from(state, 2).splitlines()] == ["seat", "hand"]
    public.set_from(state, 0)
    assert not public.dict["hand"].any()
    assert public.dict["held"].all()
    all_cards = kind(perfect_recall=True, private_info=whose.ALL_PLAYERS)
    assert make_observation(state.get_game(), all_cards) is None


def test_a_state_can_be_kept_and_copied():
    game = loaded("mach_tarok", options="knock_sizes:1+2+3+4+12", reward="zero_sum")
    state = next(islice(played(game, 4), 9, None))
    copy, before = state.clone(), str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert before == str(state) != str(copy)
    again, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(game)
    assert again.rules.options == game.rules.options
    assert again.rules.options.knock_sizes == "1,2,3,4,12"
    assert before == str(kept)
    assert kept.history() == state.history()


@pytest.mark.parametrize("name", ["slovenian_3", pytest.param("illustrated", marks=pytest.mark.long)])
def test_its_searches_play_whole_games(name):
    game = loaded(name)
    judge, never = pyspiel.RandomRolloutEvaluator(1, 2), False
    others = [pyspiel.make_uniform_random_bot(seat, 2) for seat in range(1, game.num_players())]
    search = pyspiel.MCTSBot(game, judge, 50.0, 3, 100, never, 2, never)
    assert len(pyspiel.evaluate_bots(dealt(game, 1), [search, *others], 7)) == game.num_players()
    state = next(state for seed in range(9) for state in islice(played(game, seed), 30, None))
    worlds = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        50.0,
        5,
        random_state=np.random.RandomState(1),
    )
    assert worlds.step(state) in state.legal_actions()


def test_its_learners_step_through_deals():
    env = rl_environment.Environment(loaded("slovenian"))
    env.seed(3)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][seat][0]])
    assert len(step.rewards) == 4
    regret = outcome_sampling_mccfr.OutcomeSamplingSolver(loaded("slovenian_3", reward="zero_sum"))
    regret.iteration()
    assert regret.average_policy().action_probabilities(dealt(loaded("slovenian_3"), 1))


def test_what_cannot_be_is_said_and_changes_nothing():
    for words, said in {
        "game=chess": "there is no game 'chess'; there is slovenian",
        "options=mond_penalties:3": "did you mean mond_penalty",
        "options=mond_penalty": "an option is written name:value here, not 'mond_penalty'",
        "reward=gold": "reward is 'points' or 'zero_sum', not 'gold'",
    }.items():
        with pytest.raises(ValueError, match=re.escape(said)):
            pyspiel.load_game(f"python_tarok({words})")
    game = loaded("slovenian")
    state = game.new_initial_state()
    state.apply_action(4)
    with pytest.raises(Illegal, match="there is no card 4 left to deal"):
        state.apply_action(4)
    assert state.history() == [4]
    state = dealt(game, 1)
    with pytest.raises(Illegal, match="is not among what seat 1 may do"):
        state.apply_action(0)
    with pytest.raises(ValueError, match="the actions of slovenian are 0 to 340, so 341 is none"):
        state.apply_action(341)
    assert len(state.history()) == 54
    with pytest.raises(ValueError, match="an observer of python_tarok has no parameters, and no depth"):
        make_observation(game, params={"depth": 3})


def test_no_deal_goes_beyond_the_bounds_and_the_dearest_comes_near():
    game = loaded("slovenian")
    assert game.max_utility() >= 500 * 2**4  # valat without, doubled four times (SL-CON-01, SL-KON-01)
    assert loaded("slovenian", reward="zero_sum").min_utility() == -2 * game.max_utility()
    dear = loaded("slovenian", options="mond_penalty:10000")
    assert dear.max_utility() >= game.max_utility() + 10_000 - 20
    assert loaded("romanian", options="stake:1000").max_utility() == 1000 * loaded("romanian").max_utility()
