"""Measure the kernel: CPU time of one thread, each figure in turn with its peer, all in one run.

OpenSpiel's tarok, written in C++, is the peer of playouts and of card play that Python drives, the bridge
solver DDS that of the solver.  With --forms the solver is also measured by the cards that are left.

Example: tarok bench, or python benchmarks/kernel.py --rounds 7 --deals 50
"""

import argparse
import random
import resource
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from itertools import chain, cycle
from statistics import mean, median
from typing import Any, NamedTuple

import peers
from timing import Spread, progress, rates, ratios, seconds, spread

from tarok.cards.deck import Cards
from tarok.engine.deal import Deal, Game
from tarok.engine.deal_types import Fact
from tarok.engine.fact_kinds import FactKind
from tarok.engine.phases import position
from tarok.games import GAMES
from tarok.kernel import PlaySpec, missing, pack, payoff

if missing():
    sys.exit(f"tarok: {missing()}")

from tarok.kernel import Position, Solver, playouts

OPENING = (0, 0, 0, 0, 2)
"""A deal of OpenSpiel for four: the cards, three passes, and the bid `three`."""
EXCHANGE = 5
"""The actions of it from there to the play: a king, a part of the talon, three cards laid away."""
PLAYOUTS = 1000
"""OpenSpiel lets its random playouts be timed only within a search: how many from each position."""
MEMORY = 64 << 20
"""Bytes of the solver's table."""
NOT_ALIKE = """\
Not like for like.  OpenSpiel deals the cards itself; its random playouts stand within a search, which takes a
little of the time, and begin up to a few cards later.  Both end with what every seat is paid.  DDS: bridge
counts tricks, 0 to 13, and tarok card points, 0 to 210 thirds, of which there is more to find out; 22 of its
54 cards are trumps.  Each solves as many cards a hand, dealt at random, two against two, here beginning with
an empty table; the mean is told, and behind it the ratios of mean and median."""


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
    parser.add_argument("--rounds", type=int, default=9, help="how many measurements of each rate")
    parser.add_argument("--deals", type=int, default=50, help="how many deals for the solver")
    parser.add_argument("--forms", action="store_true", help="also solve every form by the cards left")
    asked = parser.parse_args()
    peers.fetch()
    print(f"{'figure':56}{'median':>8}   {'floor':>6}   {'goal':>6}   {'reached':8}lowest and highest")
    for figure in chain(of_plays(asked.rounds), of_solving(asked.deals), of_importing(asked.rounds)):
        print(figure, flush=True)
    if asked.forms:
        tell_forms(asked.deals)
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
    spec, told = pack(deal), payoff(deal)
    plays = [lambda times: playouts(spec, times * PLAYOUTS, payoff=told), partial(searched, state)]
    ours, theirs = rates(plays, rounds)
    yield Figure("playouts from a deal / those of OpenSpiel in C++", ratios(ours, theirs), 12, 30)
    begin = Position(spec)
    ours, theirs = rates([partial(played, begin), partial(played_by_peer, state)], rounds)
    yield Figure("card play driven by Python / that of OpenSpiel", ratios(ours, theirs), 3, 4)


def searched(state: Any, times: int) -> None:  # noqa: ANN401 - of a module without types
    """Let OpenSpiel look at a number of positions, and play each of them out at random."""
    import pyspiel  # noqa: PLC0415 - it is there only now

    judge = pyspiel.RandomRolloutEvaluator(PLAYOUTS, seed=1)
    kept, solving, talking = 100, False, False
    pyspiel.MCTSBot(state.get_game(), judge, 2.0, times, kept, solving, 1, talking).mcts_search(state)


def played(begin: Position, times: int) -> None:
    """Play a position out at random a number of times, card by card, in Python."""
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
    """Return random numbers, thrown beforehand: to throw them takes longer than to play."""
    chance = random.Random(1)
    return cycle([chance.randrange(1 << 20) for _ in range(9973)])


def of_solving(deals: int) -> Iterator[Figure]:
    """Return the figures that have DDS as their peer: how many times as long a deal takes here."""
    bridge = {
        cards: [solved_by_peer(cards, seed) for seed in progress(f"DDS, {cards} cards", range(deals))]
        for cards in (9, 12)
    }
    for form, cards, peer, floor, goal in (
        (FORMS[0], 9, 9, 8, 4),
        (FORMS[0], 12, 12, 60, 20),
        (FORMS[3], 9, 9, 25, 8),
    ):
        ours = solved(form, cards, deals)
        times = mean(ours) / mean(bridge[peer])
        middle = median(ours) / median(bridge[peer])
        name = f"{form.name}, {cards} cards: mean / DDS {peer} cards"
        yield Figure(name, Spread(times, min(times, middle), max(times, middle)), floor, goal, more=False)


def solved(form: Form, cards: int, deals: int) -> list[float]:
    """Return the seconds that each deal takes: the exact units of side 0."""
    solver = Solver(MEMORY)
    found = []
    for seed in progress(f"{form.name}, {cards} cards", range(deals)):
        spec = pack(dealt(form, cards, seed))
        found.append(seconds(partial(exact, solver, spec)))
    return found


def exact(solver: Solver, spec: PlaySpec) -> int:
    """Solve a position that has nothing in common with the one before."""
    solver.forget()
    solver.place(spec)
    return solver.value()


def solved_by_peer(cards: int, seed: int) -> float:
    """Return the seconds that DDS takes for a deal of bridge with this number of cards a hand."""
    import endplay._dds  # noqa: PLC0415 - it is there only now, and says there how many threads it takes
    from endplay.dds.solve import SolveMode, solve_board  # noqa: PLC0415 - the same holds here
    from endplay.types import Deal as Bridge  # noqa: PLC0415 - the same holds here
    from endplay.types import Denom, Player  # noqa: PLC0415 - the same holds here

    endplay._dds.SetMaxThreads(1)  # noqa: SLF001 - it is said nowhere else
    pack = random.Random(seed).sample(range(52), 4 * cards)
    hands = (pack[i * cards : (i + 1) * cards] for i in range(4))
    ranks = [
        [sorted((c % 13 for c in hand if c // 13 == suit), reverse=True) for suit in range(4)]
        for hand in hands
    ]
    text = " ".join(".".join("".join("23456789TJQKA"[r] for r in suit) for suit in hand) for hand in ranks)
    deal = Bridge(f"N:{text}", first=Player(seed % 4), trump=Denom.spades)
    return seconds(lambda: solve_board(deal, SolveMode.OptimalOne))


def dealt(form: Form, cards: int, seed: int) -> Deal:
    """Return a deal of this form at its first trick, with this number of cards in each hand."""
    game: Game = GAMES[form.game]()
    pack = random.Random(seed).sample(sorted(game.pack), game.seats * cards)
    hands = [Cards.of(pack[i * cards : (i + 1) * cards]) for i in range(game.seats)]
    return position(
        game,
        phase="trick",
        hands=hands,
        talon=tuple(game.pack - Cards.of(pack)),
        contract=form.contract,
        declarer=0,
        partner=form.partner,
        facts=(Fact(FactKind.FOREHAND, seed % game.seats),),
    )


def of_importing(rounds: int) -> Iterator[Figure]:
    """Return what it costs to import tarok, beside the start of Python, in milliseconds of CPU time."""
    took = [starting("import tarok") - starting("pass") for _ in progress("importing", range(rounds))]
    yield Figure("import tarok", spread([1000 * each for each in took]), 100, 50, " ms", more=False)


def starting(code: str) -> float:
    """Return the CPU time of a Python that does this."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def tell_forms(deals: int) -> None:
    """Print how long the solver takes by the cards that each hand has left."""
    print(f"\n{'solver':32}{'cards':>6}{'deals':>7}{'mean':>10}{'median':>10}{'longest':>10} ms")
    for form in FORMS:
        for cards in range(4, form.most + 1):
            found = [1000 * each for each in solved(form, cards, deals)]
            row = f"{mean(found):10.3f}{median(found):10.3f}{max(found):10.1f}"
            print(f"{form.name:32}{cards:6}{deals:7}{row}", flush=True)


if __name__ == "__main__":
    main()
