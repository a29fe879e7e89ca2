"""How fine the meshes of a net are: what has to be quick takes some deals by day, and many more by night."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tarok.engine.deal import Game
from tarok.games import FAMILIES, GAMES, PROFILES


def deals(by_day: int, by_night: int) -> list[Any]:
    """How many deals are played, or things tried: the values of a parameter."""
    return [
        pytest.param(by_day, id="by_day"),
        pytest.param(by_night, id="by_night", marks=pytest.mark.night),
    ]


def more(by_default: int, long: int) -> list[Any]:
    """How many are tried: the values of a parameter, of which `long` tries the greater number."""
    return [
        pytest.param(by_default, id=f"{by_default}"),
        pytest.param(long, id=f"{long}", marks=pytest.mark.long),
    ]


def families() -> list[Any]:
    """Each game by its key: the values of a parameter, in the default run one of each family."""
    first = {FAMILIES[key].id: key for key in reversed(GAMES)}
    return [pytest.param(key, marks=() if key in first.values() else pytest.mark.long) for key in GAMES]


def each(games: Mapping[str, Game]) -> list[Any]:
    """Games and profiles by name: the values of a parameter, the profiles apart from the day's tests."""
    return [
        pytest.param(game, id=name, marks=() if name in GAMES else pytest.mark.long)
        for name, game in games.items()
    ]


def houses() -> dict[str, Game]:
    """Every game by its key, and every profile that differs from it by its name."""
    named = (each for profiles in PROFILES.items() for each in _differing(*profiles))
    return {key: make() for key, make in GAMES.items()} | dict(named)


def _differing(key: str, profiles: Mapping[str, Mapping[str, object]]) -> Iterator[tuple[str, Game]]:
    return ((name, GAMES[key](**options)) for name, options in profiles.items() if options)
