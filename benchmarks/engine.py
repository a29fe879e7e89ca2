"""Measure the engine: whole deals a second of every game, CPU time, medians of one run.

The loops stand for three uses of it: `talk aside`, the engine alone, where the lowest bid is made, everybody
else passes, and cards are played at random; `bold`, random players who speak gladly, each by its view; and
`rule`, players by rules.  With --peers OpenSpiel is fetched, and its tarok goes through the first of them.

Example: python benchmarks/engine.py --games slovenian illustrated --peers
"""

import argparse
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import peers
from timing import rates, ratios, spread

from tarok.bots import PLAYERS
from tarok.engine.actions import PASS, Action, Bid, Choose
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.view import play
from tarok.games import GAMES

SEATS = {"slovenian": 4, "slovenian_3": 3}
"""The games that OpenSpiel has, by their number of players."""
KLOP_OR_THREE = 2
"""The number of the bid `three` in OpenSpiel."""
COUNTED = 100
"""In how many deals the actions are counted."""
NOT_ALIKE = """\
Not like for like: in OpenSpiel a deal is one step of chance, the bids are set (all pass, and forehand plays
three), nothing is announced or doubled, and a state is changed in place.  Here somebody cuts, whoever speaks
first bids the lowest contract, all are asked in the round of announcements, every choice carries what may not
be done and why, and each action makes a new deal while the old one stays as it was."""


class Loop(NamedTuple):
    """Something to be measured: plays deals numbered from 0, and returns how many actions they had."""

    game: str
    name: str
    deals: Callable[[int], int]


def main() -> None:
    """Measure all loops in turn, again and again, and print the medians."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", default=[*GAMES], choices=GAMES, help="the keys of the games")
    parser.add_argument("--rounds", type=int, default=9, help="how many measurements of each")
    parser.add_argument("--peers", action="store_true", help="fetch OpenSpiel, and measure it as well")
    asked = parser.parse_args()
    loops = [loop for key in asked.games for loop in loops_of(GAMES[key](), peers=asked.peers)]
    found = rates([loop.deals for loop in loops], asked.rounds)
    print(
        f"{'game':16}{'loop':12}{'deals/s':>9}{'actions':>9}{'us/action':>11}   lowest and highest of a round"
    )
    for loop, rounds in zip(loops, found, strict=True):
        deals, actions = spread(rounds), loop.deals(COUNTED) / COUNTED
        each = 1e6 / deals.median / actions
        ends = f"{deals.low:.0f} {deals.high:.0f}"
        print(f"{loop.game:16}{loop.name:12}{deals.median:9.0f}{actions:9.1f}{each:11.1f}   {ends}")
    if asked.peers:
        tell_ratios(dict(zip(((loop.game, loop.name) for loop in loops), found, strict=True)))


def loops_of(game: Game, *, peers: bool) -> Iterator[Loop]:
    """Return what is measured of a game."""
    yield Loop(game.key, "talk aside", partial(deals_of, game, quietly))
    for name in ("bold", "rule"):
        player = PLAYERS[name](game, 1)
        yield Loop(game.key, name, partial(deals_of, game, lambda deal, _, p=player: all_play(deal, p)))
    if peers and game.key in SEATS:
        yield Loop(game.key, "OpenSpiel", partial(open_spiel(), SEATS[game.key]))


def deals_of(game: Game, finish: Callable[[Deal, random.Random], Deal], deals: int) -> int:
    """Play a number of deals of a game, and return the number of actions."""
    actions = 0
    for number in range(deals):
        chance = random.Random(number)
        pack = [*game.pack]
        chance.shuffle(pack)
        actions += len(finish(start(game, pack), chance).log)
    return actions


def quietly(deal: Deal, chance: random.Random) -> Deal:
    """Play a deal to its end: the first who may bids the lowest contract, and nobody says anything else."""
    while deal.due:
        deal = act(deal, word(deal, chance))
    return deal


def word(deal: Deal, chance: random.Random) -> Action:
    """Return what is said or played in a deal without talk."""
    assert deal.due is not None
    legal = deal.due.legal
    if PASS in legal:
        bids = [action for action in legal if type(action) is Bid]
        return bids[0] if bids and not any(type(action) is Bid for _, action in deal.log) else PASS
    return legal[0] if type(legal[0]) in {Bid, Choose} else chance.choice(legal)


def all_play(deal: Deal, player: Callable[[Any], Action]) -> Deal:
    """Let the player play all seats."""
    return play(deal, [player] * deal.game.seats)


def open_spiel() -> Callable[[int, int], int]:
    """Return the loop of OpenSpiel, by the number of players and of deals; it is fetched the first time."""
    peers.fetch()
    import pyspiel  # noqa: PLC0415 - it is there only now

    def deals_of_peer(players: int, deals: int) -> int:
        game = pyspiel.load_game("tarok", {"players": players, "rng_seed": 1})
        actions = 0
        for number in range(deals):
            actions += one_of_peer(game.new_initial_state(), players, random.Random(number))
        return actions

    return deals_of_peer


def one_of_peer(state: Any, players: int, chance: random.Random) -> int:  # noqa: ANN401 - of a module without types
    """Play a deal of OpenSpiel: all pass, forehand plays three, and the rest is chance."""
    bids = [0, *[0] * (players - 1), KLOP_OR_THREE]
    for bid in bids:
        state.apply_action(bid)
    actions = len(bids)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        actions += 1
    return actions


def tell_ratios(found: dict[tuple[str, str], list[float]]) -> None:
    """Print how the engine compares to OpenSpiel, round by round, and what is not like for like."""
    for game in SEATS:
        if (game, "OpenSpiel") in found:
            many = ratios(found[game, "talk aside"], found[game, "OpenSpiel"])
            print(f"{game}: {many.median:.3f} deals to one of OpenSpiel ({many.low:.3f} to {many.high:.3f})")
    print(NOT_ALIKE)


if __name__ == "__main__":
    main()
