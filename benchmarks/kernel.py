"""Measure the kernel: CPU time of one thread, each figure in turn with its peer, all in one run.

OpenSpiel's tarok, written in C++, is the peer of playouts and of card play that Python drives.

Example: tarok bench, or python benchmarks/kernel.py --rounds 7
"""

import argparse
import random
import resource
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from itertools import cycle
from typing import Any, NamedTuple

import peers
from timing import Spread, rates, ratios, spread

from tarok.cards import Cards
from tarok.deal import Deal, Game
from tarok.games import GAMES
from tarok.kernel import Position, missing, objective, pack, playouts
from tarok.phases import position
from tarok.table import FOREHAND, Fact

OPENING = (0, 0, 0, 0, 2)
"""A deal of OpenSpiel for four: the cards, three passes, and the bid `three`."""
EXCHANGE = 5
"""The actions of it from there to the play: a king, a part of the talon, three cards laid away."""
PLAYOUTS = 1000
"""OpenSpiel lets its plays by chance be timed only within a search: so many from each position."""
NOT_ALIKE = """\
Not like for like.  OpenSpiel deals the cards itself; its plays by chance stand within a search, which takes a
little of the time, and begin up to a few cards later.  Both end with what every seat is paid."""


class Figure(NamedTuple):
    """A figure that has a floor and a goal; `more` says that it is the better, the higher."""

    name: str
    found: Spread
    floor: float
    goal: float
    unit: str = "x"
    more: bool = True

    def __str__(self) -> str:
        good = [(self.found.median >= mark) is self.more for mark in (self.floor, self.goal)]
        said = "goal" if all(good) else "floor" if good[0] else "MISSED"
        marks = f"{self.floor:>6g}{self.unit:3}{self.goal:>6g}{self.unit:3}"
        ends = f"{self.found.low:.3g} to {self.found.high:.3g}"
        return f"{self.name:56}{self.found.median:8.2f}{self.unit:3}{marks}{said:8}{ends}"


class Form(NamedTuple):
    """What the solver is given: a game, its contract, and who plays with whom."""

    name: str
    game: str
    contract: str
    partner: int | None
    most: int


FORMS = (
    Form("four players, 2 against 2", "slovenian", "three", 2, 12),
    Form("four players, 1 against 3", "slovenian", "three", None, 12),
    Form("three players, 1 against 2", "slovenian_3", "three", None, 16),
    Form("Hungarian, 2 against 2", "paskievics", "three", 2, 9),
)


def main() -> None:
    """Measure everything, and print it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=9, help="so many measurements of each rate")
    asked = parser.parse_args()
    if missing():
        sys.exit(f"tarok: {missing()}")
    peers.fetch()
    print(f"{'figure':56}{'median':>8}   {'floor':>6}   {'goal':>6}   {'reached':8}of the rounds")
    for measure in (of_plays, of_importing):
        for figure in measure(asked.rounds):
            print(figure, flush=True)
    print(NOT_ALIKE)


def of_plays(rounds: int) -> Iterator[Figure]:
    """Return the figures that have OpenSpiel as their peer."""
    import pyspiel  # noqa: PLC0415 - it is there only now

    state = pyspiel.load_game("tarok", {"players": 4, "rng_seed": 1}).new_initial_state()
    for action in OPENING:
        state.apply_action(action)
    for _ in range(EXCHANGE):
        state.apply_action(state.legal_actions()[0])
    deal = dealt(FORMS[0], 12, 1)
    spec, pays = pack(deal), objective(deal)
    plays = [lambda times: playouts(spec, times * PLAYOUTS, pays=pays), partial(searched, state)]
    ours, theirs = rates(plays, rounds)
    yield Figure("playouts from a deal / those of OpenSpiel in C++", ratios(ours, theirs), 12, 30)
    begin = Position(spec)
    ours, theirs = rates([partial(played, begin), partial(played_by_peer, state)], rounds)
    yield Figure("card play driven by Python / that of OpenSpiel", ratios(ours, theirs), 3, 4)


def searched(state: Any, times: int) -> None:  # noqa: ANN401 - of a module without types
    """Let OpenSpiel look at so many positions, and play each of them out by chance."""
    import pyspiel  # noqa: PLC0415 - it is there only now

    judge = pyspiel.RandomRolloutEvaluator(PLAYOUTS, seed=1)
    kept, solving, talking = 100, False, False
    pyspiel.MCTSBot(state.get_game(), judge, 2.0, times, kept, solving, 1, talking).mcts_search(state)


def played(begin: Position, times: int) -> None:
    """Play a position out by chance so often, card by card, in Python."""
    dice = thrown()
    for _ in range(times):
        position = begin.clone()
        while legal := position.legal():
            position.play(legal[next(dice) % len(legal)])


def played_by_peer(begin: Any, times: int) -> None:  # noqa: ANN401 - of a module without types
    """Do the same with a state of OpenSpiel."""
    dice = thrown()
    for _ in range(times):
        state = begin.clone()
        while legal := state.legal_actions():
            state.apply_action(legal[next(dice) % len(legal)])


def thrown() -> Iterator[int]:
    """Return numbers of chance, thrown beforehand: to throw them takes longer than to play."""
    chance = random.Random(1)
    return cycle([chance.randrange(1 << 20) for _ in range(9973)])


def dealt(form: Form, cards: int, seed: int) -> Deal:
    """Return a deal of this form at its first trick, with so many cards in each hand."""
    game: Game = GAMES[form.game]()
    pack = random.Random(seed).sample(sorted(game.pack), game.seats * cards)
    hands = [Cards.of(pack[i * cards : (i + 1) * cards]) for i in range(game.seats)]
    return position(
        game,
        phase="trick",
        hands=hands,
        contract=form.contract,
        declarer=0,
        partner=form.partner,
        facts=(Fact(FOREHAND, seed % game.seats),),
    )


def of_importing(rounds: int) -> Iterator[Figure]:
    """Return what it costs to import tarok, beside the start of Python, in milliseconds of CPU time."""
    took = [starting("import tarok") - starting("pass") for _ in range(rounds)]
    yield Figure("import tarok", spread([1000 * each for each in took]), 100, 50, " ms", more=False)


def starting(code: str) -> float:
    """Return the CPU time of a Python that does this."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    main()
