"""A game as its key and the house rules that differ from its defaults, small enough to send."""

from functools import cache
from typing import TypeAlias

from msgspec.structs import asdict

from tarok.engine.deal import Game
from tarok.games import GAMES
from tarok.notation import built

House: TypeAlias = tuple[tuple[str, bool | int | str], ...]
"""House rules by name, where they differ from those of the game."""


def differing(game: Game) -> House:
    """Return the house rules that differ from those of the game."""
    usual = asdict(GAMES[game.key]().options)
    return tuple((name, value) for name, value in asdict(game.options).items() if value != usual[name])


@cache
def playing(key: str, house: House) -> Game:
    """Return the game with these house rules."""
    return built(GAMES, key, dict(house))
