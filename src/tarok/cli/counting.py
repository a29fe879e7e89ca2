"""`tarok perft`: in how many ways a phase can go."""

import random

import typer

from tarok.cli.inputs import deal_from, sentence
from tarok.deal import Deal, Game, start
from tarok.perft import forward, last_words
from tarok.perft import perft as count


def print_count(game: Game, phase: str, *, seed: int, file: str | None) -> None:
    """Print the number of ways; in an auction equal positions are counted once."""
    deal = deal_from(file) if file else _shuffled(game, seed)
    names = list(dict.fromkeys(each.__name__ for each in deal.game.phases))
    with sentence():
        if phase not in names:
            raise ValueError(f"{game.profile} has no phase {phase!r}; it has {', '.join(names)}")
        deal = forward(deal, phase)
    typer.echo(count(deal, phase, last_words if phase == "auction" else None))


def _shuffled(game: Game, seed: int) -> Deal:
    pack = list(game.pack)
    random.Random(seed).shuffle(pack)
    return start(game, pack)
