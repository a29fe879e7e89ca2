"""`tarok perft`: in how many ways a phase can go."""

import random

import typer

from tarok.cards.deck import Cards
from tarok.cli.input_checks import deal_from, sentence
from tarok.cli.text_tables import busy
from tarok.engine.deal import Deal, Game, start
from tarok.engine.perft import forward, holding, last_words, phase_names
from tarok.engine.perft import perft as count
from tarok.games import FAMILIES
from tarok.validation.arguments import near


def print_count(game: Game, phase: str, *, seed: int, file: str | None, hands: str | None) -> None:
    """Print the number of ways; in an auction equal positions are counted once."""
    deal = deal_from(file) if file else _shuffled(game, seed)
    names = phase_names(deal.game)
    with sentence():
        if phase not in names:
            raise ValueError(f"{game.profile} has no phase {phase!r}; {near(phase, names, 'it has')}")
        deal = _held(game, phase, hands) if hands else forward(deal, phase)
    once = phase == "auction" and FAMILIES[deal.game.key].by_last_words
    with busy("counting"):
        found = count(deal, phase, last_words if once else None)
    typer.echo(found)


def _held(game: Game, phase: str, hands: str) -> Deal:
    """Return the phase with these hands, separated by commas; a single one is used for all players."""
    parsed = [Cards.of(game.faces.parse_all(hand)) for hand in hands.split(",")]
    return holding(game, phase, parsed * game.seats if len(parsed) == 1 else parsed)


def _shuffled(game: Game, seed: int) -> Deal:
    pack = list(game.pack)
    random.Random(seed).shuffle(pack)
    return start(game, pack)
