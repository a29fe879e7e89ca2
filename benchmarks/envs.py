"""Measure how many cards a second environments play: CPU time, everything in turn in one run.

Cards are drawn at random among the legal ones, and that is counted, too.  `tarok_play_v0.vector` tells with
each card what may be played and what the next seat sees; so does `tarok_v0`, deal by deal.  OpenSpiel's
`tarok`, written in C++ and driven by Python, says what may be played, and has no observations; its `bridge`
has some.  RLCard's `bridge` is a trick game in Python.  pgx has no trick game: its nearest is
`sparrow_mahjong`, in which hidden tiles are drawn and discarded, in JAX on the processor.  What is not
installed is left out; RLCard and pgx are for an environment of their own.

Example: python benchmarks/envs.py --rounds 7
"""

import argparse
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any, NamedTuple

import peers
from kernel import EXCHANGE, OPENING, thrown
from timing import Work, rates, ratios, spread

from tarok.envs import tarok_play_v0, tarok_v0
from tarok.envs.gym import Table
from tarok.envs.session import Phases

SIZES = (1, 64, 1024, 16_384)
MANY = 1024
"""At how many deals at once the goals are meant."""
GOALS = {("OpenSpiel tarok", MANY): 5, ("OpenSpiel bridge, seen", MANY): 5, ("tarok_v0", 1): 100}
"""How many times as many cards as a peer `vector` is to play."""
ONE_NO_TRUMP = (57, 52, 52, 52)
"""What is bid in a deal of OpenSpiel's bridge: that, and three passes."""


class Row(NamedTuple):
    """Something that plays `n` deals at once; the work is steps, in each of which all of them play a card."""

    name: str
    n: int
    work: Work


def main() -> None:
    """Measure everything, and print it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7, help="how many measurements of each rate")
    parser.add_argument("--alone", action="store_true", help="only those that step through a deal by agents")
    asked = parser.parse_args()
    if asked.alone:
        rows = list(by_agents())
    else:
        peers.fetch()
        rows = list(all_rows())
    found = rates([row.work for row in rows], asked.rounds)
    print(f"{'cards a second':34}{'deals at once':>14}{'median':>14}   lowest and highest")
    for row, mine in zip(rows, found, strict=True):
        each = spread([row.n * rate for rate in mine])
        print(f"{row.name:34}{row.n:>14,}{each.median:>14,.0f}   {each.low:,.0f} to {each.high:,.0f}")
    told = {(row.name, row.n): [row.n * rate for rate in mine] for row, mine in zip(rows, found, strict=True)}
    for (peer, n), goal in GOALS.items() if not asked.alone else ():
        times = ratios(told["tarok_play_v0.vector", MANY], told[peer, n])
        said = "reached" if times.median >= goal else "MISSED"
        print(f"vector({MANY}) / {peer}: {times.median:.0f} times, goal {goal}: {said}")


def all_rows() -> Iterator[Row]:
    """Yield all that can be measured here."""
    for n in SIZES:
        yield Row("tarok_play_v0.vector", n, of_vector(n))
    yield from by_agents()
    for n in (1, MANY):
        yield Row("OpenSpiel tarok", n, of_openspiel("tarok", n, seen=False))
    yield Row("OpenSpiel bridge, seen", MANY, of_openspiel("bridge", MANY, seen=True))
    if find_spec("rlcard"):
        yield Row("RLCard bridge", 1, of_rlcard())
    if find_spec("pgx"):
        for n in (1, MANY):
            yield Row("pgx sparrow_mahjong", n, of_pgx(n))


def by_agents() -> Iterator[Row]:
    """Yield what acts step by step, in one deal: of whole deals a step is anything that is done in them."""
    yield Row("tarok_v0", 1, of_agents("play"))
    yield Row("tarok_v0, whole deals", 1, of_agents("all"))
    yield Row("tarok.envs.gym, against `rule`", 1, of_learner())


def of_vector(n: int) -> Work:
    """Deals of Slovenian tarok, bid by rule bots."""
    table = tarok_play_v0.vector(n, seed=1)

    def work(times: int) -> None:
        for _ in range(times):
            table.step(table.cards("random"))

    return work


def of_agents(phases: Phases) -> Work:
    """The same game, one deal after another, as an environment of PettingZoo."""
    env, dice = tarok_v0.env(phases=phases), thrown()
    env.reset(seed=1)

    def work(times: int) -> None:
        for _ in range(times):
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                observation = env.last()[0]
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[next(dice) % len(legal)]))

    return work


def of_learner() -> Work:
    """Whole deals of the same game as an environment of Gymnasium: a step is the learner's, bots play on."""
    env, dice = Table(), thrown()
    observation, _ = env.reset(seed=1)

    def work(times: int) -> None:
        nonlocal observation
        for _ in range(times):
            legal = observation["action_mask"].nonzero()[0]
            observation, _, ended, _, _ = env.step(int(legal[next(dice) % len(legal)]))
            if ended:
                observation, _ = env.reset()

    return work


def of_openspiel(name: str, n: int, *, seen: bool) -> Work:
    """States of OpenSpiel in the play of the cards, each a deal of its own."""
    dice = thrown()
    begins = [openspiel_deal(name, dice) for _ in range(64)]
    states = [begins[i % len(begins)].clone() for i in range(n)]

    def work(times: int) -> None:
        for _ in range(times):
            for i, state in enumerate(states):
                legal = state.legal_actions()
                state.apply_action(legal[next(dice) % len(legal)])
                if state.is_terminal():
                    state.returns()
                    states[i] = begins[next(dice) % len(begins)].clone()
                if seen:
                    states[i].observation_tensor()
                    states[i].legal_actions_mask()

    return work


def openspiel_deal(name: str, dice: Iterator[int]) -> Any:  # noqa: ANN401 - a module without types
    """Return a deal at its first card: a three, or one no-trump, whatever the cards."""
    import pyspiel  # noqa: PLC0415 - it is there only now

    if name == "tarok":
        state = pyspiel.load_game(name, {"players": 4, "rng_seed": next(dice)}).new_initial_state()
        for action in OPENING:
            state.apply_action(action)
        for _ in range(EXCHANGE):
            state.apply_action(state.legal_actions()[0])
        return state
    state = pyspiel.load_game(name, {"use_double_dummy_result": False}).new_initial_state()
    while state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[next(dice) % len(legal)])
    for action in ONE_NO_TRUMP:
        state.apply_action(action)
    return state


def of_rlcard() -> Work:
    """RLCard's bridge, bids included."""
    import rlcard  # noqa: PLC0415 - is there or not

    env, dice = rlcard.make("bridge", {"seed": 1}), thrown()
    state, _ = env.reset()

    def work(times: int) -> None:
        nonlocal state
        for _ in range(times):
            legal = [*state["legal_actions"]]
            state, _ = env.step(legal[next(dice) % len(legal)])
            if env.is_over():
                env.get_payoffs()
                state, _ = env.reset()

    return work


def of_pgx(n: int) -> Work:
    """Games of pgx's sparrow_mahjong, which begin anew by themselves."""
    import jax  # noqa: PLC0415 - is there or not
    import pgx  # noqa: PLC0415 - the same holds here
    from pgx.experimental.wrappers import auto_reset  # noqa: PLC0415 - the same holds here

    env = pgx.make("sparrow_mahjong")
    begin = jax.jit(jax.vmap(env.init))
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, n))

    @jax.jit
    def step(state: Any, key: Any) -> Any:  # noqa: ANN401 - arrays of JAX
        draw, deal, key = jax.random.split(key, 3)
        chances = jax.numpy.log(state.legal_action_mask.astype(float))
        actions = jax.random.categorical(draw, chances, axis=1)
        return jax.vmap(auto_reset(env.step, env.init))(state, actions, jax.random.split(deal, n)), key

    state, key = step(state, key)

    def work(times: int) -> None:
        nonlocal state, key
        for _ in range(times):
            state, key = step(state, key)
        jax.block_until_ready(state.rewards)

    return work


if __name__ == "__main__":
    main()
